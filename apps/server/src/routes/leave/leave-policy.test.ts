import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../api-error";
import { holiday, leaveLedger, leavePolicy, vacationType } from "../../db/tables";
import { leaveJobs } from "../../leave/jobs";
import { balanceOf } from "../../leave/ledger/balance";
import { countLeave, type LeaveRequest } from "../../leave/requests/leave-request";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const policy = { basis: "fiscal", carry_most: 5, carry_months: 3, home_per_week: 2 };
const read = async (visitor: Visitor) => (await visitor.get("/rest/records/leave_policy/read")).json();
/** Writes over the one policy as a form does that has just read it. */
const save = async (visitor: Visitor, more: object = {}) => {
  const { record = { idx: 1, ver: 1 } } = await read(visitor);
  const values = { ...policy, ...more };
  return (await visitor.post("/rest/records/leave_policy/change", { idx: record.idx, ver: record.ver, values })).json();
};
type Span = Pick<LeaveRequest, "from" | "to" | "at"> & { readonly idx_type: number | undefined };
/** What a leave of the demo's staff comes to, or why it is refused. */
const counted = async ({ db }: TestPortal, { idx_type = 0, ...span }: Span) => {
  try {
    const { days, shares, notes } = await countLeave(db, { idx_staff: 100, idx_type, ...span });
    return { days, shares, problem: "", warnings: notes };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { days: 0, shares: [], problem: error.message, warnings: [] };
  }
};
const night = async ({ db }: TestPortal, name: string, day: string) => {
  const job = leaveJobs.find((one) => one.name === name);
  return db.transaction(async (tx) => job?.run(tx, new Date(`${day}T18:00:00Z`)));
};

describe("how the company deals with leave", () => {
  test("is set by HR and the people office, within bounds that are told in words", async () => {
    const portal = await openTestPortal();
    for (const name of ["staff", "lead", "accounting"]) {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      expect([name, (await save(visitor)).err, (await read(visitor)).err]).toEqual([name, 403, 403]);
    }
    const hr = await portal.signedIn("hr@demo.test");
    for (const wrong of [
      { carry_most: -1 },
      { carry_most: 26 },
      { carry_months: 0 },
      { carry_months: 13 },
      { home_per_week: 8 },
      { basis: "month" },
    ]) {
      const { err, fields } = await save(hr, wrong);
      expect([wrong, err, Object.keys(fields)]).toEqual([wrong, 400, Object.keys(wrong)]);
      expect(Object.values(fields)[0]).toMatch(/[가-힣]/);
    }
    expect((await save(hr)).err).toBe(0);
    const people = await portal.signedIn("people@demo.test");
    expect((await read(people)).record).toMatchObject(policy);
    expect((await save(people, { home_per_week: 3 })).err).toBe(0);
    expect((await read(hr)).record).toMatchObject({ ...policy, home_per_week: 3 });
    expect(await portal.db.select().from(leavePolicy)).toHaveLength(1);
  });

  test("carries over what is left, up to the limit and for as long as is set; the rest expires", async () => {
    const portal = await openTestPortal();
    expect((await save(await portal.signedIn("hr@demo.test"))).err).toBe(0);
    const { remain } = await balanceOf(portal.db, 100, "2026-12-31");
    expect(remain).toBeGreaterThan(5);
    await night(portal, "leave-end", "2026-12-31");
    const rows = await portal.db
      .select()
      .from(leaveLedger)
      .where(
        and(eq(leaveLedger.idx_staff, 100), eq(leaveLedger.valid_from, "2027-01-01"), eq(leaveLedger.kind, "carry")),
      );
    expect(rows).toMatchObject([{ qty: 5, valid_to: "2027-03-31", memo: "이월" }]);
    const ended = await portal.db
      .select()
      .from(leaveLedger)
      .where(and(eq(leaveLedger.idx_staff, 100), eq(leaveLedger.valid_to, "2026-12-31")))
      .orderBy(asc(leaveLedger.idx));
    expect(ended.slice(-2).map(({ kind, qty }) => [kind, qty])).toEqual([
      ["carry", -5],
      ["expire", 5 - remain],
    ]);
    const carried = async (day: string) => {
      const all = await portal.db
        .select()
        .from(leaveLedger)
        .where(and(eq(leaveLedger.idx_staff, 100), eq(leaveLedger.valid_to, "2027-03-31")));
      const left = all.reduce((sum, { qty }) => sum + qty, 0);
      return day <= "2027-03-31" ? left : Math.max(0, left);
    };
    expect(await carried("2027-03-31")).toBe(5);
    // what was carried is used up or gone: nothing of it is carried again
    await save(await portal.signedIn("hr@demo.test"), { carry_most: 0 });
    await night(portal, "leave-end", "2027-04-01");
    expect(await carried("2027-04-01")).toBe(0);
  });

  test("says which rules grants follow", async () => {
    const portal = await openTestPortal();
    const hr = await portal.signedIn("hr@demo.test");
    const preview = async () => {
      const body = { does: "grant", on: "2026-12-15", check: true };
      const { rows } = (await hr.post("/rest/mypims/runLeaveRules", body)).json();
      return rows.length as number;
    };
    await save(hr, { basis: "fiscal" });
    const byYear = await preview();
    await save(hr, { basis: "joinday" });
    // by the day of joining only some have their day within the next weeks
    expect(byYear).toBeGreaterThan(200);
    expect(await preview()).toBeLessThan(byYear / 2);
  });
});

