import type { BookingKind } from "@portal/definition";
import { findFreeTimes, getBookableList, getVehicleLog, getVehicleLogFile } from "@portal/definition/contract";
import { logExport } from "../crud/export";
import { askingOf } from "../crud/routes";
import { writeCsv, writeXlsx } from "../crud/sheet";
import { bookablesOf, freeTimesOf } from "../flows/bookables";
import { vehicleLogOf, vehicleLogTable } from "../flows/vehicle-log-book";
import { sendFile } from "../http/send-file";
import { serve } from "./answer";
import type { Routes } from "./routes";

/** What can be booked, what of it is free, and the log of the vehicles. */
export const bookingRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getBookableList, async ({ kind }) => ({ list: await bookablesOf(db, kind as BookingKind) }));

  serve(app, services, findFreeTimes, async (asked) => ({ list: await freeTimesOf(db, asked, now()) }));

  serve(app, services, getVehicleLog, async ({ month, vehicle }) => vehicleLogOf(db, month, vehicle));

  serve(app, services, getVehicleLogFile, async ({ month, vehicle, format }, request, reply) => {
    const { list } = await vehicleLogOf(db, month, vehicle);
    const screen = "ResourceManagement-VehicleReservationLogMonth";
    await logExport(await askingOf(services, request), { screen, month, vehicle, format }, list.length);
    const table = vehicleLogTable(list);
    const content = format === "csv" ? writeCsv(table) : await writeXlsx(table, `운행일지 ${month}`);
    return sendFile(reply, { name: `운행일지_${month}.${format}`, mime: "application/octet-stream", content }, false);
  });
};
