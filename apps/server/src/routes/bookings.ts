import type { BookingKind } from "@portal/definition";
import { findFreeTimes, getBookableList, getVehicleLog } from "@portal/definition/contract";
import { bookablesOf, freeTimesOf } from "../flows/bookables";
import { vehicleLogOf } from "../flows/vehicle-log-book";
import { serve } from "./answer";
import type { Routes } from "./routes";

/** What can be booked, what of it is free, and the log of the vehicles. */
export const bookingRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getBookableList, async ({ kind }) => ({ list: await bookablesOf(db, kind as BookingKind) }));

  serve(app, services, findFreeTimes, async (asked) => ({ list: await freeTimesOf(db, asked, now()) }));

  serve(app, services, getVehicleLog, async ({ month, vehicle }) => vehicleLogOf(db, month, vehicle));
};
