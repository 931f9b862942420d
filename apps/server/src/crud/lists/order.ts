import type { FieldKey } from "@portal/definition";
import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { isStepped } from "../../db/indexes-of";
import type { RequestContext } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import { aliasOf, type Entity, entityOf } from "../entity";
import { columnOf, findField, namingField, type ResolvedField } from "../place";
import { areAllKnown, whereReadable } from "../reading/reading";
import { type Beside, besideOf } from "./beside";

/** One of the things that a list is sorted by. */
interface Key {
  readonly by: SQLWrapper;
  readonly isDown: boolean;
  /** May be empty: empty ones come last either way. */
  readonly isOptional: boolean;
  /** Stands in a linked record. */
  readonly isLinked?: boolean;
}

/** How a list is sorted, and what that looks into: linked tables for their names, and what the fields stand in. */
export interface Order {
  readonly keys: readonly Key[];
  readonly joins: readonly Beside[];
  readonly beside: readonly Beside[];
  /** What the first key goes through, where it is no column of the records. */
  readonly steps?: Steps;
}

/** The values of a column in the order in which their records come. */
export interface Steps {
  readonly column: SQLWrapper;
  /** As the table `step`, of the columns `value` and `rank`. */
  readonly from: SQL;
  /** Records that have none of them, which come last. */
  readonly others: SQL;
  /** The rank is a linked record's name: what is joined for it otherwise is not needed. */
  readonly isNamed: boolean;
}

/**
 * The order that is asked for (`-due,title`), of fields that the list shows; else the list's own. Records that are
 * equal in it come newest first, or oldest first behind a rising order; behind choices and links in the list's own order.
 */
export function orderOf(
  context: RequestContext,
  entity: Entity,
  sort: string | undefined,
  usual: readonly (readonly [FieldKey, "asc" | "desc"])[],
  shown: readonly FieldKey[],
): Order {
  const asked = (sort ?? "")
    .split(",")
    .map((key) => (key.startsWith("-") ? ([key.slice(1), "desc"] as const) : ([key, "asc"] as const)))
    .filter(([key]) => key === "idx" || shown.includes(key));
  for (const [key] of asked) refuseLines(entity, key);
  const last = findField(entity, asked.at(-1)?.[0] ?? "idx");
  const rest = last && isStepped(last.field) ? usual.filter(([key]) => !asked.some(([name]) => name === key)) : [];
  const wanted = asked.length > 0 ? [...asked, ...rest] : usual;
  const keys: Key[] = [];
  const joins: Order["joins"][number][] = [];
  for (const [name, direction] of wanted) {
    const place = findField(entity, name);
    if (!place) continue;
    const { by, join } = sortable(context, place, joins.length);
    if (join) joins.push(join);
    const where = whereComparable(context, entity, name);
    const isOptional = place.isOptional || where !== undefined;
    keys.push({
      by: where ? sql`case when ${where} then ${by} end` : by,
      isDown: direction === "desc",
      isOptional,
      ...(place.through && { isLinked: true }),
    });
  }
  const isDown = keys.at(-1)?.isDown ?? true;
  if (!wanted.some(([name]) => name === "idx")) keys.push({ by: entity.table.idx, isDown, isOptional: false });
  const first = asked.length > 0 ? findField(entity, asked[0]?.[0] ?? "") : undefined;
  const isStepwise = first && first.part === undefined && whereComparable(context, entity, first.key) === undefined;
  const steps = isStepwise ? stepsOf(context, first) : undefined;
  const beside = besideOf(
    context,
    entity,
    wanted.map(([key]) => key),
  );
  return { keys, joins, beside, ...(steps && { steps }) };
}

/** A record has many lines, and no order by them. */
function refuseLines({ definition: { parts = {} } }: Entity, key: FieldKey): void {
  const part = parts[key.split(".")[0] ?? ""];
  if (part?.isMany) throw new ApiError(400, `${part.title ?? "목록"}: 이 항목으로는 정렬할 수 없습니다.`);
}

