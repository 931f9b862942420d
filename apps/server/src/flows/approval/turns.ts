import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import { delegation, docStep, staff } from "../../db/tables";
import { notify } from "../../notifications";
import { holdsOn } from "./delegation";
import { type Acting, type Document, logSteps, type Step } from "./document";
import { replacementOf } from "./heads";
import type { PlannedStep } from "./line";
import { nextSteps } from "./order";

/** Where a document is read. */
export function documentPath({ idx }: Pick<Document, "idx">): string {
  return `/documents/document/${idx}`;
}

/**
 * Opens the steps whose turn it is and tells their people, and who decides for them. Somebody who has left by then is
 * replaced by the head of their unit. Gives the steps that it opened; none when the line is at its end.
 */
export async function takeTurns(
  tx: Database,
  document: Document,
  steps: readonly Step[],
  acting: Acting,
): Promise<Step[]> {
  const next = nextSteps(steps);
  if (next.length === 0) return [];
  const people = await replaced(tx, next, document, acting.day);
  for (const { idx, idx_staff } of people) {
    await tx.update(docStep).set({ status: "now", turn_at: acting.now, idx_staff }).where(eq(docStep.idx, idx));
  }
  await logSteps(tx, next, "now", acting);
  await tellDeciders(tx, document, people, acting);
  return people;
}

/** Tells those whose turn it is, and who decides for them. */
export async function tellDeciders(
  tx: Database,
  document: Document,
  open: readonly Pick<Step, "idx_staff">[],
  acting: Acting,
): Promise<void> {
  const deciders = open.flatMap(({ idx_staff }) => idx_staff ?? []);
  const delegates = await tx
    .select({ idx: delegation.idx_delegate })
    .from(delegation)
    .where(and(inArray(delegation.idx_staff, deciders), holdsOn(acting.day)));
  await notify(
    tx,
    {
      to: [...deciders, ...delegates.map(({ idx }) => idx)].filter((idx) => idx !== acting.person.idx),
      kind: "approval",
      title: `결재 요청: ${document.title}`,
      link: documentPath(document),
    },
    acting.now,
  );
}

async function replaced(tx: Database, steps: readonly Step[], { idx_drafter }: Document, day: string): Promise<Step[]> {
  const named = steps.flatMap(({ idx_staff }) => idx_staff ?? []);
  const gone = await tx
    .select()
    .from(staff)
    .where(and(inArray(staff.idx, named), eq(staff.status, "retired")));
  return Promise.all(
    steps.map(async (step) => {
      const left = gone.find(({ idx }) => idx === step.idx_staff);
      if (!left) return step;
      const idx_staff = await replacementOf(tx, left, idx_drafter, day);
      if (idx_staff !== null) return { ...step, idx_staff };
      throw new ApiError(
        409,
        `다음 결재자 ${left.kname}님이 퇴사하였고 대신할 조직장이 없습니다. 기안자가 회수하여 결재선을 고쳐야 합니다.`,
      );
    }),
  );
}

/** Tells those who are only to know. Teams that receive are told when it is completed. */
export async function tellReferences(
  tx: Database,
  document: Document,
  line: readonly Pick<PlannedStep, "role" | "idx_staff" | "idx_team">[],
  { now }: Pick<Acting, "now">,
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
