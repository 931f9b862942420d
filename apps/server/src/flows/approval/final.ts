import { eq } from "drizzle-orm";
import type { Database } from "../../db/open";
import { staff } from "../../db/tables";
import type { Document, Step } from "./document";
import { headsFor, type Level } from "./heads";
import { isDeciding, lastLevelOf } from "./line";
import { isOpen } from "./order";

const levels: readonly Level[] = ["team", "office", "ceo"];

/**
 * Whether who decides on this step may end the line (전결): nobody else has the turn, somebody stands behind, and the rules
 * on amounts give the last word to the step's level or to one below it. Who heads the company always may.
 */
export async function mayEndLine(
  db: Database,
  { kind, amount, idx_drafter }: Pick<Document, "kind" | "amount" | "idx_drafter">,
  steps: readonly Step[],
  mine: Step,
  day: string,
): Promise<boolean> {
  const line = steps.filter((step) => isDeciding(step));
  const isAlone = !line.some((step) => step.idx !== mine.idx && isOpen(step));
  if (mine.role !== "approve" || !isAlone || !line.some(({ status }) => status === "wait")) return false;
  const [drafter] = await db.select().from(staff).where(eq(staff.idx, idx_drafter));
  if (!drafter || mine.idx_staff === null) return false;
  const heads = await headsFor(db, drafter, day);
  const own = levels.filter((level) => heads.of(level, drafter).includes(mine.idx_staff as number)).at(-1);
  if (own === undefined) return false;
  if (own === "ceo") return true;
  const last = await lastLevelOf(db, kind, amount);
  return last !== null && levels.indexOf(last) <= levels.indexOf(own);
}
