import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { GivenOf, RecordOf } from "../../crud/record-of";
import type { Asking, RulesOf } from "../../crud/rules";
import { task, taskComment, taskMember } from "../../db/tables";
import { notify } from "../../notifications";
import { mayReadTask } from "../../tasks/task-readers";
import { mentioned } from "../../texts/mentions";

type Given = GivenOf<"task_comment">;
type Comment = RecordOf<"task_comment">;

/** What is said of a task: those who are mentioned, and those whom the task concerns, are told. */
export const rules: RulesOf<"task_comment"> = {
  async saving(asking, { before, after }) {
    await newlyMentioned(asking, before, after);
    return undefined;
  },

  async saved(asking, { before, after: comment }) {
    await keepCount(asking, comment.idx_task);
    const [about] = await asking.db.select().from(task).where(eq(task.idx, comment.idx_task));
    if (!about) return;
    const called = await newlyMentioned(asking, before, comment);
    const link = `/taskmanagement/taskview/${about.idx}`;
    const { kname } = asking.person;
    await notify(
      asking.db,
      { to: called, kind: "task", title: `${kname}님이 나를 언급했습니다: ${about.title}`, link },
      asking.now,
    );
    if (before) return;
    const members = await asking.db
      .select({ idx: taskMember.idx_staff })
      .from(taskMember)
      .where(and(eq(taskMember.idx_task, about.idx), isNull(taskMember.deleted_at)));
    const to = [about.idx_requester, ...members.map(({ idx }) => idx)].filter(
      (idx) => idx !== asking.person.idx && !called.includes(idx),
    );
    await notify(
      asking.db,
      { to, kind: "task", title: `${kname}님이 댓글을 남겼습니다: ${about.title}`, link },
      asking.now,
    );
  },

  async removing(asking, record) {
    await keepCount(asking, record.idx_task, record.idx);
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
function newlyMentioned(asking: Asking, before: Comment | null, { mentions, idx_task }: Given): Promise<number[]> {
  const people = (mentions ?? []).filter((idx) => !before?.mentions?.includes(idx));
  return mentioned(asking.db, people, {
    person: asking.person,
    what: "업무",
    help: "먼저 참조에 넣거나 ",
    mayRead: (person) => mayReadTask(asking, person, idx_task),
  });
}
