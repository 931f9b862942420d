import type { FieldKey } from "@portal/definition";
import { and, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { RequestContext, Row } from "../../records/rules";
import { aliasOf, type Entity, entityOf } from "../entity";
import { derivedName, fieldAt, findField, isKept, isPartOf, linkedName, type ResolvedField } from "../place";
import { whereReadable } from "../reading/reading";
import { derivedValue } from "./derived";

/** A row that stands beside a record in a query: of a part, of a linked record, or a derived value. */
export interface Beside {
  readonly key: string;
  /** Adds it to a query; a record without one stays. */
  join(query: PgSelect): void;
}

/**
 * What a query over an entity's records looks into for these fields, each once: the parts of which a record has one, the
 * records that links lead to, and derived values. A linked record that the person may not read is none: its fields are
 * empty wherever they are shown, sorted, filtered or added up.
 */
export function besideOf(context: RequestContext, entity: Entity, keys: readonly FieldKey[]): Beside[] {
  const found = new Map<string, Beside>();
  for (const key of new Set(keys)) {
    const place = findField(entity, key);
    const part = place?.through ? undefined : (place?.part ?? (isOnePart(entity, key) ? key : undefined));
    if (part !== undefined && isOnePart(entity, part)) found.set(part, besidePart(entity, part));
    place?.through?.forEach((_, at, through) => {
      const path = through.slice(0, at + 1);
      if (!found.has(path.join("."))) found.set(path.join("."), besideLink(context, entity, path));
    });
    if (place?.derived) found.set(derivedName(key), besideDerived(context, entity, place));
  }
  return [...found.values()];
}

function isOnePart({ definition: { parts = {} } }: Entity, name: string): boolean {
  return parts[name] !== undefined && !parts[name].isMany;
}

function besidePart(entity: Entity, part: string): Beside {
  const on = isPartOf(entity, part);
  return { key: part, join: (query) => query.leftJoin(entityOf(entity, part).table, on) };
}

/** The record at the end of a path of links, where the person may read it. */
function besideLink(context: RequestContext, entity: Entity, path: readonly string[]): Beside {
  const linked = linkedAt(entity, path);
  const isReadable = whereReadable(context, linked);
  const on = and(eq(linked.table.idx, linkColumn(entity, path)), isReadable) as SQL;
  return { key: path.join("."), join: (query) => query.leftJoin(linked.table, on) };
}

function besideDerived(context: RequestContext, entity: Entity, { key, through, derived }: ResolvedField): Beside {
  const owner = through ? linkedAt(entity, through) : entity;
  const value = derived && derivedValue(context, owner, derived);
  const table = sql`${value} as ${sql.identifier(derivedName(key))}`;
  return { key: derivedName(key), join: (query) => query.leftJoinLateral(table, sql`true`) };
}

/** The entity that a path of links leads to, by the table that stands beside the record. */
export function linkedAt(entity: Entity, path: readonly string[]): Entity {
  let linked = entity;
  for (const key of path) {
    const { field } = fieldAt(linked, key);
    if (field.kind !== "link") throw new Error(`no such link: ${entity.name} ${path.join(".")}`);
    linked = entityOf(entity, field.to);
  }
  return path.length === 0 ? entity : { ...linked, table: aliasOf(linked, linkedName(path)) };
}

/** The column that the last link of a path stands in. */
export function linkColumn(entity: Entity, path: readonly string[]): ResolvedField["column"] {
  return fieldAt(linkedAt(entity, path.slice(0, -1)), path.at(-1) ?? "").column;
}

/** Whether a path of links leads to a record that is kept from the reader. */
export function isHidden(entity: Entity, path: readonly string[]): SQL {
  const each = path.map((_, at) => {
    const part = path.slice(0, at + 1);
    const linked = linkedAt(entity, part);
    const whole = entityOf(entity, linked.name);
    const kept = aliasOf(whole, "kept");
    const isThere = and(eq(kept.idx, linkColumn(entity, part)), isKept(kept));
    // what was removed is none, to whomever
    return and(isNull(linked.table.idx), exists(sql`(select from ${whole.table} kept where ${isThere})`));
  });
  return or(...each) as SQL;
}

/** Adds what stands beside the records, and what their order needs. */
export function withBeside<Query extends PgSelect>(
  query: Query,
  beside: readonly Beside[],
  order?: { readonly joins: readonly Beside[]; readonly beside?: readonly Beside[] },
): Query {
  const all = [...beside, ...(order?.beside ?? []), ...(order?.joins ?? [])];
  for (const [, { join }] of new Map(all.map((each) => [each.key, each]))) join(query);
  return query;
}

/** What is read of the tables beside the records, by the names under which answers have it. */
export function selectedBeside(entity: Entity, places: readonly ResolvedField[]) {
  const isBeside = ({ part, through }: ResolvedField) =>
    part !== undefined && (through !== undefined || isOnePart(entity, part));
  const paths = new Map(places.filter(isBeside).map(({ part = "", through }) => [part, through] as const));
  const columns = [...paths].map(([part, through]) => {
    const { table } = through ? linkedAt(entity, through) : entityOf(entity, part);
    const own = places.filter((place) => place.part === part).map(({ name, column }) => [name, column] as const);
    return [part, { idx: table.idx, ...Object.fromEntries(own) }] as const;
  });
  const hidden = [...paths].flatMap(([part, through]) => (through ? [[part, isHidden(entity, through)] as const] : []));
  return { ...Object.fromEntries(columns), ...(hidden.length > 0 && { [HIDDEN]: Object.fromEntries(hidden) }) };
}

/** No part and no link is called so. */
const HIDDEN = "hidden?";

/** The same as answers have it: of a linked record its fields and no number, of one that is kept from the reader that it is. */
export function besideIn({ [HIDDEN]: hidden = {}, ...rows }: Row): Row {
  const linked = Object.entries(hidden as Row).map(([path, isKeptBack]) => {
    if (isKeptBack) return [path, { hidden: true }];
    const { idx: _, ...values } = (rows[path] ?? {}) as Row;
    return [path, rows[path] ? values : null];
  });
  return { ...rows, ...Object.fromEntries(linked) };
}

/** The value of a field in a record that was read. */
export function valueIn(record: Row, { part, name }: Pick<ResolvedField, "part" | "name">): unknown {
  return part === undefined ? record[name] : (record[part] as Row | null | undefined)?.[name];
}

/** Whether a record that was read says of a field that it is kept from the reader. */
export function isHiddenIn(record: Row, { part, through }: Pick<ResolvedField, "part" | "through">): boolean {
  return through !== undefined && (record[part ?? ""] as Row | null | undefined)?.hidden === true;
}
