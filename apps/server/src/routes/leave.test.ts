import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { demoAccounts } from "../db/demo/accounts";
import { leaveLedger, leaveNotice, notification, staff, telecommuting, vacation } from "../db/tables";
import { balanceOf } from "../leave/balance";
import { leaveJobs } from "../leave/jobs";
import { openTestPortal, type TestPortal } from "../testing/test-portal";

const correction = { kind: "adjust", valid_from: "2026-01-01", valid_to: "2026-12-31", memo: "포상" };
const ANNUAL = 1;

/** HR enters a day of leave for somebody; gives its number. */
async function entered(portal: TestPortal, idx_staff: number, from: string, to = from): Promise<number> {
  const hr = await portal.signedIn("hr@demo.test");
  const answer = await hr.post("/rest/mypims/enterLeave", {
    idx_staff,
    idx_type: ANNUAL,
    from,
    to,
    reason: "전화로 신청",
  });
  expect(answer.json()).toMatchObject({ err: 0 });
  return answer.json().idx;
}

const move = async (portal: TestPortal, who: string, idx: number, name: string, reason?: string) => {
  const [row] = await portal.db.select().from(vacation).where(eq(vacation.idx, idx));
  const visitor = await portal.signedIn(`${who}@demo.test`);
  return visitor.post("/rest/records/vacation/move", { idx, ver: row?.ver, move: name, ...(reason && { reason }) });
};

describe("the team's leave", () => {
  test("has the people that each account leads, and nobody else", async () => {
    const portal = await openTestPortal();
    const people = await portal.db.select().from(staff);
    const inTeams = (...teams: number[]) => people.filter(({ idx_team }) => teams.includes(idx_team ?? 0)).length;
    const expected: Record<string, number> = {
      lead: inTeams(111),
      acting: inTeams(112),
      division: people.filter(({ idx_office }) => idx_office === 110).length,
      ...Object.fromEntries(
        ["executive", "people", "peoplehelper", "hr", "master"].map((name) => [name, people.length]),
      ),
    };
    for (const { email } of demoAccounts) {
      const name = email.replace("@demo.test", "");
      const answer = await (await portal.signedIn(email)).get("/rest/mypims/getTeamLeave");
      if (expected[name] === undefined) expect([name, answer.statusCode]).toEqual([name, 403]);
      else expect([name, answer.json().list.length]).toEqual([name, expected[name]]);
    }
  });
});

describe("HR", () => {
  test("corrects the leave of several people, seen before it is written; too much of it changes nothing", async () => {
    const portal = await openTestPortal();
    const hr = await portal.signedIn("hr@demo.test");
    const before = await balanceOf(portal.db, 100, "2026-03-02");
    const send = (more: object) =>
      hr.post("/rest/mypims/changeLeave", { ...correction, idx_staff: [100, 101], qty: 1.5, ...more });
    expect((await send({ check: true })).json()).toMatchObject({
      done: 0,
      rows: [{ idx: 100, change: 1.5 }, { idx: 101 }],
    });
    expect(await balanceOf(portal.db, 100, "2026-03-02")).toEqual(before);
    expect((await send({})).json().done).toBe(2);
    expect((await balanceOf(portal.db, 100, "2026-03-02")).remain).toBe(before.remain + 1.5);
    const refused = await send({ qty: -60 });
    expect([refused.statusCode, refused.json().err_msg]).toEqual([409, expect.stringContaining("많이 뺄 수 없습니다")]);
    expect((await balanceOf(portal.db, 101, "2026-03-02")).adjusted).toBe(1.5);
  });

  test("imports grants as a whole or not at all", async () => {
    const portal = await openTestPortal();
    const hr = await portal.signedIn("hr@demo.test");
    const [person] = await portal.db.select().from(staff).where(eq(staff.idx, 100));
    const row = {
      emp_no: person?.emp_no,
      qty: "2",
      valid_from: "2026-03-01",
      valid_to: "2026-08-31",
      memo: "포상휴가",
    };
    const bad = await hr.post("/rest/mypims/importGrants", { rows: [row, { ...row, emp_no: "X1", qty: "0.3" }] });
    expect(bad.json().errors).toEqual([
      { row: 2, column: "사번", message: "없는 사번입니다: X1" },
      { row: 2, column: "일수", message: "일수는 0.25일 단위의 양수로 입력하세요." },
    ]);
    expect(await portal.db.select().from(leaveLedger).where(eq(leaveLedger.memo, "포상휴가"))).toEqual([]);
    expect((await hr.post("/rest/mypims/importGrants", { rows: [row] })).json().added).toBe(1);
    // what the rules give once is not imported on top of it
    const again = { ...row, valid_from: "2026-01-01", valid_to: "2026-12-31" };
    expect((await hr.post("/rest/mypims/importGrants", { rows: [again] })).statusCode).toBe(409);
  });
});

