import type { CalendarScreen, EntityScreen, Field, FieldKey, ListScreen, SettingsScreen } from "@portal/definition";
import { CALENDAR_ROWS, COUNTED_ROWS } from "@portal/definition/contract";
import { and, getTableColumns, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn, PgSelect } from "drizzle-orm/pg-core";
import { ApiError } from "../../api-error";
import { sortOf } from "../../db/indexes-of";
import type { RequestContext, Row } from "../../records/rules";
import {
  comparable,
  maskOf,
  notices,
  untoldIn,
  whereComparable,
  wholeIn,
  wholes,
  withMasks,
  without,
} from "../access/field-access";
import { whereAnswered } from "../access/own-fields";
import { scopeOn, screenFor, whereOpen, whereScoped } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { fieldAt, findField, namingField, type ResolvedField } from "../place";
import { fileFactsOf, namesOf, type Values } from "../reading/names";
import { linesOf } from "../writing/parts";
import { type Beside, besideIn, besideOf, selectedBeside, valueIn, withBeside } from "./beside";
import { momentOf, type Query, whereFilters, whereWords } from "./filters";
import { eachOnce, type FoundWay, firstOfEach, foundWays } from "./first-of-each";
import { type Order, orderBy, orderOf } from "./order";

type Shown = ListScreen | CalendarScreen | SettingsScreen;

const shownKinds = [
  "list",
  "tab-list",
  "calendar-month",
  "calendar-week",
  "calendar-day",
  "settings",
] as const satisfies readonly Shown["kind"][];

/** A list as it is asked for: what it shows, of which records, in which order. */
export interface Listing {
  readonly screen: EntityScreen | undefined;
  readonly columns: readonly FieldKey[];
  /** What the condition looks into. */
  readonly beside: readonly Beside[];
  readonly where: SQL;
  /** The same in the ways each of which has an index. */
  readonly ways?: readonly FoundWay[];
  readonly order: Order;
}

/** How many records, and behind how many others. */
interface Stretch {
  readonly limit: number;
  readonly offset?: number;
}

/** The records of a page, or of a stretch of a calendar, as a screen shows them to somebody. */
export async function listRecords(
  context: RequestContext,
  entity: Entity,
  query: Query & { readonly page: number; readonly rows: number },
) {
  const listing = await listingOf(context, entity, query);
  const { page, rows } = query;
  const shown = during(context, entity, listing, query);
  const stretch = shown === listing ? { limit: rows, offset: (page - 1) * rows } : { limit: CALENDAR_ROWS };
  const { screen } = shown;
  const keys = (screen && "sums" in screen && screen.sums) || [];
  const [part, sums] = await Promise.all([
    listPart(context, entity, shown, stretch),
    sumsOf(context, entity, { ...shown, keys }),
  ]);
  return { ...part, sums };
}

/** Some records of a listing with what they refer to, and how many there are. */
export async function listPart(context: RequestContext, entity: Entity, listing: Listing, stretch: Stretch) {
  const [list, counted] = await Promise.all([
    selectRows(context, entity, listing, stretch),
    countRows(context, entity, listing),
  ]);
  const values = valuesOf(entity, list, listing.columns);
  return {
    list,
    total: Math.min(counted, COUNTED_ROWS),
    more: counted > COUNTED_ROWS,
    names: await namesOf(context, entity, values),
    files: await fileFactsOf(context.db, values),
  };
}

export type ListPart = Awaited<ReturnType<typeof listPart>>;

/** A listing of a stretch of time, if one is asked for. */
export function during(context: RequestContext, entity: Entity, listing: Listing, { from, to }: Query): Listing {
  if (from === undefined && to === undefined) return listing;
  const place = timeOf(entity, listing);
  const where = and(listing.where, whereDuring(place, from, to)) as SQL;
  const { ways: _, ...asOne } = listing;
  // in the order of time: in any other the database might look for the stretch among all there ever was
  const first = { by: place.column, isDown: false, isOptional: place.isOptional };
  const keys = [first, { by: entity.table.idx, isDown: false, isOptional: false }];
  const beside = [...listing.beside, ...besideOf(context, entity, [place.key])];
  return { ...asOne, where, beside, order: { keys, joins: [], beside: [] } };
}

