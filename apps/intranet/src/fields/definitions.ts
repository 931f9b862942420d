import { type Field, type ListScreen, type ResolvedField, resolveField } from "@portal/definition";
import { isPast, stateOf } from "./choices/tone";
import { definitionOf, entityOf } from "./modules";

/** A field where it stands: its place in a record, and what it is. */
export interface PlacedField extends ResolvedField {
  /** Lines that stand among a list's columns, by the fields of their part. */
  readonly lines?: readonly PlacedField[];
  /** The column whose files they are, where the value stands in another one. */
  readonly filesOf?: string;
}

/** Lines are checked by their part's schema. */
const noSchema = undefined as never;

/** The field that a screen names, of an entity, of a part that a record has one of, or of a linked record. */
export function fieldAt(entity: string, key: string): PlacedField {
  const { parts = {} } = entityOf(entity);
  const lines = parts[key]?.isMany ? linesAt(entity, key) : null;
  if (lines) {
    const title = parts[key]?.title ?? entityOf(key).title;
    return { key, field: { kind: "json", label: title, schema: noSchema }, entity, column: key, lines: lines.fields };
  }
  const placed = resolveField(definitionOf, entity, key);
  if (!placed) throw new Error(`no such field: ${entity}.${key}`);
  // of many lines it is the lines that one looks for
  const title = placed.through ? undefined : parts[placed.part ?? ""]?.title;
  return title === undefined ? placed : { ...placed, field: { ...placed.field, label: title } };
}

/** The field of a list's column or filter, called what the list calls it. */
export function columnAt({ of, titles }: Pick<ListScreen, "of" | "titles">, key: string): PlacedField {
  const placed = fieldAt(of, key);
  const label = titles?.[key];
  return label === undefined ? placed : { ...placed, field: { ...placed.field, label } };
}

interface Lines {
  readonly part: string;
  readonly fields: PlacedField[];
  /** The keys of those that are added up. */
  readonly totals: readonly string[];
  readonly areCards: boolean;
}

/** The lines that a screen names by their part; nothing for a field. */
export function linesAt(entity: string, key: string): Lines | null {
  const part = entityOf(entity).parts?.[key];
  if (!part) return null;
  const { fields } = entityOf(key);
  return {
    part: key,
    totals: part.totals ?? [],
    areCards: part.layout === "cards",
    ...(part.import && { takesFile: part.import }),
    fields: (part.fields ?? Object.keys(fields).filter((name) => name !== part.link && isInLines(fields[name]))).map(
      (name) => fieldAt(key, name),
    ),
  };
}

function isInLines(field: Field | undefined): boolean {
  return field !== undefined && !(field.readOnly && !field.computed) && field.kind !== "bytes";
}

/** The value of a field in a record. */
export function valueIn(record: Readonly<Record<string, unknown>>, { part, column }: PlacedField): unknown {
  const owner = part === undefined ? record : (record[part] as Readonly<Record<string, unknown>> | null | undefined);
  return owner?.[column];
}

/** Whether a linked record that the field lies in is kept from the reader. */
export function isHidden(record: Readonly<Record<string, unknown>>, { part, through }: PlacedField): boolean {
  const linked = through && record[part ?? ""];
  return typeof linked === "object" && linked !== null && "hidden" in linked;
}

/** A field that is a choice. */
export function choiceAt(entity: string, key: string): Extract<Field, { kind: "choice" }> {
  const { field } = fieldAt(entity, key);
  if (field.kind !== "choice") throw new Error(`${entity}.${key} is no choice`);
  return field;
}

/** What a choice's value is called. */
export function choiceLabel(entity: string, key: string, value: unknown): string {
  return choiceAt(entity, key).options[String(value)] ?? String(value ?? "");
}

/** Whether a record's state asks nobody for anything any more. */
export function isPastRecord(entity: string, record: Readonly<Record<string, unknown>>): boolean {
  const { flow } = entityOf(entity);
  return flow !== undefined && isPast(stateOf(choiceAt(entity, flow.field), record[flow.field]).tone);
}

/** The key of the field that names a record: what its entity says, or its first text. */
export function nameKeyOf(entity: string): string | undefined {
  const { name, fields } = entityOf(entity);
  return name ?? Object.keys(fields).find((key) => fields[key]?.kind === "text");
}

/** What a record is called; nothing where its entity has no name for it. */
export function recordName(entity: string, record: Readonly<Record<string, unknown>>): string | undefined {
  const key = nameKeyOf(entity);
  const name = key === undefined ? undefined : record[fieldAt(entity, key).column];
  return typeof name === "string" ? name : undefined;
}
