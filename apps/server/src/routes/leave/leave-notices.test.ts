import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type Database, databaseOf } from "../../db/open";
import { holiday, leaveLedger, leaveNotice, notification, staff } from "../../db/tables";
import { leaveJobs } from "../../leave/jobs";
import { balanceOf } from "../../leave/ledger/balance";
import { type Beginning, prepareTemplate } from "../../testing/database/test-database";
import { entered } from "../../testing/records/entered-leave";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";

const ME = 100;
const LAST = "2026-12-31";

const nightOf = async (db: Database, clock: Date, name = "leave-notices") =>
  db.transaction(async (tx) => leaveJobs.find((one) => one.name === name)?.run(tx, clock));

/** The day that the notices are made on which most tests begin with, and how many there are. */
const JULY = "2026-07-01";
const july = { sent: 0 };
let noticed: ReturnType<typeof prepareTemplate> | undefined;

/** A portal in which the notices of July are made. */
async function portalInJuly() {
  noticed ??= prepareTemplate(async (pool) => {
    july.sent = Number(await nightOf(databaseOf(pool), new Date(`${JULY}T01:00:00Z`)));
  });
  return { ...(await portalOn(JULY, await noticed)), ...july };
}

/** A portal whose clock says a day, in the morning, and what happens there at night. */
async function portalOn(day: string, beginning?: Beginning) {
  const portal = await openTestPortal({ ...(beginning && { beginning }) });
  let clock = new Date("2026-03-02T01:00:00Z");
  const at = (next: string) => {
    const then = new Date(`${next}T01:00:00Z`);
    portal.wait(then.getTime() - clock.getTime());
    clock = then;
  };
  at(day);
  const night = (name?: string) => nightOf(portal.db, clock, name);
  return { ...portal, at, night };
}

type Portal = Awaited<ReturnType<typeof portalOn>>;

async function noticesOf({ db }: TestPortal, idx_staff: number) {
  return db.select().from(leaveNotice).where(eq(leaveNotice.idx_staff, idx_staff)).orderBy(leaveNotice.idx);
}

async function mine(portal: Portal, email = "staff@demo.test") {
  const me = await portal.signedIn(email);
  const { notices } = (await me.get("/rest/mypims/getMyLeave")).json();
  const answer = (idx: number, plan?: string[]) =>
    me.post("/rest/mypims/answerLeaveNotice", { idx, ...(plan && { plan }) });
  return { me, notices, answer };
}

const setDays = async (portal: Portal, body: object) =>
  (await (await portal.signedIn("hr@demo.test")).post("/rest/mypims/designateLeave", body)).json();

