import {
  addSalesReceipt,
  carrySalesPlan,
  exportSalesBulkIssue,
  exportSalesNotPublishList,
  exportSalesPublishList,
  findCustomers,
  type GivenIn,
  getSalesNotPublishList,
  getSalesPublish,
  getSalesPublishList,
  publishSales,
} from "@portal/definition/contract";
import { askerOf } from "../../access/asker";
import { type By, serveSheet } from "../../crud/tables/serve-sheet";
import { reported } from "../../http/answers/reported";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { bulkIssue, bulkIssueSheet } from "../../sales/bulk-issue";
import { customersLike } from "../../sales/customers";
import { carryPlan, publish, receive } from "../../sales/issue";
import { listSales } from "../../sales/list";
import { salesSheet, unpublishedSheet } from "../../sales/sheets";
import { listUnpublished } from "../../sales/unpublished";
import { viewSales } from "../../sales/view";
import { dayOf } from "../../seoul";

/** Invoices that were asked for, their issue and what came in for them. */
export const salesPublishingRoutes: Routes = (app, services) => {
  const { db, now } = services;

  const list = (given: GivenIn<typeof getSalesPublishList>, { person }: By) => listSales(db, given, person, now());
  serve(app, services, getSalesPublishList, list);
  serveSheet(app, services, exportSalesPublishList, salesSheet, list);
  serveSheet(app, services, exportSalesBulkIssue, bulkIssueSheet, (given, { person }) =>
    bulkIssue(db, given, person, now()),
  );

  const unpublished = async (given: GivenIn<typeof getSalesNotPublishList>, { person }: By) => {
    const today = dayOf(now());
    return listUnpublished(db, given, await askerOf(db, person, today), today);
  };
  serve(app, services, getSalesNotPublishList, unpublished);
  serveSheet(app, services, exportSalesNotPublishList, unpublishedSheet, unpublished);

  serve(app, services, getSalesPublish, async ({ ids }, { person }) => ({
    list: await viewSales(db, ids?.split(",").map(Number), person, now()),
  }));

  serve(app, services, publishSales, async ({ list: given }, { person, audit }) => {
    audit.subject = `sales_publish ${given.map(({ idx }) => idx).join(" ")}`;
    const numbers = new Map(given.map(({ idx, publish_no }) => [idx, publish_no]));
    const done = await reported([...numbers.keys()], (idx) =>
      publish(db, { idx, publish_no: numbers.get(idx) ?? "" }, person, now()),
    );
    return { list: done };
  });

  serve(app, services, addSalesReceipt, async (given, { person, audit }) => {
    audit.subject = `sales_publish ${given.idx}`;
    return { status: await receive(db, given, person, now()) };
  });

  serve(app, services, carrySalesPlan, async (given, { person, audit }) => {
    audit.subject = `sales_plan ${given.idx}`;
    await carryPlan(db, given, await askerOf(db, person, dayOf(now())), { person, now: now() });
    return {};
  });

  serve(app, services, findCustomers, async ({ q }) => ({ list: await customersLike(db, q) }));
};
