import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { wrongFields } from "../api-error";
import type { Asking, Rules } from "../crud/rules";
import { staff, task, taskComment, taskMember } from "../db/tables";
import { notify } from "../notifications";
import { mayReadTask } from "../tasks/task-readers";

type Comment = typeof taskComment.$inferSelect;

/** What is said of a task: those who are mentioned, and those whom the task concerns, are told. */
export const rules: Rules = {
  async saving(asking, { before, after }) {
    const comment = after as Comment;
    const strangers = [];
    for (const person of await atWork(asking, newlyNamed(before as Comment | null, comment))) {
      if (!(await mayReadTask(asking, person, comment.idx_task))) strangers.push(person.kname);
    }
    // they would be told of what they cannot open, and of its title
    if (strangers.length > 0) {
      const content = `언급: ${strangers.join(", ")}님은 이 업무를 볼 수 없습니다. 먼저 참조에 넣거나 언급을 지우세요.`;
      throw wrongFields({ content });
    }
    return undefined;
  },

  async saved(asking, { before, after }) {
    const comment = after as Comment;
    await keepCount(asking, comment.idx_task);
    const [about] = await asking.db.select().from(task).where(eq(task.idx, comment.idx_task));
    if (!about) return;
    const mentioned = (await atWork(asking, newlyNamed(before as Comment | null, comment))).map(({ idx }) => idx);
    const link = `/taskmanagement/taskview/${about.idx}`;
    const { kname } = asking.person;
    await notify(
      asking.db,
      { to: mentioned, kind: "task", title: `${kname}님이 나를 언급했습니다: ${about.title}`, link },
      asking.now,
    );
    if (before) return;
    const members = await asking.db
      .select({ idx: taskMember.idx_staff })
      .from(taskMember)
      .where(and(eq(taskMember.idx_task, about.idx), isNull(taskMember.deleted_at)));
    const to = [about.idx_requester, ...members.map(({ idx }) => idx)].filter(
      (idx) => idx !== asking.person.idx && !mentioned.includes(idx),
    );
    await notify(
      asking.db,
      { to, kind: "task", title: `${kname}님이 댓글을 남겼습니다: ${about.title}`, link },
      asking.now,
    );
  },

  async removing(asking, record) {
    await keepCount(asking, (record as Comment).idx_task, (record as Comment).idx);
  },
};

/** Keeps the number of a task's comments with the task; `but` is one that is about to be removed. */
async function keepCount({ db }: Asking, idxTask: number, but = 0): Promise<void> {
  const kept = and(eq(taskComment.idx_task, idxTask), isNull(taskComment.deleted_at), ne(taskComment.idx, but));
  await db
    .update(task)
    .set({ comment_count: sql`(select count(*) from ${taskComment} where ${kept})` })
    .where(eq(task.idx, idxTask));
}

/** Those whom a comment mentions and did not before. */
function newlyNamed(before: Comment | null, { mentions }: Comment): number[] {
  return (mentions ?? []).filter((idx) => !before?.mentions?.includes(idx));
}

/** Those of some people who work here, the one who writes left out. */
async function atWork({ db, person }: Asking, people: readonly number[]) {
  if (people.length === 0) return [];
  return db
    .select()
    .from(staff)
    .where(and(inArray(staff.idx, [...people]), ne(staff.status, "retired"), ne(staff.idx, person.idx)));
}
