import "../../../screens/form/form.css";
import { columnName, type Field, type FormValues, formByKind, moduleOfEntity, type Problem } from "@portal/definition";
import { Link } from "react-router-dom";
import type { Known } from "../../../controls/field-kind";
import type { PlacedField } from "../../../fields/definitions";
import { kindOf } from "../../../fields/kinds";
import { isEmpty } from "../../../fields/shown";
import { FieldRow } from "../../../screens/form/fields/field-row";
import { LineItems } from "../../../screens/form/lines/line-items";
import { useFilling } from "../../../screens/form/use-filling";
import { screenPath } from "../../../shell/navigation/screen-path";
import { linesOf } from "../view/form-values";
import type { Draft } from "./draft";

interface OwnFieldsProps {
  draft: Draft;
  /** What the form computes of it. */
  computed: FormValues;
  known: Known;
  problems: readonly Problem[];
  /** Only the fields that few write, or only the others with the lines and sums. */
  part: "usual" | "rare";
  onChange: (change: (before: FormValues) => FormValues) => void;
}

/** The fields that a form has beside those of every document, its lines and their sums. */
export function OwnFields({ draft: { kind, data }, computed, known, problems, part, onChange }: OwnFieldsProps) {
  const form = formByKind(kind);
  const isRare = part === "rare";
  const problemOf = (column: string) => problems.find(({ path }) => path === column)?.message;
  const entries = Object.entries(form.fields).filter(
    ([key, field]) =>
      (form.rare?.includes(key) ?? false) === isRare &&
      (form.shown?.[key]?.(data) ?? true) &&
      (isKnown(field) || !isEmpty(data[columnName(key, field)])),
  );
  const set = (part: FormValues) => onChange((before) => ({ ...before, ...part }));
  const fields = Object.entries(form.fields).map(([key, field]) => placedIn(key, field));
  const { fill } = useFilling({ fields, lines: [] }, { base: {}, isUntouched: false, setWritten: onChange });
  return (
    <>
      <div className="form-grid">
        {entries
          .filter(([, field]) => !field.computed)
          .map(([key, field]) => {
            const column = columnName(key, field);
            const required = field.required === true || form.requiredIf?.[key]?.(data) === true;
            const shared = { known, problem: problemOf(column), value: data[column] };
            if (field.readOnly) return <Read key={key} field={field} value={computed[column]} known={known} />;
            if (field.kind === "link" && field.to === "sales_publish")
              return <OriginRow key={key} value={shared.value} />;
            return (
              <FieldRow
                key={key}
                {...shared}
                placed={placedIn(key, { ...field, required })}
                onChange={(value) => {
                  set({ [column]: value });
                  void fill(placedIn(key, field), value, data[column]);
                }}
              />
            );
          })}
      </div>
      {Object.entries((!isRare && form.rows) || {}).map(([name, rows]) => (
        <div key={name} data-problem={problems.some(({ path }) => path.startsWith(name)) ? "" : undefined}>
          <LineItems
            title={rows.title}
            part={name}
            fields={Object.entries(rows.fields)
              .filter(([, field]) => isKnown(field))
              .map(([key, field]) => placedIn(key, field))}
            lines={linesOf(data[name])}
            onChange={(lines) => set({ [name]: lines })}
            known={known}
            problems={Object.fromEntries(problems.map(({ path, message }) => [path, message]))}
          />
          {problemOf(name) && <p className="form-problem">{problemOf(name)}</p>}
        </div>
      ))}
      <Sums entries={entries.filter(([, field]) => field.computed)} data={data} known={known} />
    </>
  );
}

/** Whether records of it can be chosen here. */
function isKnown(field: Field): boolean {
  return field.kind !== "link" || field.to === "customer" || field.to === "staff" || field.to in moduleOfEntity;
}

/** A field of a form as the inputs of records take it; its files are stored as the document's. */
function placedIn(key: string, field: Field): PlacedField {
  return { key, field, entity: "document", column: columnName(key, field), filesOf: "files" };
}

function Read({ field, value, known }: { field: Field; value: unknown; known: Known }) {
  const { View } = kindOf(field);
  return (
    <div className="form-field">
      <span className="form-label">{field.label}</span>
      <output className="form-read">
        {isEmpty(value) ? "–" : <View field={field} value={value} known={known} place={place} />}
      </output>
    </div>
  );
}

const place = { entity: "document", column: "data" };

function Sums({ entries, data, known }: { entries: readonly [string, Field][]; data: FormValues; known: Known }) {
  if (entries.length === 0) return null;
  return (
    <p className="form-sums" role="status">
      {entries.map(([key, field]) => {
        const { View } = kindOf(field);
        return (
          <span key={key}>
            {field.label}{" "}
            <b>
              <View field={field} value={field.computed?.(data) ?? 0} known={known} place={place} />
            </b>
          </span>
        );
      })}
    </p>
  );
}

/** The invoice that is corrected; it is chosen where it is seen. */
function OriginRow({ value }: { value: unknown }) {
  return (
    <div className="form-field" data-problem={isEmpty(value) ? "" : undefined}>
      <span className="form-label">원발행</span>
      {isEmpty(value) ? (
        <p className="form-problem">
          수정발행은 <Link to={screenPath("documents-SalesManagementPublishList")}>발행 목록</Link>에서 고칠 건을 열어
          [수정발행]으로 시작하세요.
        </p>
      ) : (
        <Link to={screenPath("documents-SalesManagementPublishView-id", { id: String(value) })}>
          {String(value)}번 발행 건
        </Link>
      )}
    </div>
  );
}
