import { stateOf } from "../../fields/choices/tone";
import { choiceAt } from "../../fields/definitions";
import "./tasks.css";
import { Button } from "@mantine/core";
import type { FormScreen, ListScreen, ViewScreen } from "@portal/definition";
import { Link } from "react-router-dom";
import type { Known } from "../../controls/field-kind";
import { StaffListPicker } from "../../controls/pickers/staff-picker";
import { StateChip } from "../../fields/choices/choice";
import { PriorityMark } from "../../fields/choices/priority-mark";
import { choiceLabel } from "../../fields/definitions";
import type { OwnInput } from "../../screens/form/fields/form-field";
import { OwnField } from "../../screens/form/fields/own-field";
import { FormPage } from "../../screens/form/form-page";
import { ListPage } from "../../screens/list/list-page";
import type { ReadAnswer, Row } from "../../screens/records";
import { TickList } from "../../screens/view/tick-list";
import { ViewPage } from "../../screens/view/view-page";
import { QuickAdd } from "./quick-add";
import { assigneesOf, isLate, taskCells } from "./task-cells";

/** What is to be done: as a list, a board or a month, with a line to add more. */
export function TaskListPage({ screen }: { screen: ListScreen }) {
  return <ListPage screen={screen} above={<QuickAdd />} cells={taskCells} card={taskCard} />;
}

function taskCard(row: Row, known: Known) {
  return (
    <>
      <strong className="card-title">
        {row.is_private === true && <span className="task-private">비공개</span>}
        {String(row.title)}
      </strong>
      <span className="card-facts">
        <span>{assigneesOf(row, known)}</span>
        <span className={isLate(row) ? "task-late" : undefined}>
          {String(row.due)}
          {isLate(row) && " 지연"}
        </span>
        <span>{Number(row.progress) || 0}%</span>
        <StateChip {...stateOf(choiceAt("task", "status"), row.status)} />
        {["urgent", "high"].includes(String(row.priority)) && (
          <PriorityMark code={String(row.priority)} label={choiceLabel("task", "priority", row.priority)} />
        )}
      </span>
    </>
  );
}

/** A task with who does it, what is to be ticked off and what belongs to it. */
export function TaskViewPage({ screen }: { screen: ViewScreen }) {
  return (
    <ViewPage screen={screen} above={(read) => <People read={read} />} beside={(read) => <Beside read={read} />} />
  );
}

/** Who does it, and who is kept informed. */
function People({ read }: { read: ReadAnswer }) {
  const lines = (read.record.task_member ?? []) as Row[];
  const named = (role: string) =>
    lines.filter((line) => line.role === role).map((line) => read.names.staff?.[String(line.idx_staff)] ?? "");
  const roles = [
    ["담당", named("assignee")],
    ["참조", named("watcher")],
  ] as const;
  return (
    <dl className="task-roles">
      {roles
        .filter(([, people]) => people.length > 0)
        .map(([role, people]) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{people.join(", ")}</dd>
          </div>
        ))}
    </dl>
  );
}

function Beside({ read }: { read: ReadAnswer }) {
  const { subtasks = [] } = read.extra as { subtasks?: readonly Row[] };
  return (
    <div className="task-beside">
      <TickList entity="task" name="checklist" read={read} />
      {(subtasks.length > 0 || read.may.change) && (
        <section aria-label="하위 업무">
          <h2>하위 업무 {subtasks.length}</h2>
          <ul>
            {subtasks.map((task) => (
              <li key={Number(task.idx)}>
                <StateChip {...stateOf(choiceAt("task", "status"), task.status)} />{" "}
                <Link to={`/taskmanagement/taskview/${Number(task.idx)}`}>{String(task.title)}</Link>
              </li>
            ))}
          </ul>
          <Button
            component={Link}
            to={`/taskmanagement/taskadd?idx_parent=${Number(read.record.idx)}`}
            size="compact-xs"
            variant="default"
          >
            하위 업무 추가
          </Button>
        </section>
      )}
    </div>
  );
}

/** A task, to be written. */
export function TaskFormPage({ screen }: { screen: FormScreen }) {
  return <FormPage screen={screen} inputs={inputs} />;
}

const inputs: Readonly<Record<string, OwnInput>> = { task_member: (props) => <MembersInput {...props} /> };

/** Who does it and who watches, each a choice of people; lines that stay keep their number. */
function MembersInput({ value, onChange, known, problem }: Parameters<OwnInput>[0]) {
  const lines = Array.isArray(value) ? (value as Row[]) : [];
  const of = (role: string) => lines.filter((line) => line.role === role).map((line) => Number(line.idx_staff));
  const nameOf = (idx: number) => known.names.staff?.[String(idx)];

  function choose(role: string, chosen: readonly number[]) {
    const others = lines.filter((line) => line.role !== role && !chosen.includes(Number(line.idx_staff)));
    const mine = chosen.map(
      (idx_staff) => lines.find((line) => line.role === role && line.idx_staff === idx_staff) ?? { idx_staff, role },
    );
    onChange(role === "assignee" ? [...mine, ...others] : [...others, ...mine]);
  }

  return (
    <div className="task-people">
      <OwnField label="담당" required problem={problem}>
        <StaffListPicker
          naming={{ id: "task-assignees", "aria-label": "담당" }}
          value={of("assignee")}
          onChange={(chosen) => choose("assignee", chosen)}
          nameOf={nameOf}
        />
      </OwnField>
      <OwnField label="참조" problem={undefined}>
        <StaffListPicker
          naming={{ id: "task-watchers", "aria-label": "참조" }}
          value={of("watcher")}
          onChange={(chosen) => choose("watcher", chosen)}
          nameOf={nameOf}
        />
      </OwnField>
    </div>
  );
}
