import { dayText } from "@portal/definition/calendar";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { absence, staff } from "../db/tables";
import { dayOf, minuteOf } from "../seoul";

/** What somebody is away for, and the record that says so. */
export interface AwayFor {
  readonly kind: "vacation" | "telecommute" | "trip" | "outside";
  readonly ref_idx: number;
}

const already: Readonly<Record<string, string>> = { vacation: "휴가가", telecommute: "재택근무가", trip: "출장이" };

/**
 * Notes that somebody is away, in a transaction: leave, work from home and trips share one table. Refused with 409, naming
 * the other one, when the person is away at that time already.
 */
export async function recordAbsence(
  tx: Database,
  idx_staff: number,
  { kind, ref_idx }: AwayFor,
  periods: readonly Period[],
): Promise<void> {
  await lockStaff(tx, idx_staff);
  for (const during of periods) {
    const [other] = await tx
      .select()
      .from(absence)
      .where(
        and(
          eq(absence.idx_staff, idx_staff),
          eq(absence.is_active, true),
          isNull(absence.deleted_at),
          // who works outside may do so on a trip or a day at home
          ne(absence.kind, "outside"),
          sql`${absence.during} && tstzrange(${during.from.toISOString()}, ${during.to.toISOString()})`,
        ),
      )
      .limit(1);
    if (other) {
      throw new ApiError(
        409,
        `그 시간에 이미 ${already[other.kind]} 있습니다: ${periodText(other.during)}. 기간을 바꾸거나 먼저 취소하세요.`,
      );
    }
    await tx.insert(absence).values({ idx_staff, kind, ref_idx, during, idx_writer: idx_staff });
  }
}

/**
 * Notes that somebody works outside at a time, in place of what was noted of it before: beside a trip or a day at home, but
 * not while they are on leave.
 */
export async function beOut(tx: Database, idx_staff: number, ref_idx: number, during: Period): Promise<void> {
  await lockStaff(tx, idx_staff);
  const isThen = sql`${absence.during} && tstzrange(${during.from.toISOString()}, ${during.to.toISOString()})`;
  const onLeave = and(
    eq(absence.idx_staff, idx_staff),
    eq(absence.kind, "vacation"),
    eq(absence.is_active, true),
    isNull(absence.deleted_at),
    isThen,
  );
  if ((await tx.$count(absence, onLeave)) > 0) throw new ApiError(409, "그 시간은 휴가입니다.");
  await cancelAbsence(tx, { kind: "outside", ref_idx });
  await tx.insert(absence).values({ idx_staff, kind: "outside", ref_idx, during, idx_writer: idx_staff });
}

/** The person is not away for this after all, or no more. */
export async function cancelAbsence(tx: Database, { kind, ref_idx }: AwayFor): Promise<void> {
  await tx
    .update(absence)
    .set({ is_active: false })
    .where(and(eq(absence.kind, kind), eq(absence.ref_idx, ref_idx), eq(absence.is_active, true)));
}

/** Lets one transaction after another deal with somebody's leave and absences. */
export async function lockStaff(tx: Database, idx_staff: number): Promise<void> {
  await tx.select({ idx: staff.idx }).from(staff).where(eq(staff.idx, idx_staff)).for("no key update");
}

/** A time as people read it: 2026-03-05(목) 09:00~18:00. */
export function periodText({ from, to }: Period): string {
  const [first, last] = [dayOf(from), dayOf(to)];
  const time = (moment: Date) => minuteOf(moment).slice(11);
  return first === last
    ? `${dayText(first)} ${time(from)}~${time(to)}`
    : `${dayText(first)} ${time(from)}~${dayText(last)} ${time(to)}`;
}
