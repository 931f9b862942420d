import { type Day, dayText } from "@portal/definition/calendar";
import { and, desc, eq, gte, inArray, isNull, type Placeholder, type SQL } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { leaveAdvance, leaveNotice, staff, statusLog, vacation, vacationType } from "../db/tables";
import { dayOf, minuteOf } from "../seoul";
import { periodText } from "./away";
import { calendarOf } from "./holidays";

/** Cancellations that somebody is to decide on, with the reasons that were given. */
export async function cancellationsFor(db: Database, decider: number) {
  const rows = await db
    .select({ leave: vacation, kname: staff.kname, type: vacationType.name })
    .from(vacation)
    .innerJoin(staff, eq(staff.idx, vacation.idx_staff))
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .where(isToDecideBy(decider))
    .orderBy(vacation.idx);
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

/** Leave whose cancellation was asked for and waits for somebody. */
export function isToDecideBy(decider: number | Placeholder): SQL | undefined {
  return and(eq(vacation.idx_decider, decider), eq(vacation.status, "cancel_req"), isNull(vacation.deleted_at));
}

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
  return rows.map(({ idx, step, remain, valid_to, deadline, sent_at, read_at, plan }) => ({
    ...{ idx, step: step as "first" | "second", remain, valid_to, deadline, plan: plan ?? [] },
    sent: dayOf(sent_at),
    read: read_at ? minuteOf(read_at) : "",
  }));
}

/** Notes that somebody has received a notice and, with a plan, keeps the days on which they will take their leave. */
export async function answerNotice(
  db: Database,
  { idx, person, plan, now }: { idx: number; person: Receiver; plan?: readonly Day[] | undefined; now: Date },
): Promise<void> {
  const [row] = await db.select().from(leaveNotice).where(eq(leaveNotice.idx, idx));
  if (!row) throw new ApiError(404, "없는 통보입니다.");
  if (row.idx_staff !== person.idx) throw new ApiError(403, "접근 권한이 없습니다.");
  if (plan) await refusePlan(db, person, row.valid_to, plan);
  await db
    .update(leaveNotice)
    .set({
      read_at: row.read_at ?? now,
      mdate: now,
      ...(plan && { plan: [...new Set(plan)].sort((a, b) => a.localeCompare(b)) }),
    })
    .where(eq(leaveNotice.idx, idx));
}

interface Receiver {
  readonly idx: number;
  readonly idx_sector: number;
}

/** Refuses days on which the leave has ended or nobody works. */
async function refusePlan(db: Database, { idx_sector }: Receiver, last: Day, plan: readonly Day[]): Promise<void> {
  const late = plan.find((day) => day > last);
  if (late !== undefined) {
    throw new ApiError(400, `${late}은 소멸예정일(${last})보다 늦습니다. 다른 날을 고르세요.`);
  }
  const calendar = await calendarOf(db, idx_sector);
  const closed = plan.find((day) => calendar.halvesOf(day).length === 0);
  if (closed !== undefined) throw new ApiError(400, `${dayText(closed)}은 근무일이 아닙니다. 다른 날을 고르세요.`);
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
