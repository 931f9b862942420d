import { readdirSync, readFileSync } from "node:fs";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extraPay, leaveLedger, statusLog } from "../../db/tables";
import { DEMO_PASSWORD } from "../../demo/accounts";
import { rowsOfFile } from "../../testing/records/rows-of-file";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const ask = async (visitor: Visitor, call: string, query: string) =>
  (await visitor.get(`/rest/documents/${call}?${query}`)).json();
const tell = async (visitor: Visitor, call: string, body: object) =>
  (await visitor.post(`/rest/documents/${call}`, body)).json();
const MINE = "documents-MyExtraPayManagement";
const ALL = "documents-AllExtraPayList";
const called = (call: string, query = "") => `/rest/records/extra_pay/${call}?${query}`;

/** What a list of work answers, of a month by default. */
const listed = async (visitor: Visitor, screen: string, query = "") =>
  (await visitor.get(called("list", `screen=${screen}&rows=100&${query}`))).json();
const inMonth = (month: string) => `work_date.from=${month}-01&work_date.to=${month}-28`;

/** Makes a move of work as it is. */
async function step({ db }: TestPortal, visitor: Visitor, idx: number | undefined, move: string, values?: object) {
  const [row] = await db
    .select()
    .from(extraPay)
    .where(eq(extraPay.idx, idx ?? 0));
  return (await visitor.post(called("move"), { idx, ver: row?.ver, move, ...(values && { values }) })).json();
}
/** Makes a move of several at once. */
const together = async (visitor: Visitor, idxs: readonly (number | undefined)[], move: string) =>
  (await visitor.post(called("bulk"), { screen: ALL, idxs, move })).json();

const evening = (work_date: string, more: object = {}) => ({
  work_date,
  time_from: "18:00",
  time_to: "22:00",
  kind: "over",
  reason: "교재 마감",
  ...more,
});
const days = 24 * 60 * 60 * 1000;

/** Work of the demo employee, allowed by the lead. */
async function allowed(portal: TestPortal, works: object[], comp = "pay") {
  const drafter = await portal.signedIn("staff@demo.test");
  const form = { kind: "D6", title: "추가근무", data: { comp, works }, line: [{ role: "approve", idx_staff: 101 }] };
  const { idx, ...answer } = await tell(drafter, "submitDocument", form);
  expect(answer).toMatchObject({ err: 0 });
  await tell(await portal.signedIn("lead@demo.test"), "actOnDocument", { idx, rev: 1, action: "approve" });
  return portal.db.select().from(extraPay).where(eq(extraPay.idx_document, idx)).orderBy(extraPay.idx);
}

/** The days of leave that came of extra work and are left. */
async function leaveOf({ db }: TestPortal, idx_document: number): Promise<number> {
  const [grant] = await db
    .select()
    .from(leaveLedger)
    .where(eq(leaveLedger.ref, `work:${idx_document}`));
  const rows = await db
    .select()
    .from(leaveLedger)
    .where(and(eq(leaveLedger.idx_staff, 100), eq(leaveLedger.valid_to, grant?.valid_to ?? "")));
  return Math.round(rows.reduce((sum, { qty }) => sum + qty, 0) * 1000) / 1000;
}

describe("extra work that is given back as leave", () => {
  test("gives none when it is cancelled before its day", async () => {
    const portal = await openTestPortal();
    const [first, second] = await allowed(portal, [evening("2026-03-04"), evening("2026-03-05")], "leave");
    const idx_document = first?.idx_document ?? 0;
    expect(await leaveOf(portal, idx_document)).toBe(1.5);
    const mine = await portal.signedIn("staff@demo.test");
    expect(await step(portal, mine, first?.idx, "cancel")).toMatchObject({ err: 0 });
    expect(await leaveOf(portal, idx_document)).toBe(0.75);
    // once only
    expect((await step(portal, mine, first?.idx, "cancel")).err).toBe(409);
    portal.wait(5 * days);
    const later = await portal.signedIn("staff@demo.test");
    expect((await step(portal, later, second?.idx, "cancel")).err_msg).toContain("근무일 전의");
    expect(await leaveOf(portal, idx_document)).toBe(0.75);
  });

  test("gives leave for the hours that were really worked, once the lead has confirmed them", async () => {
    const portal = await openTestPortal();
    const [work] = await allowed(portal, [evening("2026-03-02")], "leave");
    const idx_document = work?.idx_document ?? 0;
    const mine = await portal.signedIn("staff@demo.test");
    const actual = { actual_from: "18:00", actual_to: "20:00" };
    expect(await step(portal, mine, work?.idx, "enter", actual)).toMatchObject({ err: 0 });
    expect(await leaveOf(portal, idx_document)).toBe(0.75);
    expect(await together(await portal.signedIn("lead@demo.test"), [work?.idx], "confirm")).toMatchObject({
      done: [work?.idx],
    });
    expect(await leaveOf(portal, idx_document)).toBe(0.375);
    const log = await portal.db
      .select()
      .from(statusLog)
      .where(and(eq(statusLog.entity, "extra_pay"), eq(statusLog.entity_idx, work?.idx ?? 0)))
      .orderBy(statusLog.idx);
    expect(log.map(({ to_status, idx_staff }) => `${to_status} ${idx_staff}`)).toEqual([
      "req 100",
      "ok 101",
      "ok 100",
      "check 101",
    ]);
  });
});

