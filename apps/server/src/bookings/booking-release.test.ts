import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { booking, classroom, statusLog } from "../db/tables";
import { releaseBookings } from "../jobs/release-bookings";
import { add, at, carBooking, move, roomBooking, TODAY, today } from "../testing/records/bookings";
import { openTestPortal } from "../testing/test-portal";

describe("what nobody comes for", () => {
  test("is released: a room after twenty minutes without somebody in it, a car after sixty", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const room = (await staff.post(add, roomBooking("", "", today("11:00", "12:00")))).json().idx;
    const used = (await staff.post(add, roomBooking("", "", { ...today("11:00", "12:00"), idx_resource: 11 }))).json()
      .idx;
    const car = (await staff.post(add, carBooking("", "", today("11:00", "18:00")))).json().idx;
    const stateOf = async (idx: number) =>
      (await portal.db.select().from(booking).where(eq(booking.idx, idx)))[0]?.status;
    const look = async (clock: string) => {
      await releaseBookings(portal.db, new Date(at(clock, TODAY)));
      return Promise.all([room, used, car].map(stateOf));
    };
    portal.wait(50 * 60_000);
    expect(await move(staff, used, "checkin")).toMatchObject({ err: 0 });
    expect(await look("11:19")).toEqual(["confirmed", "in_use", "confirmed"]);
    expect(await look("11:20")).toEqual(["noshow", "in_use", "confirmed"]);
    expect(
      (
        await (
          await portal.signedIn("smp@demo.test")
        ).post(add, roomBooking("", "", { ...today("11:30", "12:00"), title: "새 회의" }))
      ).json(),
    ).toMatchObject({ err: 0 });
    expect(await look("12:00")).toEqual(["noshow", "done", "noshow"]);
    const history = await portal.db
      .select()
      .from(statusLog)
      .where(and(eq(statusLog.entity, "booking"), eq(statusLog.entity_idx, room)));
    expect(history.map(({ to_status, memo }) => [to_status, memo])).toContainEqual([
      "noshow",
      "자동: 20분 안에 입실 확인이 없어 해제",
    ]);
  });

  test("is released when nobody has approved it in time, and who would have approved is told as the booker is", async () => {
    const portal = await openTestPortal();
    await portal.db.update(classroom).set({ need_confirm: true }).where(eq(classroom.idx, 10));
    const staff = await portal.signedIn("staff@demo.test");
    await staff.post(add, roomBooking("", "", today("11:00", "12:00")));
    await releaseBookings(portal.db, new Date(at("11:00", TODAY)));
    const told = async (email: string) => {
      const list: { title: string }[] = (
        await (await portal.signedIn(email)).get("/rest/personal/getNotificationList")
      ).json().list;
      return list.map(({ title }) => title).filter((title) => /해제.*주간 회의/.test(title));
    };
    expect(await told("staff@demo.test")).toEqual([expect.stringMatching(/^승인되지 않아 해제됨: 주간 회의/)]);
    expect(await told("support@demo.test")).toEqual([expect.stringMatching(/^승인하지 않아 해제된 예약: 주간 회의/)]);
  });

  test("is released once, with any number of servers", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    await releaseBookings(portal.db, new Date(at("10:00", TODAY)));
    await staff.post(add, roomBooking("", "", today("11:00", "12:00")));
    const changed = await Promise.all(
      Array.from({ length: 5 }, () => releaseBookings(portal.db, new Date(at("11:30", TODAY)))),
    );
    expect(changed.reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});
