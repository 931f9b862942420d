import type { Field } from "@portal/definition";
import type { Colleague } from "../../api/reads";
import type { FieldKind, FilterProps, InputProps, ShownProps } from "../../controls/field-kind";
import type { Naming } from "../../controls/inputs/naming";
import { RecordPicker } from "../../controls/pickers/record-picker";
import { StaffPicker } from "../../controls/pickers/staff-picker";
import { OfficeSelect, PositionSelect, SectorSelect, TeamSelect } from "../../controls/pickers/unit-select";
import { LinkedName } from "./linked-name";

type LinkField = Extract<Field, { kind: "link" }>;

/** A record of another entity, by its name. */
export const link: FieldKind<LinkField> = { Cell, View: Cell, Input, Filter };

function Cell({ field, value, known }: ShownProps<LinkField>) {
  return <LinkedName entity={field.to} idx={Number(value)} known={known} />;
}

const units: Readonly<Record<string, typeof TeamSelect>> = {
  sector: SectorSelect,
  office: OfficeSelect,
  team: TeamSelect,
  position: PositionSelect,
};

function Input({ field, value, onChange, naming, label, known, where }: InputProps<LinkField>) {
  const chosen = typeof value === "number" ? value : null;
  const name = chosen === null ? undefined : known.names[field.to]?.[String(chosen)];
  const Unit = units[field.to];
  if (Unit) {
    const within = field.to === "team" ? { office: Number(where?.office) || 0 } : {};
    return (
      <Unit
        {...within}
        label={label}
        naming={naming}
        all={field.required ? "선택하세요" : "없음"}
        value={chosen ?? 0}
        {...(name !== undefined && { name })}
        onChange={(idx) => onChange(idx || null)}
      />
    );
  }
  const rest = { naming, value: chosen, onChange, ...(name !== undefined && { name }) };
  if (field.to === "staff") {
    const { team } = where ?? {};
    return <StaffPicker {...rest} {...(team && { among: ({ idx_team }: Colleague) => idx_team === Number(team) })} />;
  }
  return <RecordPicker {...rest} entity={field.to} {...(where && { where })} />;
}

/** Units hang together: those of the office that is looked for, or the whole of it. */
function Filter({ field, name, query, onChange }: FilterProps<LinkField>) {
  const chosen = Number(query[name]) || null;
  const choose = (idx: number | null) => onChange({ [name]: idx ? String(idx) : "" });
  const Unit = units[field.to];
  if (Unit) {
    // the office that is looked for stands beside it: of the record, or of one that it links to
    const office = Number(query[name.replace(/team$/, "office")]) || 0;
    const within = field.to === "team" ? { office, withOffice: true } : {};
    return <Unit {...within} label={field.label} all={`${field.label} 전체`} value={chosen ?? 0} onChange={choose} />;
  }
  const naming: Naming = { id: `filter-${name}`, "aria-label": field.label };
  const rest = { naming, value: chosen, onChange: choose, placeholder: field.label };
  return field.to === "staff" ? <StaffPicker {...rest} /> : <RecordPicker {...rest} entity={field.to} />;
}
