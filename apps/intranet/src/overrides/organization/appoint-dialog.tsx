import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import type { SettingsScreen } from "@portal/definition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { get } from "../../api/client";
import { type ChosenStaff, nobody, StaffSelect } from "../../controls/pickers/staff-select";
import type { OwnInput } from "../../screens/form/fields/form-field";
import { OwnField } from "../../screens/form/fields/own-field";
import { FormDialog } from "../../screens/form/form-dialog";
import { type Unit, useRenewal } from "./unit-tree";

/** What the head of a unit is called, and to appoint one. */
export const heading = {
  company: { name: "대표", appoint: "CEO 지정", level: 0 },
  office: { name: "본부장", appoint: "본부장 지정", level: 1 },
  team: { name: "팀장", appoint: "팀장 지정", level: 2 },
} as const;

/** An appointment at a unit; a new one without a number. */
export interface Appointed {
  readonly unit: Unit;
  readonly idx: number | null;
}

interface AppointDialogProps extends Appointed {
  screen: SettingsScreen;
  onClose: () => void;
}

/** Appoints the head of a unit, or changes an appointment. */
export function AppointDialog({ screen, unit, idx, onClose }: AppointDialogProps) {
  const renew = useRenewal();
  const { appoint } = heading[levelOf(unit)];
  const place = placeOf(unit);
  const fields = screen.form.flatMap((section) => section.fields).filter((key) => key !== "office" && key !== "team");
  // who is changed may be of another unit, or gone
  const inputs: Readonly<Record<string, OwnInput>> = {
    ...(idx === null && { staff: (props) => <HeadInput {...props} unit={unit} /> }),
    hand_over: (props) => <HandOverInput {...props} unit={unit} />,
  };
  return (
    <FormDialog
      title={idx === null ? `${unit.kname} ${appoint}` : `${unit.kname} 조직장 수정`}
      screen={{ ...screen, kind: idx === null ? "add" : "edit", form: [{ fields }], where: place }}
      idx={idx}
      inputs={inputs}
      canRemove
      // what somebody has begun to write is kept for this unit alone
      query={new URLSearchParams(Object.entries(place).map(([key, value]) => [key, String(value)]))}
      onClose={onClose}
      onSaved={() => void renew()}
    />
  );
}

function levelOf({ level }: Unit): keyof typeof heading {
  return level === "office" || level === "team" ? level : "company";
}

/** The office and the team of an appointment at a unit; neither for the company. */
function placeOf({ level, idx, above }: Unit): Readonly<Record<string, number>> {
  if (level === "team") return { idx_office: above, idx_team: idx };
  return level === "office" ? { idx_office: idx } : {};
}

/** Somebody of the unit first; of another one, once that is chosen. */
function HeadInput({ unit, value, onChange, problem }: Parameters<OwnInput>[0] & { unit: Unit }) {
  const { idx_office: office = 0, idx_team: team = 0 } = placeOf(unit);
  const staff = Number(value) || 0;
  const [chosen, setChosen] = useState<ChosenStaff>(staff ? { ...nobody, staff } : { ...nobody, office, team });
  const choose = (next: ChosenStaff) => {
    setChosen(next);
    onChange(next.staff || null);
  };
  return (
    <OwnField label="조직장" required problem={problem}>
      <StaffSelect label="조직장" headLevel={heading[levelOf(unit)].level} value={chosen} onChange={choose} />
    </OwnField>
  );
}

/** Says how much waits for who headed the unit until then, and whether it goes over. */
function HandOverInput({ unit, value, values, onChange, problem }: Parameters<OwnInput>[0] & { unit: Unit }) {
  const { date_from, is_acting, idx_staff } = values;
  const asked = {
    level: levelOf(unit),
    unit: unit.idx,
    date_from: String(date_from ?? ""),
    is_acting: is_acting === true ? "Y" : "N",
    idx_staff: Number(idx_staff) || 0,
  } as const;
  const { data, isError } = useQuery({
    queryKey: ["records", "org_head", "turns", asked],
    queryFn: () => get("/rest/admin/getHeadTurns", asked),
    enabled: asked.date_from !== "",
    placeholderData: keepPreviousData,
    meta: { onRefusal: "log" },
  });
  return (
    <OwnField label="결재 이관" problem={problem}>
      <Checkbox
        size="sm"
        label="시작일에 새 조직장에게 이관"
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <p role="status" className="form-hint">
        {isError ? "기다리는 결재를 세지 못했습니다." : data && waitingText(unit, data)}
      </p>
    </OwnField>
  );
}

function waitingText({ kname }: Unit, { from, count }: { from: string; count: number }): string {
  if (from === "") return "이관할 이전 조직장이 없습니다.";
  if (count === 0) return `지금 ${from}님을 기다리는 ${kname} 결재가 없습니다.`;
  return `${kname}에서 올린 결재 ${count}건이 ${from}님을 기다립니다. 이관하지 않으면 그대로 남습니다.`;
}
