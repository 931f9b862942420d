import {
  columnName,
  type EntityDefinition,
  isParty,
  type Part,
  type Party,
  type Reader,
  reachedName,
} from "@portal/definition";
import { type FieldErrors, isAsked } from "@portal/definition/contract";
import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { reachedBy } from "../../access/rows-where";
import { wrongFields } from "../../api-error";
import type { Database } from "../../db/open";
import type { RequestContext, Row } from "../../records/rules";
import { type Entity, entityOf } from "../entity";
import { columnOf, isKept } from "../place";
import { claimFiles, foreignFiles } from "./claims";
import { brokenLinks, strayLinks } from "./links";
import { changedColumns, computedOf, initialOf, stored } from "./values";

/** Records with their lines under the parts' names, in their order. */
export async function linesOf(
  db: Database,
  entity: Entity,
  records: readonly Row[],
  parts: readonly string[],
): Promise<Row[]> {
  const idxs = records.map(({ idx }) => idx as number);
  let filled = [...records];
  for (const name of parts) {
    const { link } = partOf(entity, name);
    const rows = idxs.length === 0 ? [] : await rowsOf(db, entity, name, idxs);
    filled = filled.map((record) => ({ ...record, [name]: rows.filter((row) => row[link] === record.idx) }));
  }
  return filled;
}

/** A record with all its parts: one as an object or `null`, lines as a list. */
export async function withParts(db: Database, entity: Entity, record: Row): Promise<Row> {
  const parts = Object.entries(entity.definition.parts ?? {});
  const filled = await linesOf(
    db,
    entity,
    [record],
    parts.map(([name]) => name),
  );
  const ones = parts.filter(([, { isMany }]) => !isMany).map(([name]) => name);
  return Object.fromEntries(
    Object.entries(filled[0] ?? record).map(([name, value]) =>
      ones.includes(name) && Array.isArray(value) ? [name, value[0] ?? null] : [name, value],
    ),
  );
}

/** Writes what was sent of a record's parts: lines keep their number, missing ones are removed. */
export async function saveParts(context: RequestContext, entity: Entity, idx: number, sent: Row): Promise<string[]> {
  const changed: string[] = [];
  for (const name of Object.keys(entity.definition.parts ?? {})) {
    if (sent[name] === undefined) continue;
    if (await savePart(context, entity, name, idx, sent[name] as Row | Row[] | null)) changed.push(name);
  }
  return changed;
}

async function savePart(context: RequestContext, entity: Entity, name: string, idx: number, sent: Row | Row[] | null) {
  const { db, now, person } = context;
  const { part, isMany, link } = partOf(entity, name);
  const before = await rowsOf(db, entity, name, [idx]);
  const given = Array.isArray(sent) ? sent : sent === null ? [] : [{ ...sent, idx: before[0]?.idx }];
  const olds = new Map(before.map((row) => [row.idx, row]));
  const twice = twiceIn(
    part,
    name,
    link,
    given.map((line) => ({ ...olds.get(line.idx), ...line })),
  );
  if (Object.keys(twice).length > 0) throw wrongFields(twice);
  const kept = new Set(given.map((line) => line.idx));
  const gone = before.map((row) => row.idx as number).filter((each) => !kept.has(each));
  // first, so that a new line may have the value of one that goes
  if (gone.length > 0) {
    await db.update(part.table).set({ deleted_at: now, idx_editor: person.idx }).where(inArray(part.table.idx, gone));
  }
  const errors: Record<string, string> = {};
  let hasChanged = false;
  for (const [index, line] of given.entries()) {
    const at = isMany ? `${name}.${index}.` : `${name}.`;
    const old = line.idx === undefined ? undefined : olds.get(line.idx);
    if (line.idx !== undefined && !old) errors[`${name}.${index}`] = `${part.definition.title}: 없는 줄입니다.`;
    const written = await writeLine(context, entity, name, { idx, index, at, old, line });
    Object.assign(errors, written.errors);
    hasChanged ||= written.hasChanged;
  }
  if (Object.keys(errors).length > 0) throw wrongFields(errors);
  return hasChanged || gone.length > 0;
}

/** Lines that say the same where only one of a record's may; reported at the later one, before the database refuses it. */
function twiceIn({ definition }: Entity, name: string, link: string, lines: readonly Row[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const keys of definition.unique ?? []) {
    const own = keys
      .map((key) => ({ column: columnName(key, definition.fields[key]), label: definition.fields[key]?.label }))
      .filter(({ column }) => column !== link);
    const [first] = own;
    if (!first || own.length === keys.length) continue;
    const said = new Set<string>();
    for (const [at, line] of lines.entries()) {
      // what is left out is the same as well
      const same = JSON.stringify(own.map(({ column }) => line[column] ?? null));
      if (said.has(same))
        errors[`${name}.${at}.${first.column}`] = `${own.map(({ label }) => label).join(", ")}: 앞 줄에 이미 있습니다.`;
      said.add(same);
    }
  }
  return errors;
}

