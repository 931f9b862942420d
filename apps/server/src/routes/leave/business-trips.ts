import { cancelTrip, getTripReport, saveTripReport } from "@portal/definition/contract";
import { askerOf } from "../../access/asker";
import { cancelTrip as cancel, reportTrip, viewTrip } from "../../flows/approval/acting/trips";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { actingOf } from "../documents/documents";

/** Trips after they were allowed: what came of them, and that one is not made after all. */
export const businessTripRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getTripReport, async ({ idx }, { person }) => {
    const doing = actingOf(person, now());
    return viewTrip(db, idx, await askerOf(db, person, doing.day), doing);
  });

  serve(app, services, saveTripReport, async (given, { person, audit }) => {
    audit.subject = `document ${given.idx}`;
    await reportTrip(db, given, actingOf(person, now()));
    return {};
  });

  serve(app, services, cancelTrip, async (given, { person, audit }) => {
    audit.subject = `document ${given.idx}`;
    await cancel(db, given, actingOf(person, now()));
    return {};
  });
};
