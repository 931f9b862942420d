import { roundDays } from "@portal/definition/calendar";
import { and, desc, eq, isNull } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { claimSubstitutes, giveLessonsBack, moveLessons } from "../../classes/instructor-leave";
import { cancelAbsence, lockStaff, periodText, recordAbsence } from "../../company/away";
import type { Database } from "../../db/open";
import { staff, vacation, vacationType } from "../../db/tables";
import { notify } from "../../notifications";
import type { Actor } from "../../status-log";
import { allocationOf } from "../ledger/balance";
import { enter, usedBy } from "../ledger/ledger";
import { changeStatus, logStatus } from "../overviews/status";
import { teamAwayWarning } from "../overviews/team-away";
import { type CountedLeave, countLeave, type LeaveRequest, needEvidence } from "./leave-request";

export type { LeaveRequest } from "./leave-request";
export {
  allowTelecommuting,
  releaseTelecommuting,
  reserveTelecommuting,
  type TelecommutingRequest,
} from "./telecommuting";

/** The document that a request comes with, and who decides on it last. */
export interface Decision {
  readonly idx_document: number | null;
  readonly idx_decider?: number | null;
}

/**
 * The form was submitted: the leave is asked for, its days are reserved and the person counts as away. Refused when it has
 * no working day, the balance does not have it, or the person is away at that time. Call it in the document's transaction,
 * as with everything here.
 */
export async function reserveLeave(
  tx: Database,
  request: LeaveRequest,
  { idx_document, idx_decider = null }: Decision,
  doing: Actor,
  /** HR has seen the evidence. */
  by: "form" | "byHr" = "form",
): Promise<{ idx: number; days: number; warnings: string[] }> {
  await lockStaff(tx, request.idx_staff);
  const counted = await countLeave(tx, request);
  if (by === "form") needEvidence(counted, request);
  await needBalance(tx, counted);
  const { person, type, shares, days, during } = counted;
  const [row] = await tx
    .insert(vacation)
    .values({
      idx_sector: person.idx_sector,
      idx_office: person.idx_office,
      idx_team: person.idx_team,
      idx_staff: person.idx,
      idx_type: type.idx,
      during,
      days,
      shares,
      reason: request.reason ?? null,
      idx_sub_staff: request.idx_sub_staff ?? null,
      contact: request.contact ?? null,
      files: request.files ? [...request.files] : null,
      idx_document,
      idx_decider,
      status: "req",
      idx_writer: person.idx,
      wdate: doing.now,
    })
    .returning({ idx: vacation.idx });
  const idx = row?.idx as number;
  await claimSubstitutes(tx, { idx, idx_staff: person.idx, during }, doing);
  await recordAbsence(tx, person.idx, { kind: "vacation", ref_idx: idx }, [during]);
  await logStatus(tx, "vacation", { idx, from: null, to: "req" }, doing);
  return { idx, days, warnings: [...counted.notes, ...(await teamAwayWarning(tx, counted))] };
}

/** The document was decided at last: what was reserved is used, and who stands in is notified. */
export async function consumeLeave(
  tx: Database,
  { idx_document, idx_decider = null }: Decision & { idx_document: number },
  doing: Actor,
): Promise<{ idx: number }> {
  const asked = await leaveOf(tx, idx_document);
  await writeUse(tx, asked, doing);
  await changeStatus(tx, vacation, asked, "ok", doing, { idx_decider: idx_decider ?? asked.idx_decider });
  await moveLessons(tx, asked, doing);
  await tellStandIn(tx, asked, doing.now);
  return { idx: asked.idx };
}

/** HR enters a leave for somebody, without a document: it is allowed at once, and the person is notified. */
export async function enterLeaveFor(
  tx: Database,
  request: LeaveRequest,
  doing: Actor & { by: number },
): Promise<{ idx: number; days: number; warnings: string[] }> {
  const decision = { idx_document: null, idx_decider: doing.by };
  const made = await reserveLeave(tx, request, decision, doing, "byHr");
  const [asked] = await tx.select().from(vacation).where(eq(vacation.idx, made.idx));
  if (!asked) throw new Error(`no such vacation: ${made.idx}`);
  await writeUse(tx, asked, doing);
  await changeStatus(tx, vacation, asked, "ok", doing, {}, request.reason ?? "");
  await moveLessons(tx, asked, doing);
  const title = `휴가가 등록되었습니다: ${periodText(asked.during)}`;
  await notify(tx, { to: [asked.idx_staff], kind: "leave", title, link: "/mypims/myvacationlist" }, doing.now);
  return made;
}

