import { eq, ne } from "drizzle-orm";
import { readSheet } from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { exportLog, leaveLedger, staff } from "../../db/tables";
import { balanceOf } from "../../leave/ledger/balance";
import { entered } from "../../testing/records/entered-leave";
import { formOf } from "../../testing/records/form-of";
import { openTestPortal } from "../../testing/test-portal";

const correction = { kind: "adjust", valid_from: "2026-01-01", valid_to: "2026-12-31", memo: "포상" };

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

  test("imports grants as a whole or not at all, and sees before what it does to what each has left", async () => {
    const portal = await openTestPortal();
    const hr = await portal.signedIn("hr@demo.test");
    const bring = async (rows: readonly string[], { check = "N", who = hr } = {}) => {
      const file = Buffer.from(["사번,일수,유효시작,유효종료,사유", ...rows].join("\r\n"));
      const form = formOf({ screen: "myPIMS-VacationLog", check }, "연차.csv", file);
      return (await who.send({ url: "/rest/records/leave_ledger/import", ...form })).json();
    };
    const [person] = await portal.db.select().from(staff).where(eq(staff.idx, 100));
    const grant = `${person?.emp_no},2,2026-03-01,2026-08-31`;
    const wrong = ["X1,1,2026-03-01,2026-08-31", `${person?.emp_no},0.3,2026-03-01,2026-08-31`];
    expect((await bring([`${grant},포상휴가`, ...wrong])).errors).toEqual([
      { row: 2, column: "직원", message: "찾을 수 없습니다: X1" },
      { row: 3, column: "일수", message: "일수는 0.25일 단위의 양수로 입력하세요." },
    ]);
    expect((await bring([`${person?.emp_no},2,2026-08-31,2026-03-01`])).errors).toMatchObject([{ column: "유효종료" }]);
    const rows = [`${grant},포상휴가`, `${grant},`];
    expect(await bring(rows, { check: "Y" })).toMatchObject({
      added: 2,
      effects: [
        { row: 1, name: person?.kname, column: "잔여", before: "0일", after: "2일" },
        { row: 2, name: person?.kname, column: "잔여", before: "2일", after: "4일" },
      ],
    });
    const brought = () =>
      portal.db.select().from(leaveLedger).where(eq(leaveLedger.valid_from, "2026-03-01")).orderBy(leaveLedger.idx);
    expect(await brought()).toEqual([]);
    expect(await bring(rows)).toMatchObject({ added: 2, errors: [] });
    expect(await brought()).toMatchObject([
      { idx_staff: 100, kind: "grant", qty: 2, memo: "포상휴가", idx_team: person?.idx_team, idx_writer: 11 },
      { memo: "가져온 부여" },
    ]);
    // what the rules give once is not imported on top of it
    const again = await bring([`${person?.emp_no},2,2026-01-01,2026-12-31,`]);
    expect(again).toMatchObject({ added: 0, errors: [{ message: expect.stringContaining("이미 받았습니다") }] });
    expect(await bring(rows, { who: await portal.signedIn("lead@demo.test") })).toMatchObject({ err: 403 });
  });
});

describe("the lists of people", () => {
  test("narrow to those with leave in a period, and tell it", async () => {
    const portal = await openTestPortal();
    await entered(portal, 100, "2026-04-02", "2026-04-03");
    const lead = await portal.signedIn("lead@demo.test");
    const all = (await lead.get("/rest/mypims/getTeamLeave")).json().list;
    const found = (await lead.get("/rest/mypims/getTeamLeave?from=2026-04-03&to=2026-04-03")).json().list;
    expect(found.length).toBeLessThan(all.length);
    expect(found.find(({ idx }: { idx: number }) => idx === 100).next).toEqual({
      type: "연차",
      when: "2026-04-02(목) 09:00~2026-04-03(금) 18:00",
    });
  });

  test("are taken along as workbooks, with the rows that each account sees; who does so is kept", async () => {
    const portal = await openTestPortal();
    const rowsFor = async (who: string, path: string) => {
      const answer = await (await portal.signedIn(`${who}@demo.test`)).get(path);
      return answer.statusCode === 200 ? readSheet(answer.rawPayload) : answer.statusCode;
    };
    const team = (await rowsFor("lead", "/rest/mypims/exportTeamLeave")) as unknown[][];
    const people = await portal.db.select().from(staff).where(ne(staff.status, "retired"));
    expect(team[0]).toEqual(["이름", "팀", "총", "사용", "대기", "잔여", "사용률(%)", "다음 휴가"]);
    expect(team).toHaveLength(people.filter(({ idx_team }) => idx_team === 111).length + 1);
    const everybody = (await rowsFor("hr", "/rest/mypims/exportLeaveManagement?q=김이든")) as unknown[][];
    const [head = [], row = []] = everybody;
    expect(everybody).toHaveLength(2);
    expect(row[head.indexOf("잔여")]).toBe((await balanceOf(portal.db, 100, "2026-03-02")).remain);
    expect(await rowsFor("lead", "/rest/mypims/exportLeaveManagement")).toBe(403);
    expect(await rowsFor("staff", "/rest/mypims/exportTeamLeave")).toBe(403);
    const kept = await portal.db.select().from(exportLog).orderBy(exportLog.idx);
    expect(kept.map(({ idx_staff, screen, rows }) => [idx_staff, screen, rows])).toEqual([
      [101, "myPIMS-TeamVacationList", team.length - 1],
      [11, "myPIMS-VacationManagement", 1],
    ]);
  });

  test("of work from home are taken along by the people office alone", async () => {
    const portal = await openTestPortal();
    const path = "/rest/records/telecommuting/export?screen=myPIMS-TelecommutingList";
    for (const [who, status] of [
      ["people", 200],
      ["hr", 200],
      ["lead", 403],
      ["staff", 403],
    ] as const) {
      const answer = await (await portal.signedIn(`${who}@demo.test`)).get(path);
      expect([who, answer.statusCode]).toEqual([who, status]);
    }
  });
});

