import { eq, inArray } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import type { Database } from "../../../db/open";
import { docStep } from "../../../db/tables";
import { asOneAct, notify } from "../../../notifications";
import {
  type Document,
  type DocumentActor,
  findDocument,
  logSteps,
  noSuchDocument,
  notYours,
  RECALLED,
  type Step,
  setStatus,
  stepsOf,
} from "../document";
import { effects } from "../effects/all";
import { interestedOf } from "../line/interested";
import { isOpen } from "../line/order";
import { isDeciding } from "../line/planned-step";
import { documentPath, forgetAsked, takeTurns } from "../line/turns";
import { complete } from "./complete";
import { type Delegable, delegatorsOf, hasDecidedFor, undelegatedReason } from "./delegation";
import { mayEndLine } from "./final";
import { drafterOf } from "./submit";

export interface Action {
  readonly idx: number;
  /** The revision that was looked at. */
  readonly rev: number;
  readonly action: "approve" | "reject" | "hold" | "resume" | "final" | "recall";
  readonly opinion: string;
}

/** A document that was acted on: whoever is asked for nothing any more has nothing to read of it. */
async function settled(tx: Database, document: Document, acting: DocumentActor): Promise<Document> {
  await forgetAsked(tx, document, await stepsOf(tx, document.idx), acting);
  return document;
}

/**
 * The one place where a document is decided on. The document's row is locked first: of two who press at the same moment,
 * the second sees what the first has done.
 */
export async function act(db: Database, given: Action, acting: DocumentActor): Promise<Document> {
  return db.transaction(async (tx) => {
    asOneAct(tx);
    const document = await findDocument(tx, given.idx, "lock");
    const all = await stepsOf(tx, document.idx);
    const steps = all.filter(({ rev }) => rev === document.rev);
    if (given.action === "recall") return settled(tx, await recall(tx, document, steps, given, acting), acting);
    const mine = await openStepOf(tx, document, steps, acting);
    if (!mine) throw await refusalOf(tx, document, all, acting);
    if (document.rev !== given.rev)
      throw new ApiError(409, "보신 뒤에 다시 상신된 문서입니다. 새로 고쳐 내용을 확인하세요.");
    return settled(
      tx,
      await decide[given.action](tx, { document, steps, mine, opinion: given.opinion }, acting),
      acting,
    );
  });
}

/** The open step that somebody may decide on: their own, or that of somebody for whom they decide. */
export async function openStepOf(
  db: Database,
  document: Delegable & Pick<Document, "status">,
  steps: readonly Step[],
  { person, day }: Pick<DocumentActor, "person" | "day">,
): Promise<Step | undefined> {
  // nobody decides on what is their own, whoever they stand for
  if (document.status !== "run" || interestedOf(document).includes(person.idx)) return undefined;
  if (person.status === "leave") return undefined;
  const open = steps.filter((step) => isOpen(step) && isDeciding(step));
  const own = open.find(({ idx_staff }) => idx_staff === person.idx);
  if (own || open.length === 0) return own;
  const delegators = await delegatorsOf(db, person.idx, document, day);
  return open.find(({ idx_staff }) => idx_staff !== null && delegators.includes(idx_staff));
}

interface Deciding {
  readonly document: Document;
  readonly steps: readonly Step[];
  readonly mine: Step;
  readonly opinion: string;
}

const decide = {
  async approve(tx: Database, { document, steps, mine, opinion }: Deciding, acting: DocumentActor): Promise<Document> {
    await setStep(tx, mine, { status: "ok", opinion }, acting);
    const left = steps.map((step) => (step.idx === mine.idx ? { ...step, status: "ok" } : step));
    if (left.some((step) => isOpen(step))) return document;
    const opened = await takeTurns(tx, document, left, acting);
    return opened.length > 0 ? document : complete(tx, document, await drafterOf(tx, document.idx_drafter), acting);
  },

  async final(tx: Database, { document, steps, mine, opinion }: Deciding, acting: DocumentActor): Promise<Document> {
    if (!(await mayEndLine(tx, document, steps, mine, acting.day))) {
      throw new ApiError(403, "이 문서를 전결할 권한이 없습니다. 승인하면 다음 결재자에게 넘어갑니다.");
    }
    await setStep(tx, mine, { status: "ok", opinion, is_final: true }, acting);
    const skipped = steps.filter((step) => isDeciding(step) && step.status === "wait");
    await moveSteps(tx, skipped, { status: "skip" }, acting, "전결");
    return complete(tx, document, await drafterOf(tx, document.idx_drafter), acting);
  },

  async reject(tx: Database, { document, steps, mine, opinion }: Deciding, acting: DocumentActor): Promise<Document> {
    if (opinion === "") throw new ApiError(400, "반려 의견을 입력하세요.");
    await setStep(tx, mine, { status: "reject", opinion }, acting);
    const others = steps.filter((step) => step.idx !== mine.idx && isOpen(step));
    await moveSteps(tx, others, { status: "wait" }, acting, "반려");
    await setStatus(tx, document, "reject", acting, opinion);
    await release(tx, document, "reject", opinion, acting);
    const title = `반려: ${document.title}`;
    await notify(tx, { to: [document.idx_drafter], kind: "approval", title, link: documentPath(document) }, acting.now);
    return { ...document, status: "reject" };
  },

  async hold(tx: Database, { document, mine, opinion }: Deciding, acting: DocumentActor): Promise<Document> {
    if (opinion === "") throw new ApiError(400, "보류 사유를 입력하세요.");
    if (mine.status === "hold") throw new ApiError(409, "이미 보류한 문서입니다. 새로 고쳐 상태를 확인하세요.");
    await setStep(tx, mine, { status: "hold", opinion }, acting);
    return document;
  },

  async resume(tx: Database, { document, mine, opinion }: Deciding, acting: DocumentActor): Promise<Document> {
    if (mine.status !== "hold") throw new ApiError(409, "보류한 문서가 아닙니다. 새로 고쳐 상태를 확인하세요.");
    await moveSteps(tx, [mine], { status: "now", idx_acted_by: null, acted_at: null }, acting, opinion);
    return document;
  },
};

