import {
  type By,
  columnName,
  type Field,
  type FieldKey,
  type Guard,
  guardsOf,
  isBy,
  masked,
  passes,
  REACHED,
  type Reader,
  rowsBy,
} from "@portal/definition";
import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { whereRows } from "../../access/rows-where";
import type { RequestContext, Row } from "../../records/rules";
import { aliasOf, type Entity, entityOf } from "../entity";
import { findField, linkedName, type ResolvedField } from "../place";
import { namedFiles } from "../writing/claims";
import { tablesOf, whereFixed } from "./scope";

/** The fields of an entity that only some readers of its records may read, or only masked, by their keys. */
interface Guarded {
  readonly guards: ReadonlyMap<FieldKey, readonly Guard[]>;
  readonly masks: ReadonlyMap<FieldKey, Masking>;
}

/** How a value is masked, and who reads it unmasked. */
interface Masking {
  readonly shown: (value: string) => string;
  readonly whole: readonly By[];
}

const known = new WeakMap<Entity, Guarded>();

function guardedIn(entity: Entity): Guarded {
  const before = known.get(entity);
  if (before) return before;
  const guards = new Map<FieldKey, readonly Guard[]>();
  const masks = new Map<FieldKey, Masking>();
  const { fields, parts = {} } = entity.definition;
  const note = (key: FieldKey, field?: Field) => {
    const found = guardsOf(entity.screens, key, field);
    if (found) guards.set(key, found);
    if (field?.kind !== "text") return;
    const { mask, whole = [], sealed } = field;
    if (sealed) masks.set(key, { shown: () => "******", whole: [] });
    else if (mask) masks.set(key, { shown: (value) => masked(mask, value), whole });
  };
  for (const [key, field] of Object.entries(fields)) note(key, field);
  for (const [key, given] of Object.entries(entity.definition.derived ?? {})) {
    // what is counted of a field discloses it
    if ("field" in given && !("of" in given)) note(key, fields[given.field]);
  }
  for (const part of Object.keys(parts)) {
    note(part);
    const inner = Object.entries(entityOf(entity, part).definition.fields);
    for (const [key, field] of inner) note(`${part}.${key}`, field);
  }
  const guarded = { guards, masks };
  known.set(entity, guarded);
  return guarded;
}

/** The records of which a reader may read a field; nothing where that is all of them. */
export function whereTold(context: RequestContext, entity: Entity, key: FieldKey): SQL | undefined {
  const place = findField(entity, key);
  if (place?.through) {
    const linked = { ...place.entity, table: aliasOf(place.entity, linkedName(place.through)) };
    return whereTold(context, linked, key.split(".").at(-1) ?? "");
  }
  const guards = guardedIn(entity).guards.get(key);
  const open = (by: readonly Reader[]) => {
    const rows = rowsBy(context.asker, by, entity.definition);
    return rows === "all" ? undefined : whereRows(rows, entity.table, tablesOf(entity));
  };
  const ways = guards?.map(({ where, by }) => and(whereFixed(entity, where), ...by.map(open)));
  return ways === undefined || ways.includes(undefined) ? undefined : or(...ways);
}

/** The same of those whose value may be compared with others: what somebody is shown in part is not. */
export function whereComparable(context: RequestContext, entity: Entity, key: FieldKey): SQL | undefined {
  return and(whereWhole(context, entity, key), whereTold(context, entity, key));
}

/** The records of which somebody is shown the whole of a field; nothing where all of them are. */
function whereWhole(context: RequestContext, entity: Entity, key: FieldKey): SQL | undefined {
  const masking = shownAt(entity, key).masking;
  if (!masking) return undefined;
  const through = findField(entity, key)?.through;
  const owner = through ? entityOf(entity, findField(entity, key)?.entity.name ?? "") : entity;
  const table = through ? aliasOf(owner, linkedName(through)) : entity.table;
  const rows = rowsBy(context.asker, masking.whole, owner.definition);
  return rows === "all" ? undefined : whereRows(rows, table, tablesOf(entity));
}

/** What a query has to find out of each record before a masked field is shown unmasked, by the keys. */
export function wholes(
  context: RequestContext,
  entity: Entity,
  columns: readonly FieldKey[],
): Record<FieldKey, SQL<boolean>> {
  const keys = new Set([...guardedIn(entity).masks.keys(), ...linkedIn(entity, columns)]);
  const found = [...keys].filter((key) => shownAt(entity, key).masking?.whole.length);
  return Object.fromEntries(
    found.map((key) => [key, sql<boolean>`coalesce(${whereWhole(context, entity, key) ?? sql`true`}, false)`]),
  );
}

/** The fields that a query has found to be readable unmasked. */
export function wholeIn(found: unknown): ReadonlySet<FieldKey> {
  return new Set(
    Object.entries((found ?? {}) as Readonly<Record<FieldKey, boolean>>).flatMap(([key, is]) => (is ? [key] : [])),
  );
}

/** The masked fields that a record's reader reads unmasked. */
export function wholeKeys({ asker }: RequestContext, entity: Entity, record: Row): ReadonlySet<FieldKey> {
  const masks = [...guardedIn(entity).masks];
  return new Set(masks.flatMap(([key, { whole }]) => (isBy(asker, whole, record, entity.definition) ? [key] : [])));
}

/** A field's column, empty where its value is not for the person to count or to sort by. */
export function comparable(
  context: RequestContext,
  entity: Entity,
  { key, column }: Pick<ResolvedField, "key" | "column">,
): SQLWrapper {
  const where = whereComparable(context, entity, key);
  return where ? sql`case when ${where} then ${column} end` : column;
}

