import type { Day } from "@portal/definition/calendar";
import { and, desc, eq, gte, inArray, isNull } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { leaveAdvance, leaveNotice, staff, statusLog, vacation, vacationType } from "../db/tables";
import { periodText } from "./away";

/** Cancellations that somebody is to decide on, with the reasons that were given. */
export async function cancellationsFor(db: Database, decider: number) {
  const rows = await db
    .select({ leave: vacation, kname: staff.kname, type: vacationType.name })
    .from(vacation)
    .innerJoin(staff, eq(staff.idx, vacation.idx_staff))
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .where(and(eq(vacation.idx_decider, decider), eq(vacation.status, "cancel_req"), isNull(vacation.deleted_at)));
  const reasons = await reasonsOf(
    db,
    rows.map(({ leave }) => leave.idx),
  );
  return rows.map(({ leave, kname, type }) => ({
    idx: leave.idx,
    ver: leave.ver,
    kname,
    type,
    when: periodText(leave.during),
    days: leave.days,
    reason: reasons.get(leave.idx) ?? "",
  }));
}

/** The notices of unused leave that somebody got and whose leave has not ended. */
export async function noticesFor(db: Database, idx_staff: number, today: Day) {
  const rows = await db
    .select()
    .from(leaveNotice)
    .where(and(eq(leaveNotice.idx_staff, idx_staff), gte(leaveNotice.valid_to, today), isNull(leaveNotice.deleted_at)))
    .orderBy(desc(leaveNotice.sent_at));
  return rows.map(({ idx, step, remain, valid_to, deadline, read_at, plan }) => ({
    idx,
    step: step as "first" | "second",
    remain,
    valid_to,
    deadline,
    isRead: read_at !== null,
    plan: plan ?? [],
  }));
}

/** Keeps the days on which somebody will take their leave; the notice counts as received. */
export async function answerNotice(
  db: Database,
  { idx, idx_staff, plan, now }: { idx: number; idx_staff: number; plan: readonly Day[]; now: Date },
): Promise<void> {
  const [row] = await db.select().from(leaveNotice).where(eq(leaveNotice.idx, idx));
  if (!row) throw new ApiError(404, "없는 통보입니다.");
  if (row.idx_staff !== idx_staff) throw new ApiError(403, "접근 권한이 없습니다.");
  const late = plan.find((day) => day > row.valid_to);
  if (late !== undefined)
    throw new ApiError(400, `${late}은 소멸예정일(${row.valid_to})보다 늦습니다. 다른 날을 고르세요.`);
  await db
    .update(leaveNotice)
    .set({ read_at: row.read_at ?? now, plan: [...new Set(plan)].sort((a, b) => a.localeCompare(b)), mdate: now })
    .where(eq(leaveNotice.idx, idx));
}

/** What somebody may use before it is granted. */
export async function advanceDays(db: Database, idx_staff: number): Promise<{ days: number; memo: string }> {
  const [row] = await db
    .select({ days: leaveAdvance.days, memo: leaveAdvance.memo })
    .from(leaveAdvance)
    .where(and(eq(leaveAdvance.idx_staff, idx_staff), isNull(leaveAdvance.deleted_at)));
  return row ?? { days: 0, memo: "" };
}

/** Why each cancellation was asked for, the last time. */
async function reasonsOf(db: Database, idxs: number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select()
    .from(statusLog)
    .where(
      and(eq(statusLog.entity, "vacation"), inArray(statusLog.entity_idx, idxs), eq(statusLog.to_status, "cancel_req")),
    )
    .orderBy(statusLog.idx);
  return new Map(rows.map(({ entity_idx, memo }) => [entity_idx, memo ?? ""]));
}
