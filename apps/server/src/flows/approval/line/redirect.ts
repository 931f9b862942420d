import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { delegation, docStep, document } from "../../../db/tables";
import { dayOf } from "../../../seoul";
import { holdsOn } from "../acting/delegation";
import { findDocument, stepsOf } from "../document";
import { takeTurns } from "./turns";
import { whoseTurn } from "./whose-turn";

/**
 * Gives the turns to who stands above that are with people whose delegate has a matter of their own in the document: all of
 * them, or those of one person. Returns how many. Where nobody is above, or several agree at once, the turn stays.
 */
export async function redirectTurns(
  tx: Database,
  { now, day }: { readonly now: Date; readonly day: string },
  only?: number,
): Promise<number> {
  const isParty = or(
    eq(document.idx_drafter, delegation.idx_delegate),
    sql`${delegation.idx_delegate} = any(coalesce(${document.interested}, '{}'))`,
  );
  const turns = await tx
    .select({ idx: docStep.idx, idx_document: docStep.idx_document, idx_staff: delegation.idx_staff })
    .from(delegation)
    .innerJoin(docStep, eq(docStep.idx_staff, delegation.idx_staff))
    .innerJoin(document, and(eq(document.idx, docStep.idx_document), eq(document.rev, docStep.rev)))
    .where(
      and(
        holdsOn(day),
        isParty,
        only === undefined ? undefined : eq(delegation.idx_staff, only),
        eq(docStep.status, "now"),
        inArray(docStep.role, ["approve", "agree"]),
        isNull(docStep.parallel_group),
        eq(document.status, "run"),
        isNull(document.deleted_at),
      ),
    );
  let redirected = 0;
  for (const turn of turns) {
    const found = await findDocument(tx, turn.idx_document, "lock");
    const steps = await stepsOf(tx, found.idx, found.rev);
    const before = steps.map((step) => (step.idx === turn.idx ? { ...step, status: "wait" } : step));
    const { open } = await whoseTurn(tx, before, found, day);
    if (open.length === 0 || open.some(({ idx, idx_staff }) => idx === turn.idx && idx_staff === turn.idx_staff))
      continue;
    await takeTurns(tx, found, before, { person: { idx: turn.idx_staff }, now, day });
    redirected++;
  }
  return redirected;
}

/** What the night does with delegations that begin with the day. */
export function redirectAtNight(tx: Database, now: Date): Promise<number> {
  return redirectTurns(tx, { now, day: dayOf(now) });
}
