import type { BookingKind } from "@portal/definition";
import { findFreeTimes, getBookableList, getVehicleLog, getVehicleLogFile } from "@portal/definition/contract";
import { bookablesOf, freeTimesOf, takenIn } from "../../bookings/bookables";
import { vehicleLogOf, vehicleLogTable } from "../../bookings/vehicle-log-book";
import { exportTable } from "../../crud/tables/export";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";

/** What can be booked, what of it is free, and the log of the vehicles. */
export const bookingRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getBookableList, async ({ kind, from, to, but = 0 }) => {
    const list = await bookablesOf(db, kind as BookingKind);
    const taken =
      from && to ? await takenIn(db, { from: new Date(from), to: new Date(to) }, kind as BookingKind, but) : [];
    return { list: list.map((one) => ({ ...one, taken: taken.includes(one.idx) })) };
  });

  serve(app, services, findFreeTimes, async (asked) => ({ list: await freeTimesOf(db, asked, now()) }));

  serve(app, services, getVehicleLog, async ({ month, vehicle }) => vehicleLogOf(db, month, vehicle));

  serve(app, services, getVehicleLogFile, async ({ month, vehicle, format }, { person }, reply) => {
    const { list } = await vehicleLogOf(db, month, vehicle);
    const what = {
      screen: "ResourceManagement-VehicleReservationLogMonth",
      filter: { month, vehicle },
      title: `운행일지 ${month}`,
      format,
    };
    return sendFile(reply, await exportTable({ db, now: now(), person }, what, vehicleLogTable(list)), false);
  });
};
