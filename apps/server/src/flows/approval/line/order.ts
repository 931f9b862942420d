import type { Step } from "../document";
import { isDeciding } from "./planned-step";

/** Steps that wait for somebody's decision. */
export function isOpen({ status }: Pick<Step, "status">): boolean {
  return status === "now" || status === "hold";
}

/** The steps of this revision whose turn comes next: one, or all that agree at the same time. None while some are open. */
export function nextSteps<Of extends Pick<Step, "role" | "status" | "parallel_group">>(steps: readonly Of[]): Of[] {
  const line = steps.filter((step) => isDeciding(step));
  if (line.some(isOpen)) return [];
  const waiting = line.filter(({ status }) => status === "wait");
  const [first] = waiting;
  if (!first) return [];
  if (first.parallel_group === null) return [first];
  const other = waiting.findIndex(({ parallel_group }) => parallel_group !== first.parallel_group);
  return waiting.slice(0, other === -1 ? waiting.length : other);
}

/** Whether nobody stands behind the steps that are open now. */
export function isLastTurn(steps: readonly Step[]): boolean {
  return !steps.some((step) => isDeciding(step) && step.status === "wait");
}