describe("what extra work comes to", () => {
  const sunday = { work_date: "2026-03-08", time_from: "09:00", time_to: "22:00", rest_min: 60 };
  const form = (works: object[], comp = "pay") => ({
    kind: "D6",
    title: "추가근무",
    data: { comp, works, calc: "연장 99시간 × 9" },
    line: [{ role: "approve", idx_staff: 101 }],
  });
  const submit = async (portal: TestPortal, works: object[], comp?: string) =>
    tell(await portal.signedIn("staff@demo.test"), "submitDocument", form(works, comp));

  test("is counted by the server, shown in the form, and read by who decides on it", async () => {
    const portal = await openTestPortal();
    const works = [evening("2026-03-08", { ...sunday, kind: "holiday" })];
    const me = await portal.signedIn("staff@demo.test");
    // 8 × 1.5 + 4 × 2.0 = 20
    const calc = "휴일 8시간 × 1.5 + 휴일 8시간 초과 4시간 × 2.0 = 20시간";
    expect((await tell(me, "checkDocument", form(works))).computed).toMatchObject({ calc });
    const { idx } = await submit(portal, works);
    const lead = await portal.signedIn("lead@demo.test");
    expect((await ask(lead, "getDocument", `idx=${idx}`)).data).toMatchObject({ calc });
    const [row] = await portal.db.select().from(extraPay).where(eq(extraPay.idx_document, idx));
    expect(row).toMatchObject({ minutes: 720, over_min: 0, holiday_min: 480, beyond_min: 240, night_min: 0 });
  });

  test("is paid once: what takes a minute of other work is refused with the other's number, also over midnight", async () => {
    const portal = await openTestPortal();
    const [late] = await allowed(portal, [evening("2026-03-04", { time_to: "02:00" })]);
    const early = evening("2026-03-05", { time_from: "01:00", time_to: "03:00", kind: "night" });
    const refused = await submit(portal, [early]);
    expect(refused.err).not.toBe(0);
    expect(JSON.stringify(refused)).toMatch(/OVT-2026-111-\d+의 근무\(2026-03-04 18:00~02:00\)와 시간이 겹칩니다/);
    // and so are two lines of one document
    const twice = [evening("2026-03-06", { time_to: "01:30" }), { ...early, work_date: "2026-03-07" }];
    expect(JSON.stringify(await submit(portal, twice))).toContain("1행과 시간이 겹칩니다.");
    // what touches it is fine, and so is the same time once the other is given up
    expect((await submit(portal, [{ ...early, time_from: "02:00" }])).err).toBe(0);
    await step(portal, await portal.signedIn("staff@demo.test"), late?.idx, "cancel");
    expect((await submit(portal, [evening("2026-03-04")])).err).toBe(0);
  });

  test("is the same for work that was written before its minutes were kept", async () => {
    const portal = await openTestPortal();
    const night = evening("2026-03-04", { time_from: "20:00", time_to: "02:00", rest_min: 30 });
    const works = [
      night,
      evening("2026-03-05", { time_to: "22:30" }),
      evening("2026-03-08", { ...sunday, kind: "holiday" }),
    ];
    const [row] = await allowed(portal, works);
    const isOf = eq(extraPay.idx_document, row?.idx_document ?? 0);
    const minutes = async () => {
      const rows = await portal.db.select().from(extraPay).where(isOf).orderBy(extraPay.idx);
      return rows.map((it) => [it.minutes, it.over_min, it.holiday_min, it.beyond_min, it.night_min]);
    };
    const counted = [
      [330, 330, 0, 0, 240],
      [270, 270, 0, 0, 30],
      [720, 0, 480, 240, 0],
    ];
    expect(await minutes()).toEqual(counted);
    await portal.db.update(extraPay).set({ minutes: 0, over_min: 0, holiday_min: 0, beyond_min: 0, night_min: 0 });
    const folder = new URL("../../../migrations/", import.meta.url);
    const file = readdirSync(folder).find((name) => name.endsWith("_leave_and_work_by_the_law.sql")) ?? "";
    const statements = readFileSync(new URL(file, folder), "utf8").split("--> statement-breakpoint");
    await portal.pool.query(statements.find((text) => text.includes('UPDATE "extra_pay"')) ?? "");
    expect(await minutes()).toEqual(counted);
  });

  test("of one holiday is one sum: hours of a second request are those over eight", async () => {
    const portal = await openTestPortal();
    const day = evening("2026-03-08", { kind: "holiday", time_from: "09:00", time_to: "17:00" });
    const [first] = await allowed(portal, [day], "leave");
    // 8 × 1.5 hours of a day's eight
    expect(await leaveOf(portal, first?.idx_document ?? 0)).toBe(1.5);
    const [second] = await allowed(portal, [evening("2026-03-08", { kind: "holiday" })], "leave");
    expect(second).toMatchObject({ holiday_min: 0, beyond_min: 240 });
    await step(portal, await portal.signedIn("staff@demo.test"), first?.idx, "cancel");
    const [now] = await portal.db
      .select()
      .from(extraPay)
      .where(eq(extraPay.idx, second?.idx ?? 0));
    expect(now).toMatchObject({ holiday_min: 240, beyond_min: 0 });
    // both of the same day: 1.5 + 1 were given, 0.75 are left
    expect(await leaveOf(portal, first?.idx_document ?? 0)).toBe(0.75);
  });

  test("is rounded once: three times twenty minutes are an hour, and 3 h 20 min are 0.625 days of leave", async () => {
    const portal = await openTestPortal();
    const short = ["2026-03-03", "2026-03-04", "2026-03-05"].map((day) => evening(day, { time_to: "18:20" }));
    await allowed(portal, short);
    const allowedOnes = `${inMonth("2026-03")}&status=ok,check,closed`;
    const { sums } = await listed(await portal.signedIn("staff@demo.test"), MINE, allowedOnes);
    const before = await portal.db.select().from(extraPay).where(eq(extraPay.idx_staff, 100));
    const others = before.filter(
      ({ work_date, status, minutes }) =>
        work_date.startsWith("2026-03") && ["ok", "check", "closed"].includes(status) && minutes !== 20,
    );
    const rest = others.reduce((sum, { over_min }) => sum + (over_min ?? 0), 0);
    expect(sums.over_min).toBe(60 + rest);
    // 200 minutes × 1.5 of a day's 480
    const [leave] = await allowed(portal, [evening("2026-03-06", { time_to: "21:20" })], "leave");
    expect(await leaveOf(portal, leave?.idx_document ?? 0)).toBe(0.625);
  });
});

