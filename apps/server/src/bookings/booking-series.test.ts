import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { booking } from "../db/tables";
import { add, at, move, roomBooking, type Values } from "../testing/records/bookings";
import { openTestPortal, type TestPortal } from "../testing/test-portal";

describe("a repeated booking", () => {
  const weekly = (rest: Values = {}) =>
    roomBooking("10:00", "11:00", { repeat: { every: "week", until: "2026-04-30" }, ...rest });
  const rowsOf = async ({ db }: TestPortal, series: number) =>
    db.select().from(booking).where(eq(booking.series_idx, series)).orderBy(booking.during);

  test("is booked as a whole, or not at all with every booking in its way", async () => {
    const portal = await openTestPortal();
    const [staff, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("smp@demo.test")];
    for (const day of ["2026-03-17", "2026-04-07"]) {
      const during = { from: at("10:30", day), to: at("12:00", day) };
      await other.post(add, roomBooking("", "", { title: `면담 ${day}`, during }));
    }
    const before = await portal.db.$count(booking);
    const refused = (await staff.post(add, weekly())).json();
    expect(refused.err).toBe(409);
    expect(refused.err_msg).toMatch(
      /겹치는 예약이 2건 있어 아무것도 저장하지 않았습니다.\n면담 2026-03-17 · .+\n면담 2026-04-07/,
    );
    expect(await portal.db.$count(booking)).toBe(before);
    const { idx } = (await staff.post(add, weekly({ idx_resource: 11 }))).json();
    const rows = await rowsOf(portal, idx);
    expect(rows).toHaveLength(9);
    expect(rows.map(({ during }) => during.from.toISOString().slice(11, 16))).toEqual(Array(9).fill("01:00"));
    expect(rows.at(-1)?.during.from.toISOString()).toBe(at("10:00", "2026-04-28"));
  });

  test("ends twelve weeks later at the latest", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const long = (await staff.post(add, weekly({ repeat: { every: "week", until: "2026-05-27" } }))).json();
    expect(long).toMatchObject({ err: 400, err_msg: expect.stringContaining("12주") });
    expect((await staff.post(add, weekly({ repeat: { every: "day", until: "2026-05-26" } }))).json()).toMatchObject({
      err: 0,
    });
  });

  test("is moved from one of its bookings on, past each other, and cancelled in the same way", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const { idx } = (
      await staff.post(add, roomBooking("10:00", "11:00", { repeat: { every: "day", until: "2026-03-07" } }))
    ).json();
    const rows = await rowsOf(portal, idx);
    const third = rows[2]?.idx as number;
    // a day later: each takes the place of the next one
    const during = { from: at("10:00", "2026-03-06"), to: at("11:30", "2026-03-06") };
    const changed = await staff.post("/rest/records/booking/change", {
      idx: third,
      ver: 1,
      series: "following",
      values: { during, title: "옮긴 회의" },
    });
    expect(changed.json()).toMatchObject({ err: 0 });
    expect(
      (await rowsOf(portal, idx)).map((row) => [row.title, row.during.from.toISOString(), row.during.to.toISOString()]),
    ).toEqual([
      ["주간 회의", at("10:00", "2026-03-03"), at("11:00", "2026-03-03")],
      ["주간 회의", at("10:00", "2026-03-04"), at("11:00", "2026-03-04")],
      ["옮긴 회의", at("10:00", "2026-03-06"), at("11:30", "2026-03-06")],
      ["옮긴 회의", at("10:00", "2026-03-07"), at("11:30", "2026-03-07")],
      ["옮긴 회의", at("10:00", "2026-03-08"), at("11:30", "2026-03-08")],
    ]);
    expect(await move(staff, third, "cancel", { series: "following" })).toMatchObject({ err: 0 });
    expect((await rowsOf(portal, idx)).map(({ status }) => status)).toEqual([
      "confirmed",
      "confirmed",
      "cancel",
      "cancel",
      "cancel",
    ]);
    expect(await move(staff, idx, "cancel", { series: "all" })).toMatchObject({ err: 0 });
    expect((await rowsOf(portal, idx)).every(({ status }) => status === "cancel")).toBe(true);
  });

  test("is not moved onto somebody else's", async () => {
    const portal = await openTestPortal();
    const [staff, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("smp@demo.test")];
    const { idx } = (await staff.post(add, weekly())).json();
    const during = { from: at("15:00", "2026-03-24"), to: at("16:00", "2026-03-24") };
    await other.post(add, roomBooking("", "", { during, title: "임원 면담" }));
    const moved = { from: at("15:00"), to: at("16:00") };
    const answer = (
      await staff.post("/rest/records/booking/change", { idx, ver: 1, series: "all", values: { during: moved } })
    ).json();
    expect(answer).toMatchObject({ err: 409, err_msg: expect.stringContaining("임원 면담") });
    expect((await rowsOf(portal, idx)).every((row) => row.during.from.toISOString().slice(11, 16) === "01:00")).toBe(
      true,
    );
  });
});
