import {
  columnName,
  type EntityScreen,
  type Field,
  type FieldKey,
  type Fixed,
  mayChangeField,
  openKeys,
} from "@portal/definition";
import { type FieldErrors, readRecord, wrongOrder } from "@portal/definition/contract";
import type { RequestContext, Row } from "../../records/rules";
import { withMasks } from "../access/field-access";
import { type Entity, entityOf } from "../entity";
import { fieldAt, findField } from "../place";
import { initialOf } from "./values";

/** What a person may fill in on a record as it is. */
export interface Form {
  /** Columns, and parts by their names. */
  readonly columns: ReadonlySet<string>;
  /** Columns of those parts that stay as they are, `part.column`. */
  readonly closed: ReadonlySet<string>;
}

/** What the forms of any of these screens let somebody fill in; without a screen it is every field that is theirs. */
export function formOf(
  context: RequestContext,
  entity: Entity,
  screens: readonly (EntityScreen | undefined)[],
  record: Row,
): Form {
  const { fields, parts = {} } = entity.definition;
  if (screens.includes(undefined))
    return formWith(context, entity, [...Object.keys(fields), ...Object.keys(parts)], record);
  const sections = screens.flatMap((screen) => (screen && "form" in screen ? screen.form : []));
  const below = screens.flatMap((screen) => (screen?.kind === "add" && screen.below ? [screen.below] : []));
  const keys = [...openKeys(context.asker, sections, record, entity.definition), ...below];
  const named = sections.flatMap((section) => section.fields).filter((key) => !keys.includes(key));
  const form = formWith(context, entity, keys, record);
  return { ...form, closed: new Set([...form.closed, ...named.flatMap((key) => closedBy(entity, key, keys))]) };
}

/** A form of these fields, of those that somebody may change on the record. */
export function formWith({ asker }: RequestContext, entity: Entity, keys: readonly FieldKey[], record: Row): Form {
  const may = (field: Field | undefined) =>
    field === undefined || mayChangeField(asker, field, record, entity.definition);
  const open = keys.filter((key) => may(entity.definition.fields[key]));
  const columns = columnsOf(entity, open);
  const closed = Object.keys(entity.definition.parts ?? {}).flatMap((part) => {
    if (!columns.has(part)) return [];
    const inner = Object.entries(entityOf(entity, part).definition.fields).filter(([, field]) => !may(field));
    return inner.map(([key, field]) => `${part}.${columnName(key, field)}`);
  });
  return { columns, closed: new Set(closed) };
}

/**
 * Whether anything can be filled in: nothing is where every field, also of the parts, is kept by the server or stays as
 * it is.
 */
export function isFilledIn(entity: Entity, { columns, closed }: Form): boolean {
  const { fields, parts = {}, flow } = entity.definition;
  const isOpenIn = (part: string, link: string) =>
    Object.entries(entityOf(entity, part).definition.fields).some(
      ([key, field]) => key !== link && !field.readOnly && !closed.has(`${part}.${columnName(key, field)}`),
    );
  return (
    Object.entries(fields).some(
      ([key, field]) => key !== flow?.field && !field.readOnly && columns.has(columnName(key, field)),
    ) || Object.entries(parts).some(([part, { link }]) => columns.has(part) && isOpenIn(part, link))
  );
}

/** The column of a part's field in a section that is closed, unless another section has the part. */
function closedBy(entity: Entity, key: FieldKey, open: readonly FieldKey[]): string[] {
  const [part = "", inner] = key.split(".");
  if (inner === undefined || open.includes(part) || open.includes(key)) return [];
  return [`${part}.${columnName(inner, entityOf(entity, part).definition.fields[inner])}`];
}

/** The columns of these fields; of a field of a part, the part. */
export function columnsOf(entity: Entity, keys: readonly FieldKey[]): ReadonlySet<string> {
  const parts = entity.definition.parts ?? {};
  return new Set(
    keys.map((key) => {
      const [part = ""] = key.split(".");
      return part in parts ? part : columnName(key, entity.definition.fields[key]);
    }),
  );
}

/**
 * Reads what was sent for a record, of a form's fields. Tells what is wrong, and what the form does not have unless
 * it is what the record, or a new one, has anyway; the flow's field is never set but by a move.
 */
