import {
  ANSWER_WITHIN,
  type Day,
  daysAfter,
  dayText,
  type NoticeStep,
  secondRoundOf,
  unfilledText,
} from "@portal/definition/calendar";
import { and, desc, eq, gte, isNull } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { leaveNotice } from "../../db/tables";
import { dayOf, minuteOf } from "../../seoul";
import { logNotice, noticeLogs } from "./notice-log";
import { isWaiting } from "./notices";

/** The notices of unused leave that somebody got; with a day, those whose leave had not ended by then. */
export async function noticesFor(db: Database, idx_staff: number, today?: Day) {
  const rows = await db
    .select()
    .from(leaveNotice)
    .where(
      and(
        eq(leaveNotice.idx_staff, idx_staff),
        today === undefined ? undefined : gte(leaveNotice.valid_to, today),
        isNull(leaveNotice.deleted_at),
      ),
    )
    .orderBy(desc(leaveNotice.sent_at), desc(leaveNotice.idx));
  const logOf = await noticeLogs(
    db,
    rows.map(({ idx }) => idx),
  );
  // which years have been entered is the same for every sector
  const calendar = await calendarOf(db, 0);
  return rows.map(({ idx, step, remain, valid_to, deadline, sent_at, read_at, plan }) => ({
    ...{ idx, step: step as NoticeStep, remain, valid_to, deadline, plan: plan ?? [] },
    isFollowed: rows.some((row) => row.valid_to === valid_to && row.step === secondRoundOf(step as NoticeStep)),
    sent: minuteOf(sent_at),
    read: read_at ? minuteOf(read_at) : "",
    unfilled: unfilledText([dayOf(sent_at), valid_to], calendar),
    log: logOf(idx),
  }));
}

/** How many notices wait for somebody on a day, and by when for the first of them. */
export async function waitingNotices(
  db: Database,
  idx_staff: number,
  today: Day,
): Promise<{ count: number; due: Day }> {
  const rows = await db
    .select({ deadline: leaveNotice.deadline })
    .from(leaveNotice)
    .where(and(eq(leaveNotice.idx_staff, idx_staff), gte(leaveNotice.valid_to, today), isWaiting()))
    .orderBy(leaveNotice.deadline);
  return { count: rows.length, due: rows[0]?.deadline ?? "" };
}

interface Receiver {
  readonly idx: number;
  readonly idx_sector: number;
}

/**
 * Notes that somebody has received a notice and, with a plan, keeps the days on which they will take their leave. The ten
 * days to answer in are counted from the receipt.
 */
export async function answerNotice(
  tx: Database,
  { idx, person, plan, now }: { idx: number; person: Receiver; plan?: readonly Day[] | undefined; now: Date },
): Promise<void> {
  const [row] = await tx.select().from(leaveNotice).where(eq(leaveNotice.idx, idx)).for("update");
  if (!row) throw new ApiError(404, "없는 통보입니다.");
  if (row.idx_staff !== person.idx) throw new ApiError(403, "접근 권한이 없습니다.");
  const days = plan && [...new Set(plan)].sort((a, b) => a.localeCompare(b));
  if (days) await refusePlan(tx, person, row, { days, today: dayOf(now) });
  const doing = { by: person.idx, now };
  const byReceipt = daysAfter(dayOf(now), ANSWER_WITHIN);
  const isFirst = secondRoundOf(row.step as NoticeStep) !== null;
  if (row.read_at === null) await logNotice(tx, { idx, to: "read", of: person.idx }, doing);
  if (days) await logNotice(tx, { idx, to: "plan", of: person.idx, memo: days.join(", ") || "계획을 비움" }, doing);
  await tx
    .update(leaveNotice)
    .set({
      read_at: row.read_at ?? now,
      ...(row.read_at === null && isFirst && byReceipt > row.deadline && { deadline: byReceipt }),
      mdate: now,
      ...(days && { plan: days }),
    })
    .where(eq(leaveNotice.idx, idx));
}

/** Refuses an answer to what the company has set, more days than there are, and days that are over, too late or closed. */
async function refusePlan(
  tx: Database,
  { idx_sector }: Receiver,
  { idx_staff, step, valid_to, remain, plan: before }: typeof leaveNotice.$inferSelect,
  { days, today }: { days: readonly Day[]; today: Day },
): Promise<void> {
  const second = secondRoundOf(step as NoticeStep);
  const isSet = second === null || (await hasNotice(tx, { idx_staff, valid_to, step: second }));
  if (isSet) {
    throw new ApiError(409, "회사가 사용 시기를 지정하여 통보하였습니다. 다른 날에 쓰려면 인사 담당자와 협의하세요.");
  }
  if (days.length > Math.ceil(remain)) {
    throw new ApiError(
      400,
      `남은 연차는 ${remain}일입니다. ${Math.ceil(remain)}일까지 선택하세요. (지금 ${days.length}일)`,
    );
  }
  const late = days.find((day) => day > valid_to);
  if (late !== undefined) {
    throw new ApiError(400, `${late}은 소멸예정일(${valid_to})보다 늦습니다. 다른 날을 선택하세요.`);
  }
  // what was planned for a day that is over stays in the answer
  const over = days.find((day) => day < today && !before?.includes(day));
  if (over !== undefined) throw new ApiError(400, `${dayText(over)}은 지난 날입니다. 다른 날을 선택하세요.`);
  const calendar = await calendarOf(tx, idx_sector);
  const closed = days.find((day) => calendar.halvesOf(day).length === 0);
  if (closed !== undefined) throw new ApiError(400, `${dayText(closed)}은 근무일이 아닙니다. 다른 날을 선택하세요.`);
}

async function hasNotice(
  tx: Database,
  { idx_staff, valid_to, step }: { idx_staff: number; valid_to: Day; step: NoticeStep },
): Promise<boolean> {
  const found = await tx
    .select({ idx: leaveNotice.idx })
    .from(leaveNotice)
    .where(
      and(
        eq(leaveNotice.idx_staff, idx_staff),
        eq(leaveNotice.valid_to, valid_to),
        eq(leaveNotice.step, step),
        isNull(leaveNotice.deleted_at),
      ),
    );
  return found.length > 0;
}