test("the sums by person are those of the exact minutes, rounded once, of two of one name apart", async () => {
  const portal = await openTestPortal();
  const lead = await portal.signedIn("lead@demo.test");
  const [model] = await allowed(portal, [evening("2026-03-04")]);
  const { idx: _, ...same } = model as typeof extraPay.$inferSelect;
  const minute = fc.nat(700);
  const rows = fc.record({
    over_min: minute,
    holiday_min: minute,
    beyond_min: minute,
    night_min: minute,
    isPaid: fc.boolean(),
  });
  const months = fc.sample(fc.array(rows, { minLength: 3, maxLength: 25 }), { numRuns: 4, seed: 37 });
  for (const [at, works] of months.entries()) {
    const month = `2031-0${at + 1}`;
    // half a minute counts as well
    const paid = (it: (typeof works)[number]) =>
      (it.over_min + it.holiday_min) * 1.5 + it.beyond_min * 2 + it.night_min * 0.5;
    await portal.db.insert(extraPay).values(
      works.map(({ isPaid, ...minutes }, day) => ({
        ...{ ...same, ...minutes, paid_min: paid({ isPaid, ...minutes }), comp: isPaid ? "pay" : "leave" },
        work_date: `${month}-${String(day + 1).padStart(2, "0")}`,
      })),
    );
    // so many sixtieths of an hour, in hundredths, a half up: whole numbers alone
    const hours = (sixtieths: number) => Math.floor((sixtieths * 10 + 3) / 6) / 100;
    const sum = (of: (work: (typeof works)[number]) => number) => works.reduce((all, work) => all + of(work), 0);
    // in halves of a minute: hundred and twentieths of an hour, so many sixths of a hundredth
    const halves = sum((it) => (it.isPaid ? 0 : 2 * paid(it)));
    const wanted = {
      rows: works.length,
      over: hours(sum(({ over_min }) => over_min)),
      night: hours(sum(({ night_min }) => night_min)),
      holiday: hours(sum(({ holiday_min }) => holiday_min)),
      beyond: hours(sum(({ beyond_min }) => beyond_min)),
      ...(works.some(({ isPaid }) => !isPaid) && { leave: Math.floor((halves * 5 + 3) / 6) / 100 }),
    };
    const { charts } = await byPerson(lead, month);
    for (const [key, value] of Object.entries(wanted)) expect([key, charts[key]]).toEqual([key, [mine(value)]]);
  }
  const namesake = { ...same, idx_staff: NAMESAKE, work_date: "2031-01-28" };
  await portal.db.insert(extraPay).values(namesake);
  await portal.db.execute(
    sql`update staff set kname = (select kname from staff where idx = 100) where idx = ${NAMESAKE}`,
  );
  const { charts } = await byPerson(lead, "2031-01");
  expect(new Set(charts.rows.map(({ byIdx }: { byIdx: number }) => byIdx))).toEqual(new Set([100, NAMESAKE]));
  expect(charts.rows).toHaveLength(2);
  // payroll takes it along as it is shown
  const screen = `screen=${encodeURIComponent(`${ALL}#people`)}&format=csv&${inMonth("2031-01")}`;
  const [head, ...lines] = (await lead.get(called("export", screen))).body.replace("\uFEFF", "").trim().split("\r\n");
  expect(head).toMatch(/^근무자,건수 \(건\),연장 \(시간\),.*수당 \(원\)/);
  expect(lines).toHaveLength(2);
});