/** The values of a choice in the order of its options, those of a link in that of the names. */
function stepsOf(context: RequestContext, { field, entity, ...place }: ResolvedField): Steps | undefined {
  const column: SQLWrapper = place.column;
  if (field.kind === "choice") {
    const codes = Object.keys(field.options).toSorted((a, b) => (a < b ? -1 : 1));
    const from = sql`unnest(${optionsOf(field)}) with ordinality as step (value, rank)`;
    // between the codes there is nothing but what had an option once, which an index tells at once
    const gaps = codes.map((code, at) => and(gt(column, code), codes[at + 1] ? lt(column, codes[at + 1]) : undefined));
    return { column, from, others: or(isNull(column), lt(column, codes[0]), ...gaps) as SQL, isNamed: false };
  }
  if (field.kind !== "link") return undefined;
  const linked = entityOf(entity, field.to);
  const key = namingField(linked);
  if (key === undefined || !areAllKnown(context, linked)) return undefined;
  const named = aliasOf(linked, "stepped");
  const from = sql`(select ${named.idx} as value, ${columnOf(named, key)} as rank from ${linked.table} stepped) step`;
  return { column, from, others: isNull(column), isNamed: true };
}

function optionsOf({ options }: { readonly options: Readonly<Record<string, unknown>> }): SQL {
  const codes = sql.join(
    Object.keys(options).map((code) => sql`${code}`),
    sql`, `,
  );
  return sql`array[${codes}]::text[]`;
}

const many: ReadonlySet<string> = new Set(["multiChoice", "words", "staffList"]);

/** What a field is sorted by: a choice by the order of its options, a link by the name of what it links to. */
function sortable(context: RequestContext, { column, field, entity }: ResolvedField, count: number) {
  if (field.kind === "choice") {
    return { by: sql`array_position(${optionsOf(field)}, ${column})` };
  }
  // several values of one record are compared as they are read, one after the other
  if (many.has(field.kind)) return { by: sql`array_to_string(${column}, ',') collate "korean"` };
  if (field.kind === "longText") return { by: sql`${column} collate "korean"` };
  if (field.kind !== "link") return { by: column };
  const linked = entityOf(entity, field.to);
  const key = namingField(linked);
  if (key === undefined) return { by: column };
  const table = aliasOf(linked, `sorted_${count}`);
  const isTold = areAllKnown(context, linked)
    ? undefined
    : whereReadable(context, { ...linked, table }, { isRemoved: true });
  const join: Beside["join"] = (query) => query.leftJoin(table, and(eq(table.idx, column), isTold) as SQL);
  return { by: columnOf(table, key), join: { key: `sorted_${count}`, join } };
}

export function orderBy({ keys }: Pick<Order, "keys">): SQL[] {
  return keys.map(({ by, isDown, isOptional }) => {
    if (!isDown) return asc(by);
    return isOptional ? sql`${by} desc nulls last` : desc(by);
  });
}

/** The other way round. */
export function orderBack({ keys }: Order): SQL[] {
  return keys.map(({ by, isDown, isOptional }) => {
    if (isDown) return isOptional ? sql`${by} asc nulls first` : asc(by);
    return isOptional ? sql`${by} desc nulls first` : desc(by);
  });
}

/** The records that come after one (before it), by the values that it has for the keys. */
export function whereBeside({ keys }: Order, values: readonly unknown[], side: "after" | "before"): SQL {
  const ways = keys.map(({ by, isDown, isOptional }, index) => {
    const value = values[index];
    const same = keys.slice(0, index).map((key, at) => sql`${key.by} is not distinct from ${values[at]}`);
    return and(...same, beyond(by, value, isDown === (side === "after"), isOptional, side));
  });
  return or(...ways) as SQL;
}

/** Smaller or larger, where empty ones are last. */
function beyond(
  by: SQLWrapper,
  value: unknown,
  isSmaller: boolean,
  isOptional: boolean,
  side: "after" | "before",
): SQL {
  if (value === null) return side === "after" ? sql`false` : sql`${by} is not null`;
  // as the database gave it: a time is finer there than a Date
  const strictly = isSmaller ? sql`${by} < ${value}` : sql`${by} > ${value}`;
  return isOptional && side === "after" ? (or(strictly, isNull(by as never)) as SQL) : strictly;
}
