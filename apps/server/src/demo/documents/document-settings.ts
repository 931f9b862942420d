import type { expenseBudget, salesPublish, salesSupplier, salesTarget } from "../../db/tables";
import { dayOf } from "../../seoul";
import type { DemoPerson } from "../company/people";

/** The rules on amounts: up to which the head of the team, then of the office, has the last word. */
export const demoRules = [
  { kind: "D2", amount_to: 500_000, last_level: "team" },
  { kind: "D2", amount_to: 5_000_000, last_level: "office" },
  { kind: "EXP", amount_to: 300_000, last_level: "team" },
  { kind: "EXP", amount_to: 3_000_000, last_level: "office" },
  { kind: "SALES", amount_to: null, last_level: "office" },
];

/** What an hour beyond those that are owed is worth in the demo company, in won. */
export const HOURLY = 15_000;

/** It has been so for two years, for everybody. */
export function demoRates(now: Date) {
  const date_from = `${yearOf(now) - 2}-01-01`;
  return [{ idx_position: null, date_from, hourly: HOURLY, memo: "전 직원", wdate: now }];
}

/** What each team may spend this year on meals, meetings and learning. */
export function demoBudgets(people: readonly DemoPerson[], now: Date): (typeof expenseBudget.$inferInsert)[] {
  const amounts = { meal: 6_000_000, meet: 3_000_000, edu: 4_000_000 };
  return teamsOf(people).flatMap((idx_team) =>
    Object.entries(amounts).map(([account, amount]) => ({ idx_team, year: yearOf(now), account, amount, wdate: now })),
  );
}

/** The demo company as its invoices name it; no company has this number. */
export const demoSupplier: typeof salesSupplier.$inferInsert = {
  company: "푸른밭교육 (가상)",
  biz_no: "0000000000",
  ceo_name: "가상인",
  addr: "서울특별시 가상구 푸른밭로 1",
  biz_type: "교육 서비스업",
  biz_item: "어학 교육",
  email: "tax@demo.test",
};

/** What the teams that sell are to sell in each month of this year: a little more than they do. */
export function demoTargets(
  sales: readonly (typeof salesPublish.$inferInsert)[],
  now: Date,
): (typeof salesTarget.$inferInsert)[] {
  const teams = new Map(
    sales.flatMap(({ idx_sector, idx_office, idx_team }) =>
      idx_team ? [[idx_team, { idx_sector, idx_office, idx_team }] as const] : [],
    ),
  );
  return [...teams.values()].flatMap((unit, place) =>
    Array.from({ length: 12 }, (_, month) => ({
      ...unit,
      month: `${yearOf(now)}-${String(month + 1).padStart(2, "0")}`,
      amount: 5_000_000 + place * 1_000_000,
      wdate: now,
    })),
  );
}

function teamsOf(people: readonly DemoPerson[]): number[] {
  return [...new Set(people.flatMap(({ idx_team }) => idx_team || []))];
}

function yearOf(now: Date): number {
  return Number(dayOf(now).slice(0, 4));
}
