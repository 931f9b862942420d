import "./form-values.css";
import {
  columnName,
  type DocumentKind,
  type Field,
  type FormRows,
  type FormValues,
  formByKind,
} from "@portal/definition";
import { Suspense } from "react";
import type { Known } from "../../../controls/field-kind";
import { RowsTable } from "../../../controls/lists/rows-table";
import { kindOf } from "../../../fields/kinds";
import { isEmpty } from "../../../fields/shown";
import { FileLinks } from "./file-links";

interface FormValuesProps {
  kind: DocumentKind;
  data: FormValues;
  known: Known;
  /** The document whose files its fields name; nothing while it is not kept. */
  document: number | null;
}

/** What is written on a form, to be read: its own fields and its lines with their sums. */
export function FormValuesView({ kind, data, known, document }: FormValuesProps) {
  const form = formByKind(kind);
  const fields = Object.entries(form.fields).filter(
    ([key, field]) => !isEmpty(data[columnName(key, field)]) && (form.shown?.[key]?.(data) ?? true),
  );
  const shown = (field: Field, value: unknown) => (
    <Value field={field} value={value} known={known} document={document} />
  );
  return (
    <>
      {fields.length > 0 && (
        <dl className="form-values">
          {fields.map(([key, field]) => (
            <div key={key} className={isWide(field, data[columnName(key, field)]) ? "is-wide" : undefined}>
              <dt>{field.label}</dt>
              <dd>{shown(field, data[columnName(key, field)])}</dd>
            </div>
          ))}
        </dl>
      )}
      {Object.entries(form.rows ?? {}).map(([name, rows]) => (
        <Lines key={name} rows={rows} lines={linesOf(data[name])} shown={shown} />
      ))}
    </>
  );
}

/** The longest text, in characters, that stands in half of the width. */
const SHORT = 40;

function isWide(field: Field, value: unknown): boolean {
  const isLong = typeof value === "string" && field.kind === "text" && value.length > SHORT;
  return isLong || kindOf(field).isWide === true || field.kind === "longText";
}

interface ValueProps {
  field: Field;
  value: unknown;
  known: Known;
  document: number | null;
  as?: "Cell" | "View";
}

function Value({ field, value, known, document, as = "View" }: ValueProps) {
  if (field.kind === "file" || field.kind === "files") {
    return <FileLinks document={document} files={[value].flat().map(Number)} known={known.files} />;
  }
  const Shown = kindOf(field)[as];
  return (
    <Suspense>
      <Shown field={field} value={value} known={known} place={{ entity: "document", column: "data" }} />
    </Suspense>
  );
}

interface LinesProps {
  rows: FormRows;
  lines: readonly FormValues[];
  shown: (field: Field, value: unknown) => React.ReactNode;
}

function Lines({ rows: { title, fields }, lines, shown }: LinesProps) {
  if (lines.length === 0) return null;
  // a column in which nobody wrote anything takes no room
  const columns = Object.entries(fields).filter(([key, field]) =>
    lines.some((line) => !isEmpty(line[columnName(key, field)])),
  );
  return (
    <RowsTable
      label={title}
      empty=""
      box="form-lines"
      columns={columns.map(([, field]) => ({ title: field.label, isNumber: kindOf(field).isNumber === true }))}
      rows={lines.map((line, at) => ({
        key: at,
        cells: columns.map(([key, field]) => {
          const value = line[columnName(key, field)];
          return !isEmpty(value) && shown(field, value);
        }),
      }))}
    />
  );
}

/** Lines as they are kept in a form; none when there are none. */
export function linesOf(value: unknown): readonly FormValues[] {
  return Array.isArray(value) ? value : [];
}
