import { getMissingPlans } from "@portal/definition/contract";
import { askerOf } from "../../access/asker";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { unplannedUnits } from "../../plans/missing";
import { dayOf } from "../../seoul";

/** What the list of plans asks beside its records. */
export const planRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getMissingPlans, async ({ year }, { person }) => ({
    list: await unplannedUnits(db, await askerOf(db, person, dayOf(now())), year),
  }));
};