describe("unused leave of a year", () => {
  test("is pointed out once within ten days from six months before its end; not before, not later", async () => {
    const portal = await portalOn("2026-06-30");
    expect(await portal.night()).toBe(0);
    portal.at("2026-07-10");
    expect(await portal.night()).toBeGreaterThan(200);
    expect(await portal.night()).toBe(0);
    const { remain } = await balanceOf(portal.db, ME, "2026-07-10");
    const { notices } = await mine(portal);
    expect(notices[0]).toMatchObject({ step: "first", remain, valid_to: LAST, deadline: "2026-07-20", read: "" });
    await portal.db.delete(leaveNotice);
    portal.at("2026-07-11");
    await portal.night();
    expect(await portal.db.select().from(leaveNotice).where(eq(leaveNotice.valid_to, LAST))).toEqual([]);
  });

  test("is received with its minute by who got it and nobody else, and answered within ten days from then", async () => {
    const portal = await portalInJuly();
    portal.at("2026-07-06");
    const { me, notices, answer } = await mine(portal);
    const todo = async () =>
      (await me.get("/rest/personal/getTodoList"))
        .json()
        .list.find(({ key }: { key: string }) => key === "leave-notice");
    expect(await todo()).toMatchObject({ count: 1, due: "2026-07-11" });
    const [{ idx }] = notices;
    const other = await portal.signedIn("hr@demo.test");
    expect((await other.post("/rest/mypims/answerLeaveNotice", { idx })).statusCode).toBe(403);
    expect((await answer(idx)).json().err).toBe(0);
    const [read] = (await mine(portal)).notices;
    expect(read).toMatchObject({ read: "2026-07-06 10:00", deadline: "2026-07-16", plan: [] });
    // received, and still to be answered
    expect(await todo()).toMatchObject({ count: 1, due: "2026-07-16" });
    for (const [plan, why] of [
      [["2027-01-04"], "소멸예정일"],
      [["2026-08-15"], "근무일이 아닙니다"],
      [["2026-07-03"], "지난 날"],
      [Array.from({ length: 20 }, (_, day) => `2026-09-${String(day + 1).padStart(2, "0")}`), "일까지 선택하세요"],
    ] as const) {
      expect((await answer(idx, [...plan])).json().err_msg).toContain(why);
    }
    expect((await answer(idx, ["2026-08-04", "2026-08-03", "2026-08-04"])).json().err).toBe(0);
    expect(await todo()).toBeUndefined();
    const [answered] = (await mine(portal)).notices;
    expect(answered.plan).toEqual(["2026-08-03", "2026-08-04"]);
    expect(answered.log.map(({ what }: { what: string }) => what)).toEqual(["auto", "read", "plan"]);
    expect(answered.log[2]).toMatchObject({ at: "2026-07-06 10:00", who: "김이든", memo: "2026-08-03, 2026-08-04" });
  });

  test("that is not answered is reminded of three days before the answer is due", async () => {
    const portal = await portalInJuly();
    const { notices, answer } = await mine(portal);
    await answer(notices[0].idx, ["2026-08-03"]);
    portal.at("2026-07-08");
    expect(await portal.night("leave-notice-reminders")).toBe(portal.sent - 1);
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 101));
    expect(told.some(({ title }) => title.includes("2026-07-11까지 알려 주세요"))).toBe(true);
  });

  test("that was not said is set by the company in October, on working days that are free; what was said stays", async () => {
    const portal = await portalInJuly();
    const { notices, answer } = await mine(portal);
    await answer(notices[0].idx, ["2026-12-03", "2026-12-04"]);
    await entered(portal, ME, "2026-11-17");
    portal.at("2026-10-01");
    await portal.night();
    const [first, second] = await noticesOf(portal, ME);
    const { remain } = await balanceOf(portal.db, ME, "2026-10-01");
    expect(second).toMatchObject({ step: "second", remain: remain - 2, valid_to: LAST });
    const days = second?.plan ?? [];
    expect(days).toHaveLength(Math.ceil(remain - 2));
    expect(days.filter((day) => ["2026-11-17", "2026-12-03", "2026-12-04", "2026-12-25"].includes(day))).toEqual([]);
    expect(days.every((day) => day > "2026-10-14" && day <= LAST)).toBe(true);
    // the answer is over: what was set is talked over with HR
    const { answer: again } = await mine(portal);
    const late = await again(first?.idx as number, ["2026-12-07"]);
    expect([late.statusCode, late.json().err_msg]).toEqual([409, expect.stringContaining("인사 담당자와 협의")]);
    const own = await again(second?.idx as number, ["2026-12-07"]);
    expect(own.statusCode).toBe(409);
    expect((await again(second?.idx as number)).json().err).toBe(0);
  });

  test("may be answered until its deadline is over; the company sets it from the day after", async () => {
    const portal = await portalInJuly();
    await portal.db.update(leaveNotice).set({ deadline: "2026-10-05" }).where(eq(leaveNotice.idx_staff, ME));
    const stepsOn = async (day: string) => {
      portal.at(day);
      await portal.night();
      return (await noticesOf(portal, ME)).map(({ step }) => step);
    };
    expect(await stepsOn("2026-10-05")).toEqual(["first"]);
    expect(await stepsOn("2026-10-06")).toEqual(["first", "second"]);
  });

  test("of which everything was said, or nothing was pointed out, is not set", async () => {
    const portal = await portalInJuly();
    const { notices, answer } = await mine(portal);
    const all = Math.ceil(notices[0].remain);
    const open = ["10-12", "10-13", "10-14", "10-15", "10-16", "10-19", "10-20", "10-21", "10-22", "10-23", "10-26"];
    const more = ["10-27", "10-28", "10-29", "10-30", "11-02", "11-03", "11-04", "11-05", "11-06", "11-09"];
    const plan = [...open, ...more].slice(0, all).map((day) => `2026-${day}`);
    expect((await answer(notices[0].idx, plan)).json().err).toBe(0);
    await portal.db.delete(leaveNotice).where(eq(leaveNotice.idx_staff, 101));
    portal.at("2026-10-01");
    expect(await portal.night()).toBeGreaterThan(100);
    expect((await noticesOf(portal, ME)).map(({ step }) => step)).toEqual(["first"]);
    expect(await noticesOf(portal, 101)).toEqual([]);
  });
});

