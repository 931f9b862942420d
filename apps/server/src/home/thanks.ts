import { THANKS_ALLOWANCE } from "@portal/definition";
import { and, eq, gte, isNull, lt, type Placeholder, sum } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { staff, thanksDollar } from "../db/tables";
import { monthStartOf } from "../seoul";

export interface Gift {
  readonly from: number;
  readonly to: number;
  readonly dollar: number;
  readonly message: string;
}

/**
 * Writes a gift into the ledger. Throws an {@link ApiError} when nobody can receive it or more would be given than the
 * month allows; of gifts that one person sends at once, one waits for the other.
 */
export async function sendGift(db: Database, { from, to, dollar, message }: Gift, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const receivers = await tx
      .select({ idx: staff.idx })
      .from(staff)
      .where(and(eq(staff.idx, to), eq(staff.status, "active"), isNull(staff.deleted_at)));
    if (receivers.length === 0 || to === from) throw new ApiError(400, "받는 사람을 선택하세요.");
    await tx.select({ idx: staff.idx }).from(staff).where(eq(staff.idx, from)).for("no key update");
    if (dollar > (await remainingOf(tx, from, now))) {
      throw new ApiError(409, "이번 달 감사달러를 모두 소진하였습니다.");
    }
    const [row] = await tx
      .insert(thanksDollar)
      .values({ idx_from_staff: from, idx_to_staff: to, dollar, message, idx_writer: from, wdate: now })
      .returning({ idx: thanksDollar.idx });
    return row?.idx ?? 0;
  });
}

/** What somebody may still give in the month of `now`; what earlier months left over is gone. */
async function remainingOf(db: Database, from: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ given: sum(thanksDollar.dollar) })
    .from(thanksDollar)
    .where(isGivenIn(monthOf(now), from));
  return THANKS_ALLOWANCE - Number(row?.given ?? 0);
}

/** When the calendar month (in Seoul) of a time begins and ends. */
export function monthOf(time: Date): { start: Date; next: Date } {
  const start = monthStartOf(time);
  return { start, next: monthStartOf(new Date(start.getTime() + 35 * 24 * 60 * 60 * 1000)) };
}

/** Gifts of a person in a month. */
export function isGivenIn({ start, next }: Month, from: number | Placeholder) {
  return and(eq(thanksDollar.idx_from_staff, from), gte(thanksDollar.wdate, start), lt(thanksDollar.wdate, next));
}

interface Month {
  readonly start: Date | Placeholder;
  readonly next: Date | Placeholder;
}

/** Dollars as they are shown. */
export function dollarsText(dollar: number): string {
  return `$${dollar}`;
}

/** The gifts that somebody has received and not read. */
export function isUnreadBy(to: number | Placeholder) {
  return and(eq(thanksDollar.idx_to_staff, to), isNull(thanksDollar.read_at));
}

/** Notes that the receiver has read a gift; the first time counts. */
export async function markRead(db: Database, idx: number, to: number, now: Date): Promise<void> {
  await db
    .update(thanksDollar)
    .set({ read_at: now })
    .where(and(eq(thanksDollar.idx, idx), isUnreadBy(to)));
}
