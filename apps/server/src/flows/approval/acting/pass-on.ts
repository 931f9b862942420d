import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { replacementOf } from "../../../company/heads";
import type { Database } from "../../../db/open";
import { docStep, document, staff } from "../../../db/tables";
import { dayOf } from "../../../seoul";
import { type Document, findDocument, logSteps, type Step, stepsOf } from "../document";
import { interestedOf } from "../line/interested";
import { isOpen } from "../line/order";
import { forgetAsked, takeTurns, tellDeciders, tellLeftOut } from "../line/turns";

type Person = typeof staff.$inferSelect;

/** A step as it was found. */
type Left = Pick<Step, "idx" | "idx_document" | "idx_staff">;

/** By whom and when steps change hands. */
interface Doing {
  readonly person: { readonly idx: number };
  readonly now: Date;
}

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
export function findSteps(db: Database, where: SQL | undefined): Promise<Left[]> {
  return db
    .select({ idx: docStep.idx, idx_document: docStep.idx_document, idx_staff: docStep.idx_staff })
    .from(docStep)
    .innerJoin(document, eq(document.idx, docStep.idx_document))
    .where(where)
    .orderBy(asc(docStep.idx_document), asc(docStep.seq));
}

/** How steps change hands. */
export interface Handing {
  /** What is said of it. */
  note(from: string, to: string): string;
  /** Who decides where `to` may not, or is nobody; `null` where there is none. */
  instead(document: Document, from: Person): Promise<number | null>;
}

/** Of somebody who leaves: where nobody follows them, the head of their unit decides. */
function afterLeaving(tx: Database, day: string): Handing {
  return {
    note: (from) => `${from}님이 퇴사하여 이어서 결재합니다.`,
    instead: (document, from) => replacementOf(tx, from, interestedOf(document), day),
  };
}

/**
 * Gives a step of somebody who leaves to another, or to the head of their unit; whose own matter the document is does not
 * get it. Refused where nobody is left who may decide.
 */
export async function passOn(tx: Database, step: Left, to: number | null, doing: Doing): Promise<void> {
  const handed = await handOn(tx, step, to, doing, afterLeaving(tx, dayOf(doing.now)));
  if (handed !== "nobody") return;
  const { title } = await findDocument(tx, step.idx_document);
  const leaver = await personOf(tx, step.idx_staff);
  throw new ApiError(
    409,
    `결재자 ${leaver?.kname}님을 대신할 조직장이 없습니다: ${title}. 기안자가 회수하여 결재선을 고쳐야 합니다.`,
  );
}

/**
 * Gives a step on which somebody still decides to another one, and notifies who decides now and the drafter. Who has such a
 * step of their own further on decides once, there. Says whether nobody may have it; then it stays as it is.
 */
export async function handOn(
  tx: Database,
  { idx, idx_document, idx_staff }: Left,
  to: number | null,
  doing: Doing,
  { note: noteOf, instead }: Handing,
): Promise<"handed" | "decided" | "nobody"> {
  const acting = { ...doing, day: dayOf(doing.now) };
  const found = await findDocument(tx, idx_document, "lock");
  const steps = await stepsOf(tx, found.idx, found.rev);
  const step = steps.find((each) => each.idx === idx);
  const from = await personOf(tx, idx_staff);
  // somebody may have decided on it, or taken it over, since it was found
  if (!step || !from || found.status !== "run" || !isLeft(step) || step.idx_staff !== idx_staff) return "decided";
  const mayDecide = to !== null && !interestedOf(found).includes(to);
  const taker = await personOf(tx, mayDecide ? to : await instead(found, from));
  if (!taker) return "nobody";
  const note = noteOf(from.kname, taker.kname);
  const isTurn = isOpen(step);
  const isTwice = steps.some(
    (one) => one.idx !== idx && one.role === step.role && one.idx_staff === taker.idx && isLeft(one),
  );
  const status = isTwice ? "skip" : isTurn ? "now" : step.status;
  const now = { turn_at: doing.now, idx_acted_by: null, acted_at: null };
  await tx
    .update(docStep)
    .set({ idx_staff: taker.idx, note, status, ...(status === "now" && now) })
    .where(eq(docStep.idx, idx));
  await logSteps(tx, [step], status, acting, note);
  if (!isTurn) return "handed";
  if (isTwice)
    await takeTurns(
      tx,
      found,
      steps.map((one) => (one.idx === idx ? { ...one, status } : one)),
      acting,
    );
  await forgetAsked(tx, found, await stepsOf(tx, found.idx), acting);
  await tellLeftOut(tx, found, [{ idx_staff: null, note }], acting);
  if (!isTwice) await tellDeciders(tx, found, [{ idx_staff: taker.idx }], acting);
  return "handed";
}

/** Whether somebody still decides on a step, now or later. */
function isLeft(step: Pick<Step, "status">): boolean {
  return isOpen(step) || step.status === "wait";
}

async function personOf(tx: Database, idx: number | null): Promise<Person | undefined> {
  const [person] = await tx
    .select()
    .from(staff)
    .where(eq(staff.idx, idx ?? 0));
  return person;
}
