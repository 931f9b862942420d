import { exportDocumentStatistics, getDocumentStatistics } from "@portal/definition/contract";
import { serveSheet } from "../../crud/tables/serve-sheet";
import { statisticsOf } from "../../flows/approval/reading/statistics";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { statisticsRows, statisticsSheet } from "./document-sheets";

/** How documents go through the company, or through the units that one leads. */
export const documentStatisticsRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getDocumentStatistics, (given, { person }) => statisticsOf(db, given, person, now()));
  serveSheet(app, services, exportDocumentStatistics, statisticsSheet, async (given, { person }) => ({
    list: statisticsRows(await statisticsOf(db, given, person, now())),
  }));
};