/** One line as it was sent, the row that it was before, and where its errors belong. */
interface Line {
  readonly idx: number;
  readonly index: number;
  readonly at: string;
  readonly old: Row | undefined;
  readonly line: Row;
}

async function writeLine(context: RequestContext, entity: Entity, name: string, { idx, index, at, old, line }: Line) {
  const { db, now, person } = context;
  const { part, link } = partOf(entity, name);
  const { definition, table } = part;
  const ordered = orderingOf(part) === undefined ? {} : { [orderingOf(part) ?? ""]: index + 1 };
  const given = await stored(definition, { ...line, ...ordered });
  const bare = { ...(old ?? initialOf(definition, context)), ...given, [link]: idx };
  const after = { ...bare, ...computedOf(definition, bare) };
  const columns = old ? changedColumns(old, after) : Object.keys(after);
  const errors: FieldErrors = {
    ...missing(part, after, at, link),
    ...(await brokenLinks(db, part, given, at)),
    ...(await foreignFiles(context, part, (old?.idx as number | undefined) ?? null, given, at)),
    ...(await strayLinks(db, part, after, columns, at)),
  };
  if (Object.keys(errors).length > 0 || columns.length === 0) return { errors, hasChanged: false };
  const values = Object.fromEntries(
    columns.filter((column) => column !== "idx").map((column) => [column, after[column]]),
  );
  if (old) {
    await db
      .update(table)
      .set({ ...values, idx_editor: person.idx, mdate: now, ver: (old.ver as number) + 1 })
      .where(eq(table.idx, old.idx as number));
    await claimFiles(context, part, old.idx as number, after);
  } else {
    const place = definition.hasOrgUnit
      ? { idx_sector: person.idx_sector, idx_office: person.idx_office, idx_team: person.idx_team }
      : {};
    const [made] = await db
      .insert(table)
      .values({ ...place, ...values, idx_writer: person.idx, wdate: now })
      .returning({ idx: table.idx });
    await claimFiles(context, part, made?.idx as number, after);
  }
  return { errors, hasChanged: true };
}

function missing({ definition }: Entity, after: Row, at: string, link: string): FieldErrors {
  const empty = Object.entries(definition.fields).filter(([key, field]) => {
    const column = columnName(key, field);
    return column !== link && isAsked(field) && (after[column] ?? null) === null;
  });
  return Object.fromEntries(
    empty.map(([key, field]) => [at + columnName(key, field), `${field.label}: 필수 항목입니다.`]),
  );
}

/** The column that keeps the order of lines; without it they stand in the order in which they were added. */
function orderingOf({ definition: { fields } }: Entity): string | undefined {
  return ["sort", "seq"].find((name) => fields[name]?.kind === "integer");
}

function partOf(entity: Entity, name: string) {
  const part = entityOf(entity, name);
  const { link: key, isMany = false }: Part = entity.definition.parts?.[name] ?? { link: "" };
  return { part, isMany, link: columnName(key, part.definition.fields[key]) };
}

async function rowsOf(db: Database, entity: Entity, name: string, idxs: readonly number[]): Promise<Row[]> {
  const { part, link } = partOf(entity, name);
  const { table } = part;
  const ordering = orderingOf(part);
  return db
    .select(columnsToRead(part))
    .from(table)
    .where(and(inArray(columnOf(table, link), [...idxs]), isKept(table)))
    .orderBy(...(ordering === undefined ? [] : [asc(columnOf(table, ordering))]), asc(table.idx));
}

/** All that is read of a record: what files consist of is not, who takes part in it by other records is. */
export function columnsToRead(entity: Entity): Record<string, AnyPgColumn> {
  const { table, definition } = entity;
  const columns = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>);
  const own = columns.filter(([name]) => definition.fields[name]?.kind !== "bytes" && name !== "deleted_at");
  return { ...Object.fromEntries(own), ...reachedColumns(entity) };
}

/** Those who take part in a record by records that do not come with it. */
function reachedColumns(entity: Entity): Record<string, AnyPgColumn> {
  const { definition, table } = entity;
  const far = partiesOf(definition).filter(
    ({ through, below }) => through || (below && !(below.entity in (definition.parts ?? {}))),
  );
  const found = far.map((party) => [
    reachedName(party),
    reachedBy(party, table, (name) => entityOf(entity, name).table),
  ]);
  // a selection takes what is counted as it takes columns
  return Object.fromEntries(found) as Record<string, AnyPgColumn>;
}

/** Whom a definition names by columns, wherever it does. */
function partiesOf({ party = [], fields, flow, merge, announces, reminders = {} }: EntityDefinition): readonly Party[] {
  const named: readonly Reader[] = [
    ...Object.values(fields).flatMap(({ read = [], change = [] }) => [...read, ...change]),
    ...Object.values(flow?.moves ?? {}).flatMap(({ by, notifies }) => [...by, ...(notifies?.to ?? [])]),
    ...(announces?.to ?? []),
    ...(merge?.by ?? []),
    ...Object.values(reminders).flatMap(({ to }) => to),
  ];
  return [...party, ...named.filter(isParty)];
}
