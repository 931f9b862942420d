import "../documents.css";
import "./line-editor.css";
import { NativeSelect } from "@mantine/core";
import { useRef, useState } from "react";
import { useDirectory } from "../../../api/reads";
import { Absence } from "../../../controls/absence";
import { goOnAt } from "../../../controls/go-on-at";
import { StaffPicker } from "../../../controls/pickers/staff-picker";
import { useOnceDrawn } from "../../../controls/use-once-drawn";
import { moved } from "../../../shell/moved";
import { type NamedStaff, type PlannedStep, personText, type RequiredStep, type Role, roleTitles } from "../names";
import { isDeciding, isTogether, joined, orderedLine, whyOf } from "./planned-line";
import { TeamList } from "./team-list";

interface LineEditorProps {
  line: readonly PlannedStep[];
  onChange: (line: PlannedStep[]) => void;
  /** Teams have to receive it. */
  needsReceiver?: boolean;
  /** Only who decides and who is notified: without teams that receive. */
  withoutTeams?: boolean;
  /** Who cannot be left out, and why. */
  required?: readonly RequiredStep[] | undefined;
}

/** The line of people who decide in their order, and those who are notified or receive. */
export function LineEditor({
  line,
  onChange,
  needsReceiver = false,
  withoutTeams = false,
  required = [],
}: LineEditorProps) {
  const everybody = useDirectory(true) ?? [];
  const [role, setRole] = useState<Role>("approve");
  const [note, setNote] = useState("");
  const editor = useRef<HTMLDivElement>(null);
  const onceDrawn = useOnceDrawn();
  const deciding = line.filter(isDeciding);
  const rest = line.filter((step) => !isDeciding(step));
  const change = (steps: readonly PlannedStep[], others: readonly PlannedStep[] = rest) =>
    onChange(orderedLine([...steps, ...others]));
  const of = (which: Role) => rest.filter((step) => step.role === which);
  const told = of("refer").flatMap(({ staff }) => staff ?? []);
  const teamsOf = (which: Role) => of(which).flatMap(({ team }) => team ?? []);
  const setTeams = (which: Role, teams: readonly { idx: number; kname: string }[]) =>
    change(deciding, [
      ...rest.filter((step) => step.role !== which || step.team === null),
      ...teams.map((team) => ({ role: which, staff: null, team, parallel_group: null })),
    ]);

  function add(idx: number | null) {
    const person = everybody.find((one) => one.idx === idx);
    if (!person) return;
    const { kname, position_name, team_name } = person;
    if (line.some(({ staff }) => staff?.idx === person.idx)) return setNote(`${kname}님은 이미 결재선에 있습니다.`);
    setNote(`${kname}님을 ${roleTitles[role]}에 넣었습니다.`);
    const step = {
      role,
      staff: { idx: person.idx, kname, position_name, team_name },
      team: null,
      parallel_group: null,
    };
    change(isDeciding(step) ? [...deciding, step] : deciding, isDeciding(step) ? rest : [...rest, step]);
  }

  function move(arrow: HTMLButtonElement, at: number, by: -1 | 1) {
    change(moved(deciding, at, by));
    // at the end of the line the arrow is switched off: the other one has the focus
    onceDrawn(() => {
      if (arrow.disabled) arrow.parentElement?.querySelector<HTMLElement>(".line-move:enabled")?.focus();
    });
  }

  function leaveOut(at: number) {
    change(deciding.filter((_, index) => index !== at));
    goOnAt(editor.current, ".line-tools button:last-child", at, ".line-add input");
  }

  function tellNoMore({ idx }: NamedStaff, at: number) {
    change(
      deciding,
      rest.filter((step) => step.staff?.idx !== idx),
    );
    goOnAt(editor.current, ".line-told button", at, ".line-add input");
  }

  return (
    <div className="line-editor" ref={editor}>
      <ol aria-label="결재 순서">
        {deciding.map((step, at) => (
          <DecidingStep
            key={step.staff?.idx}
            {...{ deciding, at }}
            why={whyOf(step, required)}
            absence={everybody.find(({ idx }) => idx === step.staff?.idx)?.absence_txt}
            onChange={change}
            onMove={(arrow, by) => move(arrow, at, by)}
            onLeaveOut={() => leaveOut(at)}
          />
        ))}
      </ol>
      {deciding.length === 0 && <p className="line-empty">결재할 사람을 넣으세요.</p>}
      <AddToLine role={role} note={note} onRole={setRole} onAdd={add} />
      {told.length > 0 && <Told people={told} onLeaveOut={tellNoMore} />}
      {!withoutTeams && (
        <div className="line-teams">
          <TeamList label="참조 부서" teams={teamsOf("refer")} onChange={(teams) => setTeams("refer", teams)} />
          <TeamList
            label={needsReceiver ? "수신 부서 (필수)" : "수신 부서"}
            teams={teamsOf("receive")}
            onChange={(teams) => setTeams("receive", teams)}
          />
        </div>
      )}
    </div>
  );
}

