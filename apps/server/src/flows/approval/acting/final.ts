import { headsFor } from "../../../company/heads";
import type { Database } from "../../../db/open";
import type { Document, Step } from "../document";
import { concerningOf } from "../line/concerning";
import { requiredLine } from "../line/line";
import { isOpen } from "../line/order";
import { isDeciding } from "../line/planned-step";
import { levels } from "../line/required";
import { ruleFor } from "../line/rule";

/**
 * Whether who decides on this step may end the line (전결): nobody else has the turn, somebody stands behind, nobody behind
 * has to agree or is asked for by the rules, and these give the last word to the step's level or to one below it. Who heads
 * the company always may.
 */
export async function mayEndLine(
  db: Database,
  document: Document,
  steps: readonly Step[],
  mine: Step,
  day: string,
): Promise<boolean> {
  const line = steps.filter((step) => isDeciding(step));
  const isAlone = !line.some((step) => step.idx !== mine.idx && isOpen(step));
  const behind = line.filter(({ status }) => status === "wait");
  if (mine.role !== "approve" || !isAlone || behind.length === 0 || mine.idx_staff === null) return false;
  if (behind.some(({ role }) => role === "agree")) return false;
  const concerning = await concerningOf(db, document);
  const { drafter } = concerning;
  const heads = await headsFor(db, drafter, day);
  const own = levels.filter((level) => heads.of(level, drafter).includes(mine.idx_staff as number)).at(-1);
  if (own === undefined) return false;
  if (own === "ceo") return true;
  const required = await requiredLine(db, concerning, day);
  if (behind.some((step) => required.some(({ idx_staff }) => idx_staff === step.idx_staff))) return false;
  const { kind, amount } = document;
  const rule = await ruleFor(db, { kind, amount, drafter: drafter.idx }, day);
  return rule !== null && levels.indexOf(rule.last_level) <= levels.indexOf(own);
}