describe("what a leave would take", () => {
  test("is told before it is asked for: whole days without holidays, halves, and two hours", async () => {
    const portal = await openTestPortal();
    const types = await portal.db.select().from(vacationType);
    const idxOf = (unit: string) => types.find((type) => type.unit === unit && type.uses_ledger)?.idx;
    const count = (unit: string, from: string, to = from, at = "") =>
      counted(portal, { idx_type: idxOf(unit), from, to, ...(at && { at }) });
    // a Thursday to the next Wednesday, with Children's Day (Tuesday) between
    expect(await count("day", "2026-04-30", "2026-05-06")).toMatchObject({
      days: expect.any(Number),
      problem: "",
      shares: expect.not.arrayContaining([expect.objectContaining({ day: "2026-05-05" })]),
    });
    expect(await count("am", "2026-04-07")).toMatchObject({ days: 0.5, problem: "" });
    expect(await count("pm", "2026-04-07")).toMatchObject({ days: 0.5, problem: "" });
    expect(await count("quarter", "2026-04-07", "2026-04-07", "14:00")).toMatchObject({ days: 0.25, problem: "" });
    expect((await count("quarter", "2026-04-07", "2026-04-07", "20:00")).problem).not.toBe("");
    for (const closed of ["2026-05-05", "2026-04-05"]) {
      expect([closed, (await count("am", closed)).problem]).not.toEqual([closed, ""]);
    }
    expect((await count("am", "2026-04-07", "2026-04-08")).problem).not.toBe("");
  });

  test("is told for maternity leave by the calendar, and for annual leave with the day in place of Workers' Day", async () => {
    const portal = await openTestPortal();
    const me = await portal.signedIn("staff@demo.test");
    const types = await portal.db.select().from(vacationType);
    const count = (code: string, from: string, to: string) =>
      counted(portal, { idx_type: types.find((type) => type.code === code)?.idx, from, to });
    // 31 + 31 + 28 days (Labor Standards Act, art. 74); a day more is more than ninety
    expect(await count("birth", "2026-12-01", "2027-02-28")).toMatchObject({ days: 90, problem: "" });
    expect((await count("birth", "2026-12-01", "2027-03-01")).problem).toContain("90일까지");
    // from 2 March 2026, by weeks of pregnancy (art. 74 (3); its decree, art. 43 (3))
    for (const [code, last, days] of [
      ["loss-15", "2026-03-11", 10],
      ["loss-21", "2026-03-31", 30],
      ["loss-27", "2026-04-30", 60],
      ["loss-28", "2026-05-30", 90],
    ] as const) {
      expect([code, await count(code, "2026-03-02", last)]).toMatchObject([code, { days, problem: "" }]);
      expect((await count(code, "2026-03-01", last)).problem).toContain(`${days}일까지`);
    }
    // the form says how it counts, where that is not by working days
    const shown = async (code: string) => {
      const idx_type = types.find((type) => type.code === code)?.idx;
      const data = { idx_type, date_from: "2026-12-01", date_to: "2026-12-04" };
      return (await me.post("/rest/documents/checkDocument", { kind: "D3", title: "", data, line: [] })).json().shown;
    };
    expect(await shown("birth")).toMatchObject({ "일수 계산": "역일(주말과 휴일도 포함)" });
    expect(await shown("annual")).not.toHaveProperty("일수 계산");
    const hr = await portal.signedIn("hr@demo.test");
    const found = await hr.get("/rest/records/vacation_type/list?screen=myPIMS-VacationTypes&rows=100&sort=sort");
    const all: { code: string; counts: string }[] = found.json().list;
    const byCalendar = all.filter(({ counts }) => counts === "calendar").map(({ code }) => code);
    expect(byCalendar).toEqual(["birth", "loss-15", "loss-21", "loss-27", "loss-28"]);
    // Friday, then Tuesday and Thursday: Monday stands in for Saturday 1 May, Wednesday is Children's Day
    expect((await count("annual", "2027-04-30", "2027-05-06")).shares.map(({ day }) => day)).toEqual([
      "2027-04-30",
      "2027-05-04",
      "2027-05-06",
    ]);
  });

  test("says so where a year's holidays have not been entered, and counts without saying once they are", async () => {
    const portal = await openTestPortal();
    const me = await portal.signedIn("staff@demo.test");
    const [type] = await portal.db.select().from(vacationType).where(eq(vacationType.code, "unpaid"));
    const count = () => counted(portal, { idx_type: type?.idx, from: "2029-02-12", to: "2029-02-16" });
    const month = async () => (await me.get("/rest/mypims/getMyLeave?month=2029-02")).json().unfilled;
    const data = { idx_type: type?.idx, date_from: "2029-02-12", date_to: "2029-02-16" };
    const warned = async () => (await me.post("/rest/documents/checkDocument", { kind: "D3", data })).json().warnings;
    const said = expect.stringContaining("2029년 휴일이 아직 등록되지 않아");
    const way = { label: "휴일 관리", route: "myPIMS-HolidayList", search: "?year=2029" };
    expect(await count()).toMatchObject({ days: 5, warnings: expect.arrayContaining([said]) });
    expect(await month()).toEqual(said);
    expect(await warned()).toEqual([{ path: "date_from", message: said, way }]);
    // a founding day, or one sector's public holiday, does not make the year one that is known
    const own = { name: "창립기념일", half: "full" };
    await portal.db.insert(holiday).values([
      { ...own, hdate: "2029-04-17", kind: "company" },
      { ...own, hdate: "2029-02-13", kind: "legal", idx_sector: 6167 },
    ]);
    expect([(await count()).warnings, await month()]).toEqual([[said], said]);
    // the team's calendar, overtime, work from home, and what HR sees of a leave say the same
    const visitor = { lead: await portal.signedIn("lead@demo.test"), hr: await portal.signedIn("hr@demo.test") };
    const check = async (kind: string, data: object) =>
      (await me.post("/rest/documents/checkDocument", { kind, title: "확인", data, line: [] })).json().warnings;
    const works = [{ work_date: "2029-02-12", time_from: "18:00", time_to: "20:00", kind: "over", reason: "마감" }];
    const home = { unit: "day", date_from: "2029-02-12", date_to: "2029-02-12" };
    const ofStaff = async () => (await visitor.hr.get("/rest/mypims/getStaffLeave?idx=100")).json().unfilled;
    expect((await visitor.lead.get("/rest/mypims/getTeamLeave?month=2029-02")).json().unfilled).toEqual(said);
    expect(await check("D6", { comp: "pay", works })).toContainEqual(
      expect.objectContaining({ path: "works", message: said }),
    );
    expect(await check("D4", home)).toContainEqual(expect.objectContaining({ path: "date_from", message: said }));
    expect(await ofStaff()).toBe("");
    const span = { from: "2029-02-12", to: "2029-02-14" };
    const leave = { idx_staff: 100, idx_type: type?.idx, ...span, reason: "전화로 신청" };
    expect((await visitor.hr.post("/rest/mypims/enterLeave", leave)).json()).toMatchObject({ err: 0, days: 3 });
    expect(await ofStaff()).toEqual(said);
    await (await portal.signedIn("people@demo.test")).post("/rest/mypims/copyHolidays", { year: 2029 });
    // Seollal of 2029 is 13 February, a Tuesday
    expect(await count()).toMatchObject({ days: 2, warnings: [] });
    expect([await month(), await ofStaff()]).toEqual(["", ""]);
    expect(await check("D4", home)).toEqual([]);
  });

  test("carries over in quarters of a day", async () => {
    const hr = await (await openTestPortal()).signedIn("hr@demo.test");
    expect((await save(hr, { carry_most: 2.75 })).err).toBe(0);
    expect((await save(hr, { carry_most: 2.8 })).fields.carry_most).toContain("0.25일 단위");
  });
});
