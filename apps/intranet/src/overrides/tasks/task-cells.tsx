import { toast } from "react-toastify";
import { callRecords } from "../../api/client";
import { tell } from "../../api/tell";
import { today } from "../../controls/dates/today";
import type { Known } from "../../controls/field-kind";
import { Icon } from "../../controls/icon";
import { StateChip } from "../../fields/choices/choice";
import { stateOf, toneIcons } from "../../fields/choices/tone";
import { choiceAt } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { movedText } from "../../fields/moves";
import type { Cells } from "../../screens/list/record-table";
import { type Row, useRefresh } from "../../screens/records";
import { moveProblem } from "./task-moves";

/** The cells of the task list: state and progress are set where they stand. */
export const taskCells: Cells = {
  title: (row, _, shown) => (
    <>
      {row.is_private === true && <span className="task-private">비공개</span>}
      {shown}
    </>
  ),
  task_member: (row, known) => assigneesOf(row, known),
  due: (row, _, shown) => (isLate(row) ? <span className="task-late">{shown} 지연</span> : shown),
  progress: (row) => <Progress row={row} />,
  status: (row) => <State row={row} />,
};

/** Who does a task, the first two by name. */
export function assigneesOf({ task_member }: Row, { names }: Known): string {
  const lines = Array.isArray(task_member) ? (task_member as Row[]) : [];
  const doers = lines
    .filter(({ role }) => role === "assignee")
    .map(({ idx_staff }) => names.staff?.[String(idx_staff)] ?? "");
  return doers.length > 2 ? `${doers.slice(0, 2).join(", ")} 외 ${doers.length - 2}` : doers.join(", ");
}

export function isLate({ due, status }: Row): boolean {
  return String(due) < today() && !["done", "cancel"].includes(String(status));
}

const steps = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

function Progress({ row }: { row: Row }) {
  const refresh = useRefresh();
  const value = Number(row.progress) || 0;
  if (["done", "cancel"].includes(String(row.status))) return <>{value}%</>;

  async function set(progress: number) {
    await callRecords("task", "change", { idx: Number(row.idx), ver: Number(row.ver), values: { progress } }).catch(
      tell,
    );
    await refresh("task");
  }

  return (
    <span className="task-progress">
      <select
        aria-label={`${String(row.title)} 진행률`}
        value={value}
        onChange={({ currentTarget }) => void set(Number(currentTarget.value))}
      >
        {[...new Set([...steps, value])]
          .sort((a, b) => a - b)
          .map((step) => (
            <option key={step} value={step}>
              {step}%
            </option>
          ))}
      </select>
    </span>
  );
}

function State({ row }: { row: Row }) {
  const refresh = useRefresh();
  const { flow } = entityOf("task");
  const state = String(row.status);
  const moves = Object.entries(flow?.moves ?? {}).filter(
    ([, { from, reason }]) => from.includes(state) && reason !== "required",
  );
  const { label, tone } = stateOf(choiceAt("task", "status"), state);
  if (moves.length === 0) return <StateChip label={label} tone={tone} />;

  async function make(name: string) {
    const move = flow?.moves[name];
    if (!move) return;
    const { idx, ver } = row;
    try {
      await callRecords("task", "move", { idx: Number(idx), ver: Number(ver), move: name });
      toast.success(movedText("task", move, row));
    } catch (error) {
      tell(moveProblem(error));
    }
    await refresh("task");
  }

  return (
    <span className={`task-state tone-${tone}`}>
      <Icon of={toneIcons[tone]} size={13} />
      <select
        aria-label={`${String(row.title)} 상태`}
        value=""
        onChange={({ currentTarget }) => void make(currentTarget.value)}
      >
        <option value="">{label}</option>
        {moves.map(([name, { title }]) => (
          <option key={name} value={name}>
            → {title}
          </option>
        ))}
      </select>
    </span>
  );
}