describe("a leave that was allowed", () => {
  test("is cancelled by who decided on it, at the wish of who has it; the days come back", async () => {
    const portal = await openTestPortal();
    const before = await balanceOf(portal.db, 100, "2026-03-02");
    const idx = await entered(portal, 100, "2026-04-02", "2026-04-03");
    expect((await balanceOf(portal.db, 100, "2026-03-02")).remain).toBe(before.remain - 2);
    expect((await move(portal, "newcomer", idx, "askBack", "남의 휴가")).statusCode).toBe(403);
    expect((await move(portal, "staff", idx, "askBack")).statusCode).toBe(400);
    expect((await move(portal, "staff", idx, "askBack", "일정 변경")).json()).toMatchObject({ err: 0 });
    const mine = await (await portal.signedIn("hr@demo.test")).get("/rest/mypims/getMyLeave");
    expect(mine.json().toDecide).toMatchObject([{ idx, days: 2, reason: "일정 변경" }]);
    expect((await move(portal, "staff", idx, "allowBack")).statusCode).toBe(403);
    expect((await move(portal, "hr", idx, "allowBack")).json()).toMatchObject({ err: 0 });
    expect(await balanceOf(portal.db, 100, "2026-03-02")).toEqual(before);
  });
});

describe("at night", () => {
  const run = async ({ db }: TestPortal, name: string, day: string) => {
    const job = leaveJobs.find((one) => one.name === name);
    return db.transaction(async (tx) => job?.run(tx, new Date(`${day}T18:00:00Z`)));
  };

  test("what is due is granted once: the next year ahead of its beginning, a newcomer's day on its day", async () => {
    const portal = await openTestPortal();
    expect(await run(portal, "leave-grants", "2026-11-20")).toBeGreaterThan(200);
    expect(await run(portal, "leave-grants", "2026-11-20")).toBe(0);
    const [grant] = await portal.db
      .select()
      .from(leaveLedger)
      .where(and(eq(leaveLedger.idx_staff, 100), eq(leaveLedger.ref, "fiscal:2027")));
    expect(grant).toMatchObject({ qty: 16, valid_from: "2027-01-01", valid_to: "2027-12-31" });
  });

  test("what was not used expires with its year; nothing of it is left in the ledger", async () => {
    const portal = await openTestPortal();
    await run(portal, "leave-end", "2026-12-31");
    expect((await balanceOf(portal.db, 100, "2026-12-31")).remain).toBe(0);
    expect(await run(portal, "leave-end", "2026-12-31")).toBe(0);
  });

  test("unused leave is pointed out in July, and again in October to those who have not answered", async () => {
    const portal = await openTestPortal();
    expect(await run(portal, "leave-notices", "2026-06-30")).toBeGreaterThan(200);
    expect(await run(portal, "leave-notices", "2026-07-02")).toBe(0);
    const me = await portal.signedIn("staff@demo.test");
    const [notice] = (await me.get("/rest/mypims/getMyLeave")).json().notices;
    expect(notice).toMatchObject({ step: "first", valid_to: "2026-12-31", isRead: false });
    const late = await me.post("/rest/mypims/answerLeaveNotice", { idx: notice.idx, plan: ["2027-01-04"] });
    expect(late.statusCode).toBe(400);
    expect(
      (await me.post("/rest/mypims/answerLeaveNotice", { idx: notice.idx, plan: ["2026-08-03"] })).json().err,
    ).toBe(0);
    await run(portal, "leave-notices", "2026-10-20");
    const second = await portal.db.select().from(leaveNotice).where(eq(leaveNotice.step, "second"));
    expect(second.length).toBeGreaterThan(200);
    expect(second.some(({ idx_staff }) => idx_staff === 100)).toBe(false);
  });

  test("leave that is over has been used, and a report that is missing is asked for", async () => {
    const portal = await openTestPortal();
    const idx = await entered(portal, 100, "2026-04-02");
    await run(portal, "leave-used", "2026-04-02");
    const [leave] = await portal.db.select().from(vacation).where(eq(vacation.idx, idx));
    expect(leave?.status).toBe("used");
    await portal.db.update(telecommuting).set({ status: "check" });
    const place = { idx_sector: 100, idx_office: 110, idx_team: 111, place: "home", contact: "010", plan: "교정" };
    const home = { ...place, idx_staff: 100, date_from: "2026-04-03", date_to: "2026-04-03", status: "run" };
    await portal.db.insert(telecommuting).values(home);
    expect(await run(portal, "telecommuting-reports", "2026-04-05")).toBe(0);
    expect(await run(portal, "telecommuting-reports", "2026-04-06")).toBe(1);
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 101));
    expect(told.some(({ title }) => title.includes("업무결과가 없습니다"))).toBe(true);
  });
});
