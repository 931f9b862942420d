import { daysAfter, roundDays } from "@portal/definition/calendar";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { ApiError } from "../../api-error";
import { insertOf } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { document, leaveLedger, staff, vacation, vacationType } from "../../db/tables";
import { balancesOf } from "../../leave/ledger/balance";
import { enter } from "../../leave/ledger/ledger";
import { consumeLeave, giveBack, releaseLeave, reserveLeave } from "../../leave/requests/effects";
import { openTestPortal } from "../test-portal";

const now = new Date("2026-03-02T01:00:00Z");
const doing = { by: 11, now };
const year = { valid_from: "2026-01-01", valid_to: "2026-12-31" };

/** So many are one transaction. */
const BATCH = 250;
const PEOPLE = 60;
/** So many connections, each with people of its own, work at the same time. */
const LANES = 4;

/** What somebody does, and with which of the possible ones. */
const operation = fc.record({
  person: fc.nat(PEOPLE - 1),
  does: fc.constantFrom("reserve", "reserve", "reserve", "use", "use", "release", "restore", "adjust"),
  which: fc.nat(),
  day: fc.nat(300),
  length: fc.nat(3),
});
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

interface Leave {
  readonly idx: number;
  readonly idx_document: number;
  readonly days: number;
}

/** So many random operations on people's leave: balances are the sums of the ledger, which never goes below zero. */
export async function workOnLeave(count: number): Promise<void> {
  const { db } = await openTestPortal();
  const company = await openCompany(db, count);
  const operations = fc.sample(operation, count);
  const counts = new Map<string, number>();
  const lanes = Array.from({ length: LANES }, (_, lane) => operations.filter(({ person }) => person % LANES === lane));
  await Promise.all(
    lanes.map(async (steps) => {
      for (let at = 0; at < steps.length; at += BATCH) {
        await db.transaction(async (tx) => {
          for (const step of steps.slice(at, at + BATCH)) {
            const done = await company.run(tx, step);
            counts.set(done, (counts.get(done) ?? 0) + 1);
          }
        });
      }
    }),
  );
  const balances = await balancesOf(db, "2026-07-01");
  for (const { idx, remain, pending } of company.people()) {
    expect([idx, balances.get(idx)?.remain, balances.get(idx)?.pending]).toEqual([idx, remain, pending]);
  }
  expect(await lowestEver(db)).toBe(0);
  for (const kind of ["reserve", "refused", "use", "release", "restore", "adjust"]) {
    expect([kind, (counts.get(kind) ?? 0) > 20]).toEqual([kind, true]);
  }
}

/** People with leave of this year alone, and what each must have left, counted without the ledger. */
async function openCompany(db: Database, count: number) {
  const types = await db.select().from(vacationType).where(eq(vacationType.uses_ledger, true));
  const staffed = await db.select({ idx: staff.idx }).from(staff).orderBy(staff.idx).limit(PEOPLE);
  const before = await balancesOf(db, "2026-07-01");
  const draft = { kind: "D3", title: "휴가", data: {}, idx_sector: 100, idx_office: 110, idx_team: 111 };
  const drafts = Array.from({ length: count }, () => ({ ...draft, idx_drafter: 100 }));
  const made = await db.execute<{ idx: string }>(sql`${insertOf(document, drafts)} returning idx`);
  const free = made.rows.map(({ idx }) => Number(idx));
  const people = staffed.map(({ idx }) => ({
    idx,
    remain: before.get(idx)?.remain ?? 0,
    asked: [] as Leave[],
    used: [] as Leave[],
  }));

  /** Does one thing; says what it came to. */
  async function run(tx: Database, { person, does, which, day, length }: Operation): Promise<string> {
    const who = people[person] as (typeof people)[number];
    const take = (from: Leave[]) => from.splice(which % Math.max(1, from.length), 1)[0];
    if (does === "reserve") {
      const type = types[which % types.length] as (typeof types)[number];
      const from = daysAfter("2026-03-03", day);
      const to = type.unit === "day" ? daysAfter(from, length) : from;
      const idx_document = free.pop() as number;
      try {
        const request = { idx_staff: who.idx, idx_type: type.idx, from, to };
        // a refusal undoes what was written before it, as the call's transaction does
        await tx.execute(sql`savepoint asked`);
        const made = await reserveLeave(tx, request, { idx_document }, doing);
        await tx.execute(sql`release savepoint asked`);
        who.asked.push({ idx_document, ...made });
        return "reserve";
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await tx.execute(sql`rollback to savepoint asked`);
        free.push(idx_document);
        return "refused";
      }
    }
    if (does === "adjust") {
      await enter(tx, who.idx, [{ kind: "adjust", qty: 0.25, ...year }], doing);
      who.remain += 0.25;
      return "adjust";
    }
    const leave = take(does === "restore" ? who.used : who.asked);
    if (!leave) return "nothing";
    await ends[does](tx, leave);
    if (does === "use") who.used.push(leave);
    who.remain = roundDays(who.remain + { release: 0, use: -leave.days, restore: leave.days }[does]);
    return does;
  }

  return {
    run,
    people: () =>
      people.map(({ asked, ...who }) => ({
        ...who,
        pending: roundDays(asked.reduce((sum, { days }) => sum + days, 0)),
      })),
  };
}

const ends = {
  release: (tx: Database, leave: Leave) => releaseLeave(tx, { ...leave, to: "reject" }, doing),
  use: (tx: Database, leave: Leave) => consumeLeave(tx, leave, doing),
  restore: async (tx: Database, { idx }: Leave) => {
    const cancelled = await tx.update(vacation).set({ status: "cancel" }).where(eq(vacation.idx, idx)).returning();
    for (const leave of cancelled) await giveBack(tx, leave, doing);
  },
};

/** The lowest that anything granted has ever been, row by row. */
async function lowestEver(db: Database): Promise<number> {
  const { rows } = await db.execute<{ lowest: string }>(sql`
    select min(balance) as lowest from (
      select sum(qty) over (partition by idx_staff, valid_from, valid_to order by idx) as balance from ${leaveLedger}
    ) every_row`);
  return Number(rows[0]?.lowest);
}
