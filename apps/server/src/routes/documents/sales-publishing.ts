import { exportSalesBulkIssue, findCustomers } from "@portal/definition/contract";
import { serveSheet } from "../../crud/tables/serve-sheet";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { bulkIssue, bulkIssueSheet } from "../../sales/bulk-issue";
import { customersLike } from "../../sales/customers";

/** The tax office's file of invoices, and whom they are for. */
export const salesPublishingRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serveSheet(app, services, exportSalesBulkIssue, bulkIssueSheet, ({ idxs }, { person }) =>
    bulkIssue(db, idxs.split(",").map(Number), person, now()),
  );
  serve(app, services, findCustomers, async ({ q }) => ({ list: await customersLike(db, q) }));
};
