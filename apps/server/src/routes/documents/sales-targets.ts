import { getSalesTargets, saveSalesTargets } from "@portal/definition/contract";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { setTargets, targetsOfYear } from "../../sales/targets";

/** What the teams are to sell. */
export const salesTargetRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getSalesTargets, ({ year }) => targetsOfYear(db, year));
  serve(app, services, saveSalesTargets, async ({ list }, { person, audit }) => {
    audit.subject = `sales_target ${list.length}`;
    return { changed: await setTargets(db, list, person, now()) };
  });
};
