import { type Asker, byName, type Match, moduleOf, rowsOf } from "@portal/definition";
import { type AnswerOf, type GivenIn, getTotalSales } from "@portal/definition/contract";
import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { whereRows } from "../access/rows-where";
import { everIssued } from "../customers/issued";
import type { Database } from "../db/open";
import { customer, salesPlan, salesPublish, salesReceipt, salesTarget, smp, staff, team } from "../db/tables";
import { isOfUnit, number } from "../narrowed";

type By = GivenIn<typeof getTotalSales>["by"];
type Unit = Pick<GivenIn<typeof getTotalSales>, "idx_office" | "idx_team">;
type Month = AnswerOf<typeof getTotalSales>["list"][number]["months"][number];

const { sales_publish, sales_plan } = moduleOf.salesPublishing.entities;
const { product } = moduleOf.statusSmp.entities.smp.fields;

/** Sales of a year by month and by team, person, customer or product, of what somebody may see. */
export async function totalsOf(
  db: Database,
  { year, by, idx_office, idx_team }: GivenIn<typeof getTotalSales>,
  asker: Asker,
) {
  const unit = (table: typeof salesPlan | typeof salesPublish) =>
    and(isNull(table.deleted_at), isOfUnit(table, { idx_office, idx_team }));
  const published = await db
    .select({
      key: keyOf(by, salesPublish),
      year: sql<number>`extract(year from ${salesPublish.issue_date})`.mapWith(Number),
      month: sql<number>`extract(month from ${salesPublish.issue_date})`.mapWith(Number),
      published: sum(sql`${salesPublish.total}`),
      received: sum(received()),
      unpaid: sum(sql`${salesPublish.unpaid}`),
    })
    .from(salesPublish)
    .leftJoin(smp, eq(smp.idx, salesPublish.idx_smp))
    .where(
      and(
        whereRows(rowsOf(asker, getTotalSales.can, sales_publish), salesPublish),
        unit(salesPublish),
        inArray(salesPublish.status, [...everIssued]),
        gte(salesPublish.issue_date, `${year - 1}-01-01`),
        lt(salesPublish.issue_date, `${year + 1}-01-01`),
      ),
    )
    .groupBy(sql`1, 2, 3`);
  const planned = await db
    .select({
      key: keyOf(by, salesPlan),
      month: sql<number>`substr(${salesPlan.month}, 6, 2)::int`.mapWith(Number),
      plan: sum(sql`${salesPlan.amount}`),
    })
    .from(salesPlan)
    .leftJoin(smp, eq(smp.idx, salesPlan.idx_smp))
    .where(
      and(
        whereRows(rowsOf(asker, getTotalSales.can, sales_plan), salesPlan),
        unit(salesPlan),
        gte(salesPlan.month, `${year}-01`),
        lt(salesPlan.month, `${year + 1}-01`),
      ),
    )
    .groupBy(sql`1, 2`);
  const targets = by === "team" ? await targetsOf(db, asker, year, { idx_office, idx_team }) : [];
  const keys = [...new Set([...published, ...planned, ...targets].map(({ key }) => key))];
  const names = await namesOf(db, by, keys);
  const list = keys.map((key) => ({
    idx: Number.isSafeInteger(Number(key)) ? Number(key) : productNumber(key),
    name: names.get(key) ?? "미지정",
    months: Array.from({ length: 12 }, (_, index): Month => {
      const at = (in_: number) =>
        published.find((row) => row.key === key && row.year === in_ && row.month === index + 1);
      const row = at(year);
      return {
        target: targets.find((it) => it.key === key && it.month === index + 1)?.amount ?? 0,
        plan: planned.find((it) => it.key === key && it.month === index + 1)?.plan ?? 0,
        published: row?.published ?? 0,
        received: row?.received ?? 0,
        unpaid: row?.unpaid ?? 0,
        last_year: at(year - 1)?.published ?? 0,
      };
    }),
  }));
  return list.sort((a, b) => byName(a.name, b.name));
}

/** What the teams are to sell, of those that the asker sees. */
async function targetsOf(db: Database, asker: Asker, year: number, { idx_office, idx_team }: Unit) {
  const rows = rowsOf(asker, getTotalSales.can, sales_publish);
  const places: Readonly<Record<string, AnyPgColumn>> = { idx_team: team.idx, idx_office: team.idx_office };
  const isSeen =
    rows === "all"
      ? undefined
      : (or(...rows.flatMap(({ column, in: values }) => whereIn(places[column], values))) ?? sql`false`);
  return db
    .select({
      key: sql<string>`${salesTarget.idx_team}::text`,
      month: sql<number>`substr(${salesTarget.month}, 6, 2)::int`.mapWith(Number),
      amount: salesTarget.amount,
    })
    .from(salesTarget)
    .innerJoin(team, eq(team.idx, salesTarget.idx_team))
    .where(
      and(
        isSeen,
        isNull(salesTarget.deleted_at),
        gte(salesTarget.month, `${year}-01`),
        lt(salesTarget.month, `${year + 1}-01`),
        isOfUnit({ idx_office: team.idx_office, idx_team: team.idx }, { idx_office, idx_team }),
      ),
    );
}

async function namesOf(db: Database, by: By, keys: readonly string[]): Promise<Map<string, string>> {
  if (by === "product") return new Map(Object.entries(product.options));
  const idxs = keys.map(Number).filter((idx) => idx > 0);
  if (idxs.length === 0) return new Map();
  const table = { team, person: staff, customer }[by];
  const name = by === "team" ? team.kname : by === "person" ? staff.kname : customer.name;
  const rows = await db.select({ idx: table.idx, name }).from(table).where(inArray(table.idx, idxs));
  return new Map(rows.map((row) => [String(row.idx), row.name]));
}

function whereIn(column: AnyPgColumn | undefined, values: Match["in"]): SQL[] {
  return column ? [inArray(column, [...values])] : [];
}

/** What a row is counted under, as text; 0 where it has none. */
function keyOf(by: By, table: typeof salesPublish | typeof salesPlan): SQL<string> {
  const columns = { team: table.idx_team, person: table.idx_owner, customer: table.idx_customer, product: smp.product };
  return sql<string>`coalesce(${columns[by]}::text, '0')`;
}

/** Products have no number of their own: their place in the list. */
function productNumber(key: string): number {
  return Object.keys(product.options).indexOf(key) + 1;
}

function sum(value: SQL): SQL<number> {
  return number(sql`sum(${value})`);
}

/** What came in for an invoice. */
function received(): SQL<number> {
  const isOfIt = and(eq(salesReceipt.idx_publish, salesPublish.idx), isNull(salesReceipt.deleted_at));
  return number(sql`(select sum(${salesReceipt.amount}) from ${salesReceipt} where ${isOfIt})`);
}
