import { and, eq, ne } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { leaveLedger, notification, orgHead, staff, telecommuting, vacation } from "../../db/tables";
import { demoAccounts } from "../../demo/accounts";
import { leaveJobs } from "../../leave/jobs";
import { balanceOf } from "../../leave/ledger/balance";
import { enter } from "../../leave/ledger/ledger";
import { entered } from "../../testing/records/entered-leave";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";

const move = async (portal: TestPortal, who: string, idx: number, name: string, reason?: string) => {
  const [row] = await portal.db.select().from(vacation).where(eq(vacation.idx, idx));
  const visitor = await portal.signedIn(`${who}@demo.test`);
  return visitor.post("/rest/records/vacation/move", { idx, ver: row?.ver, move: name, ...(reason && { reason }) });
};

describe("the team's leave", () => {
  test("has the people that each account leads, and nobody else", async () => {
    const portal = await openTestPortal();
    const people = await portal.db.select().from(staff).where(ne(staff.status, "retired"));
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

test("a leave that HR enters is told to whose it is", async () => {
  const portal = await openTestPortal();
  await entered(portal, 100, "2026-04-02");
  const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 100));
  expect(told.map(({ title }) => title)).toContainEqual(expect.stringContaining("휴가가 등록되었습니다: 2026-04-02"));
});

describe("a leave that was allowed", () => {
  test("gives its days back whatever the balance has become", async () => {
    const portal = await openTestPortal();
    const idx = await entered(portal, 100, "2026-04-02", "2026-04-03");
    const { remain } = await balanceOf(portal.db, 100, "2026-03-02");
    const year = { valid_from: "2026-01-01", valid_to: "2026-12-31" };
    await enter(portal.db, 100, [{ kind: "adjust", qty: -remain - 5, ...year }], { by: 11, now: new Date() });
    expect((await move(portal, "hr", idx, "cancel", "착오")).json()).toMatchObject({ err: 0 });
    expect((await balanceOf(portal.db, 100, "2026-03-02")).remain).toBe(-3);
  });

  test("stays when its cancellation is refused, with the reason for its owner", async () => {
    const portal = await openTestPortal();
    const idx = await entered(portal, 100, "2026-04-02");
    const before = await balanceOf(portal.db, 100, "2026-03-02");
    await move(portal, "staff", idx, "askBack", "일정 변경");
    expect((await move(portal, "hr", idx, "refuseBack")).statusCode).toBe(400);
    expect((await move(portal, "hr", idx, "refuseBack", "대체 인력 없음")).json()).toMatchObject({ err: 0 });
    const [leave] = await portal.db.select().from(vacation).where(eq(vacation.idx, idx));
    expect(leave?.status).toBe("ok");
    expect(await balanceOf(portal.db, 100, "2026-03-02")).toEqual(before);
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 100));
    const heard = told.find(({ title }) => title.includes("취소신청이 반려"));
    expect(heard).toMatchObject({
      title: expect.stringContaining("(대체 인력 없음)"),
      link: `/mypims/myvacationlist#${idx}`,
    });
  });

  test("asked back is told to who decided on it: whose it is, and where it is decided on", async () => {
    const portal = await openTestPortal();
    const idx = await entered(portal, 100, "2026-04-02");
    await portal.db.update(vacation).set({ idx_decider: 101 }).where(eq(vacation.idx, idx));
    await move(portal, "staff", idx, "askBack", "일정 변경");
    const [whose] = await portal.db.select().from(staff).where(eq(staff.idx, 100));
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 101));
    expect(told).toContainEqual(
      expect.objectContaining({
        title: expect.stringContaining(`휴가 취소신청이 왔습니다: ${whose?.kname} 2026-04-02`),
        link: "/documents/alldocumentlist?doc_type=T1",
      }),
    );
  });

  test("is cancelled by who decided on it, at the wish of who has it; the days come back", async () => {
    const portal = await openTestPortal();
    const before = await balanceOf(portal.db, 100, "2026-03-02");
    const idx = await entered(portal, 100, "2026-04-02", "2026-04-03");
    expect((await balanceOf(portal.db, 100, "2026-03-02")).remain).toBe(before.remain - 2);
    expect((await move(portal, "newcomer", idx, "askBack", "남의 휴가")).statusCode).toBe(403);
    expect((await move(portal, "staff", idx, "askBack")).statusCode).toBe(400);
    expect((await move(portal, "staff", idx, "askBack", "일정 변경")).json()).toMatchObject({ err: 0 });
    expect((await move(portal, "staff", idx, "allowBack")).statusCode).toBe(403);
    expect((await move(portal, "hr", idx, "allowBack")).json()).toMatchObject({ err: 0 });
    expect(await balanceOf(portal.db, 100, "2026-03-02")).toEqual(before);
  });
});

