import { columnName, type FieldKey } from "@portal/definition";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/open";
import { statusLog } from "../../db/tables";
import type { RequestContext, Row } from "../../records/rules";
import { type Changes, logStatus, statusChanges } from "../../status-log";
import { inPart, maskOf, untoldKeys, wholeKeys } from "../access/field-access";
import { type Entity, entityOf } from "../entity";
import { columnOf as columnAt, findField, type ResolvedField } from "../place";
import { writeCell } from "../tables/cells";
import { linesText } from "../tables/lines-text";
import { fileFactsOf, namesOf, type Values } from "./names";

/** What happened to a record: a state of the flow, or `added`, `changed`, `removed`, `merged`, `revealed`. */
interface Happening {
  readonly idx: number;
  readonly from?: string | null;
  readonly to: string;
  readonly memo?: string | undefined;
  readonly changes?: Changes | undefined;
}

/** Writes to a record's history who did what. */
export async function logHappening(
  { db, now, person }: RequestContext,
  { name }: Pick<Entity, "name">,
  { from = null, ...happening }: Happening,
): Promise<void> {
  await logStatus(db, { ...happening, from, entity: name }, person.idx, now);
}

/** The longest text that the history keeps, in UTF-16 units. */
const KEPT = 4000;

/** The values of some columns and parts before and after, as the history keeps them. */
export function changesOf(entity: Entity, before: Row, after: Row, names: readonly string[]): Changes {
  const { parts = {} } = entity.definition;
  return Object.fromEntries(
    names.flatMap((name) => {
      const part = parts[name];
      if (!part) return [[name, [kept(before[name]), kept(after[name])]] as const];
      const { fields } = entityOf(entity, name).definition;
      const columns = Object.entries(fields).map(([key, field]) => columnName(key, field));
      const linesIn = (row: Row) =>
        ([row[name] ?? []].flat() as Row[]).map((line) =>
          Object.fromEntries(columns.map((column) => [column, kept(line[column])])),
        );
      const [old, now] = [linesIn(before), linesIn(after)];
      if (part.isMany) return [[name, [old, now]] as const];
      return columns
        .map((column) => [`${name}.${column}`, [old[0]?.[column] ?? null, now[0]?.[column] ?? null]] as const)
        .filter(([, [a, b]]) => JSON.stringify(a) !== JSON.stringify(b));
    }),
  );
}

function kept(value: unknown): unknown {
  return typeof value === "string" && value.length > KEPT ? `${value.slice(0, KEPT - 1)}…` : (value ?? null);
}

/** What happened to a record of a call of its own, the first thing first. */
export async function happeningsOf(db: Database, name: string, ...idxs: readonly number[]) {
  const isOf = and(eq(statusLog.entity, name), inArray(statusLog.entity_idx, [...idxs]));
  const rows = await statusChanges(db, isOf, asc(statusLog.idx)).limit(200);
  return rows.map(({ at, who, from, to, memo, changes }) => ({ at: at.toISOString(), who, from, to, memo, changes }));
}

/** A record's number, and those of the records that have become part of it. */
async function partsOf(db: Database, { definition: { merge }, table }: Entity, idx: number): Promise<number[]> {
  if (!merge) return [idx];
  const become = await db
    .select({ idx: table.idx })
    .from(table)
    .where(eq(columnAt(table, `idx_${merge.into}`), idx));
  return [idx, ...become.map((row) => Number(row.idx))];
}

/** What happened to a record, the first thing first, with the values of the fields that the person reads. */
export async function historyOf(context: RequestContext, entity: Entity, record: Row) {
  const rows = await happeningsOf(context.db, entity.name, ...(await partsOf(context.db, entity, Number(record.idx))));
  const untold = untoldKeys(context, entity, record);
  const whole = wholeKeys(context, entity, record);
  const { flow } = entity.definition;
  // of whom the state is kept, what it went through is kept too
  const shown = flow && untold.has(flow.field) ? rows.filter(({ to }) => !(to in statesOf(entity))) : rows;
  const isTold = (name: string) => ![...untold].some((key) => inPart(name, columnOf(entity, key)));
  // why somebody was shown a value is readable by who may read the field
  const isOpen = ({ to, changes }: (typeof rows)[number]) =>
    to !== "revealed" || (changes !== null && Object.keys(changes).every(isTold));
  const told = shown.filter(isOpen).map(({ changes, memo, to, ...row }) => {
    const names = to === "changed" ? (memo ?? "").split(", ") : [];
    return {
      ...{ ...row, to },
      memo: names.length > 0 ? names.filter(isTold).join(", ") || null : memo,
      changed: to === "revealed" ? [] : Object.entries((changes ?? {}) as Changes).filter(([name]) => isTold(name)),
    };
  });
  const values = told.flatMap(({ changed }) => changed.flatMap(([name, both]) => valuesIn(entity, name, both)));
  const namedIn = { names: await namesOf(context, entity, values), files: await fileFactsOf(context.db, values) };
  const text = (name: string, value: unknown) => {
    if (entity.definition.parts?.[name]) return linesText(entityOf(entity, name), value, namedIn.names);
    const place = placeIn(entity, name);
    const written = place ? String(writeCell(place.field, value, namedIn) ?? "") : "";
    return (place && !whole.has(place.key) && maskOf(entity, place.key)?.(written)) || written;
  };
  return told.map(({ changed, ...row }) => ({
    ...row,
    changes: changed.map(([name, [before, after]]) => ({
      label: labelIn(entity, name),
      before: text(name, before),
      after: text(name, after),
    })),
  }));
}

/** The states of an entity's flow, by their codes. */
function statesOf({ definition: { fields, flow } }: Entity): Readonly<Record<string, string>> {
  const state = fields[flow?.field ?? ""];
  return state?.kind === "choice" ? state.options : {};
}

/** The column, or the part, that a key has. */
function columnOf({ definition: { fields }, ...entity }: Entity, key: FieldKey): string {
  const [part = "", inner] = key.split(".");
  if (inner === undefined) return columnName(key, fields[key]);
  return `${part}.${columnName(inner, entityOf(entity, part).definition.fields[inner])}`;
}

/** The place of a column, `part.column` in a part. */
function placeIn(entity: Entity, name: string): ResolvedField | undefined {
  return findField(entity, name) ?? findField(entity, name.replace(/(^|\.)idx_/, "$1"));
}

function labelIn(entity: Entity, name: string): string {
  const { title } = entity.definition.parts?.[name] ?? {};
  return title ?? placeIn(entity, name)?.field.label ?? (entity.entities.get(name)?.definition.title || name);
}

/** The values that a change names records and files by. */
function valuesIn(entity: Entity, name: string, both: readonly unknown[]): Values[] {
  if (!entity.definition.parts?.[name]) {
    const place = placeIn(entity, name);
    return place ? [{ field: place.field, values: both }] : [];
  }
  const { fields } = entityOf(entity, name).definition;
  const lines = both.flat() as Row[];
  return Object.entries(fields).map(([key, field]) => ({
    field,
    values: lines.map((line) => line?.[columnName(key, field)]),
  }));
}
