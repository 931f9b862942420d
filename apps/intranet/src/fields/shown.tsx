import "./fields.css";
import { HIDDEN_TEXT } from "@portal/definition";
import { Fragment } from "react";
import type { Known } from "../controls/field-kind";
import { isHidden, type PlacedField, valueIn } from "./definitions";
import { kindOf } from "./kinds";
import { MaskedValue } from "./masked-value";
import { entityOf } from "./modules";

type Row = Readonly<Record<string, unknown>>;

interface ShownFieldProps {
  placed: PlacedField;
  record: Row;
  known: Known;
  /** In a row of a table, or on a page of its own. */
  as: "Cell" | "View";
}

/** A record's value of a field, to be read; a dash on a page when there is none. */
export function ShownField({ placed, record, known, as }: ShownFieldProps) {
  const { field, entity, column, key } = placed;
  const value = valueIn(record, placed);
  if (isHidden(record, placed) || isClosed(record, placed)) return <span className="field-none">{HIDDEN_TEXT}</span>;
  if (isEmpty(value)) return as === "View" ? <span className="field-none">–</span> : null;
  if (placed.derived?.derives === "daysUntil" && Number(value) < 1) return overdue(-Number(value));
  if (placed.lines) return <LinesInShort lines={value as Row[]} fields={placed.lines} known={known} />;
  const isWhole =
    field.kind !== "text" ||
    !(field.mask || field.sealed) ||
    placed.part !== undefined ||
    typeof record.idx !== "number";
  // whoever reads the whole has nothing to ask for, nor has anybody where some alone read it
  if (as === "View" && !isWhole && (field.sealed || !field.whole) && String(value).includes("*")) {
    return (
      <MaskedValue entity={entity} idx={Number(record.idx)} name={key} label={field.label} value={String(value)} />
    );
  }
  const Shown = kindOf(field)[as];
  return <Shown field={field} value={value} known={known} place={{ entity, column }} />;
}

/** How long a day is over, as reminders tell it. */
function overdue(days: number): string {
  return days === 0 ? "오늘" : `${days.toLocaleString("ko-KR")}일 지남`;
}

/** Lines in the room of one value: what names each of them, each name once. */
function LinesInShort({
  lines,
  fields,
  known,
}: {
  lines: readonly Row[];
  fields: readonly PlacedField[];
  known: Known;
}) {
  const called = fields[0] && entityOf(fields[0].entity).name;
  // where its definition does not say it, what each line has to have names it, rather than what it may have
  const names = fields
    .filter(({ key, field }) => (called ? key === called : field.kind === "link" || field.kind === "text"))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const told = new Set<unknown>();
  const named = lines.flatMap((line) => {
    const name = names.find((placed) => !isEmpty(valueIn(line, placed)));
    const value = name && valueIn(line, name);
    if (!name || told.has(value)) return [];
    told.add(value);
    return [{ line, name }];
  });
  if (named.length === 0) return `${lines.length}줄`;
  return named.map(({ line, name }, index) => (
    <Fragment key={String(line.idx ?? index)}>
      {index > 0 && ", "}
      <ShownField placed={name} record={line} known={known} as="Cell" />
    </Fragment>
  ));
}

function rankOf({ field }: PlacedField): number {
  return (field.required ? 0 : 2) + (field.kind === "link" ? 0 : 1);
}

/** Whether nothing was given. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Whether the person may not read a field: then it is not there, instead of being empty. */
export function isClosed(record: Row, { part, column, field }: PlacedField): boolean {
  const owner = part === undefined ? record : record[part];
  // what is being written has no number yet, and not all of its values
  const isKept = typeof owner === "object" && owner !== null && "idx" in owner;
  return isKept && !(field.computed && !field.read) && !(column in owner);
}
