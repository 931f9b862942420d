import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { absence, booking, businessTrip, notification, statusLog, vacationType } from "../../../db/tables";
import { approvedByAll, approvers, DIVISION, LEAD } from "../../../testing/records/documents";
import { openTestPortal, type TestPortal, type Visitor } from "../../../testing/test-portal";
import { remindOfTrips } from "./trips";

const DAY = 24 * 60 * 60 * 1000;
const line = approvers(LEAD, DIVISION);
const data = {
  area: "dom",
  place: "대전",
  date_from: "2026-04-06",
  date_to: "2026-04-07",
  purpose: "설명회",
  transport: "corp",
  idx_vehicle: 1,
};
const form = { kind: "D5", title: "대전 출장", data, line };

const tell = async (visitor: Visitor, call: string, body: object) =>
  (await visitor.post(`/rest/documents/${call}`, body)).json();
const decide = async (portal: TestPortal, idx: number, action = "approve", opinion = "") =>
  tell(await portal.signedIn("lead@demo.test"), "actOnDocument", { idx, rev: 1, action, opinion });
const tripOf = async (visitor: Visitor, idx: number) =>
  (await visitor.get(`/rest/documents/getTripReport?idx=${idx}`)).json();

/** A trip that was allowed, from 6 to 7 April 2026. */
async function allowed(portal: TestPortal): Promise<number> {
  const drafter = await portal.signedIn("staff@demo.test");
  const { idx } = await tell(drafter, "submitDocument", form);
  expect(await approvedByAll(portal, idx)).toMatchObject({ status: "done" });
  return idx;
}

const titlesOf = async ({ db }: TestPortal, idx_staff: number) =>
  (await db.select().from(notification).where(eq(notification.idx_staff, idx_staff))).map(({ title }) => title);