export function readForm(
  context: RequestContext,
  entity: Entity,
  form: Form,
  before: Row | null,
  fixed: Row,
  given: Row,
): { values: Row; wrong: FieldErrors } {
  const { definition } = entity;
  const sent = unmasked(entity, before, given);
  const { values, errors } = readRecord(
    definition,
    (name) => entityOf(entity, name).definition,
    { ...fixed, ...sent },
    before === null,
  );
  const wrong: Record<string, string> = { ...errors };
  const known: Row = { ...(before ?? initialOf(definition, context)), ...fixed };
  for (const column of Object.keys(values)) {
    if (form.columns.has(column) && column !== definition.flow?.field) {
      if (column in (definition.parts ?? {})) values[column] = refuseClosed(entity, form, column, values, known, wrong);
      continue;
    }
    if (!isSame(values[column], known[column])) {
      wrong[column] = `${labelOf(entity, column)}: 이 화면에서는 바꿀 수 없습니다.`;
    }
    delete values[column];
  }
  // the form asks for what it shows; what it lacks comes from elsewhere
  for (const column of Object.keys(errors)) {
    const isAsked = form.columns.has(column.split(".")[0] ?? "") || column in sent;
    if (!isAsked && before === null) delete wrong[column];
  }
  const isWrong = (place: string) => place in wrong;
  const all = { ...known, ...values };
  return {
    values,
    wrong: { ...wrong, ...wrongOrder(definition, (name) => entityOf(entity, name).definition, all, isWrong) },
  };
}

/** A part's lines without the columns that stay as they are; what another value was sent for is noted as wrong. */
function refuseClosed(
  entity: Entity,
  { closed }: Form,
  part: string,
  values: Row,
  known: Row,
  wrong: Record<string, string>,
): unknown {
  const columns = [...closed].filter((name) => name.startsWith(`${part}.`)).map((name) => name.slice(part.length + 1));
  const olds = [known[part] ?? []].flat() as Row[];
  const read = (line: Row, at: string) => {
    const old = Array.isArray(values[part]) ? olds.find(({ idx }) => idx === line.idx) : olds[0];
    const kept = { ...line };
    for (const column of columns) {
      if (column in kept && !isSame(kept[column], old?.[column])) {
        wrong[at + column] = `${labelOf(entityOf(entity, part), column)}: 이 화면에서는 바꿀 수 없습니다.`;
      }
      delete kept[column];
    }
    return kept;
  };
  const lines = values[part] as Row | readonly Row[] | null;
  if (columns.length === 0 || lines === null) return lines;
  return isLines(lines) ? lines.map((line, at) => read(line, `${part}.${at}.`)) : read(lines, `${part}.`);
}

function isLines(lines: Row | readonly Row[]): lines is readonly Row[] {
  return Array.isArray(lines);
}

/** What was sent, without the values that are shown in part and were sent back as they are shown. */
function unmasked(entity: Entity, before: Row | null, sent: Row): Row {
  if (before === null) return sent;
  const shown = withMasks(entity, before);
  const isBack = (column: string) => shown[column] !== before[column] && sent[column] === shown[column];
  return Object.fromEntries(
    Object.entries(sent).filter(([column]) => column in (entity.definition.parts ?? {}) || !isBack(column)),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** A record that somebody is about to add, as far as it is known whose it will be. */
export function newRecord(context: RequestContext, { definition }: Entity): Row {
  const { idx, idx_sector, idx_office, idx_team } = context.person;
  return { ...initialOf(definition, context), idx_writer: idx, idx_sector, idx_office, idx_team };
}

/** The values that a screen fixes, by their columns. */
export function fixedOf(entity: Entity, where: Fixed = {}): Row {
  return Object.fromEntries(Object.entries(where).map(([key, value]) => [fieldAt(entity, key).name, value]));
}

/** What a column is called. */
export function labelOf(entity: Entity, column: string): string {
  if (column in (entity.definition.parts ?? {})) return entityOf(entity, column).definition.title;
  const place = findField(entity, column) ?? findField(entity, column.replace(/^idx_/, ""));
  return place?.field.label ?? column;
}
