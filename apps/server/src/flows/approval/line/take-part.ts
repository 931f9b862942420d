import { and, eq, isNull } from "drizzle-orm";
import { askerOf } from "../../../access/asker";
import { ApiError } from "../../../api-error";
import type { Database } from "../../../db/open";
import { docComment, docStep, staff } from "../../../db/tables";
import { notify } from "../../../notifications";
import { dayOf } from "../../../seoul";
import { mentioned } from "../../../texts/mentions";
import { openStepOf } from "../acting/act";
import { type Document, type DocumentActor, findDocument, logSteps, notYours, type Step, stepsOf } from "../document";
import { readerOf } from "../reading/reading";
import { concerningOf } from "./concerning";
import { interestedOf } from "./interested";
import { lineProblem, missingFrom, requiredLine, usableLine } from "./line";
import { isLastTurn } from "./order";
import type { PlannedStep } from "./planned-step";
import { documentPath, tellReferences } from "./turns";

/** Whether somebody has the last turn and may put another one behind themselves. */
export function mayAddStep(steps: readonly Step[], mine: Step | undefined): boolean {
  return mine !== undefined && isLastTurn(steps);
}

/** The last one in the line puts somebody behind themselves. */
export async function addStep(
  db: Database,
  { idx, rev, role, idx_staff }: { idx: number; rev: number; role: "approve" | "agree"; idx_staff: number },
  acting: DocumentActor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const document = await findDocument(tx, idx, "lock");
    const steps = await stepsOf(tx, idx, document.rev);
    const mine = await openStepOf(tx, document, steps, acting);
    if (!mine) throw notYours();
    if (document.rev !== rev || !mayAddStep(steps, mine))
      throw new ApiError(409, "마지막 결재자만 결재자를 추가할 수 있습니다.");
    const [added] = await tx
      .select({ idx: staff.idx })
      .from(staff)
      .where(and(eq(staff.idx, idx_staff), eq(staff.status, "active"), isNull(staff.deleted_at)));
    if (!added) throw new ApiError(400, "추가할 결재자를 다시 선택하세요.");
    if (
      interestedOf(document).includes(idx_staff) ||
      steps.some((step) => step.idx_staff === idx_staff && step.role !== "refer")
    ) {
      throw new ApiError(400, "기안자나 지급받는 당사자, 이미 결재선에 있는 사람은 추가할 수 없습니다.");
    }
    await checkLineWith(tx, document, steps, { role, idx_staff });
    const seq = Math.max(...steps.map((step) => step.seq)) + 1;
    const values = { idx_document: idx, rev, seq, role, idx_staff, idx_writer: acting.person.idx };
    const made = await tx.insert(docStep).values(values).returning({ idx: docStep.idx });
    await logNew(tx, made, acting, "결재자 추가");
  });
}

/** A step of a line as it was drawn up. */
function plannedOf({ role, idx_staff, idx_team, parallel_group }: Step): PlannedStep {
  return { role: role as PlannedStep["role"], idx_staff: idx_staff ?? 0, idx_team: idx_team ?? 0, parallel_group };
}

/** Checks a line that changes under way by the rules of the day on which it was submitted: whoever they miss comes first. */
async function checkLineWith(
  tx: Database,
  document: Document,
  steps: readonly Step[],
  { role, idx_staff }: { role: "approve" | "agree"; idx_staff: number },
): Promise<void> {
  const concerning = await concerningOf(tx, document);
  const day = dayOf(document.submitted_at ?? document.wdate);
  const required = await requiredLine(tx, concerning, day);
  const line = steps.map(plannedOf);
  if (missingFrom(required, line).some((one) => one.idx_staff === idx_staff && one.role === role)) return;
  const added = { role, idx_staff, idx_team: 0, parallel_group: null };
  const problem = await lineProblem(tx, [...line, added], concerning, required, day);
  if (problem !== null) throw new ApiError(409, problem);
}

