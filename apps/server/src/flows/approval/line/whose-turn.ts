import { inArray } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { replacementOf } from "../../../company/heads";
import type { Database } from "../../../db/open";
import { staff } from "../../../db/tables";
import { type Delegable, delegatesFor } from "../acting/delegation";
import { interestedOf } from "./interested";
import { nextSteps } from "./order";
import { isDeciding } from "./planned-step";

/** What of a step says whose turn it is. */
export interface Turn {
  readonly role: string;
  readonly idx_staff: number | null;
  readonly status: string;
  readonly parallel_group: number | null;
  readonly note: string | null;
}

interface Turned<Of> {
  /** The whole line, with who was left out and who decides instead. */
  readonly steps: Of[];
  /** Those whose turn it is now; none when the line is at its end. */
  readonly open: Of[];
}

/**
 * Whose turn comes next in a line, on a day. Somebody who has left, or is on leave of absence, is replaced by the head of
 * their unit. Who has a matter
 * of their own in the document, or has given their decisions to somebody who has, is left out with the reason, and who
 * stands above them decides.
 */
export async function whoseTurn<Of extends Turn>(
  tx: Database,
  line: readonly Of[],
  document: Delegable,
  day: string,
): Promise<Turned<Of>> {
  let steps = [...line];
  for (;;) {
    const next = nextSteps(steps);
    if (next.length === 0) return { steps, open: [] };
    const found = await Promise.all(next.map((step) => turnOf(tx, step, steps, document, day)));
    steps = steps.flatMap((step) => found[next.indexOf(step)] ?? [step]);
    const open = found.flat().filter(({ status }) => status === "wait");
    if (open.length > 0) return { steps, open };
  }
}

/** A step as it is when its turn has come: itself, or left out beside the one who decides instead. */
async function turnOf<Of extends Turn>(
  tx: Database,
  step: Of,
  steps: readonly Of[],
  document: Delegable,
  day: string,
): Promise<Of[]> {
  const interested = interestedOf(document);
  const [person] = await tx
    .select()
    .from(staff)
    .where(inArray(staff.idx, [step.idx_staff ?? 0]));
  if (!person) return [step];
  if (person.status !== "active") {
    const idx_staff = await replacementOf(tx, person, interested, day);
    if (idx_staff !== null) return [{ ...step, idx_staff }];
    if (person.status === "leave") return [step];
    throw new ApiError(
      409,
      `다음 결재자 ${person.kname}님이 퇴사하였고 대신할 조직장이 없습니다. 기안자가 회수하여 결재선을 고쳐야 합니다.`,
    );
  }
  const delegates = await delegatesFor(tx, [person.idx], document, day);
  const isParty = interested.includes(person.idx);
  const isGiven = delegates.some(({ idx_delegate }) => interested.includes(idx_delegate));
  if (!isParty && !isGiven) return [step];
  const above = await replacementOf(tx, person, interested, day, "above");
  // with nobody above, they decide themselves: what they gave away does not hold here
  if (above === null) {
    if (!isParty) return [step];
    throw new ApiError(
      409,
      `다음 결재자 ${person.kname}님이 문서의 당사자이고 그 위의 조직장이 없습니다. 회수하여 고치세요.`,
    );
  }
  const because = isParty ? "문서의 당사자여서" : "결재를 위임한 사람이 문서의 당사자여서";
  const note = `${person.kname}님이 ${because} 위 조직장이 결재합니다.`;
  const isThere = steps.some((other) => other !== step && isDeciding(other) && other.idx_staff === above);
  const left = { ...step, status: "skip", note };
  return isThere ? [left] : [left, { ...step, idx_staff: above, note }];
}