const NAMESAKE = 107;
const mine = (value: number) => ({
  ...{ by: expect.any(String), byIdx: 100 },
  // their number, which payroll tells people of one name apart by
  split: expect.stringMatching(/^P\d+$/),
  value,
});

/** What the table of a month by person has. */
const byPerson = async (visitor: Visitor, month: string) =>
  (await visitor.get(called("statistics", `screen=${encodeURIComponent(`${ALL}#people`)}&${inMonth(month)}`))).json();

describe("when extra work was really done", () => {
  test("is entered from its day until three days after, by who did it", async () => {
    const portal = await openTestPortal();
    const [work] = await allowed(portal, [evening("2026-03-04")]);
    const me = () => portal.signedIn("staff@demo.test");
    const actual = { actual_from: "19:00", actual_to: "23:00" };
    const enter = async (who: Visitor, more: object = {}) =>
      step(portal, who, work?.idx, "enter", { ...actual, ...more });
    expect((await enter(await me())).err).toBe(409);
    portal.wait(5 * days);
    const mine = await me();
    expect(await enter(mine, { actual_to: "19:00" })).toMatchObject({
      err: 400,
      fields: { actual_to: expect.stringContaining("근무시간이 있어야") },
    });
    expect(await enter(mine, { actual_to: "19:05" })).toMatchObject({
      err: 400,
      fields: { actual_to: expect.any(String) },
    });
    expect((await enter(mine)).err).toBe(0);
    portal.wait(1 * days);
    expect((await enter(await me())).err_msg).toContain("3일 안에");
  });

  test("is confirmed by another one's lead only, and not before its day", async () => {
    const portal = await openTestPortal();
    const [work] = await allowed(portal, [evening("2026-03-04")]);
    const confirm = async (name: string) =>
      together(await portal.signedIn(`${name}@demo.test`), [work?.idx], "confirm");
    expect((await confirm("lead")).refused).toEqual([
      { idx: work?.idx, name: work?.reason, why: "아직 근무일이 아닙니다." },
    ]);
    portal.wait(2 * days);
    for (const name of ["acting", "accounting", "sales"])
      expect([name, (await confirm(name)).done]).toEqual([name, []]);
    expect((await confirm("staff")).err).toBe(403);
    const both = await Promise.all([confirm("lead"), confirm("lead")]);
    expect(both.flatMap(({ done }) => done)).toEqual([work?.idx]);
  });
});

describe("a month of extra work", () => {
  test("tells of the weeks with more than twelve hours, also of one that begins in the month before", async () => {
    const portal = await openTestPortal();
    const works = ["2026-03-30", "2026-03-31", "2026-04-01", "2026-04-02"].map((day) => evening(day));
    const rows = await allowed(portal, works);
    const over = async () => {
      const { list } = await listed(await portal.signedIn("staff@demo.test"), MINE, "is_over_week=Y&sort=work_date");
      return list.map(({ work_date }: { work_date: string }) => work_date).filter((day: string) => day > "2026-03-29");
    };
    expect(await over()).toEqual(["2026-03-30", "2026-03-31", "2026-04-01", "2026-04-02"]);
    const { charts } = await byPerson(await portal.signedIn("lead@demo.test"), "2026-04");
    expect(charts.over_week).toEqual([mine(2)]);
    // twelve hours are not too many
    await step(portal, await portal.signedIn("staff@demo.test"), rows[3]?.idx, "cancel");
    expect(await over()).toEqual([]);
  });

  test("is closed by who keeps the books, of others alone and with the password; then it is frozen", async () => {
    const portal = await openTestPortal();
    const [first, second] = await allowed(portal, [evening("2026-03-02"), evening("2026-03-03")]);
    const idxs = [first?.idx, second?.idx];
    portal.wait(2 * days);
    await together(await portal.signedIn("lead@demo.test"), [first?.idx], "confirm");
    for (const name of ["lead", "people"]) {
      const { done = [] } = await together(await portal.signedIn(`${name}@demo.test`), idxs, "close");
      expect([name, done]).toEqual([name, []]);
    }
    const accounting = await portal.signedIn("accounting@demo.test");
    portal.wait(16 * 60 * 1000);
    expect((await together(accounting, idxs, "close")).err).toBe(203);
    expect((await step(portal, accounting, first?.idx, "close")).err).toBe(203);
    expect(await accounting.post("/rest/personal/confirmPassword", { upw: DEMO_PASSWORD })).toMatchObject({
      statusCode: 200,
    });
    const closed = await together(accounting, idxs, "close");
    expect(closed).toMatchObject({ err: 0, done: [first?.idx], refused: [{ idx: second?.idx }] });
    const state = async () => {
      const rows = await portal.db
        .select()
        .from(extraPay)
        .where(eq(extraPay.idx_document, first?.idx_document ?? 0))
        .orderBy(extraPay.idx);
      return rows.map(({ status, amount, close_month }) => [status, amount, close_month]);
    };
    // four hours, half as much again, at the demo company's 15,000
    expect(await state()).toEqual([
      ["closed", 90_000, "2026-03"],
      ["ok", null, null],
    ]);
    const mine = await portal.signedIn("staff@demo.test");
    const actual = { actual_from: "18:30", actual_to: "23:30" };
    expect((await step(portal, mine, first?.idx, "enter", actual)).err).toBe(409);
    await together(await portal.signedIn("lead@demo.test"), [second?.idx], "confirm");
    await together(accounting, idxs, "close");
    expect(await together(accounting, idxs, "reopen")).toMatchObject({ done: idxs });
    expect(await state()).toEqual([
      ["check", null, null],
      ["check", null, null],
    ]);
  });

  test("is taken along for payroll: one row for each work, of those that one may see", async () => {
    const portal = await openTestPortal();
    await allowed(portal, [evening("2026-03-02"), evening("2026-03-03", { kind: "night", time_to: "23:00" })]);
    const sheet = async (name: string) => {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      const columns = "staff,staff.emp_no,team,staff.position,work_date,kind,minutes,paid_min";
      const query = `screen=${ALL}&${inMonth("2026-03")}&sort=work_date&columns=${columns}`;
      const answer = await visitor.get(called("export", query));
      return answer.statusCode === 200 ? rowsOfFile(answer.rawPayload) : answer.statusCode;
    };
    const [head, ...rows] = (await sheet("lead")) as string[][];
    expect(head).toEqual(["근무자", "근무자 사번", "부서", "근무자 직책", "근무일", "구분", "근무", "인정시간"]);
    // five hours, of which one is by night
    expect(rows.map((row) => row.slice(1, 2))).toEqual([[expect.stringMatching(/^P\d+$/)], [rows[0]?.[1]]]);
    expect(rows.map((row) => row.slice(4))).toEqual([
      ["2026-03-02", "연장", 4, 6],
      ["2026-03-03", "야간", 5, 8],
    ]);
    expect(await sheet("staff")).toBe(403);
  });
});
