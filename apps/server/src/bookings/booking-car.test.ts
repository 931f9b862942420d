import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { booking, notification, vehicle, vehicleLog } from "../db/tables";
import { add, at, carBooking, move, TODAY, today, type Values } from "../testing/records/bookings";
import { openTestPortal, type TestPortal } from "../testing/test-portal";

describe("a car", () => {
  const log = (odo_before: number, odo_after: number, rest: Values = {}) => ({
    values: {
      vehicle_log: {
        idx_vehicle: 1,
        idx_driver: 100,
        use_date: TODAY,
        purpose: "edu",
        dest: "수원",
        odo_before,
        odo_after,
        commute_km: 10,
        ...rest,
      },
    },
  });
  const odometerOf = async ({ db }: TestPortal) =>
    (await db.select().from(vehicle).where(eq(vehicle.idx, 1)))[0]?.odometer as number;

  test("is told to be taken while somebody else has it, with what it is", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const { idx } = (await staff.post(add, carBooking("", "", today("13:00", "18:00")))).json();
    const told = async (from: string, to: string, more = "") => {
      const { from: begin, to: end } = today(from, to).during;
      const query = new URLSearchParams({ kind: "vehicle", from: begin, to: end });
      const { list } = (await staff.get(`/rest/resourcemanagement/getBookableList?${query}${more}`)).json();
      return list.find((one: { idx: number }) => one.idx === 1);
    };
    expect(await told("17:00", "19:00")).toMatchObject({ taken: true, note: expect.stringContaining("인승") });
    expect(await told("18:00", "19:00")).toMatchObject({ taken: false });
    expect(await told("17:00", "19:00", `&but=${idx}`)).toMatchObject({ taken: false });
  });

  test("is given back with a log whose counter goes on, and free from then", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const from = await odometerOf(portal);
    const { idx } = (await staff.post(add, carBooking("", "", today("13:00", "18:00")))).json();
    expect(await move(staff, idx, "start")).toMatchObject({ err: 409 });
    portal.wait(3 * 60 * 60_000);
    expect(await move(staff, idx, "start")).toMatchObject({ err: 0 });
    portal.wait(3 * 60 * 60_000 + 60_000);
    for (const [given, words] of [
      [{}, /운행일지를 써야/],
      [log(from - 1, from + 50), /마지막 기록/],
      [log(from, from), /주행전보다 커야/],
      [log(from, from + 5), /출퇴근거리/],
      [log(from, from + 50, { dest: null }), /목적지/],
    ] as const) {
      expect(await move(staff, idx, "return", given)).toMatchObject({
        err: 400,
        err_msg: expect.stringMatching(words),
      });
    }
    expect(await move(staff, idx, "return", log(from, from + 82))).toMatchObject({ err: 0 });
    const [row] = await portal.db.select().from(booking).where(eq(booking.idx, idx));
    expect(row).toMatchObject({ status: "done", during: { to: new Date(at("16:10", TODAY)) } });
    const [written] = await portal.db.select().from(vehicleLog).where(eq(vehicleLog.idx_booking, idx));
    expect(written).toMatchObject({ km: 82, commute_km: 10, business_km: 72 });
    expect(await odometerOf(portal)).toBe(from + 82);
    const month = (await staff.get("/rest/resourcemanagement/getVehicleLog?month=2026-03&vehicle=1")).json();
    expect(month).toMatchObject({
      list: [{ km: 82, purpose: "교육", team: "기업교육1팀", gap: 0 }],
      total: { km: 82, business_km: 72, commute_km: 10, share: 100 },
    });
  });

  test("waits for the log of the drive before; a gap of the counter is told", async () => {
    const portal = await openTestPortal();
    const [staff, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("smp@demo.test")];
    const from = await odometerOf(portal);
    const first = (await staff.post(add, carBooking("", "", today("11:00", "12:00")))).json().idx;
    const second = (await other.post(add, carBooking("", "", today("12:00", "13:00")))).json().idx;
    portal.wait(60 * 60_000);
    await move(staff, first, "start");
    portal.wait(60 * 60_000);
    const blocked = await move(other, second, "start");
    expect(blocked).toMatchObject({ err: 409, err_msg: expect.stringContaining("앞 운행의 일지가 아직 없습니다") });
    expect(await move(staff, first, "return", log(from + 7, from + 50))).toMatchObject({ err: 0 });
    expect(await move(other, second, "start")).toMatchObject({ err: 0 });
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 103));
    expect(told.map(({ title }) => title)).toContainEqual(expect.stringContaining("계기판이 7km 비어 있습니다"));
    const { list } = (await staff.get("/rest/resourcemanagement/getVehicleLog?month=2026-03&vehicle=1")).json();
    expect(list).toMatchObject([{ gap: 7 }]);
  });
});
