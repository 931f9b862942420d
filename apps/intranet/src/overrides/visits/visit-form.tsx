import { NativeSelect } from "@mantine/core";
import { useId } from "react";
import { RecordPicker } from "../../controls/pickers/record-picker";
import { StaffListPicker } from "../../controls/pickers/staff-picker";
import { resourceOptions, useBookables, useTaken } from "../../screens/calendar/use-bookables";
import type { OwnInput } from "../../screens/form/fields/form-field";
import { OwnField } from "../../screens/form/fields/own-field";
import type { Row } from "../../screens/records";

/** Who comes along, and whom of the chosen customer's people it is to. */
export const visitInputs: Readonly<Record<string, OwnInput>> = {
  contact: (props) => <OfCustomer {...props} label="담당자" entity="contact" />,
  smp: (props) => <OfCustomer {...props} label="영업건" entity="smp" />,
  vehicle: (props) => <Car {...props} />,
  visit_member: (props) => <Members {...props} />,
};

type OwnProps = Parameters<OwnInput>[0];

function OfCustomer({
  value,
  onChange,
  values,
  problem,
  known,
  label,
  entity,
}: OwnProps & { label: string; entity: string }) {
  const id = useId();
  const chosen = typeof value === "number" ? value : null;
  const name = chosen === null ? undefined : known.names[entity]?.[String(chosen)];
  const customer = Number(values.idx_customer) || undefined;
  return (
    <OwnField label={label} problem={problem}>
      <RecordPicker
        entity={entity}
        naming={{ id, "aria-label": label }}
        value={chosen}
        onChange={onChange}
        placeholder={customer ? "찾아서 선택" : "고객사를 먼저 선택하세요"}
        {...(customer && { where: { customer } })}
        {...(name !== undefined && { name })}
      />
    </OwnField>
  );
}

/** A car that comes with the visit: which are free then, and what they are. */
function Car({ value, onChange, values, problem }: OwnProps) {
  const id = useId();
  const { from = "", to = "" } = (values.during ?? {}) as { from?: string; to?: string };
  const cars = useBookables("vehicle");
  const taken = useTaken("vehicle", { from, to }, Number(values.idx_booking) || undefined);
  return (
    <OwnField label="차량" hint="고르면 같은 시간에 차량도 예약합니다." problem={problem}>
      <NativeSelect
        id={id}
        size="xs"
        aria-label="차량"
        value={String(value ?? "")}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
        data={resourceOptions(taken ?? cars ?? [], taken !== undefined)}
      />
    </OwnField>
  );
}

/** Lines that stay keep their number. */
function Members({ value, onChange, known, problem }: OwnProps) {
  const id = useId();
  const lines = Array.isArray(value) ? (value as Row[]) : [];
  return (
    <OwnField label="동행자" problem={problem}>
      <StaffListPicker
        naming={{ id, "aria-label": "동행자" }}
        value={lines.map(({ idx_staff }) => Number(idx_staff))}
        onChange={(chosen) =>
          onChange(chosen.map((idx_staff) => lines.find((line) => line.idx_staff === idx_staff) ?? { idx_staff }))
        }
        nameOf={(idx) => known.names.staff?.[String(idx)]}
      />
    </OwnField>
  );
}
