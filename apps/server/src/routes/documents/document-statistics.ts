import { exportDocumentStatistics, getDocumentStatistics } from "@portal/definition/contract";
import { statisticsOf } from "../../flows/approval/reading/statistics";
import { serve } from "../answer";
import type { Routes } from "../routes";
import { serveSheet } from "../sheet";
import { statisticsRows, statisticsSheet } from "./document-sheets";

/** How documents go through the company, or through the units that one leads. */
export const documentStatisticsRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getDocumentStatistics, (given, { person }) => statisticsOf(db, given, person, now()));
  serveSheet(app, services, exportDocumentStatistics, statisticsSheet, async (given, { person }) => ({
    list: statisticsRows(await statisticsOf(db, given, person, now())),
  }));
};