describe("the months of the first year", () => {
  test("are pointed out three months before its end, and what is earned later one month before", async () => {
    const portal = await portalOn("2026-12-01");
    await portal.db.update(staff).set({ joinday: "2026-03-01" }).where(eq(staff.idx, 107));
    await portal.db.transaction(async (tx) => {
      await tx.execute("set local session_replication_role = replica");
      await tx.delete(leaveLedger).where(eq(leaveLedger.idx_staff, 107));
    });
    const [place] = await portal.db.select().from(staff).where(eq(staff.idx, 107));
    const { idx_sector, idx_office, idx_team } = place as typeof staff.$inferSelect;
    const month = (number: number, valid_from: string) => ({
      ...{ idx_staff: 107, idx_sector, idx_office, idx_team, kind: "grant", qty: 1 },
      ...{ valid_from, valid_to: "2027-02-28", ref: `monthly:${number}` },
    });
    await portal.db
      .insert(leaveLedger)
      .values([
        ...Array.from({ length: 9 }, (_, index) => month(index + 1, `2026-${String(index + 4).padStart(2, "0")}-01`)),
        ...[month(10, "2027-01-01"), month(11, "2027-02-01")],
      ]);
    const rounds: [string, number, number][] = [];
    for (const day of ["2026-12-01", "2027-01-01", "2027-02-01", "2027-02-12"]) {
      portal.at(day);
      await portal.night();
    }
    for (const { step, remain, plan } of await noticesOf(portal, 107)) rounds.push([step, remain, plan?.length ?? 0]);
    expect(rounds).toEqual([
      ["first", 9, 0],
      ["second", 9, 9],
      ["late_first", 2, 0],
      ["late_second", 2, 2],
    ]);
  });
});

