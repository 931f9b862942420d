import {
  allocate,
  type Bucket,
  type Day,
  type Demand,
  daysAfter,
  endOfMonths,
  leaveYearOf,
  roundDays,
} from "@portal/definition/calendar";
import { and, eq, inArray, isNull, lt, type SQL, sql, sum } from "drizzle-orm";
import { lockStaff } from "../../company/away";
import type { Database } from "../../db/open";
import { leaveLedger, staff, vacation, vacationType } from "../../db/tables";
import type { Actor } from "../../status-log";
import { type Entry, enter } from "./ledger";
import { policyOf } from "./policy";

/** What the end of its time does to somebody's leave. */
export interface Ending {
  readonly idx_staff: number;
  readonly valid_from: Day;
  readonly valid_to: Day;
  /** What was left; what was used in advance when it is below zero. */
  readonly left: number;
  readonly carried: number;
  readonly expired: number;
}

/**
 * What happens to leave whose time ended before a day: as much as the policy says is carried over, the rest expires, and
 * what was used in advance is owed by the next year. Leave that is asked for and not decided waits for the decision.
 */
export async function endingsBefore(db: Database, day: Day, who?: SQL): Promise<Ending[]> {
  const { carry_most } = await policyOf(db);
  const rows = await db
    .select({
      idx_staff: leaveLedger.idx_staff,
      valid_from: leaveLedger.valid_from,
      valid_to: leaveLedger.valid_to,
      qty: sum(leaveLedger.qty).mapWith(Number),
    })
    .from(leaveLedger)
    .innerJoin(staff, eq(staff.idx, leaveLedger.idx_staff))
    .where(and(lt(leaveLedger.valid_to, day), who))
    .groupBy(leaveLedger.idx_staff, leaveLedger.valid_from, leaveLedger.valid_to)
    .having(sql`sum(${leaveLedger.qty}) <> 0`)
    .orderBy(leaveLedger.idx_staff, leaveLedger.valid_to, leaveLedger.valid_from);
  const waiting = await undecided(db);
  // the limit is one for all that ends on a day: of the first year's leave each month's is a grant of its own
  const open = new Map<string, number>();
  return rows.flatMap((row) => {
    const left = roundDays(row.qty - keptFor(row, waiting.get(row.idx_staff) ?? []));
    if (left === 0) return [];
    const end = `${row.idx_staff} ${row.valid_to}`;
    const most = open.get(end) ?? carry_most;
    const carried = Math.min(left, most);
    if (left > 0) open.set(end, roundDays(most - carried));
    return [{ ...row, left, carried, expired: roundDays(left - carried) }];
  });
}

/** Does so; returns how many people it concerned. What somebody else ends at the same moment is not ended twice. */
export async function endLeave(tx: Database, day: Day, doing: Actor, who?: SQL): Promise<number> {
  const { basis, carry_months } = await policyOf(tx);
  const people = [...new Set((await endingsBefore(tx, day, who)).map(({ idx_staff }) => idx_staff))];
  for (const idx_staff of people) await lockStaff(tx, idx_staff);
  // read again: what was found before they were locked may have been ended meanwhile
  const endings = people.length === 0 ? [] : await endingsBefore(tx, day, inArray(leaveLedger.idx_staff, people));
  for (const { idx_staff, valid_from, valid_to, left, carried, expired } of endings) {
    const old = { valid_from, valid_to };
    const entries: Entry[] = [];
    if (carried !== 0) {
      const begins = daysAfter(valid_to, 1);
      const [person] = await tx.select({ joinday: staff.joinday }).from(staff).where(eq(staff.idx, idx_staff));
      const next =
        left < 0
          ? leaveYearOf(person?.joinday ?? begins, basis, begins)
          : { from: begins, to: endOfMonths(begins, carry_months) };
      const memo = left < 0 ? "선사용한 연차를 다음 해에서 뺌" : "이월";
      entries.push({ kind: "carry", qty: -carried, ...old, memo });
      entries.push({ kind: "carry", qty: carried, valid_from: next.from, valid_to: next.to, memo });
    }
    if (expired > 0) entries.push({ kind: "expire", qty: -expired, ...old, memo: "기간이 끝나 소멸" });
    await enter(tx, idx_staff, entries, doing);
  }
  return new Set(endings.map(({ idx_staff }) => idx_staff)).size;
}

/** What undecided requests may still take out of a grant whose time has ended. */
function keptFor(bucket: Bucket, demands: readonly Demand[]): number {
  if (demands.length === 0) return 0;
  return allocate([bucket], demands).draws.reduce((days, { qty }) => days + qty, 0);
}

async function undecided(db: Database): Promise<Map<number, Demand[]>> {
  const rows = await db
    .select({ of: vacation.idx, idx_staff: vacation.idx_staff, shares: vacation.shares })
    .from(vacation)
    .innerJoin(vacationType, eq(vacationType.idx, vacation.idx_type))
    .where(and(eq(vacation.status, "req"), eq(vacationType.uses_ledger, true), isNull(vacation.deleted_at)));
  const found = new Map<number, Demand[]>();
  for (const { of, idx_staff, shares } of rows) {
    found.set(idx_staff, [...(found.get(idx_staff) ?? []), ...shares.map((share) => ({ of, ...share }))]);
  }
  return found;
}