describe("a trip that was allowed", () => {
  test("is reported by the traveller from its first day on; who allowed it is told once", async () => {
    const portal = await openTestPortal();
    const idx = await allowed(portal);
    const drafter = await portal.signedIn("staff@demo.test");
    const report = "<p onclick='x()'>설명회에 20명이 왔습니다.</p>";
    const { ver, ...before } = await tripOf(drafter, idx);
    expect(before).toMatchObject({ status: "ok", report_due: "2026-04-12", may: { report: false, cancel: true } });
    expect(await tell(drafter, "saveTripReport", { idx, ver, report })).toMatchObject({ err: 409 });
    portal.wait(36 * DAY);
    const traveller = await portal.signedIn("staff@demo.test");
    expect(await tell(traveller, "saveTripReport", { idx, ver, report: "<p> </p>" })).toMatchObject({ err: 400 });
    expect(await tell(traveller, "saveTripReport", { idx, ver, report })).toMatchObject({ err: 0 });
    expect(await tell(traveller, "saveTripReport", { idx, ver, report })).toMatchObject({ err: 409 });
    const again = { idx, ver: ver + 1, report: "<p>22명이 왔습니다.</p>" };
    expect(await tell(traveller, "saveTripReport", again)).toMatchObject({ err: 0 });
    const lead = await portal.signedIn("lead@demo.test");
    expect(await tripOf(lead, idx)).toMatchObject({
      status: "done",
      report: "<p>22명이 왔습니다.</p>",
      may: { report: false, cancel: false },
    });
    expect(await tell(lead, "saveTripReport", { ...again, ver: ver + 2 })).toMatchObject({ err: 403 });
    expect((await titlesOf(portal, LEAD)).filter((title) => title === "출장 결과보고: 대전 출장")).toHaveLength(1);
  });

  test("is read with its report by those who may read its document alone", async () => {
    const portal = await openTestPortal();
    const idx = await allowed(portal);
    const sees = async (name: string) => (await tripOf(await portal.signedIn(`${name}@demo.test`), idx)).err;
    expect([await sees("lead"), await sees("acting"), await sees("newcomer")]).toEqual([0, 403, 403]);
  });

  test("is given up with a reason before it begins: the time and the car are free again", async () => {
    const portal = await openTestPortal();
    const idx = await allowed(portal);
    const drafter = await portal.signedIn("staff@demo.test");
    const { ver } = await tripOf(drafter, idx);
    expect(await tell(drafter, "cancelTrip", { idx, ver, reason: " " })).toMatchObject({ err: 400 });
    expect(await tell(drafter, "cancelTrip", { idx, ver, reason: "고객이 미뤘습니다" })).toMatchObject({ err: 0 });
    const [trip] = await portal.db.select().from(businessTrip).where(eq(businessTrip.idx_document, idx));
    expect(trip).toMatchObject({ status: "cancel" });
    const [car] = await portal.db
      .select()
      .from(booking)
      .where(eq(booking.idx, trip?.idx_booking ?? 0));
    expect(car).toMatchObject({ status: "cancel" });
    const isTrip = and(eq(statusLog.entity, "business_trip"), eq(statusLog.entity_idx, trip?.idx ?? 0));
    const log = await portal.db.select().from(statusLog).where(isTrip).orderBy(statusLog.idx);
    expect(log.at(-1)).toMatchObject({ from_status: "ok", to_status: "cancel", memo: "고객이 미뤘습니다" });
    expect(await titlesOf(portal, LEAD)).toContain("출장 취소: 대전 출장");
    expect(await tell(drafter, "submitDocument", form)).toMatchObject({ err: 0 });
  });

  test("is reminded of on the day after it, and when its report is late", async () => {
    const portal = await openTestPortal();
    const idx = await allowed(portal);
    const night = (day: string) => remindOfTrips(portal.db, new Date(`${day}T03:00:00+09:00`));
    const days = ["2026-04-07", "2026-04-08", "2026-04-09", "2026-04-12", "2026-04-13", "2026-04-14"];
    const told: number[] = [];
    for (const day of days) told.push(await night(day));
    expect(told).toEqual([0, 1, 0, 0, 1, 0]);
    expect(await titlesOf(portal, 100)).toEqual(
      expect.arrayContaining([
        "2026-04-12까지 출장 결과보고를 작성하세요: 대전 출장",
        "출장 결과보고 기한이 지났습니다: 대전 출장",
      ]),
    );
    await portal.db.update(businessTrip).set({ status: "done" }).where(eq(businessTrip.idx_document, idx));
    expect(await night("2026-04-08")).toBe(0);
  });
});

describe("a trip and leave at the same time", () => {
  const leave = async ({ db }: TestPortal) => {
    const [annual] = await db.select().from(vacationType).where(eq(vacationType.code, "annual"));
    const days = { date_from: "2026-04-07", date_to: "2026-04-07" };
    return { kind: "D3", title: "연차", data: { idx_type: annual?.idx, ...days, reason: "휴식" }, line };
  };

  test("are refused, whichever comes second, naming the other one", async () => {
    const portal = await openTestPortal();
    const drafter = await portal.signedIn("staff@demo.test");
    const trip = await tell(drafter, "submitDocument", form);
    expect(await tell(drafter, "submitDocument", await leave(portal))).toMatchObject({
      err: 409,
      err_msg: expect.stringContaining("그 시간에 이미 출장이 있습니다"),
    });
    expect(await decide(portal, trip.idx, "reject", "다음에 갑시다")).toMatchObject({ err: 0 });
    expect(await tell(drafter, "submitDocument", await leave(portal))).toMatchObject({ err: 0 });
    const again = await tell(drafter, "submitDocument", form);
    expect(again).toMatchObject({ err: 409, err_msg: expect.stringContaining("그 시간에 이미 휴가가 있습니다") });
    // neither the car nor the time was kept by what was refused
    expect(await portal.db.$count(booking, and(eq(booking.title, "대전 출장"), eq(booking.status, "requested")))).toBe(
      0,
    );
    expect(
      await portal.db.$count(
        absence,
        and(
          eq(absence.idx_staff, 100),
          eq(absence.kind, "trip"),
          eq(absence.is_active, true),
          eq(absence.ref_idx, again.idx ?? 0),
        ),
      ),
    ).toBe(0);
  });
});