describe("HR", () => {
  test("sets the days once the answer is overdue, as proposed or as chosen; who cannot be told is left out with the reason", async () => {
    const portal = await portalInJuly();
    const early = await setDays(portal, { idx_staff: [ME], check: true });
    expect(early.rows[0].refused).toContain("회신기한(2026-07-11)이 지난 뒤에");
    portal.at("2026-09-01");
    const { rows, done } = await setDays(portal, { idx_staff: [ME, 101], check: true });
    expect(done).toBe(0);
    expect((await setDays(portal, { idx_staff: [ME, 101], check: true })).unfilled).toBe("");
    await portal.db.update(holiday).set({ idx_sector: 6167 }).where(eq(holiday.kind, "legal"));
    const said = "2026년 휴일이 아직 등록되지 않아";
    expect((await setDays(portal, { idx_staff: [ME, 101], check: true })).unfilled).toContain(said);
    expect((await mine(portal)).notices[0].unfilled).toContain(said);
    await portal.db.update(holiday).set({ idx_sector: null }).where(eq(holiday.kind, "legal"));
    expect(rows.map(({ refused, until }: { refused: string; until: string }) => [refused, until])).toEqual([
      ["", "2026-10-31"],
      ["", "2026-10-31"],
    ]);
    expect(await noticesOf(portal, ME)).toHaveLength(1);
    const [, ...rest] = rows[0].days;
    const wrong = async (days: string[]) => (await setDays(portal, { idx_staff: [ME], days })).err_msg;
    expect(await wrong(rest)).toContain("일을 지정하세요");
    expect(await wrong(["2026-12-25", ...rest])).toContain("근무일이 아닙니다");
    expect(await wrong(["2026-09-01", ...rest])).toContain("지정할 수 없습니다");
    expect(await wrong([rest[0], ...rest])).toContain("두 번");
    const chosen = ["2026-12-30", ...rest.filter((day: string) => day !== "2026-12-30")];
    expect(await setDays(portal, { idx_staff: [ME], days: chosen })).toMatchObject({ err: 0, done: 1 });
    expect(await setDays(portal, { idx_staff: [101] })).toMatchObject({ err: 0, done: 1 });
    const [, second] = await noticesOf(portal, ME);
    expect(new Set(second?.plan)).toEqual(new Set(chosen));
    const again = await setDays(portal, { idx_staff: [ME, 101] });
    expect(again).toMatchObject({ done: 0, rows: [{ refused: expect.stringContaining("이미") }, {}] });
    portal.at("2026-11-01");
    expect((await setDays(portal, { idx_staff: [102], check: true })).rows[0].refused).toContain(
      "(2026-10-31)이 지났습니다",
    );
  });

  test("sets the days of somebody once, also when two do so at the same moment", async () => {
    const portal = await portalInJuly();
    portal.at("2026-09-01");
    const done = await Promise.all([1, 2, 3].map(() => setDays(portal, { idx_staff: [ME, 101] })));
    expect(done.reduce((sum, one) => sum + one.done, 0)).toBe(2);
    expect((await noticesOf(portal, ME)).map(({ step }) => step)).toEqual(["first", "second"]);
  });

  test("finds the people by how far their notices have come", async () => {
    const portal = await portalInJuly();
    const found = async (notice: string) => {
      const hr = await portal.signedIn("hr@demo.test");
      const { list } = (await hr.get(`/rest/mypims/getLeaveManagement?q=김이든&notice=${notice}`)).json();
      return list.some(({ idx }: { idx: number }) => idx === ME);
    };
    const states = async () => Promise.all(["unread", "unanswered", "answered", "set"].map(found));
    expect(await states()).toEqual([true, true, false, false]);
    const { notices, answer } = await mine(portal);
    await answer(notices[0].idx);
    expect(await states()).toEqual([false, true, false, false]);
    await answer(notices[0].idx, ["2026-08-03"]);
    expect(await states()).toEqual([false, false, true, false]);
    portal.at("2026-10-01");
    await portal.night();
    expect(await states()).toEqual([true, false, true, true]);
    const hr = await portal.signedIn("hr@demo.test");
    const [row] = (await hr.get("/rest/mypims/getLeaveManagement?q=김이든")).json().list;
    expect([row.first, row.second]).toMatchObject([{ planned: 1 }, { read: "" }]);
  });

  test("alone may set days; nobody does so for themselves or their team", async () => {
    const portal = await portalOn("2026-09-01");
    for (const email of ["staff@demo.test", "lead@demo.test", "division@demo.test", "accounting@demo.test"]) {
      const visitor = await portal.signedIn(email);
      const answer = await visitor.post("/rest/mypims/designateLeave", { idx_staff: [ME] });
      expect([email, answer.statusCode]).toEqual([email, 403]);
    }
    const made = await portal.db
      .select()
      .from(leaveNotice)
      .where(and(eq(leaveNotice.step, "second")));
    expect(made).toEqual([]);
  });
});
