import { and, eq, inArray, isNull, like, ne, notInArray } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { docStep, notification, staff } from "../../../db/tables";
import { notify } from "../../../notifications";
import { delegatesFor } from "../acting/delegation";
import { type Document, type DocumentActor, logSteps, type Step } from "../document";
import { interestedOf } from "./interested";
import { isOpen } from "./order";
import type { PlannedStep } from "./planned-step";
import { whoseTurn } from "./whose-turn";

/** By whom, when and on which day (YYYY-MM-DD in Seoul) a turn is taken. */
type Turning = Pick<DocumentActor, "now" | "day"> & { readonly person: { readonly idx: number } };

/** Where a document is read. */
export function documentPath({ idx }: Pick<Document, "idx">): string {
  return `/documents/document/${idx}`;
}

/** Where a document that reached a team is dealt with. */
export function inboxPath(idx: number): string {
  return `/documents/deptinboxlist#${idx}`;
}

/**
 * Opens the steps whose turn it is and notifies their people, and who decides for them. Who is left out learns why, and the
 * drafter with them. Gives the steps that it opened; none when the line is at its end.
 */
export async function takeTurns(
  tx: Database,
  document: Document,
  steps: readonly Step[],
  acting: Turning,
): Promise<Step[]> {
  const turned = await whoseTurn(tx, steps, document, acting.day);
  const left = turned.steps.filter(({ idx, status }) => status === "skip" && isWaiting(steps, idx));
  for (const { idx, note } of left) {
    await tx.update(docStep).set({ status: "skip", note }).where(eq(docStep.idx, idx));
    await logSteps(tx, [{ idx, status: "wait" }], "skip", acting, note);
  }
  const opened: Step[] = [];
  for (const step of turned.open) {
    const { idx, idx_staff, note } = step;
    const set = { status: "now", turn_at: acting.now, idx_staff, note };
    if (left.some((other) => other.idx === idx)) {
      const { idx_document, rev, seq, role, parallel_group } = step;
      const values = { ...set, idx_document, rev, seq, role, parallel_group, idx_writer: acting.person.idx };
      const made = await tx.insert(docStep).values(values).returning();
      opened.push(...made);
      await logSteps(
        tx,
        made.map((it) => ({ idx: it.idx, status: null })),
        "now",
        acting,
        note,
      );
    } else {
      await tx.update(docStep).set(set).where(eq(docStep.idx, idx));
      opened.push(step);
      await logSteps(tx, [step], "now", acting);
    }
  }
  await tellLeftOut(tx, document, left, acting);
  await tellDeciders(tx, document, opened, acting);
  return opened;
}

function isWaiting(steps: readonly Step[], idx: number): boolean {
  return steps.some((step) => step.idx === idx && step.status === "wait");
}

/** Tells those whose turn went to somebody else, and the drafter, why. */
export async function tellLeftOut(
  tx: Database,
  document: Document,
  left: readonly Pick<Step, "idx_staff" | "note">[],
  { now }: Pick<DocumentActor, "now">,
): Promise<void> {
  for (const { idx_staff, note } of left) {
    const to = [document.idx_drafter, idx_staff].filter((idx) => idx !== null);
    const title = `결재자 변경: ${document.title} (${note})`.slice(0, 200);
    await notify(tx, { to, kind: "approval", title, link: documentPath(document) }, now);
  }
}

/** A notice begins so when somebody is asked to decide. */
const ASKED = "결재 요청: ";

/** Notes as read what asks people to decide on a document who cannot any more: it was decided, taken back or given on. */
export async function forgetAsked(
  tx: Database,
  document: Document,
  steps: readonly Step[],
  { now, day }: Pick<DocumentActor, "now" | "day">,
): Promise<void> {
  const open = document.status === "run" ? steps.filter((step) => step.rev === document.rev && isOpen(step)) : [];
  const deciders = open.flatMap(({ idx_staff }) => idx_staff ?? []);
  const delegates = await delegatesFor(tx, deciders, document, day);
  const asked = [...deciders, ...delegates.map(({ idx_delegate }) => idx_delegate)];
  await tx
    .update(notification)
    .set({ read_at: now })
    .where(
      and(
        eq(notification.link, documentPath(document)),
        isNull(notification.read_at),
        like(notification.title, `${ASKED}%`),
        notInArray(notification.idx_staff, asked),
      ),
    );
}

/** Tells those whose turn it is, and who decides for them. */
export async function tellDeciders(
  tx: Database,
  document: Document,
  open: readonly Pick<Step, "idx_staff">[],
  acting: Turning,
): Promise<void> {
  const deciders = open.flatMap(({ idx_staff }) => idx_staff ?? []);
  const interested = interestedOf(document);
  const given = await delegatesFor(tx, deciders, document, acting.day);
  const delegates = given.filter(({ idx_delegate }) => !interested.includes(idx_delegate));
  await notify(
    tx,
    {
      to: [...deciders, ...delegates.map(({ idx_delegate }) => idx_delegate)].filter(
        (idx) => idx !== acting.person.idx,
      ),
      kind: "approval",
      title: `${ASKED}${document.title}`,
      link: documentPath(document),
    },
    acting.now,
  );
}

/** Notifies those who are only to know. Teams that receive are notified when it is completed. */
export async function tellReferences(
  tx: Database,
  document: Document,
  line: readonly Pick<PlannedStep, "role" | "idx_staff" | "idx_team">[],
  { now }: Pick<DocumentActor, "now">,
): Promise<void> {
  const refer = line.filter(({ role }) => role === "refer");
  const to = [
    ...refer.map(({ idx_staff }) => idx_staff),
    ...(await membersOf(
      tx,
      refer.map(({ idx_team }) => idx_team),
    )),
  ];
  const title = `참조 문서: ${document.title}`;
  await notify(tx, { to: to.filter((idx) => idx !== 0), kind: "approval", title, link: documentPath(document) }, now);
}

/** Everybody who works in these teams. */
export async function membersOf(db: Database, teams: readonly number[]): Promise<number[]> {
  const wanted = teams.filter((idx) => idx !== 0);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ idx: staff.idx })
    .from(staff)
    .where(and(inArray(staff.idx_team, wanted), ne(staff.status, "retired"), isNull(staff.deleted_at)));
  return rows.map(({ idx }) => idx);
}
