import "./staff-select.css";
import { NativeSelect } from "@mantine/core";
import { WHOLE_OFFICE } from "@portal/definition";
import { useQuery } from "@tanstack/react-query";
import { get } from "../../api/client";
import { OfficeSelect, SectorSelect, TeamSelect } from "./unit-select";

/** Somebody, and the units by which they were looked for; 0 is none chosen. */
export interface ChosenStaff {
  readonly sector: number;
  readonly office: number;
  readonly team: number;
  readonly staff: number;
}

export const nobody: ChosenStaff = { sector: 0, office: 0, team: 0, staff: 0 };

interface StaffSelectProps {
  label: string;
  value: ChosenStaff;
  onChange: (value: ChosenStaff) => void;
  /** For appointing heads: the level of the unit, 0 the company, 1 an office, 2 a team. */
  headLevel?: 0 | 1 | 2;
  /** In pixels. */
  height?: number;
}

const headLabels = ["CEO 지정", "본부장 지정", "팀장 지정"];

/** Somebody, found by sector, office and team: another unit sets back what hangs on it. */
export function StaffSelect({ label, value, onChange, headLevel, height = 30 }: StaffSelectProps) {
  const { sector, office, team, staff } = value;
  const { data } = useQuery({
    queryKey: ["staff", sector, 0, 0],
    queryFn: () => get("/rest/component/getStaff", { idx_sector: sector, idx_office: 0, idx_team: 0 }),
    meta: { onRefusal: "log" },
  });
  const offered = (data?.list ?? []).filter((person) => isOffered(person, value));
  return (
    <div role="group" aria-label={label} className="staff-select">
      <SectorSelect
        label="부문"
        value={sector}
        height={height}
        onChange={(next) => onChange({ ...nobody, sector: next })}
      />
      <OfficeSelect
        label="본부"
        sector={sector}
        value={office}
        height={height}
        onChange={(next) => onChange({ ...nobody, sector, office: next })}
      />
      <TeamSelect
        label="팀"
        sector={sector}
        office={office}
        withOffice
        value={team}
        height={height}
        onChange={(next) => onChange({ ...value, team: next, staff: 0 })}
      />
      <NativeSelect
        aria-label={label}
        styles={{ input: { height, minHeight: height } }}
        value={String(staff)}
        onChange={({ currentTarget }) => onChange({ ...value, staff: Number(currentTarget.value) })}
        data={[
          { value: "0", label: headLevel === undefined ? "직원 선택" : (headLabels[headLevel] ?? "") },
          ...offered.map(({ idx, kname, ename, absence_txt }) => ({
            value: String(idx),
            label: `${kname} ${ename}${absence_txt && ` (${absence_txt})`}`,
          })),
        ]}
      />
    </div>
  );
}

/** Whether somebody is offered: the selected team's staff, else the selected office's, else everybody. */
export function isOffered(
  person: { readonly idx_office: number; readonly idx_team: number },
  { office, team }: Pick<ChosenStaff, "office" | "team">,
): boolean {
  if (team !== 0 && team !== WHOLE_OFFICE) return person.idx_team === team;
  return office === 0 || person.idx_office === office;
}
