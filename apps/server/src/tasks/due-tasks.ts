import { daysAfter } from "@portal/definition/calendar";
import { and, asc, eq, exists, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { task, taskMember } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";

/** States in which something is still to be done. */
const OPEN = ["todo", "run", "wait", "review"];
const DAY = 24 * 60 * 60 * 1000;
/** Tasks on the main page at most, and how many days they look ahead. */
const [MOST, AHEAD] = [5, 7];

/** The tasks that somebody is to do and that are due on a day or were before it, the oldest first. */
export function dueTasks(db: Database, idxStaff: number, day: string) {
  return db
    .select({ idx: task.idx, title: task.title, due: task.due, status: task.status })
    .from(task)
    .where(and(isOpen(), lte(task.due, day), isAssignedTo(idxStaff)))
    .orderBy(asc(task.due), asc(task.idx));
}

/** What somebody is to do that is late or due within a week, the nearest first, as the main page shows it. */
export async function nearestTasks(db: Database, idxStaff: number, now: Date) {
  const rows = await dueTasks(db, idxStaff, dayOf(new Date(now.getTime() + AHEAD * DAY))).limit(MOST);
  return rows.map(({ idx, title, due }) => ({ idx, title, due, link: linkTo(idx) }));
}

/** Reminds those who are to do them of the tasks that are due tomorrow or are late, on the day before and each day behind; returns how many were notified. */
export async function remindOfTasks(db: Database, now: Date, days: readonly string[] = [dayOf(now)]): Promise<number> {
  const today = dayOf(now);
  const soon = days.map((day) => daysAfter(day, 1)).filter((day) => day >= today);
  const rows = await db
    .select({ idx: task.idx, title: task.title, due: task.due, to: taskMember.idx_staff })
    .from(task)
    .innerJoin(taskMember, and(eq(taskMember.idx_task, task.idx), eq(taskMember.role, "assignee")))
    .where(and(isOpen(), isNull(taskMember.deleted_at), or(inArray(task.due, soon), sql`${task.due} < ${today}`)))
    .orderBy(asc(task.due));
  // one line for the late ones of a person: a bell with fifty of them is not read
  const late = new Map<number, typeof rows>();
  for (const row of rows) {
    if (row.due < today) late.set(row.to, [...(late.get(row.to) ?? []), row]);
    else await tell(db, row.to, `${row.due === today ? "오늘" : "내일"} 마감: ${row.title}`, linkTo(row.idx), now);
  }
  for (const [to, [first, ...others]] of late) {
    if (!first) continue;
    const title =
      others.length > 0 ? `마감이 지난 업무: ${first.title} 외 ${others.length}건` : `마감이 지난 업무: ${first.title}`;
    const link = others.length > 0 ? "/taskmanagement/tasklist" : linkTo(first.idx);
    await tell(db, to, title, link, now);
  }
  return rows.length;
}

async function tell(db: Database, to: number, title: string, link: string, now: Date): Promise<void> {
  await notify(db, { to: [to], kind: "task", title, link }, now);
}

function linkTo(idx: number): string {
  return `/taskmanagement/taskview/${idx}`;
}

function isOpen(): SQL | undefined {
  return and(isNull(task.deleted_at), inArray(task.status, OPEN));
}

function isAssignedTo(idxStaff: number): SQL {
  return exists(
    sql`(select from ${taskMember} where ${and(
      eq(taskMember.idx_task, task.idx),
      eq(taskMember.idx_staff, idxStaff),
      eq(taskMember.role, "assignee"),
      isNull(taskMember.deleted_at),
    )})`,
  );
}
