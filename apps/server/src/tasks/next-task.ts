import { dayInMonth, daysAfter, daysFrom, monthsAfter } from "@portal/definition/calendar";
import { eq } from "drizzle-orm";
import { copyPictures } from "../crud/writing/pictures";
import type { Database } from "../db/open";
import { task, taskMember } from "../db/tables";
import type { RowOf } from "../records/record-of";

export type Task = RowOf<"task">;
/** How often a task comes again. */
export type Repeat = "week" | "month";

/**
 * Makes the next of a repeated task, once this one is done; nothing when it has come to its end, or was done before and has
 * one. Returns its number.
 */
export async function makeNextTask(db: Database, done: Task, now: Date): Promise<number | null> {
  if (done.repeat_rule === null || done.idx_next !== null) return null;
  const due = repeated(done.due, done.repeat_rule as Repeat, done.repeat_day);
  if (done.repeat_to !== null && due > done.repeat_to) return null;
  const { idx, ver: _, wdate: __, mdate: ___, idx_editor: ____, ...same } = done;
  const [next] = await db
    .insert(task)
    .values({
      ...same,
      due,
      // it begins as long before it is due as this one did
      start_date: done.start_date && daysAfter(due, -daysFrom(done.start_date, done.due)),
      status: "todo",
      is_closed: false,
      progress: 0,
      comment_count: 0,
      // attached files belong to one task
      files: null,
      checklist: done.checklist?.map(({ text }) => ({ text, done: false })) ?? null,
      wdate: now,
    })
    .returning({ idx: task.idx });
  if (!next) return null;
  await db.update(task).set({ idx_next: next.idx }).where(eq(task.idx, idx));
  if (done.content !== null) {
    const content = await copyPictures(db, done.content, { entity: "task", from: idx, to: next.idx, now });
    await db.update(task).set({ content }).where(eq(task.idx, next.idx));
  }
  const members = await db.select().from(taskMember).where(eq(taskMember.idx_task, idx));
  const kept = members.filter(({ deleted_at }) => deleted_at === null);
  if (kept.length > 0) {
    await db
      .insert(taskMember)
      .values(kept.map(({ idx_staff, role }) => ({ idx_task: next.idx, idx_staff, role, wdate: now })));
  }
  return next.idx;
}

/** The day a week later, or a day of the next month (the task's own by default), its last one where it has fewer. */
export function repeated(day: string, rule: Repeat, date: number | null = null): string {
  if (rule === "week") return daysAfter(day, 7);
  const month = monthsAfter(`${day.slice(0, 7)}-01`, 1).slice(0, 7);
  return dayInMonth(month, date ?? Number(day.slice(8)));
}