test("the lists of leave call their columns as people do, also in what is taken along", async () => {
  const { signedIn } = await openTestPortal();
  const [staff, hr] = [await signedIn("staff@demo.test"), await signedIn("hr@demo.test")];
  const head = async (visitor: typeof staff, entity: string, screen: string) => {
    const { body } = await visitor.get(`/rest/records/${entity}/export?screen=${screen}&format=csv`);
    return body.replace("\uFEFF", "").split("\r\n")[0];
  };
  expect(await head(staff, "vacation", "myPIMS-myVacationList")).toBe("신청일,종류,기간,일수,사유,결재상태,결재자");
  expect(await head(hr, "vacation", "myPIMS-AllVacationList")).toBe(
    "신청일,이름,팀,종류,기간,일수,사유,결재상태,결재자",
  );
  expect(await head(hr, "leave_ledger", "myPIMS-VacationLog")).toBe(
    "기록일,이름,구분,일수,유효시작,유효종료,사유,기록자",
  );
});

describe("the kinds of leave", () => {
  test("are added and changed by HR, and by nobody else; one that was taken is put out of use, not removed", async () => {
    const portal = await openTestPortal();
    const hr = await portal.signedIn("hr@demo.test");
    const type = { code: "birthday", name: "생일휴가", unit: "am", deduct: 0, uses_ledger: false, is_use: true };
    const values = { ...type, paid: true, evidence_required: false };
    const add = (changes: object) => hr.post("/rest/records/vacation_type/add", { values: { ...values, ...changes } });
    expect((await add({ uses_ledger: true, deduct: 0.3 })).json().fields.deduct).toContain("0.25");
    expect((await add({ code: "annual" })).json().fields.code).toContain("이미 있는 코드");
    const added = (await add({})).json();
    expect(added.err).toBe(0);
    const list = (await hr.get("/rest/records/vacation_type/list?screen=myPIMS-VacationTypes&rows=100")).json()
      .list as { idx: number; code: string }[];
    expect(list.find(({ code }) => code === "birthday")).toMatchObject({ name: "생일휴가", unit: "am" });
    const annual = list.find(({ code }) => code === "annual")?.idx;
    const removed = await hr.post("/rest/records/vacation_type/remove", { idx: annual, ver: 1 });
    expect([removed.statusCode, removed.json().err_msg]).toEqual([409, expect.stringContaining("'사용'을 꺼")]);
    const changed = { idx: annual, ver: 1, values: { unit: "am" } };
    expect((await hr.post("/rest/records/vacation_type/change", changed)).json().fields.unit).toContain("바꿀 수 없");
    const off = await hr.post("/rest/records/vacation_type/change", { ...changed, values: { is_use: false } });
    expect(off.json().err).toBe(0);
    const request = { idx_staff: 100, idx_type: annual, from: "2026-04-02", to: "2026-04-02", reason: "전화" };
    expect((await hr.post("/rest/mypims/enterLeave", request)).statusCode).toBe(400);
    const other = await portal.signedIn("lead@demo.test");
    expect((await other.post("/rest/records/vacation_type/add", { values })).statusCode).toBe(403);
  });
});
