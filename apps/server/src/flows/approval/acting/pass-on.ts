import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import type { Database } from "../../../db/open";
import { docStep, document, staff } from "../../../db/tables";
import { dayOf } from "../../../seoul";
import { findDocument, logSteps, type Step, stepsOf } from "../document";
import { replacementOf } from "../line/heads";
import { interestedOf } from "../line/interested";
import { isOpen } from "../line/order";
import { forgetAsked, tellDeciders, tellLeftOut } from "../line/turns";

/** Steps on which somebody still decides, of documents that are on their way. */
export function stepsLeftOf(idx_staff: number, states: readonly string[]): SQL | undefined {
  return and(
    eq(docStep.idx_staff, idx_staff),
    inArray(docStep.status, [...states]),
    inArray(docStep.role, ["approve", "agree"]),
    eq(docStep.rev, document.rev),
    eq(document.status, "run"),
    isNull(document.deleted_at),
  );
}

/** Those steps, a document after the other. */
export function findSteps(db: Database, where: SQL | undefined): Promise<Pick<Step, "idx" | "idx_document">[]> {
  return db
    .select({ idx: docStep.idx, idx_document: docStep.idx_document })
    .from(docStep)
    .innerJoin(document, eq(document.idx, docStep.idx_document))
    .where(where)
    .orderBy(asc(docStep.idx_document), asc(docStep.seq));
}

/**
 * Gives a step of somebody who leaves to another, or to the head of their unit; whose own matter the document is does not
 * get it. Refused where nobody is left who may decide.
 */
export async function passOn(
  tx: Database,
  { idx, idx_document }: Pick<Step, "idx" | "idx_document">,
  to: number | null,
  doing: { readonly person: { readonly idx: number }; readonly now: Date },
): Promise<void> {
  const acting = { ...doing, day: dayOf(doing.now) };
  const found = await findDocument(tx, idx_document, "lock");
  const step = (await stepsOf(tx, found.idx, found.rev)).find((each) => each.idx === idx);
  const [leaver] = await tx
    .select()
    .from(staff)
    .where(eq(staff.idx, step?.idx_staff ?? 0));
  if (!step || !leaver || found.status !== "run") return;
  const interested = interestedOf(found);
  const taker = to !== null && !interested.includes(to) ? to : await replacementOf(tx, leaver, interested, acting.day);
  if (taker === null)
    throw new ApiError(
      409,
      `결재자 ${leaver.kname}님을 대신할 조직장이 없습니다: ${found.title}. 기안자가 회수하여 결재선을 고쳐야 합니다.`,
    );
  const note = `${leaver.kname}님이 퇴사하여 이어서 결재합니다.`;
  const isTurn = isOpen(step);
  const now = { status: "now", turn_at: doing.now, idx_acted_by: null, acted_at: null };
  await tx
    .update(docStep)
    .set({ idx_staff: taker, note, ...(isTurn && now) })
    .where(eq(docStep.idx, idx));
  await logSteps(tx, [step], isTurn ? "now" : step.status, acting, note);
  if (!isTurn) return;
  await forgetAsked(tx, found, await stepsOf(tx, found.idx), acting);
  await tellLeftOut(tx, found, [{ idx_staff: null, note }], acting);
  await tellDeciders(tx, found, [{ idx_staff: taker }], acting);
}
