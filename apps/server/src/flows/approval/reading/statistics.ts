import { moduleOf, permissionIds, rowsOf } from "@portal/definition";
import { type AnswerOf, type GivenIn, getDocumentStatistics } from "@portal/definition/contract";
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { askerOf } from "../../../access/asker";
import { whereRows } from "../../../access/rows-where";
import type { Person } from "../../../auth/sessions";
import type { Database } from "../../../db/open";
import { docStep, document, expense, expenseItem, staff, team } from "../../../db/tables";
import { isOfUnit } from "../../../narrowed";
import { dayOf, dayStart } from "../../../seoul";
import { namedStaff, nameIn } from "./people";
import { isToldTo } from "./reading";

type Answer = AnswerOf<typeof getDocumentStatistics>;

const { document: scopes } = moduleOf.approvalCore.entities;
/** Documents that wait longest, as many as are shown. */
const SHOWN = 20;

/** Of documents: how many are done and how many rejected, and the hours that they took. */
const done = sql<number>`count(*) filter (where ${eq(document.status, "done")})`.mapWith(Number);
const rejected = sql<number>`count(*) filter (where ${eq(document.status, "reject")})`.mapWith(Number);
const hours = sql<
  number | null
>`round(avg(extract(epoch from ${document.done_at} - ${document.submitted_at}) / 3600) filter (where ${eq(document.status, "done")}), 1)`.mapWith(
  (value) => (value === null ? null : Number(value)),
);

/** How documents go through the company, or through the units that somebody leads. */
export async function statisticsOf(
  db: Database,
  { year, month, idx_office, idx_team, kind }: GivenIn<typeof getDocumentStatistics>,
  person: Person,
  now: Date,
) {
  const asker = await askerOf(db, person, dayOf(now));
  const isUnit = and(
    whereRows(rowsOf(asker, getDocumentStatistics.can, scopes), document),
    isNull(document.deleted_at),
    isNotNull(document.submitted_at),
    isOfUnit(document, { idx_office, idx_team }),
    kind ? eq(document.kind, kind) : undefined,
  );
  const inTime = (from: string, to: string) =>
    and(isUnit, gte(document.submitted_at, dayStart(`${from}-01`)), lt(document.submitted_at, dayStart(`${to}-01`)));
  const isYear = inTime(`${year}-01`, `${year + 1}-01`);
  const where = month === undefined ? isYear : inTime(monthOf(year, month), monthOf(year, month + 1));
  const kinds = await db
    .select({ kind: document.kind, count: count() })
    .from(document)
    .where(where)
    .groupBy(document.kind)
    .orderBy(desc(count()));
  const teams = await db
    .select({
      idx: sql<number>`coalesce(${document.idx_team}, 0)`.mapWith(Number),
      name: sql<string>`coalesce(${team.kname}, '팀 없음')`,
      submitted: count(),
      done,
      rejected,
      hours,
    })
    .from(document)
    .leftJoin(team, eq(team.idx, document.idx_team))
    .where(where)
    .groupBy(document.idx_team, team.kname)
    .orderBy(desc(count()));
  const accounts = await db
    .select({
      account: expenseItem.account,
      amount: sql<number>`sum(${expenseItem.supply} + ${expenseItem.vat})`.mapWith(Number),
    })
    .from(expenseItem)
    .innerJoin(expense, eq(expense.idx, expenseItem.idx_expense))
    .innerJoin(document, eq(document.idx, expense.idx_document))
    .where(and(where, eq(document.status, "done")))
    .groupBy(expenseItem.account)
    .orderBy(sql`2 desc`);
  return {
    kinds: kinds as Answer["kinds"],
    teams,
    levels: await levelsOf(db, where),
    months: await monthsOf(db, isYear, year),
    accounts: accounts as Answer["accounts"],
    open: await openOf(db, { isUnit, isTold: isToldTo(asker, dayOf(now), document) }, now),
  };
}

/** How long each level takes to decide. */
async function levelsOf(db: Database, where: SQL | undefined) {
  const level = levelOf();
  const waited =
    sql<number>`round(avg(extract(epoch from ${docStep.acted_at} - coalesce(${docStep.turn_at}, ${document.submitted_at})) / 3600), 1)`.mapWith(
      Number,
    );
  return db
    .select({ level, steps: count(), hours: waited })
    .from(docStep)
    .innerJoin(document, and(eq(document.idx, docStep.idx_document), eq(document.rev, docStep.rev)))
    .innerJoin(staff, eq(staff.idx, docStep.idx_staff))
    .where(
      and(
        where,
        inArray(docStep.status, ["ok", "reject"]),
        inArray(docStep.role, ["approve", "agree"]),
        isNotNull(docStep.acted_at),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(desc(waited));
}

/** What was submitted in each month of a year, and what came of it. */
async function monthsOf(db: Database, isYear: SQL | undefined, year: number) {
  const at = sql<string>`to_char(${document.submitted_at} at time zone 'Asia/Seoul', 'YYYY-MM')`;
  const months = await db
    .select({ month: at, submitted: count(), done, rejected })
    .from(document)
    .where(isYear)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return Array.from({ length: 12 }, (_, index) => {
    const found = months.find((row) => row.month === monthOf(year, index + 1));
    return found ?? { month: monthOf(year, index + 1), submitted: 0, done: 0, rejected: 0 };
  });
}

/** The documents that wait longest, and for whom; those that the person may not open are not named. */
async function openOf(db: Database, { isUnit, isTold }: { isUnit: SQL | undefined; isTold: SQL }, now: Date) {
  const found = await db
    .select({ document, isTold: sql<boolean>`${isTold}` })
    .from(document)
    .where(and(isUnit, eq(document.status, "run")))
    .orderBy(asc(document.submitted_at))
    .limit(SHOWN);
  const open = found.map(({ document: it, isTold }) => ({ ...it, isTold: isTold && it.secret !== "private" }));
  const turns = await db
    .select({ idx: docStep.idx_document, idx_staff: docStep.idx_staff })
    .from(docStep)
    .where(
      and(inArray(docStep.idx_document, [0, ...open.map(({ idx }) => idx)]), inArray(docStep.status, ["now", "hold"])),
    );
  const people = await namedStaff(db, [...open.map((it) => it.idx_drafter), ...turns.map((it) => it.idx_staff)]);
  return open.map((it) => ({
    idx: it.idx,
    title: it.isTold ? it.title : "",
    kind: it.kind as Answer["open"][number]["kind"],
    drafter: nameIn(people, it.idx_drafter),
    current: turns.filter(({ idx }) => idx === it.idx).map(({ idx_staff }) => nameIn(people, idx_staff ?? 0).kname),
    days: Math.round(((now.getTime() - (it.submitted_at?.getTime() ?? 0)) / DAY) * 10) / 10,
  }));
}

const DAY = 24 * 60 * 60 * 1000;

/** At which level somebody decides, by their position. */
function levelOf(): SQL<string> {
  const { company, office, team: teams } = permissionIds.positions.leads;
  return sql<string>`case when ${inArray(staff.idx_position, [...teams])} then '팀장' when ${inArray(staff.idx_position, [...office])} then '본부장' when ${inArray(staff.idx_position, [...company])} then '임원' else '그 밖' end`;
}

function monthOf(year: number, month: number): string {
  return month > 12 ? `${year + 1}-01` : `${year}-${String(month).padStart(2, "0")}`;
}
