import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { booking, classroom, notification, statusLog, studio, studioBooking, vehicle, vehicleLog } from "../db/tables";
import { releaseBookings } from "../jobs/release-bookings";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";

/** Monday 2 March 2026, ten o'clock in Seoul, is the portal's clock; the demo's bookings end in January. */
const at = (clock: string, day = "2026-03-03") => new Date(`${day}T${clock}:00+09:00`).toISOString();
/** The portal's own day: what is booked for later on it is there before sessions end. */
const TODAY = "2026-03-02";
const today = (from: string, to: string) => ({ during: { from: at(from, TODAY), to: at(to, TODAY) } });
const ROOM = 10;
const add = "/rest/records/booking/add";
const screens = {
  classroom: "ResourceManagement-ClassroomReservationAdd",
  studio: "ResourceManagement-StudioReservationAdd",
  vehicle: "ResourceManagement-VehicleReservationAdd",
};

type Values = Readonly<Record<string, unknown>>;

function roomBooking(from: string, to: string, rest: Values = {}) {
  return {
    screen: screens.classroom,
    values: {
      kind: "classroom",
      idx_resource: ROOM,
      title: "주간 회의",
      purpose: "내부회의",
      during: rest.during ?? { from: at(from), to: at(to) },
      ...rest,
    },
  };
}

const carBooking = (from: string, to: string, rest: Values = {}) => ({
  screen: screens.vehicle,
  values: {
    kind: "vehicle",
    idx_resource: 1,
    title: "수원 출강",
    dest: "수원",
    purpose: "교육",
    during: rest.during ?? { from: at(from), to: at(to) },
    ...rest,
  },
});

async function move(visitor: Visitor, idx: number, name: string, rest: Values = {}) {
  const { record } = (await visitor.get(`/rest/records/booking/read?idx=${idx}`)).json();
  return (await visitor.post("/rest/records/booking/move", { idx, ver: record.ver, move: name, ...rest })).json();
}

async function overlaps({ pool }: TestPortal): Promise<number> {
  const { rows } = await pool.query(`
    select count(*)::int as count from booking a join booking b
      on a.idx < b.idx and a.kind = b.kind and a.idx_resource = b.idx_resource and a.during && b.during
    where a.status in ('requested', 'confirmed', 'in_use') and b.status in ('requested', 'confirmed', 'in_use')`);
  return rows[0].count;
}