/** Reads what a list is asked; refuses a screen that is not the entity's, or not the person's. */
export async function listingOf(context: RequestContext, entity: Entity, query: Query): Promise<Listing> {
  if (entity.commentsOn) return commentsOf(context, entity, query);
  const screen: Shown = screenFor(context, entity, String(query.screen ?? ""), shownKinds);
  const columns = columnsOf(entity, screen);
  const tab = "tabs" in screen ? screen.tabs?.find(({ key }) => key === query.tab) : undefined;
  const below = "below" in screen && screen.below ? [screen.below] : [];
  const filters = [...("filters" in screen ? (screen.filters ?? []) : []), ...below];
  const naming = namingField(entity);
  const search = ("search" in screen ? screen.search : undefined) ?? (naming === undefined ? [] : [naming]);
  const q = typeof query.q === "string" ? query.q : undefined;
  const scope = scopeOn(context, entity, screen, tab);
  const words = await whereWords(context, entity, search, q);
  const answered = await whereAnswered(context, entity, screen, query);
  const keys = [...filters, ...columns];
  // a tab by a field that the reader may not read does not have the record
  const told = Object.keys(tab?.where ?? {}).map((key) => whereComparable(context, entity, key));
  const any =
    tab?.any && (or(...Object.entries(tab.any).map((one) => whereOneOf(context, entity, ...one))) ?? sql`false`);
  const asked = (except: readonly string[]) =>
    and(
      whereFilters(
        context,
        entity,
        keys.filter((key) => !except.includes(key)),
        query,
      ),
      words,
      answered,
      any,
      ...told,
    );
  const where = and(whereScoped(scope), asked([])) as SQL;
  const usual = usualOrder(entity, screen);
  const sort = typeof query.sort === "string" ? query.sort : undefined;
  const beside = besideOf(context, entity, [...keys.filter((key) => isAsked(key, query)), ...(q ? search : [])]);
  const order = orderOf(context, entity, sort, usual, columns);
  const ways = foundWays(context, entity, scope, asked, order, query);
  return { screen, columns, beside, where, order, ...(ways && { ways }) };
}

/** The records that have one of these values in a field, as far as the person may read the field. */
function whereOneOf(
  context: RequestContext,
  entity: Entity,
  key: FieldKey,
  values: readonly string[],
): SQL | undefined {
  const { column } = fieldAt(entity, key);
  return and(or(...values.map((value) => sql`${column} = ${value}`)), whereComparable(context, entity, key));
}

/** Whether a query narrows a list by a field. */
function isAsked(key: FieldKey, query: Query): boolean {
  return ["", ".from", ".to"].some((end) => query[key + end] !== undefined);
}

/** Settings keep the order that people gave them. */
function usualOrder(entity: Entity, screen: Shown): readonly (readonly [FieldKey, "asc" | "desc"])[] {
  if (screen.kind === "list" || screen.kind === "tab-list") return sortOf(screen);
  return screen.kind === "settings" && findField(entity, "sort") ? [["sort", "asc"]] : [["idx", "desc"]];
}

/** The comments on one record, in the order in which they were written. */
function commentsOf(context: RequestContext, entity: Entity, query: Query): Listing {
  const columns = [...Object.keys(entity.definition.fields), "writer", "wdate", "mdate"];
  const links = columns.filter((key) => findField(entity, key)?.field.kind === "link");
  const where = and(
    whereOpen(context, entity, "read"),
    whereFilters(context, entity, links, linkQuery(entity, links, query)),
  );
  const order = orderOf(context, entity, undefined, [["idx", "asc"]], []);
  return { screen: undefined, columns, beside: [], where: where as SQL, order };
}