test("a cancellation that waits is listed to who decides, and counted in the header and in what is to do, until it is decided", async () => {
  const portal = await openTestPortal();
  const seen = async (who: string) => {
    const visitor = await portal.signedIn(`${who}@demo.test`);
    const read = async (path: string) => (await visitor.get(path)).json();
    const { list } = await read("/rest/mypims/getLeaveCancellations");
    const { sign } = await read("/rest/personal/getGNBInfo");
    const todo: { key: string; count: number; link: string }[] = (await read("/rest/personal/getTodoList")).list;
    return { list, sign, todo: todo.find(({ key }) => key === "cancellation") };
  };
  const before = await seen("hr");
  expect(before).toMatchObject({ list: [], todo: undefined });
  const idx = await entered(portal, 100, "2026-04-02", "2026-04-03");
  await move(portal, "staff", idx, "askBack", "일정 변경");
  const now = await seen("hr");
  expect(now.list).toMatchObject([{ idx, days: 2, reason: "일정 변경" }]);
  expect(now.sign).toEqual({ is_new: "Y", count: before.sign.count + 1 });
  expect(now.todo).toMatchObject({ count: 1, link: "/documents/alldocumentlist?doc_type=T1" });
  // nobody else is asked
  expect((await seen("staff")).list).toEqual([]);
  expect((await seen("lead")).todo).toBeUndefined();
  await move(portal, "hr", idx, "refuseBack", "대체 인력 없음");
  expect(await seen("hr")).toEqual(before);
});

describe("work from home", () => {
  /** Somebody's day at home, in a state. */
  async function atHome({ db }: TestPortal, status: string, day = "2026-03-02") {
    const place = { idx_sector: 100, idx_office: 110, idx_team: 111, place: "home", contact: "010", plan: "교정" };
    const home = { ...place, idx_staff: 100, date_from: day, date_to: day, days: 1, status };
    const [made] = await db.insert(telecommuting).values(home).returning({ idx: telecommuting.idx });
    return made?.idx as number;
  }
  const step = async (portal: TestPortal, who: string, idx: number, more: object) => {
    const [row] = await portal.db.select().from(telecommuting).where(eq(telecommuting.idx, idx));
    const visitor = await portal.signedIn(`${who}@demo.test`);
    return visitor.post("/rest/records/telecommuting/move", { idx, ver: row?.ver, ...more });
  };

  test("is reported by who did it and confirmed by the lead; what is lacking goes back with a reason", async () => {
    const portal = await openTestPortal();
    const idx = await atHome(portal, "run");
    const report = (values: object) => step(portal, "staff", idx, { move: "report", values });
    const refused = async (values: object) => (await report(values)).json().fields;
    const unwritten = { report: "업무결과: 필수 항목입니다." };
    expect([await refused({ report: " " }), await refused({})]).toEqual([unwritten, unwritten]);
    const late = { in_at: "2026-03-02T09:00:00Z", out_at: "2026-03-02T08:00:00Z" };
    expect(await refused({ report: "초안", ...late })).toEqual({ out_at: "종료시각은 시작시각 이후여야 합니다." });
    expect((await report({ report: "초안을 마쳤습니다." })).json().err).toBe(0);
    expect((await step(portal, "lead", idx, { move: "back" })).statusCode).toBe(400);
    expect((await step(portal, "lead", idx, { move: "back", reason: "분량" })).json().err).toBe(0);
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 100));
    expect(told.some(({ title }) => title.includes("재택근무(2026-03-02) 보고를 보완해 주세요 (분량)"))).toBe(true);
    await report({ report: "원고 40쪽을 마쳤습니다." });
    expect((await step(portal, "staff", idx, { move: "check" })).statusCode).toBe(403);
    expect((await step(portal, "lead", idx, { move: "check" })).json().err).toBe(0);
  });

  test("begins in the night of its day", async () => {
    const portal = await openTestPortal();
    const idx = await atHome(portal, "ok", "2026-04-03");
    const begin = leaveJobs.find(({ name }) => name === "telecommuting-begins");
    const stateAfter = async (night: string) => {
      await portal.db.transaction(async (tx) => begin?.run(tx, new Date(`${night}T03:00:00+09:00`)));
      return (await portal.db.select().from(telecommuting).where(eq(telecommuting.idx, idx)))[0]?.status;
    };
    expect(await stateAfter("2026-04-02")).toBe("ok");
    expect(await stateAfter("2026-04-03")).toBe("run");
  });

  test("that has not begun is cancelled by who asked for it; one that has begun is not", async () => {
    const portal = await openTestPortal();
    const [later, now] = [await atHome(portal, "ok", "2026-04-03"), await atHome(portal, "run")];
    expect((await step(portal, "newcomer", later, { move: "cancel" })).statusCode).toBe(403);
    expect((await step(portal, "staff", later, { move: "cancel" })).json().err).toBe(0);
    expect((await step(portal, "staff", now, { move: "cancel" })).statusCode).toBeGreaterThanOrEqual(400);
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
    const past = { date_from: "2025-01-01", date_to: "2025-12-31" };
    await portal.db.insert(orgHead).values({ unit_level: "2", unit_idx: 111, idx_staff: 103, ...past });
    expect(await run(portal, "telecommuting-reports", "2026-04-05")).toBe(0);
    expect(await run(portal, "telecommuting-reports", "2026-04-06")).toBe(1);
    const told = await portal.db.select().from(notification).where(eq(notification.idx_staff, 101));
    expect(told.some(({ title }) => title.includes("업무결과가 없습니다"))).toBe(true);
    const former = await portal.db.select().from(notification).where(eq(notification.idx_staff, 103));
    expect(former.some(({ title }) => title.includes("업무결과가 없습니다"))).toBe(false);
  });

  test("leave that was cancelled stays so after its time", async () => {
    const portal = await openTestPortal();
    const idx = await entered(portal, 100, "2026-04-02");
    await move(portal, "hr", idx, "cancel", "착오");
    await run(portal, "leave-used", "2026-04-02");
    const [leave] = await portal.db.select().from(vacation).where(eq(vacation.idx, idx));
    expect(leave?.status).toBe("cancel");
  });
});
