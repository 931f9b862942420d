import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notification, studioBooking } from "../db/tables";
import { add, at, move, screens, today, type Values } from "../testing/records/bookings";
import { openTestPortal } from "../testing/test-portal";

describe("a studio", () => {
  const studioBooked = (from: string, to: string, rest: Values = {}) => ({
    screen: screens.studio,
    values: {
      idx_resource: 1,
      title: "문법 강의 촬영",
      during: rest.during ?? { from: at(from), to: at(to) },
      studio_booking: { kind: "elearn", idx_producer: 100 },
      ...rest,
    },
  });

  test("is confirmed by the support team when it is wanted long or late, who tell why they refuse", async () => {
    const portal = await openTestPortal();
    const [staff, support] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("support@demo.test")];
    const stateOf = async (body: object) => {
      const { idx } = (await staff.post(add, body)).json();
      const { record } = (await staff.get(`/rest/records/booking/read?idx=${idx}`)).json();
      return [idx, record.status];
    };
    expect((await stateOf(studioBooked("09:00", "12:00")))[1]).toBe("confirmed");
    expect((await stateOf(studioBooked("12:00", "20:30")))[1]).toBe("requested");
    const [idx, state] = await stateOf(studioBooked("21:00", "23:00", { idx_resource: 2 }));
    expect(state).toBe("requested");
    expect(await move(staff, idx, "confirm")).toMatchObject({ err: 403 });
    expect(await move(support, idx, "reject", { reason: "야간에는 열지 않습니다." })).toMatchObject({ err: 0 });
    const [part] = await portal.db.select().from(studioBooking).where(eq(studioBooking.idx_booking, idx));
    expect(part?.reject_reason).toBe("야간에는 열지 않습니다.");
    const told = await portal.db
      .select()
      .from(notification)
      .where(and(eq(notification.idx_staff, 100), eq(notification.kind, "booking")));
    expect(told.map(({ title }) => title)).toContainEqual(
      expect.stringContaining("예약 반려(야간에는 열지 않습니다.)"),
    );
    const asked = await portal.db
      .select()
      .from(notification)
      .where(and(eq(notification.idx_staff, 103), eq(notification.kind, "booking")));
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });

  test("that is given up within a day is told why", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    const during = today("18:00", "19:00").during;
    const { idx } = (await staff.post(add, studioBooked("", "", { during }))).json();
    expect(await move(staff, idx, "cancel")).toMatchObject({ err: 400, err_msg: expect.stringContaining("사유") });
    expect(await move(staff, idx, "cancel", { reason: "강사 사정" })).toMatchObject({ err: 0 });
  });
});
