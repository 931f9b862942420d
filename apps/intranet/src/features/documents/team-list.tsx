import { TeamSelect } from "../../controls/unit-select";
import { useTeams } from "./use-teams";

interface Team {
  readonly idx: number;
  readonly kname: string;
}

interface TeamListProps {
  label: string;
  teams: readonly Team[];
  onChange: (teams: readonly Team[]) => void;
}

/** Several teams; each is added by choosing it. */
export function TeamList({ label, teams, onChange }: TeamListProps) {
  const all = useTeams();
  return (
    <div role="group" aria-label={label} className="team-list">
      <TeamSelect
        label={label}
        all={`${label} 선택`}
        value={0}
        onChange={(idx) => {
          const team = all.find((one) => one.idx === idx);
          if (team && !teams.some((one) => one.idx === idx)) onChange([...teams, { idx, kname: team.kname }]);
        }}
      />
      {teams.map((team) => (
        <span key={team.idx} className="team-chip">
          {team.kname}
          <button
            type="button"
            aria-label={`${team.kname} 빼기`}
            onClick={() => onChange(teams.filter(({ idx }) => idx !== team.idx))}
          >
            ×
          </button>
        </span>
      ))}
    </div>
  );
}