interface DecidingStepProps {
  deciding: readonly PlannedStep[];
  at: number;
  /** Why the step cannot be left out; nothing where it can. */
  why: string | undefined;
  absence: string | undefined;
  onChange: (deciding: readonly PlannedStep[]) => void;
  onMove: (arrow: HTMLButtonElement, by: -1 | 1) => void;
  onLeaveOut: () => void;
}

/** Somebody who decides: as what, and where in the line. */
function DecidingStep({ deciding, at, why, absence, onChange, onMove, onLeaveOut }: DecidingStepProps) {
  const step = deciding[at] as PlannedStep;
  const isFixed = why !== undefined;
  return (
    <li className={isTogether(deciding, at) ? "is-together" : undefined}>
      <NativeSelect
        size="xs"
        aria-label={`${step.staff?.kname} 역할`}
        value={step.role}
        disabled={isFixed}
        onChange={({ currentTarget }) =>
          onChange(
            deciding.map((one, index) =>
              index === at ? { ...one, role: currentTarget.value as Role, parallel_group: null } : one,
            ),
          )
        }
        data={[
          { value: "approve", label: roleTitles.approve },
          { value: "agree", label: roleTitles.agree },
        ]}
      />
      <PersonName staff={step.staff} absence={absence} />
      <span className="line-tools">
        {step.role === "agree" && deciding[at - 1]?.role === "agree" && (
          <button type="button" aria-pressed={isTogether(deciding, at)} onClick={() => onChange(joined(deciding, at))}>
            앞과 동시에
          </button>
        )}
        <button
          type="button"
          className="line-move"
          aria-label={`${step.staff?.kname} 위로`}
          disabled={at === 0}
          onClick={({ currentTarget }) => onMove(currentTarget, -1)}
        >
          ▲
        </button>
        <button
          type="button"
          className="line-move"
          aria-label={`${step.staff?.kname} 아래로`}
          disabled={at === deciding.length - 1}
          onClick={({ currentTarget }) => onMove(currentTarget, 1)}
        >
          ▼
        </button>
        {!isFixed && (
          <button type="button" aria-label={`${step.staff?.kname} 빼기`} onClick={onLeaveOut}>
            ×
          </button>
        )}
      </span>
      {isFixed && (
        <p className="line-why">
          <b>필수</b> {why}
        </p>
      )}
    </li>
  );
}

interface AddToLineProps {
  role: Role;
  /** What came of the last one. */
  note: string;
  onRole: (role: Role) => void;
  onAdd: (idx: number | null) => void;
}

/** Somebody is put into the line, as what was chosen before. */
function AddToLine({ role, note, onRole, onAdd }: AddToLineProps) {
  return (
    <div className="line-add">
      <NativeSelect
        size="xs"
        aria-label="넣을 역할"
        value={role}
        onChange={({ currentTarget }) => onRole(currentTarget.value as Role)}
        data={(["approve", "agree", "refer"] as const).map((value) => ({ value, label: roleTitles[value] }))}
      />
      <StaffPicker naming={{ id: "line-person", "aria-label": "결재선에 넣을 사람" }} value={null} onChange={onAdd} />
      <span role="status" className="only-read">
        {note}
      </span>
    </div>
  );
}

interface ToldProps {
  people: readonly NamedStaff[];
  onLeaveOut: (staff: NamedStaff, at: number) => void;
}

/** Those who are notified. */
function Told({ people, onLeaveOut }: ToldProps) {
  return (
    <p className="line-told">
      <b>참조</b>{" "}
      {people.map((staff, at) => (
        <span key={staff.idx} className="team-chip">
          {personText(staff)}
          <button type="button" aria-label={`${staff.kname} 빼기`} onClick={() => onLeaveOut(staff, at)}>
            ×
          </button>
        </span>
      ))}
    </p>
  );
}

function PersonName({ staff, absence = "" }: { staff: NamedStaff | null; absence?: string | undefined }) {
  if (!staff) return null;
  return (
    <span className="line-person">
      <b>{staff.kname}</b> {staff.position_name} <span className="doc-small">{staff.team_name}</span>{" "}
      <Absence text={absence} />
    </span>
  );
}

/** A line in one row of words: `김하늘 팀장 → 박바다 본부장 ∥ 이구름 선임`. */
export function lineText(line: readonly PlannedStep[]): string {
  const deciding = line.filter(isDeciding);
  return deciding
    .map(
      (step, at) =>
        `${at === 0 ? "" : isTogether(deciding, at) ? " ∥ " : " → "}${step.staff ? personText(step.staff) : ""}`,
    )
    .join("");
}