/**
 * The document was rejected, or taken back by its drafter: what it reserved is free again. Nothing was reserved:
 * nothing happens.
 */
export async function releaseLeave(
  tx: Database,
  { idx_document, to, memo }: { idx_document: number; to: "reject" | "cancel"; memo?: string },
  doing: Actor,
): Promise<void> {
  const asked = await findLeave(tx, idx_document);
  if (!asked) return;
  await cancelAbsence(tx, { kind: "vacation", ref_idx: asked.idx });
  await giveLessonsBack(tx, asked, doing);
  await changeStatus(tx, vacation, asked, to, doing, {}, memo);
}

/**
 * A leave that was allowed is cancelled: its days go back to the grants they came from, whatever the balance, and the person
 * is not away. That it may be, and is so once, is decided by the move of its record.
 */
export async function giveBack(
  tx: Database,
  { idx, idx_staff, during }: Pick<LeaveRow, "idx" | "idx_staff" | "during">,
  doing: Actor,
  reason?: string,
): Promise<void> {
  await lockStaff(tx, idx_staff);
  const used = await usedBy(tx, idx);
  const memo = `취소 ${periodText(during)}${reason ? `: ${reason}` : ""}`.slice(0, 300);
  await enter(
    tx,
    idx_staff,
    used.map((draw) => ({ ...draw, kind: "restore", idx_vacation: idx, memo })),
    doing,
  );
  await cancelAbsence(tx, { kind: "vacation", ref_idx: idx });
  await giveLessonsBack(tx, { idx, idx_staff }, doing);
}

type LeaveRow = typeof vacation.$inferSelect;

/** Writes what an undecided leave takes out of each grant; two rows where it reaches over two of them. */
export async function writeUse(tx: Database, asked: LeaveRow, doing: Actor): Promise<void> {
  await lockStaff(tx, asked.idx_staff);
  const [type] = await tx.select().from(vacationType).where(eq(vacationType.idx, asked.idx_type));
  if (!type?.uses_ledger) return;
  const { draws } = await allocationOf(tx, asked.idx_staff);
  const own = draws.filter(({ of }) => of === asked.idx);
  const drawn = roundDays(own.reduce((days, { qty }) => days + qty, 0));
  if (drawn < asked.days) {
    throw new ApiError(
      409,
      `잔여 연차가 부족합니다. (신청 ${asked.days}일, 사용 가능 ${drawn}일) 인사 담당자에게 문의하세요.`,
    );
  }
  await enter(
    tx,
    asked.idx_staff,
    own.map(({ valid_from, valid_to, qty }) => ({
      kind: "use",
      qty: -qty,
      valid_from,
      valid_to,
      idx_vacation: asked.idx,
      memo: `${type.name} ${periodText(asked.during)}`,
    })),
    doing,
  );
}

/** Refuses what the balance, with everything that is asked for already, does not have. */
async function needBalance(tx: Database, { type, person, shares, days }: CountedLeave): Promise<void> {
  if (!type.uses_ledger) return;
  const { short, free } = await allocationOf(
    tx,
    person.idx,
    shares.map((share) => ({ of: 0, ...share })),
  );
  if (short === 0) return;
  throw new ApiError(
    409,
    `잔여 연차가 부족합니다. (신청 ${days}일, 신청 가능 ${roundDays(free)}일) 기간을 줄이거나 인사 담당자에게 문의하세요.`,
  );
}

async function leaveOf(tx: Database, idx_document: number): Promise<LeaveRow> {
  const found = await findLeave(tx, idx_document);
  if (!found) throw new ApiError(409, "문서에 연결된 휴가 신청이 없습니다. 문서를 회수하고 다시 상신하세요.");
  return found;
}

/** The undecided leave of a document; nobody else deals with it meanwhile. */
async function findLeave(tx: Database, idx_document: number): Promise<LeaveRow | undefined> {
  const [row] = await tx
    .select()
    .from(vacation)
    .where(and(eq(vacation.idx_document, idx_document), eq(vacation.status, "req"), isNull(vacation.deleted_at)))
    .orderBy(desc(vacation.idx))
    .limit(1)
    .for("update");
  return row;
}

async function tellStandIn(tx: Database, { idx_staff, idx_sub_staff, during }: LeaveRow, now: Date): Promise<void> {
  if (idx_sub_staff === null) return;
  const [person] = await tx.select({ kname: staff.kname }).from(staff).where(eq(staff.idx, idx_staff));
  const title = `${person?.kname} 님의 휴가 중 업무대행: ${periodText(during)}`;
  await notify(tx, { to: [idx_sub_staff], kind: "leave", title, link: "/mypims/myvacationlist" }, now);
}
