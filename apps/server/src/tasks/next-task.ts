import { eq } from "drizzle-orm";
import { copyPictures } from "../crud/pictures";
import type { Database } from "../db/open";
import { task, taskMember } from "../db/tables";

export type Task = typeof task.$inferSelect;
/** How often a task comes again. */
export type Repeat = "week" | "month";

/** Makes the next of a repeated task, once this one is done; nothing when it has come to its end. Returns its number. */
export async function makeNextTask(db: Database, done: Task, now: Date): Promise<number | null> {
  if (done.repeat_rule === null) return null;
  const due = repeated(done.due, done.repeat_rule as Repeat);
  if (done.repeat_to !== null && due > done.repeat_to) return null;
  const { idx, ver: _, wdate: __, mdate: ___, deleted_at: ____, idx_editor: _____, ...same } = done;
  const [next] = await db
    .insert(task)
    .values({
      ...same,
      due,
      start_date: done.start_date && repeated(done.start_date, done.repeat_rule as Repeat),
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

/** The day a week or a month later; the last day of a month where it has no such day. YYYY-MM-DD. */
export function repeated(day: string, rule: Repeat): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (rule === "week") date.setUTCDate(date.getUTCDate() + 7);
  else {
    const of = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + 1, 1);
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(of, last));
  }
  return date.toISOString().slice(0, 10);
}