/** The drafter lets more people and teams know. Who is notified already is left as they are. */
export async function addReference(
  db: Database,
  given: { idx: number; idx_staff: readonly number[]; idx_team: readonly number[] },
  acting: DocumentActor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const document = await findDocument(tx, given.idx, "lock");
    if (document.idx_drafter !== acting.person.idx) throw notYours();
    if (document.status !== "run" && document.status !== "done")
      throw new ApiError(409, "상신한 문서에만 참조를 추가할 수 있습니다.");
    const steps = await stepsOf(tx, document.idx, document.rev);
    const planned = [
      ...given.idx_staff.map((idx_staff) => ({ idx_staff, idx_team: 0 })),
      ...given.idx_team.map((idx_team) => ({ idx_staff: 0, idx_team })),
    ].map((step) => ({ ...step, role: "refer", parallel_group: null }) as const);
    const before = steps.map(plannedOf);
    // the line as it is says who stands there already
    const { person, day } = acting;
    const added = (await usableLine(tx, [...before, ...planned], person, [], day)).filter((step) =>
      isNew(step, before),
    );
    if (added.length === 0) return;
    const seq = Math.max(0, ...steps.map((step) => step.seq));
    const values = added.map(({ idx_staff, idx_team }, index) => ({
      idx_document: document.idx,
      rev: document.rev,
      seq: seq + index + 1,
      role: "refer",
      idx_staff: idx_staff || null,
      idx_team: idx_team || null,
      idx_writer: acting.person.idx,
    }));
    const made = await tx.insert(docStep).values(values).returning({ idx: docStep.idx });
    await logNew(tx, made, acting, "참조 추가");
    await tellReferences(tx, document, added, acting);
  });
}

function logNew(tx: Database, made: readonly { idx: number }[], acting: DocumentActor, memo: string): Promise<void> {
  return logSteps(
    tx,
    made.map(({ idx }) => ({ idx, status: null })),
    "wait",
    acting,
    memo,
  );
}

function isNew(
  step: { idx_staff: number; idx_team: number },
  before: readonly { idx_staff: number; idx_team: number }[],
) {
  return !before.some((other) => other.idx_staff === step.idx_staff && other.idx_team === step.idx_team);
}

/** Says something about a document to all who take part and have had to do with it. */
export async function addComment(
  db: Database,
  { idx, content, mentions }: { idx: number; content: string; mentions: readonly number[] },
  acting: DocumentActor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const document = await findDocument(tx, idx);
    const steps = await stepsOf(tx, idx);
    const { person, now, day } = acting;
    const reader = await readerOf(tx, await askerOf(tx, person, day), document, steps, day);
    if (reader !== "drafter" && reader !== "participant") throw notYours();
    if (document.status === "draft") throw new ApiError(409, "상신한 문서에만 의견을 남길 수 있습니다.");
    const called = await mentioned(tx, mentions, {
      person,
      what: "문서",
      help: "먼저 참조에 넣거나 ",
      mayRead: async (other) => {
        const how = await readerOf(tx, await askerOf(tx, other, day), document, steps, day);
        return how !== null && how !== "audit";
      },
    });
    const [made] = await tx
      .insert(docComment)
      .values({
        idx_document: idx,
        idx_staff: person.idx,
        content,
        mentions: [...mentions],
        idx_writer: person.idx,
        wdate: now,
      })
      .returning({ idx: docComment.idx });
    const title = `${person.kname}님이 나를 언급했습니다: ${document.title}`;
    await notify(tx, { to: called, kind: "approval", title, link: documentPath(document) }, now);
    await tellOthers(tx, document, steps, called, acting);
    return made?.idx as number;
  });
}

/** Tells those who have had to do with a document, but for some who know already. */
async function tellOthers(
  tx: Database,
  document: Document,
  steps: readonly Step[],
  told: readonly number[],
  { person, now }: DocumentActor,
) {
  const others = await tx
    .select({ idx: docComment.idx_staff })
    .from(docComment)
    .where(eq(docComment.idx_document, document.idx));
  const to = [
    document.idx_drafter,
    ...steps.flatMap(({ idx_acted_by }) => idx_acted_by ?? []),
    ...others.map(({ idx }) => idx),
  ].filter((idx) => idx !== person.idx && !told.includes(idx));
  await notify(tx, { to, kind: "approval", title: `의견: ${document.title}`, link: documentPath(document) }, now);
}
