import { getMissingPlans } from "@portal/definition/contract";
import { askerOf } from "../../access/asker";
import { unplannedUnits } from "../../plans/missing";
import { dayOf } from "../../seoul";
import { serve } from "../answer";
import type { Routes } from "../routes";

/** What the list of plans asks beside its records. */
export const planRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getMissingPlans, async ({ year }, { person }) => ({
    list: await unplannedUnits(db, await askerOf(db, person, dayOf(now())), year),
  }));
};
