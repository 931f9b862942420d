import { type Field, fieldOf, ownFieldsIn } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { callRecords } from "../../../api/client";
import type { Known, Query } from "../../../controls/field-kind";
import type { PlacedField } from "../../../fields/definitions";
import { kindOf } from "../../../fields/kinds";
import { entityOf } from "../../../fields/modules";
import { isEmpty, ShownField } from "../../../fields/shown";
import type { Row } from "../../records";
import type { FormState } from "../use-record-form";
import { FieldRow } from "./field-row";

/** The fields that a linked record brings along, each as a field of the record that links to it. */
function useOwnFields({ entity, field, column }: PlacedField, linked: unknown) {
  const { of = "", shape = "" } = field.kind === "answers" ? field : {};
  const link = entityOf(entity).fields[of];
  const to = link?.kind === "link" ? link.to : entity;
  const idx = Number(linked);
  const { data, isLoading } = useQuery({
    queryKey: ["records", to, "read", idx, {}],
    queryFn: () => callRecords(to, "read", { idx }),
    enabled: idx > 0,
    meta: { onRefusal: "log" },
  });
  const own = ownFieldsIn(data?.record[shape]).map((one) => {
    const placed: PlacedField = {
      key: `${column}.${one.key}`,
      field: fieldOf(one),
      entity,
      column: one.key,
      part: column,
    };
    return { ...placed, isStopped: one.isStopped === true };
  });
  return { own, isLoading };
}

/** The column of the link to the record that brings them along. */
function linkOf({ field }: PlacedField): string {
  return `idx_${(field as Extract<Field, { kind: "answers" }>).of}`;
}

interface PartProps {
  placed: PlacedField;
  known: Known;
}

/** What a form asks beside its own fields, once it is known what the record belongs to. */
export function OwnInputs({ placed, form, known }: PartProps & { form: FormState }) {
  const { own, isLoading } = useOwnFields(placed, form.values[linkOf(placed)]);
  const said = (form.values[placed.column] ?? {}) as Row;
  if (isLoading) return <p role="status">{placed.field.label}을 불러오는 중…</p>;
  return own
    .filter(({ isStopped }) => !isStopped)
    .map((one) => (
      <FieldRow
        key={one.key}
        placed={one}
        value={said[one.column]}
        onChange={(value) => form.write(placed.column, { ...said, [one.column]: value })}
        known={known}
        problem={form.problems[one.key]}
      />
    ));
}

/** What was said in them, on the record's page. */
export function OwnValues({ placed, record, known }: PartProps & { record: Row }) {
  const { own } = useOwnFields(placed, record[linkOf(placed)]);
  const said = (record[placed.column] ?? {}) as Row;
  return own
    .filter(({ isStopped, column }) => !isStopped || !isEmpty(said[column]))
    .map((one) => (
      <div key={one.key}>
        <dt>{one.field.label}</dt>
        <dd>
          <ShownField placed={{ ...one, part: undefined } as PlacedField} record={said} known={known} as="View" />
        </dd>
      </div>
    ));
}

interface FiltersProps {
  placed: PlacedField;
  query: Query;
  onChange: (change: Query) => void;
}

/** The filters of a list below the record that brings them along. */
export function OwnFilters({ placed, query, onChange }: FiltersProps) {
  const { idx } = useParams();
  const { own } = useOwnFields(placed, idx);
  return own.map((one) => {
    const { Filter } = kindOf(one.field);
    const { entity, column, field, key } = one;
    return (
      Filter && (
        <Filter key={key} field={field} name={key} query={query} onChange={onChange} place={{ entity, column }} />
      )
    );
  });
}
