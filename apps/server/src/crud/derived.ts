import { columnName, type Derived, linkBelow } from "@portal/definition";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { dayOf } from "../seoul";
import { aliasOf, type Entity, entityOf } from "./entity";
import { whereComparable } from "./field-access";
import { columnOf, isKept } from "./place";
import { whereReadable } from "./reading";
import type { Asking } from "./rules";
import { whereFixed } from "./scope";

/** What a derived column of an entity is, as a table of one row with `value`, beside a record of the entity's table. */
export function derivedValue(asking: Asking, entity: Entity, derived: Derived): SQL {
  if ("of" in derived) return valueBelow(asking, entity, derived);
  const { fields } = entity.definition;
  const column = columnOf(entity.table, columnName(derived.field, fields[derived.field]));
  const day =
    fields[derived.field]?.kind === "dateTime" ? sql`(${column} at time zone 'Asia/Seoul')::date` : sql`${column}`;
  const today = sql`${dayOf(asking.now)}::date`;
  return derived.derives === "daysUntil"
    ? sql`(select ${day} - ${today} as value)`
    : sql`(select extract(year from age(${today}, ${day}))::int as value)`;
}

/** Counted of the records that link to this one: of those that the reader may open, and of parts, which come with it. */
function valueBelow(asking: Asking, entity: Entity, derived: Extract<Derived, { of: string }>): SQL {
  const child = entityOf(entity, derived.of);
  const below: Entity = { ...child, table: aliasOf(child, "below") };
  const { fields } = child.definition;
  const link = linkBelow((name) => entity.entities.get(name)?.definition, entity.name, derived);
  const isTold = derived.isWhole === true || child.partOf === entity.name;
  const where = and(
    eq(columnOf(below.table, columnName(link, fields[link])), entity.table.idx),
    isKept(below.table),
    whereFixed(below, derived.where),
    isTold ? undefined : whereReadable(asking, below),
    derived.field === undefined ? undefined : whereComparable(asking, below, derived.field),
  );
  const column = derived.field === undefined ? sql`*` : columnOf(below.table, derived.field);
  const value = { count: sql`count(*)`, sum: sql`coalesce(sum(${column}), 0)`, last: sql`max(${column})` };
  return sql`(select ${value[derived.derives]} as value from ${child.table} below where ${where})`;
}
