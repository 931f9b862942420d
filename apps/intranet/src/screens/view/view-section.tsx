import "./view.css";
import { type DrawerView, isAskedFor, type Section } from "@portal/definition";
import { columnAt, isHidden, linesAt, valueIn } from "../../fields/definitions";
import { kindOf } from "../../fields/kinds";
import { entityOf } from "../../fields/modules";
import { isClosed, isEmpty, ShownField } from "../../fields/shown";
import { UnfilledNote } from "../../shell/navigation/unfilled-note";
import { OwnValues } from "../form/fields/own-fields";
import type { ReadAnswer, Row } from "../records";
import { ShownLines } from "./lines-table";

interface ViewSectionProps {
  section: Section;
  entity: string;
  /** Fields that are called otherwise here. */
  titles?: DrawerView["titles"];
  read: ReadAnswer;
}

interface ViewSectionsProps extends Omit<ViewSectionProps, "section"> {
  sections: readonly Section[];
}

/** What a record says, section by section; what is empty is left out. */
export function ViewSections({ sections, ...shown }: ViewSectionsProps) {
  const { read } = shown;
  const said = sections.filter((section) => {
    const { fields, lineKeys } = saidIn(section, shown);
    return fields.length + lineKeys.length > 0;
  });
  if (said.length === 0) return <p className="view-none">입력된 내용이 없습니다.</p>;
  return (
    <>
      <UnfilledNote text={read.unfilled} />
      {said.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
        <ViewSection key={index} section={section} {...shown} />
      ))}
    </>
  );
}

/** What a section has to say of a record: fields and lines that there are. */
function saidIn(section: Section, { entity, titles, read: { record } }: Omit<ViewSectionProps, "section">) {
  if (!isAskedFor(section, record)) return { fields: [], lineKeys: [] };
  const isLines = (key: string) => entityOf(entity).parts?.[key] !== undefined;
  return {
    fields: section.fields
      .filter((key) => !isLines(key))
      .map((key) => columnAt({ of: entity, ...(titles && { titles }) }, key))
      .filter((placed) => !isClosed(record, placed))
      .filter((placed) => isHidden(record, placed) || !isEmpty(valueIn(record, placed))),
    lineKeys: section.fields.filter((key) => isLines(key) && !isEmpty(record[key])),
  };
}

/** Fields with their labels; long ones and lines take the whole width. */
function ViewSection({ section, ...shown }: ViewSectionProps) {
  const { entity, read } = shown;
  const { title } = section;
  const { record } = read;
  const { fields, lineKeys } = saidIn(section, shown);
  return (
    <section className="view-section" aria-label={title}>
      {title && <h2>{title}</h2>}
      {fields.length > 0 && (
        <dl>
          {fields.map((placed) =>
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