/** A link is asked for by its key or by its column. */
function linkQuery(entity: Entity, keys: readonly FieldKey[], query: Query): Query {
  return Object.fromEntries(keys.map((key) => [key, query[key] ?? query[fieldAt(entity, key).name]]));
}

/** What a screen shows of a record. */
function columnsOf(entity: Entity, screen: Shown): FieldKey[] {
  const flow = entity.definition.flow?.field;
  const sections = "form" in screen ? screen.form.flatMap(({ fields }) => fields) : [];
  const columns = "columns" in screen ? screen.columns : [...screen.label, screen.during];
  const more = "moreColumns" in screen ? (screen.moreColumns ?? []) : [];
  const resource = "resources" in screen && screen.resources ? keyOfColumn(entity, screen.resources.column) : undefined;
  const bulk = "bulk" in screen ? (screen.bulk ?? []) : [];
  const fixed = Object.keys(screen.where ?? {});
  const keys = [...columns, ...more, ...sections, ...bulk, ...fixed, resource, flow];
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** A field's key, of its key or its column. */
function keyOfColumn(entity: Entity, column: string): FieldKey {
  return findField(entity, column) ? column : column.replace(/^idx_/, "");
}

/** The records of a listing by their columns, with their parts under the parts' names. */
export async function selectRows(
  context: RequestContext,
  entity: Entity,
  listing: Listing,
  stretch: Stretch,
): Promise<Row[]> {
  const { db } = context;
  const { columns } = listing;
  const told = notices(context, entity, columns);
  const whole = wholes(context, entity, columns);
  const places = columns.flatMap((key) => findField(entity, key) ?? []);
  const { idx, ver } = getTableColumns(entity.table) as { idx: AnyPgColumn; ver: AnyPgColumn };
  const own = places.filter(({ part }) => part === undefined).map(({ name, column }) => [name, column] as const);
  const selection = {
    record: { idx, ver, ...Object.fromEntries(own) },
    ...selectedBeside(entity, places),
    ...(Object.keys(told).length > 0 && { told }),
    ...(Object.keys(whole).length > 0 && { whole }),
  };
  const query = db.select(selection).from(entity.table).$dynamic();
  const rows = await stretchOf(context, entity, query, listing, stretch, besideOf(context, entity, columns));
  const records = rows.map(
    ({ record, told: _, whole: __, ...rest }) => ({ ...(record as Row), ...besideIn(rest) }) as Row,
  );
  const lines = columns.filter((key) => entity.definition.parts?.[key]?.isMany);
  const filled = await linesOf(db, entity, records, lines);
  const masking = columns.filter((key) => maskOf(entity, key) !== undefined);
  return filled.map((row, at) =>
    withMasks(entity, without(entity, row, untoldIn(rows[at]?.told)), masking, wholeIn(rows[at]?.whole)),
  );
}

/** The numbers of a listing's records, in its order. */
export async function selectIdxs(
  context: RequestContext,
  entity: Entity,
  listing: Listing,
  limit: number,
): Promise<number[]> {
  const query = context.db.select({ idx: entity.table.idx }).from(entity.table).$dynamic();
  const found = stretchOf(context, entity, query, listing, { limit }).as("found");
  // as one value: thousands of rows would be read at a stretch
  const [all] = await context.db.select({ idxs: sql<number[] | null>`array_agg(${found.idx})` }).from(found);
  return (all?.idxs ?? []).map(Number);
}

/** Some of a listing's records, by their numbers. */
export function someOf({ ways: _, ...listing }: Listing, { table }: Entity, idxs: readonly number[]): Listing {
  const { steps: __, ...order } = listing.order;
  return { ...listing, order, where: and(listing.where, inArray(table.idx, [...idxs])) as SQL };
}

/** A query narrowed to some records of a listing, in its order. */
function stretchOf<Query extends PgSelect>(
  { db }: RequestContext,
  entity: Entity,
  query: Query,
  listing: Listing,
  { limit, offset = 0 }: Stretch,
  shown: readonly Beside[] = [],
) {
  const { beside, order, ways, where } = listing;
  const found = firstOfEach(db, entity, listing, limit + offset);
  const isApart = ways !== undefined || found.length > 1;
  return withBeside(query, [...beside, ...shown], order)
    .where(isApart ? sql`${entity.table.idx} in (${sql.join(found, sql` union all `)})` : where)
    .orderBy(...orderBy(order))
    .limit(limit)
    .offset(offset);
}

/** Counts no further than a list shows. */
async function countRows({ db }: RequestContext, entity: Entity, { where, ways, beside }: Listing): Promise<number> {
  const limit = COUNTED_ROWS + 1;
  const once = eachOnce(ways);
  const each = firstOfEach(db, entity, { where, beside, ...(once && { ways: once }) }, limit);
  const found = sql`select from (${sql.join(each, sql` union all `)}) counted limit ${limit}`;
  const { rows } = await db.execute<{ rows: string }>(sql`select count(*) as rows from (${found}) found`);
  return Number(rows[0]?.rows ?? 0);
}

/** Numbers of some records, added up. */
export async function sumsOf(
  context: RequestContext,
  entity: Entity,
  { keys, beside, where }: Pick<Listing, "beside" | "where"> & { readonly keys: readonly FieldKey[] },
): Promise<Record<string, number>> {
  if (keys.length === 0) return {};
  const summed = (key: FieldKey) => comparable(context, entity, fieldAt(entity, key));
  const selection = keys.map((key) => [key, sql`coalesce(sum(${summed(key)}), 0)`.mapWith(Number)]);
  const [row] = await withBeside(context.db.select(Object.fromEntries(selection)).from(entity.table).$dynamic(), [
    ...beside,
    ...besideOf(context, entity, keys),
  ]).where(where);
  return (row ?? {}) as Record<string, number>;
}

/** What places records in time: the screen's period or date, or the first that it shows. */
function timeOf(entity: Entity, { screen, columns }: Listing): ResolvedField {
  const timed = (key: FieldKey) => /^(period|date|dateTime)$/.test(findField(entity, key)?.field.kind ?? "");
  const fields = [...columns, ...Object.keys(entity.definition.fields)];
  return fieldAt(entity, screen && "during" in screen ? screen.during : (fields.find(timed) ?? "wdate"));
}

/** The records of a stretch of time. */
function whereDuring({ column, field }: { column: SQLWrapper; field: Field }, from: unknown, to: unknown): SQL {
  const [begin, end] = [from, to].map((at) => (typeof at === "string" ? momentOf(field, at, false) : undefined));
  if (!begin || !end) throw new ApiError(400, "달력의 기간이 올바르지 않습니다.");
  if (field.kind === "period") {
    return sql`${column} && tstzrange(${begin.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`;
  }
  if (field.kind === "dateTime") return and(gte(column, begin), lt(column, end)) as SQL;
  const day = (at: Date) => sql`(${at.toISOString()}::timestamptz at time zone 'Asia/Seoul')`;
  return and(sql`${column} >= ${day(begin)}::date`, sql`${column} < ${day(end)}`) as SQL;
}

/** The values of some records, by field, for their names and files; `columns` may lie in linked records. */
export function valuesOf(entity: Entity, rows: readonly Row[], columns: readonly FieldKey[] = []): Values[] {
  const { fields, parts = {}, hasOrgUnit } = entity.definition;
  const keys = [...Object.keys(fields), "writer", ...(hasOrgUnit ? ["sector", "office", "team"] : [])];
  const linked = columns.flatMap((key) => findField(entity, key) ?? []).filter(({ through }) => through !== undefined);
  const own = [...keys.map((key) => fieldAt(entity, key)), ...linked].map((place) => ({
    field: place.field,
    values: rows.map((row) => valueIn(row, place)),
  }));
  const below = Object.keys(parts).flatMap((part) =>
    valuesOf(
      entityOf(entity, part),
      rows.flatMap((row) => [row[part] ?? []].flat() as Row[]),
    ),
  );
  return [...own, ...below];
}
