import { columnName, type Derived, type FieldKey, linkBelow } from "@portal/definition";
import { and, eq, exists, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { RequestContext } from "../../records/rules";
import { dayOf } from "../../seoul";
import { whereComparable } from "../access/field-access";
import { aliasOf, type Entity, entityOf } from "../entity";
import { columnOf, fieldAt, isKept } from "../place";
import { whereReadable } from "../reading/reading";

/** What a derived column of an entity is, as a table of one row with `value`, beside a record of the entity's table. */
export function derivedValue(context: RequestContext, entity: Entity, derived: Derived): SQL {
  if ("of" in derived) return valueBelow(context, entity, derived);
  if (derived.derives === "difference") return differenceOf(context, entity, derived);
  if (derived.derives === "share") return shareOf(context, entity, derived);
  if (derived.derives === "straightLine") return straightLineOf(context, entity, derived);
  const { fields } = entity.definition;
  const column = columnOf(entity.table, columnName(derived.field, fields[derived.field]));
  const kind = fields[derived.field]?.kind ?? "dateTime";
  const ends = { dateTime: sql`(${column} at time zone 'Asia/Seoul')::date`, month: lastDayOf(column) };
  const day = kind === "dateTime" || kind === "month" ? ends[kind] : sql`${column}`;
  const today = sql`${dayOf(context.now)}::date`;
  const end =
    derived.until === undefined ? today : sql`coalesce(${ownValue(context, entity, derived.until)}, ${today})`;
  const value = {
    daysUntil: sql`${day} - ${today}`,
    daysSince: sql`greatest(${today} - ${day}, 0)`,
    years: sql`extract(year from age(${end}, ${day}))::int`,
  }[derived.derives];
  const where = whereAll(entity, derived.where);
  return where ? sql`(select case when ${where} then ${value} end as value)` : sql`(select ${value} as value)`;
}

/** The last day of a month, `YYYY-MM`. */
function lastDayOf(month: SQLWrapper): SQL {
  return sql`((${month} || '-01')::date + interval '1 month' - interval '1 day')::date`;
}

/**
 * Counted of the records that link to this one: of those that the reader may open, and of parts, which come with it. How
 * many there are and what they add up to is shown of all of them or not at all: a part would pass for the whole.
 */
function valueBelow(context: RequestContext, entity: Entity, derived: Extract<Derived, { of: string }>): SQL {
  const child = entityOf(entity, derived.of);
  const below: Entity = { ...child, table: aliasOf(child, "below") };
  const isTold = derived.isWhole === true || child.partOf === entity.name;
  const where = and(
    whereBelow(entity, below, derived),
    derived.during && whereDuring(entity, below, derived.during),
    isKept(below.table),
    whereAll(below, derived.where),
  );
  const readable = and(
    isTold ? undefined : whereReadable(context, below),
    derived.field === undefined ? undefined : whereComparable(context, below, derived.field),
  );
  const column = derived.field === undefined ? sql`*` : columnOf(below.table, derived.field);
  const value = {
    count: sql`count(*)`,
    sum: sql`coalesce(sum(${column}), 0)`,
    first: sql`min(${column})`,
    average: sql`round(avg(${column}), 1)`,
    last: derived.along === undefined ? sql`max(${column})` : latestOf(column, below, derived.along),
  };
  const isTotal = derived.derives === "count" || derived.derives === "sum";
  if (readable && isTotal) {
    const told = sql`case when bool_and(coalesce(${readable}, false)) is not false then ${value[derived.derives]} end`;
    return sql`(select ${told} as value from ${child.table} below where ${where})`;
  }
  return sql`(select ${value[derived.derives]} as value from ${child.table} below where ${and(where, readable)})`;
}

/** The value of the record whose date is the latest; of two of a day, of the one that was written later. */
function latestOf(column: SQLWrapper, { table }: Entity, along: string): SQL {
  return sql`(array_agg(${column} order by ${columnOf(table, along)} desc, ${table.idx} desc))[1]`;
}

/** The records that link to this one, or as it does to others. */
function whereBelow(entity: Entity, below: Entity, derived: Extract<Derived, { of: string }>): SQL | undefined {
  const linkOf = ({ table, definition }: Entity, key: string) =>
    columnOf(table, columnName(key, definition.fields[key]));
  if (derived.alike) return and(...derived.alike.map((key) => eq(linkOf(below, key), linkOf(entity, key))));
  const link = linkBelow((name) => entity.entities.get(name)?.definition, entity.name, derived);
  return eq(linkOf(below, link), entity.table.idx);
}

/** The records of the months from one day to another. */
function whereDuring(entity: Entity, below: Entity, { month, from, to }: { month: string; from: string; to: string }) {
  const [first, last] = [from, to].map((key) => sql`to_char(${dayAt(entity, key)}, 'YYYY-MM')`);
  return sql`${columnOf(below.table, month)} between ${first} and ${last}`;
}

/** A date of the record, or of one that it links to. */
function dayAt(entity: Entity, key: FieldKey): SQLWrapper {
  const [link = "", inner] = key.split(".");
  const { column, field } = fieldAt(entity, link);
  if (inner === undefined || field.kind !== "link") return column;
  const linked = entityOf(entity, field.to);
  const head: Entity = { ...linked, table: aliasOf(linked, "head") };
  return sql`(select ${fieldAt(head, inner).column} from ${linked.table} head where ${head.table.idx} = ${column})`;
}

/**
 * Records that have one of these values in each of these fields, of themselves or of a record that they link to; of
 * none, nothing.
 */
export function whereAll(of: Entity, where: Extract<Derived, { of: string }>["where"] = {}): SQL | undefined {
  return and(...Object.entries(where).map(([key, value]) => whereOneOf(of, key, [value].flat())));
}

function whereOneOf(below: Entity, key: FieldKey, values: readonly unknown[]): SQL {
  const [link = "", inner] = key.split(".");
  const { column, field } = fieldAt(below, link);
  const isOneOf = (one: SQLWrapper) => or(...values.map((value) => sql`${one} = ${value}`)) ?? sql`false`;
  if (inner === undefined || field.kind !== "link") return isOneOf(column);
  const linked = entityOf(below, field.to);
  const head: Entity = { ...linked, table: aliasOf(linked, "head") };
  const isMeant = and(sql`${head.table.idx} = ${column}`, isKept(head.table), isOneOf(fieldAt(head, inner).column));
  return exists(sql`(select from ${linked.table} head where ${isMeant})`);
}

function differenceOf(
  context: RequestContext,
  entity: Entity,
  { from, less }: Extract<Derived, { less: unknown }>,
): SQL {
  // nothing is left of what has no number
  const values = [ownValue(context, entity, from), ...less.map((key) => countedIn(context, entity, key))];
  return sql`(select ${sql.join(values, sql` - `)} as value)`;
}

function shareOf(context: RequestContext, entity: Entity, { part, whole }: Extract<Derived, { whole: string }>): SQL {
  const [of, all] = [countedIn(context, entity, part), countedIn(context, entity, whole)];
  return sql`(select round(100.0 * ${of} / nullif(${all}, 0))::int as value)`;
}

function straightLineOf({ now }: RequestContext, { table }: Entity, derived: Extract<Derived, { price: string }>): SQL {
  const [price, from, years] = [derived.price, derived.from, derived.years].map((key) => columnOf(table, key));
  const age = sql`age(${dayOf(now)}::date, ${from})`;
  const months = sql`greatest(extract(year from ${age}) * 12 + extract(month from ${age}), 0)`;
  const left = sql`round(${price} * (1 - ${months} / nullif(${years} * 12.0, 0)))`;
  return sql`(select greatest(coalesce(${left}, ${price}), least(${price}, ${derived.least}))::bigint as value)`;
}

/** The value of another derived column of the same record, or of a number that is kept with it. */
function countedIn(context: RequestContext, entity: Entity, key: string): SQL {
  const value = ownValue(context, entity, key);
  return entity.definition.derived?.[key] ? value : sql`coalesce(${value}, 0)`;
}

/** The value of a column of the record, derived or kept with it. */
export function ownValue(context: RequestContext, entity: Entity, key: string): SQL {
  const derived = entity.definition.derived?.[key];
  if (!derived) return sql`${columnOf(entity.table, key)}`;
  return sql`(select value from ${derivedValue(context, entity, derived)} counted)`;
}
