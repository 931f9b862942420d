import {
  type Advance,
  allocate,
  type Bucket,
  type Day,
  type Demand,
  type Draw,
  leaveYearOf,
} from "@portal/definition/calendar";
import { and, eq, gte, inArray, isNull, lte, ne, type SQL, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/open";
import { leaveAdvance, leaveLedger, staff, vacation, vacationType } from "../../db/tables";
import { policyOf } from "./policy";

/** Somebody's leave on a day, in days. */
export interface Balance {
  /** Granted, with what was carried over. */
  readonly granted: number;
  /** What HR corrected, paid out or let expire. */
  readonly adjusted: number;
  readonly used: number;
  /** Asked for and not decided. */
  readonly pending: number;
  /** What is left: the sum of the ledger's rows that are valid on the day. */
  readonly remain: number;
  /** The day on which the first of what is left expires; `null` when nothing is left. */
  readonly expires: Day | null;
}

/** Of somebody who has no rows. */
export const noLeave: Balance = { granted: 0, adjusted: 0, used: 0, pending: 0, remain: 0, expires: null };

/** Somebody's balance on a day. */
export async function balanceOf(db: Database, idx_staff: number, day: Day): Promise<Balance> {
  return (await balancesOf(db, day, eq(staff.idx, idx_staff))).get(idx_staff) ?? noLeave;
}

/** The balances of staff on a day, by their number; who has no rows has none. */
export async function balancesOf(db: Database, day: Day, who?: SQL): Promise<ReadonlyMap<number, Balance>> {
  const of = (...kinds: string[]) =>
    sql<number>`coalesce(sum(${leaveLedger.qty}) filter (where ${inArray(leaveLedger.kind, kinds)}), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      idx: staff.idx,
      granted: of("grant", "carry"),
      adjusted: of("adjust", "payout", "expire"),
      used: of("use", "restore"),
      remain: sql<number>`coalesce(sum(${leaveLedger.qty}), 0)`.mapWith(Number),
      pending: pendingDays(),
      expires: sql<Day | null>`(select min(valid_to)::text from (select sum(qty) as qty, valid_to from ${leaveLedger} bucket where bucket.idx_staff = ${staff.idx} and ${day} between valid_from and valid_to group by valid_from, valid_to) left_over where left_over.qty > 0)`,
    })
    .from(staff)
    .leftJoin(
      leaveLedger,
      and(eq(leaveLedger.idx_staff, staff.idx), lte(leaveLedger.valid_from, day), gte(leaveLedger.valid_to, day)),
    )
    .where(who)
    .groupBy(staff.idx);
  return new Map(rows.map(({ idx, used, ...row }) => [idx, { ...row, used: used === 0 ? 0 : -used }]));
}

/** What is asked for and not decided, of types that take something off the balance. */
function pendingDays() {
  return sql<number>`coalesce((select sum(${vacation.days}) from ${vacation} join ${vacationType} on ${vacationType.idx} = ${vacation.idx_type} where ${and(
    eq(vacation.idx_staff, staff.idx),
    eq(vacation.status, "req"),
    isNull(vacation.deleted_at),
    eq(vacationType.uses_ledger, true),
  )}), 0)`.mapWith(Number);
}

/** What a person can draw from, grant by grant. */
export async function bucketsOf(db: Database, idx_staff: number): Promise<Bucket[]> {
  const rows = await db
    .select({ valid_from: leaveLedger.valid_from, valid_to: leaveLedger.valid_to, qty: sum(leaveLedger.qty) })
    .from(leaveLedger)
    .where(eq(leaveLedger.idx_staff, idx_staff))
    .groupBy(leaveLedger.valid_from, leaveLedger.valid_to)
    .having(ne(sum(leaveLedger.qty), sql`0`));
  return rows.map((row) => ({ ...row, qty: Number(row.qty) }));
}

/** What a person's undecided requests want of each day. */
export async function demandsOf(db: Database, idx_staff: number): Promise<Demand[]> {
  const rows = await db
    .select({ idx: vacation.idx, shares: vacation.shares })
    .from(vacation)
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .where(
      and(
        eq(vacation.idx_staff, idx_staff),
        eq(vacation.status, "req"),
        eq(vacationType.uses_ledger, true),
        isNull(vacation.deleted_at),
      ),
    );
  return rows.flatMap(({ idx, shares }) => shares.map((share) => ({ of: idx, ...share })));
}

/** What HR lets a person use in advance; `null` when nothing. */
export async function advanceOf(db: Database, idx_staff: number): Promise<Advance | null> {
  const [row] = await db
    .select({ days: leaveAdvance.days, joinday: staff.joinday })
    .from(leaveAdvance)
    .innerJoin(staff, eq(staff.idx, leaveAdvance.idx_staff))
    .where(and(eq(leaveAdvance.idx_staff, idx_staff), isNull(leaveAdvance.deleted_at)));
  if (!row) return null;
  const { basis } = await policyOf(db);
  return { days: row.days, yearOf: (day) => leaveYearOf(row.joinday, basis, day) };
}

/**
 * How a person's undecided requests, with those that are asked about, come out of the grants. Call it with the person's
 * row locked: whatever fits together then stays possible.
 */
export async function allocationOf(
  db: Database,
  idx_staff: number,
  more: readonly Demand[] = [],
): Promise<{ draws: Draw[]; short: number; free: number }> {
  const [buckets, pending, advance] = [
    await bucketsOf(db, idx_staff),
    await demandsOf(db, idx_staff),
    await advanceOf(db, idx_staff),
  ];
  const before = allocate(buckets, pending, advance);
  const { draws, short } = more.length > 0 ? allocate(buckets, [...pending, ...more], advance) : before;
  const wanted = more.reduce((days, demand) => days + demand.days, 0);
  return { draws, short, free: Math.max(0, wanted - (short - before.short)) };
}
