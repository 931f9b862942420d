import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { booking, classroom, studio } from "../db/tables";
import { add, move, roomBooking } from "../testing/records/bookings";
import { openTestPortal } from "../testing/test-portal";

describe("a booking of somebody else", () => {
  test("is read by everybody, and changed by its owner and the support team alone", async () => {
    const portal = await openTestPortal();
    const [staff, lead, support] = [
      await portal.signedIn("staff@demo.test"),
      await portal.signedIn("lead@demo.test"),
      await portal.signedIn("support@demo.test"),
    ];
    const { idx } = (await staff.post(add, roomBooking("10:00", "11:00"))).json();
    const change = { idx, ver: 1, values: { title: "바꾼 회의" } };
    expect((await lead.get(`/rest/records/booking/read?idx=${idx}`)).json()).toMatchObject({
      err: 0,
      may: { change: false, moves: [] },
    });
    expect((await lead.post("/rest/records/booking/change", change)).statusCode).toBe(403);
    expect(await move(lead, idx, "cancel")).toMatchObject({ err: 403 });
    expect((await support.post("/rest/records/booking/change", change)).json()).toMatchObject({ err: 0 });
    expect((await staff.post("/rest/records/booking/remove", { idx, ver: 2 })).json()).toMatchObject({
      err: 403,
      err_msg: expect.stringContaining("취소"),
    });
  });

  test("cannot be made over to another person, nor given a state", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const { idx } = (
      await staff.post(add, roomBooking("10:00", "11:00", { idx_booker: 1, status: "done", series_idx: 7 }))
    ).json();
    const [row] = await portal.db.select().from(booking).where(eq(booking.idx, idx));
    expect(row).toMatchObject({ idx_booker: 100, status: "confirmed", series_idx: null, idx_team: 111 });
  });
});

test("what may be booked is kept by the support team alone", async () => {
  const portal = await openTestPortal();
  const [staff, support] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("support@demo.test")];
  const values = { name: "별관 회의실", capacity: 8, kind: "meet", equipment: ["모니터"] };
  expect((await staff.post("/rest/records/classroom/add", { values })).statusCode).toBe(403);
  expect((await support.post("/rest/records/classroom/add", { values })).json()).toMatchObject({ err: 0 });
  expect(await portal.db.$count(classroom, eq(classroom.name, "별관 회의실"))).toBe(1);
  expect(await portal.db.$count(studio, sql`true`)).toBe(4);
});
