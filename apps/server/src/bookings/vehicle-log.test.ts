import { and, asc, desc, eq, ne } from "drizzle-orm";
import { readSheet } from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { exportLog, statusLog, vehicle, vehicleLog } from "../db/tables";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";

const CAR = 1;
const month = (day: string) => day.slice(0, 7);

/** The car's drives of the demo's year, the last one first, and who has driven none of the first two. */
async function drivesOf({ db }: TestPortal) {
  const [last, before, ...rest] = await db
    .select()
    .from(vehicleLog)
    .where(eq(vehicleLog.idx_vehicle, CAR))
    .orderBy(desc(vehicleLog.odo_after));
  if (!last || !before || rest.length === 0) throw new Error("the demo company has driven too little");
  return { last, before };
}

async function correct(visitor: Visitor, idx: number, values: object) {
  const { record } = (await visitor.get(`/rest/records/vehicle_log/read?idx=${idx}`)).json();
  return (await visitor.post("/rest/records/vehicle_log/change", { idx, ver: record.ver, values })).json();
}

async function odometerOf({ db }: TestPortal) {
  const [car] = await db.select().from(vehicle).where(eq(vehicle.idx, CAR));
  return car?.odometer;
}

describe("an entry of the log book", () => {
  test("is mended by the support team, with its kilometres, its car's counter and its history", async () => {
    const portal = await openTestPortal();
    const support = await portal.signedIn("support@demo.test");
    const { last } = await drivesOf(portal);
    expect(await odometerOf(portal)).toBe(last.odo_after);
    const values = { odo_after: last.odo_after + 30, commute_km: 5, dest: "인천 교육장", idx_vehicle: 2 };
    expect(await correct(support, last.idx, values)).toMatchObject({ err: 0 });
    const km = last.odo_after + 30 - last.odo_before;
    const [mended] = await portal.db.select().from(vehicleLog).where(eq(vehicleLog.idx, last.idx));
    expect(mended).toMatchObject({ dest: "인천 교육장", km, commute_km: 5, business_km: km - 5, idx_vehicle: CAR });
    expect(await odometerOf(portal)).toBe(last.odo_after + 30);
    const isLog = and(eq(statusLog.entity, "vehicle_log"), eq(statusLog.entity_idx, last.idx));
    const [written] = await portal.db.select().from(statusLog).where(isLog);
    expect(written).toMatchObject({ to_status: "changed", idx_staff: 103, memo: expect.stringContaining("odo_after") });
  });

  test("stays between the drives before and after it", async () => {
    const portal = await openTestPortal();
    const support = await portal.signedIn("support@demo.test");
    const { last, before } = await drivesOf(portal);
    for (const [idx, values, at, words] of [
      [before.idx, { odo_after: last.odo_before + 1 }, "odo_after", /다음 운행의 시작 기록/],
      [last.idx, { odo_before: before.odo_after - 1 }, "odo_before", /앞 운행의 마지막 기록/],
      [last.idx, { odo_after: last.odo_before }, "odo_after", /주행전보다 커야/],
      [last.idx, { commute_km: 2999 }, "commute_km", /주행거리보다 깁니다/],
      [last.idx, { odo_after: last.odo_before + 3001 }, "odo_after", /3000km까지/],
    ] as const) {
      const answer = await correct(support, idx, values);
      expect(answer).toMatchObject({ err: 400, fields: { [at]: expect.stringMatching(words) } });
    }
    expect(await correct(support, before.idx, { odo_after: before.odo_after - 1 })).toMatchObject({ err: 0 });
    // the counter belongs to the last drive
    expect(await odometerOf(portal)).toBe(last.odo_after);
    const path = `/rest/resourcemanagement/getVehicleLog?month=${month(last.use_date)}&vehicle=${CAR}`;
    const { list } = (await support.get(path)).json();
    expect(list.at(-1)).toMatchObject({ idx: last.idx, gap: 1 + last.odo_before - before.odo_after });
  });

  test("is mended by who drove and by nobody else, and never written without a return", async () => {
    const portal = await openTestPortal();
    const { last } = await drivesOf(portal);
    await portal.db.update(vehicleLog).set({ idx_driver: 100 }).where(eq(vehicleLog.idx, last.idx));
    const [driver, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("lead@demo.test")];
    expect(await correct(other, last.idx, { note: "우회" })).toMatchObject({ err: 403 });
    expect(await correct(driver, last.idx, { note: "우회" })).toMatchObject({ err: 0 });
    const support = await portal.signedIn("support@demo.test");
    const { idx: _, ver: __, ...values } = last;
    expect((await support.post("/rest/records/vehicle_log/add", { values })).statusCode).toBe(403);
    expect((await support.post("/rest/records/vehicle_log/remove", { idx: last.idx, ver: 2 })).json()).toMatchObject({
      err: 403,
      err_msg: expect.stringContaining("바로잡습니다"),
    });
  });
});

describe("a month of the log book", () => {
  test("is taken along as a spreadsheet, whole or of one car, and it is kept who did", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const { last } = await drivesOf(portal);
    const of = month(last.use_date);
    const path = `/rest/resourcemanagement/getVehicleLogFile?month=${of}`;
    const { list } = (await staff.get(`/rest/resourcemanagement/getVehicleLog?month=${of}`)).json();
    const file = await staff.get(path);
    expect(file.headers["content-disposition"]).toContain(encodeURIComponent(`운행일지 ${of}_`));
    const [head, ...rows] = await readSheet(file.rawPayload);
    expect(head?.slice(0, 3)).toEqual(["사용일", "차량번호", "차종"]);
    expect(rows.map((row) => row[9])).toEqual(list.map(({ km }: { km: number }) => km));
    const csv = (await staff.get(`${path}&vehicle=${CAR}&format=csv`)).rawPayload.toString("utf8");
    const own = list.filter(({ idx_vehicle }: { idx_vehicle: number }) => idx_vehicle === CAR);
    expect(csv.startsWith("\uFEFF사용일,")).toBe(true);
    expect(csv.trim().split("\r\n")).toHaveLength(1 + own.length);
    const kept = await portal.db.select().from(exportLog).where(ne(exportLog.rows, 0)).orderBy(asc(exportLog.idx));
    expect(kept.map(({ idx_staff, screen, rows: count }) => [idx_staff, screen, count])).toEqual([
      [100, "ResourceManagement-VehicleReservationLogMonth", list.length],
      [100, "ResourceManagement-VehicleReservationLogMonth", own.length],
    ]);
  });
});