describe("a time that somebody has booked", () => {
  test("is refused with what is booked, when, and whose it is", async () => {
    const portal = await openTestPortal();
    const [first, second] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("smp@demo.test")];
    expect((await first.post(add, roomBooking("10:00", "11:00"))).json()).toMatchObject({ err: 0 });
    const refused = await second.post(add, roomBooking("10:30", "11:30", { title: "면담" }));
    expect(refused.statusCode).toBe(409);
    const { kname } = (await first.get("/rest/personal/getGNBInfo")).json().staff ?? {};
    expect(refused.json().err_msg).toContain("이미 예약되어 있습니다: 주간 회의 · 2026-03-03 10:00–11:00 · ");
    if (kname) expect(refused.json().err_msg).toContain(kname);
    expect(refused.json().fields.during).toBe(refused.json().err_msg);
    expect((await second.post(add, roomBooking("11:00", "11:30"))).json()).toMatchObject({ err: 0 });
    expect((await second.post(add, roomBooking("10:30", "11:00", { idx_resource: 11 }))).json()).toMatchObject({
      err: 0,
    });
  });

  test("goes to exactly one of two hundred who try at the same moment", async () => {
    const portal = await openTestPortal();
    const emails = ["staff", "lead", "smp", "cms", "editor", "growth", "tutor", "dev", "sales", "hr"];
    const people = await Promise.all(emails.map((name) => portal.signedIn(`${name}@demo.test`)));
    const tries = Array.from({ length: 200 }, (_, index) =>
      (people[index % people.length] as Visitor).post(add, roomBooking("14:00", "15:00", { title: `회의 ${index}` })),
    );
    const answers = (await Promise.all(tries)).map((answer) => answer.json());
    expect(answers.filter(({ err }) => err === 0)).toHaveLength(1);
    const refused = answers.filter(({ err }) => err !== 0);
    expect(
      refused.every(({ err, err_msg }) => err === 409 && /이미 예약되어 있습니다: 회의 \d+ · .+ · ./.test(err_msg)),
    ).toBe(true);
  });

  test("is held by a request that nobody has decided on, and free again after a cancellation", async () => {
    const portal = await openTestPortal();
    const [staff, other] = [await portal.signedIn("staff@demo.test"), await portal.signedIn("smp@demo.test")];
    const { idx } = (await staff.post(add, roomBooking("10:00", "11:00", { idx_resource: 1 }))).json();
    expect((await staff.get(`/rest/records/booking/read?idx=${idx}`)).json().record.status).toBe("requested");
    expect((await other.post(add, roomBooking("10:00", "11:00", { idx_resource: 1 }))).statusCode).toBe(409);
    expect(await move(staff, idx, "cancel")).toMatchObject({ err: 0 });
    expect((await other.post(add, roomBooking("10:00", "11:00", { idx_resource: 1 }))).json()).toMatchObject({
      err: 0,
    });
  });

  test("never overlaps another, whatever people do", async () => {
    const portal = await openTestPortal();
    const people = await Promise.all(
      ["staff", "smp", "lead", "support"].map((name) => portal.signedIn(`${name}@demo.test`)),
    );
    const operation = fc.record({
      who: fc.nat(3),
      what: fc.constantFrom("add", "change", "cancel"),
      resource: fc.constantFrom(10, 11),
      from: fc.integer({ min: 48, max: 120 }),
      length: fc.integer({ min: 1, max: 12 }),
      pick: fc.nat(20),
    });
    const clock = (tens: number) => `${String(Math.floor(tens / 6)).padStart(2, "0")}:${tens % 6}0`;
    const made: number[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 8, maxLength: 16 }), async (operations) => {
        await Promise.all(
          operations.map(async ({ who, what, resource, from, length, pick }) => {
            const person = people[who] as Visitor;
            const during = { from: at(clock(from)), to: at(clock(from + length)) };
            const idx = made[pick % Math.max(1, made.length)];
            if (what === "add" || idx === undefined) {
              const answer = (
                await person.post(add, roomBooking("00:00", "00:00", { idx_resource: resource, during }))
              ).json();
              if (answer.err === 0) made.push(answer.idx);
            } else if (what === "cancel") await move(person, idx, "cancel");
            else {
              const { record } = (await person.get(`/rest/records/booking/read?idx=${idx}`)).json();
              await person.post("/rest/records/booking/change", {
                idx,
                ver: record.ver,
                values: { during, idx_resource: resource },
              });
            }
          }),
        );
        expect(await overlaps(portal)).toBe(0);
      }),
      { numRuns: 6 },
    );
    expect(made.length).toBeGreaterThan(3);
  });
});

describe("a time that cannot be booked", () => {
  test.each([
    ["off the ten minutes", roomBooking("10:05", "11:00"), /10분 단위/],
    ["before the room opens", roomBooking("06:00", "08:00"), /이용 시간은 08:00–20:00/],
    ["over midnight", roomBooking("21:00", "22:10"), /이용 시간/],
    [
      "past",
      roomBooking("10:00", "11:00", { during: { from: at("08:00", TODAY), to: at("09:00", TODAY) } }),
      /지난 시간/,
    ],
    ["of a room out of use", roomBooking("10:00", "11:00", { idx_resource: 18 }), /사용하지 않습니다/],
    ["of a room that does not exist", roomBooking("10:00", "11:00", { idx_resource: 999 }), /고르세요/],
    ["of a car in repair", carBooking("10:00", "11:00", { idx_resource: 8 }), /정비 중/],
    ["without a destination", carBooking("10:00", "11:00", { dest: null }), /목적지/],
  ])("%s is refused in words", async (_, body, words) => {
    const portal = await openTestPortal();
    const answer = (await (await portal.signedIn("staff@demo.test")).post(add, body)).json();
    expect(answer).toMatchObject({ err: 400, err_msg: expect.stringMatching(words) });
  });
});

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

describe("free times", () => {
  test("are found by how long, for how many and with what", async () => {
    const portal = await openTestPortal();
    const staff = await portal.signedIn("staff@demo.test");
    await staff.post(add, roomBooking("09:00", "12:00", { idx_resource: 7 }));
    const find = async (query: string) =>
      (await staff.get(`/rest/resourcemanagement/findFreeTimes?kind=classroom&day=2026-03-03&${query}`)).json().list;
    const wide = await find("people=20&equipment=화상회의&from=09:00&to=13:00&minutes=60");
    expect(wide.map(({ name }: { name: string }) => name)).toEqual(["대강의실", "이사회실", "대회의실"]);
    expect(wide.at(-1).gaps).toEqual([{ from: at("12:00"), to: at("13:00") }]);
    expect(await find("people=20&equipment=화상회의&from=09:00&to=12:00&minutes=180")).toHaveLength(2);
    expect(await find("minutes=60&people=1000")).toEqual([]);
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
