import {
  exportTotalSales,
  type GivenIn,
  getSalesTargets,
  getTotalSales,
  saveSalesTargets,
} from "@portal/definition/contract";
import { askerOf } from "../../access/asker";
import { type By, serveSheet } from "../../crud/tables/serve-sheet";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { setTargets, targetsOfYear } from "../../sales/targets";
import { totalSalesSheet } from "../../sales/total-sales-sheet";
import { totalsOf } from "../../sales/totals";
import { dayOf } from "../../seoul";

/** Sales by month and by team, person, customer or product, and what the teams are to sell. */
export const totalSalesRoutes: Routes = (app, services) => {
  const { db, now } = services;

  const totals = async (given: GivenIn<typeof getTotalSales>, { person }: By) => ({
    list: await totalsOf(db, given, await askerOf(db, person, dayOf(now()))),
  });
  serve(app, services, getTotalSales, totals);
  serveSheet(app, services, exportTotalSales, totalSalesSheet, async (given, by) => {
    const { list } = await totals(given, by);
    const monthOf = (at: number) => `${given.year}-${String(at + 1).padStart(2, "0")}`;
    return {
      list: list.flatMap(({ name, months }) => months.map((month, at) => ({ ...month, name, month: monthOf(at) }))),
    };
  });

  serve(app, services, getSalesTargets, ({ year }) => targetsOfYear(db, year));
  serve(app, services, saveSalesTargets, async ({ list }, { person, audit }) => {
    audit.subject = `sales_target ${list.length}`;
    return { changed: await setTargets(db, list, person, now()) };
  });
};
