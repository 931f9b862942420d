import { exportSalesBulkIssue, getSalesTargets, saveSalesTargets } from "@portal/definition/contract";
import { serveSheet } from "../../crud/tables/serve-sheet";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { bulkIssue, bulkIssueSheet } from "../../sales/bulk-issue";
import { setTargets, targetsOfYear } from "../../sales/targets";

/** The tax office's file of invoices, and what the teams are to sell. */
export const salesPublishingRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serveSheet(app, services, exportSalesBulkIssue, bulkIssueSheet, ({ idxs }, { person }) =>
    bulkIssue(db, idxs.split(",").map(Number), person, now()),
  );
  serve(app, services, getSalesTargets, ({ year }) => targetsOfYear(db, year));
  serve(app, services, saveSalesTargets, async ({ list }, { person, audit }) => {
    audit.subject = `sales_target ${list.length}`;
    return { changed: await setTargets(db, list, person, now()) };
  });
};
