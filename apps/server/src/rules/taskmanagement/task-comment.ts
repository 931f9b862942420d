import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { task, taskComment } from "../../db/tables";
import type { RequestContext, RulesOf } from "../../records/rules";

/** What is said of a task: it knows how much that is. */
export const rules: RulesOf<"task_comment"> = {
  async saved(context, { after: comment }) {
    await keepCount(context, comment.idx_task);
  },

  async removing(context, record) {
    await keepCount(context, record.idx_task, record.idx);
  },
};

/** Keeps the number of a task's comments with the task; `but` is one that is about to be removed. */
async function keepCount({ db }: RequestContext, idxTask: number, but = 0): Promise<void> {
  const kept = and(eq(taskComment.idx_task, idxTask), isNull(taskComment.deleted_at), ne(taskComment.idx, but));
  await db
    .update(task)
    .set({ comment_count: sql`(select count(*) from ${taskComment} where ${kept})` })
    .where(eq(task.idx, idxTask));
}
