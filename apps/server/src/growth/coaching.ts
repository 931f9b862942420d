import { and, desc, eq, isNull, lt, lte, ne, notExists, sql } from "drizzle-orm";
import { insertMany } from "../db/insert-many";
import type { Database } from "../db/open";
import { holiday, kpiItem, kpiSheet, mcGoal, mcSheet, staff } from "../db/tables";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import type { RequestContext } from "../records/rules";
import { dayOf } from "../seoul";
import { evaluatorsOf } from "./evaluation";

export type McSheet = RowOf<"mc_sheet">;

const MOST = 5;

/** Makes this month's sheets that are missing, of everybody who works and has a leader; each is notified of theirs. */
export async function makeSheets(db: Database, now: Date): Promise<number> {
  const [month, day] = [dayOf(now).slice(0, 7), dayOf(now)];
  const has = and(eq(mcSheet.month, month), eq(mcSheet.idx_staff, staff.idx));
  const people = await db
    .select({ idx: staff.idx, idx_sector: staff.idx_sector, idx_office: staff.idx_office, idx_team: staff.idx_team })
    .from(staff)
    .where(
      and(
        isNull(staff.deleted_at),
        eq(staff.status, "active"),
        lte(staff.joinday, day),
        notExists(db.select({ idx: mcSheet.idx }).from(mcSheet).where(has)),
      ),
    );
  const evaluators = await evaluatorsOf(db, people, day);
  const due = await daysOf(db, month);
  const rows = people.flatMap(({ idx, ...place }, at) => {
    const leader = evaluators[at]?.idx_first_staff ?? null;
    if (leader === null) return [];
    const sheet = { month, idx_staff: idx, idx_leader: leader, status: "none", asks_support: false, is_late: false };
    return { ...sheet, ...place, ...due, idx_writer: idx, wdate: now };
  });
  await insertMany(db, mcSheet, rows);
  const made = await db
    .select({ idx: mcSheet.idx, person: mcSheet.idx_staff })
    .from(mcSheet)
    .where(and(eq(mcSheet.month, month), eq(mcSheet.wdate, now)));
  const link = new Map(made.map(({ idx, person }) => [person, `/mypims/mcgadd/${idx}`]));
  const title = `${month} 월간 목표를 작성하세요.`;
  await notify(db, { to: [...link.keys()], kind: "education", title, link }, now);
  return rows.length;
}

/** By which days goals and review are due: the 5th, and three days behind the last day on which people work. */
export async function daysOf(db: Database, month: string) {
  const off = new Set((await db.select({ day: holiday.hdate }).from(holiday)).map(({ day }) => day));
  const [year, number] = month.split("-").map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0));
  const text = (day: Date) => day.toISOString().slice(0, 10);
  while ([0, 6].includes(last.getUTCDay()) || off.has(text(last))) last.setUTCDate(last.getUTCDate() - 1);
  last.setUTCDate(last.getUTCDate() + 3);
  return { goal_due: `${month}-05`, review_due: text(last) };
}

/** Until which day a month's sheet is taken, however late: the 15th of the next month. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 15)).toISOString().slice(0, 10);
}

/** What was not reached last month, or what is measured this cycle, as goals of this month: no more than there is room for. */
export async function takeOver(
  { db, now, person }: RequestContext,
  sheet: McSheet,
  from: "carry" | "fromKpi",
): Promise<number> {
  const mine = await db
    .select()
    .from(mcGoal)
    .where(and(eq(mcGoal.idx_sheet, sheet.idx), isNull(mcGoal.deleted_at)));
  const found = from === "carry" ? await unreached(db, sheet) : await measured(db, sheet);
  const known = new Set(mine.map(({ goal }) => goal));
  const added = found.filter(({ goal }) => !known.has(goal)).slice(0, Math.max(0, MOST - mine.length));
  if (added.length > 0)
    await db.insert(mcGoal).values(
      added.map((line, at) => {
        return { ...line, idx_sheet: sheet.idx, seq: mine.length + at + 1, idx_writer: person.idx, wdate: now };
      }),
    );
  return added.length;
}

async function unreached(db: Database, { idx_staff, month }: McSheet) {
  const [last] = await db
    .select({ idx: mcSheet.idx })
    .from(mcSheet)
    .where(and(eq(mcSheet.idx_staff, idx_staff), lt(mcSheet.month, month), isNull(mcSheet.deleted_at)))
    .orderBy(desc(mcSheet.month))
    .limit(1);
  if (!last) return [];
  const lines = await db
    .select()
    .from(mcGoal)
    .where(
      and(eq(mcGoal.idx_sheet, last.idx), isNull(mcGoal.deleted_at), sql`coalesce(${mcGoal.achievement}, 0) < 100`),
    )
    .orderBy(mcGoal.seq);
  return lines.map(({ goal, action, support, idx_kpi_item }) => ({
    goal,
    action,
    support,
    idx_kpi_item,
    is_carried: true,
  }));
}

async function measured(db: Database, { idx_staff }: McSheet) {
  const lines = await db
    .select({ idx: kpiItem.idx, name: kpiItem.name })
    .from(kpiItem)
    .innerJoin(kpiSheet, eq(kpiSheet.idx, kpiItem.idx_sheet))
    .where(
      and(
        eq(kpiSheet.idx_staff, idx_staff),
        ne(kpiSheet.status, "closed"),
        isNull(kpiSheet.deleted_at),
        isNull(kpiItem.deleted_at),
      ),
    )
    .orderBy(desc(kpiSheet.idx), kpiItem.seq);
  return lines.map(({ idx, name }) => ({ goal: name, idx_kpi_item: idx, is_carried: false }));
}

/** Somebody's last months: how much was reached, and how they were. */
export async function monthsBefore(db: Database, { idx_staff, month }: McSheet) {
  return db
    .select({ month: mcSheet.month, rate: mcSheet.rate, condition: mcSheet.condition })
    .from(mcSheet)
    .where(and(eq(mcSheet.idx_staff, idx_staff), sql`${mcSheet.month} <= ${month}`, isNull(mcSheet.deleted_at)))
    .orderBy(desc(mcSheet.month))
    .limit(6);
}

/** Who was unwell twice in a row is talked with. */
export async function tellOfUnwell({ db, now }: RequestContext, sheet: McSheet): Promise<void> {
  const [, before] = await monthsBefore(db, sheet);
  if ((sheet.condition ?? 5) > 2 || (before?.condition ?? 5) > 2) return;
  const [who] = await db.select({ kname: staff.kname }).from(staff).where(eq(staff.idx, sheet.idx_staff));
  const title = `1on1을 권합니다: ${who?.kname ?? ""}`;
  const link = `/mypims/mcrmcgview/${sheet.idx}`;
  await notify(db, { to: [sheet.idx_leader], kind: "education", title, link }, now);
}

/** Who coaches somebody: the head of their team, of a head the one above. */
export async function leaderOf(db: Database, person: number, day: string): Promise<number | null> {
  const [who] = await db
    .select({ idx: staff.idx, idx_office: staff.idx_office, idx_team: staff.idx_team })
    .from(staff)
    .where(eq(staff.idx, person));
  const [evaluators] = who ? await evaluatorsOf(db, [who], day) : [];
  return evaluators?.idx_first_staff ?? null;
}
