import { countStock, exportStockBook, getShelf, getStockBook, receiveStock } from "@portal/definition/contract";
import { contextOf } from "../../crud/routes";
import { exportTable } from "../../crud/tables/export";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { portalEntities } from "../../portal-entities";
import { stockBook, stockBookTable } from "../../textbooks/stock-book";
import { count, receive, shelf } from "../../textbooks/store";

/** What the store of books asks beside its records. */
export const textbookRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getStockBook, async ({ month }) => ({ list: await stockBook(db, month) }));
  serve(app, services, exportStockBook, async ({ month, format }, { person }, reply) => {
    const table = stockBookTable(await stockBook(db, month));
    const screen = "ResourceManagement-textbookMaintenanceList";
    const what = { screen, filter: { month }, title: `교재 수불부 ${month}`, format };
    return sendFile(reply, await exportTable({ db, now: now(), person }, what, table), false);
  });
  serve(app, services, getShelf, (asked) => shelf(db, asked));
  serve(app, services, receiveStock, async (sent, request) => {
    request.audit.subject = `textbook_stock of ${sent.lines.length} books`;
    return { done: await receive(portalEntities, await contextOf(services, request), sent) };
  });
  serve(app, services, countStock, async (sent, request) => {
    request.audit.subject = `textbook_stock of ${sent.lines.length} books`;
    return { done: await count(portalEntities, await contextOf(services, request), sent) };
  });
};
