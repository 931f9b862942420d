import "./view.css";
import { isAskedFor, type Section } from "@portal/definition";
import { kindOf } from "../../fields/kinds";
import { isClosed, isEmpty, ShownField } from "../../fields/shown";
import { entityOf, fieldAt, linesAt, valueIn } from "../definitions";
import { OwnValues } from "../own-fields";
import type { ReadAnswer, Row } from "../records";
import { ShownLines } from "./lines-table";

interface ViewSectionProps {
  section: Section;
  entity: string;
  read: ReadAnswer;
}

/** Fields with their labels; long ones and lines take the whole width. */
export function ViewSection({ section, entity, read }: ViewSectionProps) {
  const { title, fields } = section;
  const { record } = read;
  const isLines = (key: string) => entityOf(entity).parts?.[key] !== undefined;
  const facts = fields
    .filter((key) => !isLines(key))
    .map((key) => fieldAt(entity, key))
    .filter((placed) => !isClosed(record, placed));
  const lineKeys = fields.filter((key) => isLines(key) && key in record);
  const shown = facts.filter((placed) => !isSaidOnce(placed.field.kind) || !isEmpty(valueIn(record, placed)));
  if ((shown.length === 0 && lineKeys.length === 0) || !isAskedFor(section, record)) return null;
  return (
    <section className="view-section" aria-label={title}>
      {title && <h2>{title}</h2>}
      {shown.length > 0 && (
        <dl>
          {shown.map((placed) =>
            placed.field.kind === "answers" ? (
              <OwnValues key={placed.key} placed={placed} record={record} known={read} />
            ) : (
              <div key={placed.key} className={kindOf(placed.field).isWide ? "is-wide" : undefined}>
                {/* a body of text is known as such */}
                <dt className={placed.field.kind === "html" ? "only-read" : undefined}>{placed.field.label}</dt>
                <dd>
                  <ShownField placed={placed} record={record} known={read} as="View" />
                </dd>
              </div>
            ),
          )}
        </dl>
      )}
      {lineKeys.map((part) => {
        const lines = linesAt(entity, part);
        const value = record[part];
        return (
          lines && (
            <ShownLines
              key={part}
              title={entityOf(part).title}
              fields={lines.fields}
              totals={lines.totals}
              areCards={lines.areCards}
              lines={Array.isArray(value) ? (value as Row[]) : value ? [value as Row] : []}
              known={read}
            />
          )
        );
      })}
    </section>
  );
}

/** Kinds that a page is silent about when there is none. */
function isSaidOnce(kind: string): boolean {
  return ["html", "longText", "file", "files", "checklist", "ownFields"].includes(kind);
}
