import { can, moduleOf, withParticle } from "@portal/definition";
import type { FieldErrors } from "@portal/definition/contract";
import { and, asc, eq, exists, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { staff, task, taskMember } from "../../db/tables";
import { notify } from "../../notifications";
import type { GivenOf, RecordOf, TableOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";
import { makeNextTask, type Task } from "../../tasks/next-task";

type Given = GivenOf<"task">;

type Whole = RecordOf<"task">;

const { task: definition } = moduleOf.task.entities;
const stateLabels: Readonly<Record<string, string>> = definition.fields.status.options;

/** Tasks: who sees private ones, how progress and state follow each other, and who is notified. */
export const rules: RulesOf<"task"> = {
  handsOver: {
    kind: "task",
    held: (idx) => sql`select distinct ${task.idx} as idx,
        case when ${task.is_private} then '비공개 업무' else ${task.title} end as title from ${task}
      join ${taskMember} on ${taskMember.idx_task} = ${task.idx} and ${taskMember.deleted_at} is null
      where ${taskMember.idx_staff} = ${idx} and ${taskMember.role} = 'assignee'
      and ${task.status} not in ('done', 'cancel') and ${task.deleted_at} is null`,
    // whoever follows it already does it from now on
    async give({ db }, idxs, from, to) {
      await db.execute(sql`with gone as (update ${taskMember} set deleted_at = now()
        where idx_staff = ${from} and role = 'assignee' and idx_task in (${idxs}) and deleted_at is null returning *),
      raised as (update ${taskMember} set role = 'assignee'
        where idx_staff = ${to} and idx_task in (select idx_task from gone) and deleted_at is null returning idx_task)
      insert into ${taskMember} (idx_task, idx_staff, role, is_closed, due, status, idx_writer)
        select idx_task, ${to}, role, is_closed, due, status, ${to}
        from gone where idx_task not in (select idx_task from raised)`);
    },
  },

  // who takes part sees it, whether it is private or not
  visible: (context, table, by) => (by === "task_member" ? undefined : isShown(context, table)),

  checks: [
    (context, { after }) => wrongParent(context, after),
    (_, { after }) =>
      membersOf(after, "assignee").length === 0 ? { task_member: "담당: 한 사람 이상 선택하세요." } : undefined,
    (context, { before, after }) =>
      isMadeWhole(after) && (after.status === "cancel" || !mayComplete(context, before, after))
        ? { progress: "진행률: 완료하면 100%가 됩니다. 완료는 요청자나 조직장이 하니 ‘검토요청’으로 알려 주세요." }
        : undefined,
  ],

  async saving(context, { before: old, after: given }) {
    const state = stateBy(given);
    const status = state.status ?? given.status;
    const [doer] = membersOf(given, "assignee");
    return {
      ...(doer !== undefined && (await placeOf(context, doer))),
      ...state,
      is_closed: isClosed(status),
      repeat_day: given.repeat_rule === "month" ? repeatDayOf(old, given) : null,
    };
  },

  async saved(context, { before: old, after: record }) {
    await tellMembers(context, old, record);
    if (old && old.status !== "done" && record.status === "done") await makeNextTask(context.db, record, context.now);
  },

  mayMove: ({ asker }, record) => !isHidden(record, asker.idx),

  async moving(_, { record, move }) {
    const { progress } = record;
    if (move === "complete") return { progress: 100, is_closed: true };
    // what was done and comes back is no longer whole
    return { is_closed: move === "cancel", ...(progress === 100 && { progress: 90 }) };
  },

  async moved(context, { before, after: record, move }) {
    if (move === "complete") await makeNextTask(context.db, record, context.now);
    await tellOfMove(context, before, record);
  },

  async extra(context, record, isReadable) {
    const isChild = and(eq(task.idx_parent, record.idx), isReadable("task"));
    const subtasks = await context.db
      .select({ idx: task.idx, title: task.title, status: task.status, due: task.due, progress: task.progress })
      .from(task)
      .where(isChild)
      .orderBy(asc(task.due), asc(task.idx))
      .limit(200);
    return { subtasks };
  },
};

/** Whether somebody sees a task beside the grants: a private one only as one of those whom it concerns. */
export function isShown({ person }: Pick<RequestContext, "person">, tasks: TableOf<"task">): SQL | undefined {
  const isMember = exists(
    sql`(select from ${taskMember} where ${and(
      eq(taskMember.idx_task, tasks.idx),
      eq(taskMember.idx_staff, person.idx),
      isNull(taskMember.deleted_at),
    )})`,
  );
  return or(not(tasks.is_private), eq(tasks.idx_requester, person.idx), eq(tasks.idx_writer, person.idx), isMember);
}

/** Progress and state say the same: 100 is done, and done is 100. */
function stateBy(given: Given): { readonly status?: string } {
  if (isMadeWhole(given)) return { status: "done" };
  if (given.status === "done") return given.progress === 100 ? {} : { status: "run" };
  return given.status === "todo" && (given.progress ?? 0) > 0 ? { status: "run" } : {};
}

/** Whether what is not done yet comes to 100. */
function isMadeWhole({ status, progress }: Given): boolean {
  return status !== "done" && progress === 100;
}

function mayComplete({ asker }: RequestContext, old: Whole | null, given: Given): boolean {
  if ((old ?? given).idx_requester === asker.idx) return true;
  const grants = definition.flow.moves.complete.by.filter((by) => typeof by === "string");
  return old !== null && can(asker, grants, { ...old }, definition, "write");
}

/** A private task is nothing to those whom it does not concern, also to those who lead its unit. */
function isHidden(record: Whole, idxStaff: number): boolean {
  const { is_private, idx_requester, idx_writer, task_member } = record;
  const concerned = [idx_requester, idx_writer, ...task_member.map(({ idx_staff }) => idx_staff)];
  return is_private && !concerned.includes(idxStaff);
}

function isClosed(status: string): boolean {
  return status === "done" || status === "cancel";
}

function membersOf({ task_member }: Pick<Given, "task_member">, role: "assignee" | "watcher"): number[] {
  return task_member.filter((member) => member.role === role).map(({ idx_staff }) => idx_staff);
}

/** The unit of who does it. */
async function placeOf({ db }: RequestContext, idxStaff: number) {
  const { idx_sector, idx_office, idx_team } = staff;
  const [place] = await db.select({ idx_sector, idx_office, idx_team }).from(staff).where(eq(staff.idx, idxStaff));
  if (!place) throw wrongFields({ task_member: "담당: 없는 직원입니다. 다시 선택하세요." });
  return place;
}

/** A task above itself would never end. */
async function wrongParent(context: RequestContext, { idx, idx_parent }: Given): Promise<FieldErrors | undefined> {
  const { db } = context;
  let above: number | null = idx_parent;
  for (let steps = 0; above !== null && steps < 20; steps++) {
    if (above === idx) return { idx_parent: "상위업무: 자기 자신이나 하위 업무는 고를 수 없습니다." };
    const [parent] = await db
      .select({ idx_parent: task.idx_parent, isShown: sql<boolean>`${isShown(context, task)}` })
      .from(task)
      .where(and(eq(task.idx, above), isNull(task.deleted_at)));
    if (!parent?.isShown) return { idx_parent: "상위업무: 없거나 볼 수 없는 업무입니다. 다시 선택하세요." };
    above = parent.idx_parent;
  }
  return undefined;
}

async function tellMembers({ db, now, person }: RequestContext, old: Whole | null, record: Whole): Promise<void> {
  for (const [role, line] of [
    ["assignee", "업무를 맡았습니다"],
    ["watcher", "업무에 참조로 들어갔습니다"],
  ] as const) {
    const known = old ? membersOf(old, role) : [];
    const to = membersOf(record, role).filter((idx) => idx !== person.idx && !known.includes(idx));
    await notify(db, { to, kind: "task", title: `${line}: ${record.title}`, link: pathOf(record) }, now);
  }
}

async function tellOfMove({ db, now, person }: RequestContext, before: Task, after: Task): Promise<void> {
  const label = stateLabels[after.status];
  const members = await db
    .select({ idx: taskMember.idx_staff })
    .from(taskMember)
    .where(and(eq(taskMember.idx_task, after.idx), isNull(taskMember.deleted_at)));
  const to = [after.idx_requester, ...members.map(({ idx }) => idx)].filter((idx) => idx !== person.idx);
  if (before.status === after.status) return;
  await notify(
    db,
    {
      to,
      kind: "task",
      title: `업무 상태가 ${withParticle(`‘${label}’`, "으로/로")} 바뀌었습니다: ${after.title}`,
      link: pathOf(after),
    },
    now,
  );
}

function pathOf({ idx }: Pick<Task, "idx">): string {
  return `/taskmanagement/taskview/${idx}`;
}

/** The day of the month that a task is repeated on: that of its due day, until somebody sets another one. */
function repeatDayOf(old: Task | null, given: Given): number {
  const kept = old?.due === given.due ? old.repeat_day : null;
  return kept ?? Number(given.due.slice(8));
}