async function recall(
  tx: Database,
  document: Document,
  steps: readonly Step[],
  { rev, opinion }: Action,
  acting: DocumentActor,
): Promise<Document> {
  if (document.idx_drafter !== acting.person.idx) throw notYours();
  if (document.status !== "run" || document.rev !== rev)
    throw new ApiError(409, "진행 중인 문서만 회수할 수 있습니다. 새로 고쳐 상태를 확인하세요.");
  if (hasApproval(steps) && opinion === "")
    throw new ApiError(400, "이미 승인한 사람이 있습니다. 회수 사유를 입력하세요.");
  await moveSteps(tx, steps.filter(isOpen), { status: "wait" }, acting, "회수");
  await setStatus(tx, document, "withdraw", acting, opinion);
  await release(tx, document, "withdraw", opinion, acting);
  const told = steps.flatMap(({ status, idx_staff }) =>
    status === "ok" || isOpen({ status }) ? (idx_staff ?? []) : [],
  );
  const title = `회수: ${document.title}`;
  await notify(tx, { to: told, kind: "approval", title, link: documentPath(document) }, acting.now);
  return { ...document, status: "withdraw" };
}

/** Whether somebody has approved already. */
export function hasApproval(steps: readonly Step[]): boolean {
  return steps.some((step) => isDeciding(step) && step.status === "ok");
}

async function setStep(
  tx: Database,
  step: Step,
  { opinion, ...set }: { status: string; opinion: string; is_final?: boolean },
  acting: DocumentActor,
): Promise<void> {
  const { person, now } = acting;
  await tx
    .update(docStep)
    // why it was held stays, unless more is said now
    .set({ ...set, opinion: opinion || step.opinion, idx_acted_by: person.idx, acted_at: now })
    .where(eq(docStep.idx, step.idx));
  await logSteps(tx, [step], set.status, acting, opinion);
}

/** Moves steps that nobody decides on now. */
async function moveSteps(
  tx: Database,
  steps: readonly Step[],
  set: { status: string; idx_acted_by?: null; acted_at?: null },
  acting: DocumentActor,
  memo: string,
): Promise<void> {
  if (steps.length === 0) return;
  const idxs = steps.map(({ idx }) => idx);
  await tx.update(docStep).set(set).where(inArray(docStep.idx, idxs));
  await logSteps(tx, steps, set.status, acting, memo);
}

async function release(
  tx: Database,
  document: Document,
  to: "reject" | "withdraw",
  memo: string,
  acting: DocumentActor,
) {
  const drafter = await drafterOf(tx, document.idx_drafter);
  await effects[document.kind].released?.({ tx, document, drafter, ...acting }, to, memo || null);
}

/** Why nobody decides on a document any more, by what it has become. */
const ended: Readonly<Record<string, string>> & { readonly done: string } = {
  withdraw: RECALLED,
  reject: "이미 반려된 문서입니다. 새로 고쳐 상태를 확인하세요.",
  done: "이미 완료된 문서입니다. 새로 고쳐 상태를 확인하세요.",
};

const OWN_MATTER =
  "기안자이거나 지급받는 당사자인 문서는 본인이 결재할 수 없습니다. 대결이나 일괄승인으로도 할 수 없습니다.";

/** Why somebody without an open step cannot decide. */
async function refusalOf(
  tx: Database,
  document: Document,
  steps: readonly Step[],
  { person, day }: DocumentActor,
): Promise<ApiError> {
  if (document.status === "run" && interestedOf(document).includes(person.idx)) {
    const isDrafter = person.idx === document.idx_drafter;
    if (isDrafter || steps.some(({ idx_staff }) => idx_staff === person.idx)) return new ApiError(403, OWN_MATTER);
  }
  const delegators = await delegatorsOf(tx, person.idx, document, day);
  const mine = steps.filter(
    ({ idx_staff, idx_acted_by }) =>
      idx_acted_by === person.idx || (idx_staff !== null && [person.idx, ...delegators].includes(idx_staff)),
  );
  if (document.status === "draft") return noSuchDocument();
  if (mine.length === 0) {
    const asked = steps.flatMap((step) => (step.rev === document.rev && isOpen(step) ? (step.idx_staff ?? []) : []));
    const wasDelegate = document.status === "run" && (await hasDecidedFor(tx, person.idx, asked));
    if (!wasDelegate) return notYours();
    return new ApiError(403, await undelegatedReason(tx, person.idx, asked, day));
  }
  if (document.status !== "run") return new ApiError(409, ended[document.status] ?? ended.done);
  const isDecided = mine.some(({ rev, status }) => rev === document.rev && status === "ok");
  return new ApiError(409, isDecided ? "이미 처리된 결재입니다." : "아직 결재할 차례가 아닙니다.");
}
