import { eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { staff, task, taskMember } from "../db/tables";
import { notify } from "../notifications";

/** A task as another module makes one. */
export interface NewTask {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly due: string;
  /** Who asks for it. */
  readonly requester: number;
  /** Who does it; the first one's unit is the task's. */
  readonly assignees: readonly [number, ...number[]];
  readonly watchers?: readonly number[];
  /** HTML that has been sanitised. */
  readonly content?: string;
  readonly kind?: "task" | "req" | "issue" | "meeting";
  /** The document that it comes from. */
  readonly document?: number;
}

/** Makes a task in the transaction of what it comes from and notifies those who are to do it; returns its number. */
export async function createTask(db: Database, given: NewTask, writer: number, now: Date): Promise<number> {
  const [doer] = await db.select().from(staff).where(eq(staff.idx, given.assignees[0]));
  if (!doer) throw new Error(`no such staff: ${given.assignees[0]}`);
  const [made] = await db
    .insert(task)
    .values({
      title: given.title.slice(0, 150),
      due: given.due,
      content: given.content ?? null,
      kind: given.kind ?? "req",
      idx_requester: given.requester,
      idx_document: given.document ?? null,
      idx_sector: doer.idx_sector,
      idx_office: doer.idx_office,
      idx_team: doer.idx_team,
      idx_writer: writer,
      wdate: now,
    })
    .returning({ idx: task.idx });
  const idx = made?.idx ?? 0;
  const watchers = (given.watchers ?? []).filter((person) => !given.assignees.includes(person));
  const line = (role: string) => (idx_staff: number) => ({
    idx_task: idx,
    idx_staff,
    role,
    idx_writer: writer,
    wdate: now,
  });
  await db.insert(taskMember).values([...given.assignees.map(line("assignee")), ...watchers.map(line("watcher"))]);
  const to = given.assignees.filter((person) => person !== writer);
  await notify(
    db,
    { to, kind: "task", title: `업무를 맡았습니다: ${given.title}`, link: `/taskmanagement/taskview/${idx}` },
    now,
  );
  return idx;
}