/** What a query has to find out of each record before it is answered, by the fields' keys. */
export function notices(
  context: RequestContext,
  entity: Entity,
  columns: readonly FieldKey[],
): Record<FieldKey, SQL<boolean>> {
  const found = [...guardedIn(entity).guards.keys(), ...linkedIn(entity, columns)].map(
    (key) => [key, whereTold(context, entity, key)] as const,
  );
  return Object.fromEntries(
    found.flatMap(([key, where]) => (where ? [[key, sql<boolean>`coalesce(${where}, false)`]] : [])),
  );
}

/** The fields that a query has found to be unreadable. */
export function untoldIn(told: unknown): FieldKey[] {
  return Object.entries((told ?? {}) as Readonly<Record<FieldKey, boolean>>).flatMap(([key, is]) => (is ? [] : [key]));
}

/** Where answers have a field, and how it is shown in part: found once, for lists are long. */
interface Shown {
  /** The part, or the links, that it stands under. */
  readonly part: string | undefined;
  readonly name: string;
  readonly isLinked: boolean;
  readonly masking: Masking | undefined;
}

const places = new WeakMap<Entity, Map<FieldKey, Shown>>();

function shownAt(entity: Entity, key: FieldKey): Shown {
  const known = places.get(entity) ?? new Map<FieldKey, Shown>();
  places.set(entity, known);
  const before = known.get(key);
  if (before) return before;
  const place = findField(entity, key);
  const isLinked = place?.through !== undefined;
  const masking = isLinked
    ? guardedIn(entityOf(entity, place.entity.name)).masks.get(key.split(".").at(-1) ?? "")
    : guardedIn(entity).masks.get(key);
  const shown = { part: place?.part, name: place?.name ?? key, isLinked, masking };
  known.set(key, shown);
  return shown;
}

/** The keys of fields that lie in linked records. */
function linkedIn(entity: Entity, keys: readonly FieldKey[]): FieldKey[] {
  return keys.filter((key) => shownAt(entity, key).isLinked);
}

/** How a field is shown in part; nothing where it is shown whole. */
export function maskOf(entity: Entity, key: FieldKey): ((value: string) => string) | undefined {
  return shownAt(entity, key).masking?.shown;
}

/** A record as somebody may read it: without the fields that they may not read, and with masked values of others. */
export function toldOf(context: RequestContext, entity: Entity, record: Row): Row {
  const own = Object.fromEntries(Object.entries(record).filter(([name]) => !name.startsWith(REACHED)));
  const told = without(entity, own, untoldKeys(context, entity, record));
  return withMasks(entity, told, [], wholeKeys(context, entity, record));
}

/** A record without some of its fields: they are not there, instead of being empty. */
export function without(entity: Entity, record: Row, keys: Iterable<FieldKey>): Row {
  return [...keys].reduce((kept, key) => inPlace(entity, kept, key, () => undefined), record);
}

/** A record with its masked values as lists and pages show them, but for those that are readable unmasked. */
export function withMasks(
  entity: Entity,
  record: Row,
  columns: readonly FieldKey[] = [],
  whole: ReadonlySet<FieldKey> = new Set(),
): Row {
  let shown = record;
  for (const key of new Set([...guardedIn(entity).masks.keys(), ...columns])) {
    if (whole.has(key)) continue;
    const mask = maskOf(entity, key);
    if (mask) shown = inPlace(entity, shown, key, (value) => (typeof value === "string" ? mask(value) : value));
  }
  return shown;
}

/** A record whose value of a field is another, wherever its lines have it; none at all where there is to be none. */
function inPlace(entity: Entity, record: Row, key: FieldKey, change: (value: unknown) => unknown): Row {
  const { part, name } = shownAt(entity, key);
  if (part === undefined) return changed(record, name, change);
  const value = record[part];
  const each = (line: unknown) => (line ? changed(line as Row, name, change) : line);
  return value === undefined ? record : { ...record, [part]: Array.isArray(value) ? value.map(each) : each(value) };
}

function changed(record: Row, column: string, change: (value: unknown) => unknown): Row {
  if (!(column in record)) return record;
  const { [column]: value, ...rest } = record;
  const next = change(value);
  return next === undefined ? rest : { ...rest, [column]: next };
}

/** The keys of the fields that a record's reader may not read. */
export function untoldKeys(context: RequestContext, entity: Entity, record: Row): ReadonlySet<FieldKey> {
  const { guards } = guardedIn(entity);
  const isTold = (guard: Guard) => passes(context.asker, guard, record, entity.definition);
  return new Set([...guards].filter(([, each]) => !each.some(isTold)).map(([key]) => key));
}

/** Whether a column, or a column of a part, is one or is in it. */
export function inPart(name: string, of: string): boolean {
  return name === of || name.startsWith(`${of}.`);
}

/** Whether lists and pages show a field in part: one of the record itself, or of a part of which it has one. */
export function isMasked(entity: Entity, key: FieldKey): boolean {
  const [part = "", inner] = key.split(".");
  return guardedIn(entity).masks.has(key) && !(inner !== undefined && entity.definition.parts?.[part]?.isMany);
}

/** Whether a reader of a record may read its file field; files of its parts follow it. */
export function isFileTold(context: RequestContext, entity: Entity, record: Row, file: number): boolean {
  const { fields } = entity.definition;
  const untold = untoldKeys(context, entity, record);
  const naming = Object.entries(fields).filter(([key, field]) =>
    namedFiles(field, record[columnName(key, field)]).includes(file),
  );
  return naming.length === 0 || naming.some(([key]) => !untold.has(key));
}

/** Whether a record that was read lacks a field because the reader may not read it. */
export function isUntoldIn(record: Row, { part, name }: Pick<ResolvedField, "part" | "name">): boolean {
  const owner = part === undefined ? record : record[part];
  return typeof owner === "object" && owner !== null && !Array.isArray(owner) && !(name in owner);
}
