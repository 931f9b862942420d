import { withParticle } from "@portal/definition";
import {
  everyDay,
  type LeaveShare,
  type LeaveUnit,
  leavePeriodOf,
  leaveSharesOf,
  sumOfShares,
  unfilledText,
} from "@portal/definition/calendar";
import { and, eq, isNull } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import type { Period } from "../../db/table-of";
import { staff, vacationType } from "../../db/tables";

/** What the leave form asks for. */
export interface LeaveRequest {
  readonly idx_staff: number;
  readonly idx_type: number;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** When two hours of leave begin, HH:MM. */
  readonly at?: string | undefined;
  readonly reason?: string | null | undefined;
  readonly idx_sub_staff?: number | null | undefined;
  readonly contact?: string | null | undefined;
  /** Stored files. */
  readonly files?: readonly number[] | null | undefined;
}

/** What a request comes to. */
export interface CountedLeave {
  readonly type: typeof vacationType.$inferSelect;
  readonly person: typeof staff.$inferSelect;
  readonly shares: LeaveShare[];
  readonly days: number;
  readonly during: Period;
  /** What is to be known of how it was counted. */
  readonly notes: readonly string[];
}

/** Counts a request by its type, the person's sector and the holidays; refuses, in words, one that cannot be. */
export async function countLeave(db: Database, request: LeaveRequest): Promise<CountedLeave> {
  const [person] = await db.select().from(staff).where(eq(staff.idx, request.idx_staff));
  const [type] = await db
    .select()
    .from(vacationType)
    .where(and(eq(vacationType.idx, request.idx_type), eq(vacationType.is_use, true), isNull(vacationType.deleted_at)));
  if (!person) throw new ApiError(404, "없는 직원입니다.");
  if (!type) throw new ApiError(400, "휴가 종류를 선택하세요.");
  const unit = type.unit as LeaveUnit;
  const span = { unit, from: request.from, to: request.to, ...(request.at !== undefined && { at: request.at }) };
  const calendar = type.counts === "calendar" ? everyDay : await calendarOf(db, person.idx_sector);
  const counted = leaveSharesOf(span, type.uses_ledger ? type.deduct : wholeOf(unit), calendar);
  if ("error" in counted) throw new ApiError(400, counted.error);
  const days = sumOfShares(counted.shares);
  if (type.max_days !== null && days > type.max_days) {
    throw new ApiError(
      400,
      `${withParticle(type.name, "은/는")} 한 번에 ${type.max_days}일까지 신청할 수 있습니다. (신청 ${days}일)`,
    );
  }
  const { from, to } = leavePeriodOf(span);
  const note = unfilledText(
    counted.shares.map(({ day }) => day),
    calendar,
  );
  return {
    ...{ type, person, shares: counted.shares, days, notes: note ? [note] : [] },
    during: { from: new Date(from), to: new Date(to) },
  };
}

/** Refuses a request without the evidence that its type needs. */
export function needEvidence({ type }: CountedLeave, { files }: LeaveRequest): void {
  if (type.evidence_required && (files ?? []).length === 0) {
    throw new ApiError(400, `${type.name}에는 증빙 파일이 필요합니다. 파일을 첨부하세요.`);
  }
}

/** Leave that takes nothing off the balance is counted by its length all the same. */
function wholeOf(unit: LeaveUnit): number {
  return { day: 1, am: 0.5, pm: 0.5, quarter: 0.25 }[unit];
}
