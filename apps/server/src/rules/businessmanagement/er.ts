import { moduleOf, ownFieldsIn, withParticle } from "@portal/definition";
import type { Day } from "@portal/definition/calendar";
import { and, eq, isNull, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { calendarOf } from "../../company/holidays";
import { erBoard, erCategory } from "../../db/tables";
import { followersOf, handlersOf } from "../../er/people";
import { daysLeft, dueAfter, finished } from "../../er/sla";
import { notify } from "../../notifications";
import type { RowOf } from "../../records/record-of";
import type { RequestContext, RulesOf, WriteContext } from "../../records/rules";
import { dayOf } from "../../seoul";

type Request = RowOf<"er">;

const options: Readonly<Record<string, string>> = moduleOf.globalEr.entities.er.fields.status.options;

/** Requests: on which board, by when, who is notified, and that nobody confirms what they have done themselves. */
export const rules: RulesOf<"er"> = {
  async saving({ db, person }, { before: old, after: given }) {
    if (old?.idx_board !== given.idx_board || old.idx_category !== given.idx_category) await categoryOf(db, given);
    if (old && old.idx_board !== given.idx_board && old.status !== "req")
      throw wrongFields({ idx_board: "보드: 접수한 뒤에는 ‘보드 이동’으로 바꾸세요." });
    return old ? undefined : { idx_requester: person.idx, idx_request_team: person.idx_team || null };
  },

  async saved({ db, now, person }, { before, after }) {
    const { idx, idx_board, title } = after;
    if (before) return;
    const to = (await handlersOf(db, idx_board)).filter((one) => one !== person.idx);
    await notify(db, { to, kind: "er", title: `새 ER 요청: ${title}`, link: pathOf(idx) }, now);
  },

  mayMove({ asker }, record, move) {
    const { idx_assignee, idx_task } = record;
    if (move === "finish") return idx_assignee !== asker.idx;
    return move !== "makeTask" || idx_task === null;
  },

  async moving(context, { record, move, values }) {
    const row = { ...record, ...values };
    const { db, now, person } = context;
    const calendar = await calendarOf(db, 0);
    const today = dayOf(now);
    switch (move) {
      case "receive":
      case "assign": {
        const { idx_assignee, sla_days } = await categoryOf(db, row);
        const received = row.recv_at
          ? {}
          : { recv_at: now, sla_days, sla_due: dueAfter(today, sla_days, calendar), sla_left: null };
        return { idx_assignee: row.idx_assignee ?? idx_assignee ?? person.idx, ...received };
      }
      case "start":
        return { idx_assignee: row.idx_assignee ?? person.idx };
      case "makeTask":
        return { idx_task: await makeTask(context, row) };
      case "check":
        return { check_at: now };
      case "finish":
        return finished(row, now, calendar);
      case "reopen":
        return { reopened: row.reopened + 1, check_at: null };
      case "hold":
        return {
          sla_due: null,
          sla_left: row.sla_due === null ? null : daysLeft(today, row.sla_due, calendar),
        };
      case "resume":
        return {
          sla_left: null,
          sla_due: row.sla_left === null ? row.sla_due : dueAfter(today, row.sla_left, calendar),
        };
      case "relocate":
        return { ...(await relocated(context, record, row)), idx_assignee: null };
      case "duplicate":
        if (row.idx_dup_of === row.idx) throw wrongFields({ idx_dup_of: "중복원본: 다른 요청을 선택하세요." });
        return undefined;
      default:
        return undefined;
    }
  },

  async moved({ db, now, person }, { after: record, move }) {
    const told = await followersOf(db, record);
    const label = options[record.status];
    const line = move === "reopen" ? "재요청했습니다" : `상태가 ${withParticle(`‘${label}’`, "으로/로")} 바뀌었습니다`;
    const to = told.filter((idx) => idx !== person.idx);
    await notify(db, { to, kind: "er", title: `ER ${line}: ${record.title}`, link: pathOf(record.idx) }, now);
    if (move !== "relocate") return;
    const others = (await handlersOf(db, record.idx_board)).filter((idx) => idx !== person.idx && !to.includes(idx));
    await notify(db, { to: others, kind: "er", title: `새 ER 요청: ${record.title}`, link: pathOf(record.idx) }, now);
  },

  async removing(_, record) {
    if (record.status !== "req") throw new ApiError(409, "접수한 요청은 지울 수 없습니다.");
  },
};

/** What the category of a request says of it; refuses one of another board, or that is used no more. */
async function categoryOf(
  db: RequestContext["db"],
  { idx_board, idx_category }: Pick<Request, "idx_board" | "idx_category">,
) {
  const [found] = await db
    .select({
      isUsed: sql<boolean>`${erCategory.is_use} and ${erBoard.is_use}`,
      idx_assignee: erCategory.idx_default_assignee,
      sla_days: sql<number>`coalesce(${erCategory.sla_days}, ${erBoard.sla_days})`,
    })
    .from(erCategory)
    .innerJoin(erBoard, eq(erBoard.idx, erCategory.idx_board))
    .where(and(eq(erCategory.idx, idx_category), eq(erBoard.idx, idx_board), isNull(erCategory.deleted_at)));
  if (!found) throw wrongFields({ idx_category: "분류: 이 보드의 분류를 선택하세요." });
  if (!found.isUsed) throw wrongFields({ idx_category: "분류: 더 쓰지 않는 보드나 분류입니다." });
  return found;
}

/** Another board asks other things: what was said in the fields of the former one goes on in the text. */
async function relocated({ db }: RequestContext, before: Request, after: Request) {
  await categoryOf(db, after);
  if (before.idx_board === after.idx_board) return {};
  const [board] = await db.select().from(erBoard).where(eq(erBoard.idx, before.idx_board));
  const answers = before.extra ?? {};
  const lines = ownFieldsIn(board?.form_fields).flatMap(({ key, label }) => {
    const value = answers[key];
    return value === undefined || value === null || value === ""
      ? []
      : [`<p>${escaped(`${label}: ${value === true ? "예" : value === false ? "아니요" : value}`)}</p>`];
  });
  const fresh = { recv_at: null, sla_days: null, sla_due: null, sla_left: null };
  return { ...fresh, extra: null, content: before.content + lines.join("") };
}

async function makeTask({ add, now, person }: WriteContext, row: Request): Promise<number> {
  const doer = row.idx_assignee ?? person.idx;
  const due = row.plan_date ?? row.sla_due ?? dayOf(now);
  const task = await add("task", {
    title: row.title,
    kind: "req",
    priority: row.priority,
    idx_requester: row.idx_requester,
    content: `<p>${escaped(`${row.er_no} ${row.title}`)}</p>`,
    due: laterOf(due, dayOf(now)),
    task_member: [{ idx_staff: doer, role: "assignee" }],
  });
  return task.idx;
}

function laterOf(a: Day, b: Day): Day {
  return a > b ? a : b;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function pathOf(idx: number): string {
  return `/businessmanagement/erview/${idx}`;
}
