import { moduleOf, rowsOf } from "@portal/definition";
import { and, eq, isNull } from "drizzle-orm";
import { askerOf } from "../access/asker";
import { whereRows } from "../access/rows-where";
import type { Asking } from "../crud/rules";
import { type staff, task } from "../db/tables";
import { rules } from "../rules/taskmanagement/task";
import { dayOf } from "../seoul";

type Somebody = typeof staff.$inferSelect;

const { entities, screens } = moduleOf.task;
const grants = screens.filter(({ kind }) => kind === "view").flatMap(({ can }) => [...can]);

/** Whether somebody else may read a task. */
export async function mayReadTask(asking: Asking, person: Somebody, idxTask: number): Promise<boolean> {
  const { db, now } = asking;
  const asker = await askerOf(db, person, dayOf(now));
  const theirs = { ...asking, person: { ...asking.person, ...person }, asker };
  const open = and(
    eq(task.idx, idxTask),
    isNull(task.deleted_at),
    whereRows(rowsOf(asker, grants, entities.task), task),
    rules.visible?.(theirs, task),
  );
  return (await db.select({ idx: task.idx }).from(task).where(open)).length > 0;
}
