import { readdirSync, readFileSync } from "node:fs";
import { and, between, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { holiday, telecommuting } from "../../db/tables";
import { balanceOf } from "../../leave/ledger/balance";
import { entered } from "../../testing/records/entered-leave";
import { openTestPortal, type TestPortal } from "../../testing/test-portal";

const values = { name: "임시공휴일", kind: "temp", half: "full", idx_sector: null };

/** The people office adds a holiday. */
async function add(portal: TestPortal, hdate: string, more: object = {}) {
  const people = await portal.signedIn("people@demo.test");
  return (await people.post("/rest/records/holiday/add", { values: { ...values, hdate, ...more } })).json();
}

test("years that were entered before Workers' Day was made up for get the day in its place, once", async () => {
  const { db, pool } = await openTestPortal();
  const row = (hdate: string, name: string) => ({ hdate, name, kind: "legal", half: "full", idx_sector: null });
  // 1 May 2032 is a Saturday, of 2033 a Sunday, and the Monday after that is closed already; of 2034 it is a Monday
  await db
    .insert(holiday)
    .values([
      row("2032-05-01", "노동절"),
      row("2033-05-01", "노동절"),
      { ...row("2033-05-02", "창립기념일"), kind: "company" },
      row("2034-05-01", "노동절"),
    ]);
  const folder = new URL("../../../migrations/", import.meta.url);
  const file = readdirSync(folder).find((name) => name.endsWith("_workers_day_is_made_up_for.sql")) ?? "";
  const of2027 = await db.$count(holiday, between(holiday.hdate, "2027-05-01", "2027-05-09"));
  for (let time = 0; time < 2; time++) await pool.query(readFileSync(new URL(file, folder), "utf8"));
  const added = await db.select().from(holiday).where(eq(holiday.name, "대체공휴일(노동절)")).orderBy(holiday.hdate);
  expect(added.map(({ hdate, kind }) => [hdate, kind])).toEqual([
    ["2027-05-03", "sub"],
    ["2032-05-03", "sub"],
    ["2033-05-03", "sub"],
  ]);
  expect(await db.$count(holiday, between(holiday.hdate, "2027-05-01", "2027-05-09"))).toBe(of2027);
});

describe("a holiday", () => {
  test("is one for everybody and one for each sector on a day", async () => {
    const portal = await openTestPortal();
    expect((await add(portal, "2026-04-08")).err).toBe(0);
    expect(await add(portal, "2026-04-08")).toMatchObject({ err: 409, err_msg: expect.stringContaining("이미 휴일") });
    expect((await add(portal, "2026-04-08", { idx_sector: 100 })).err).toBe(0);
  });

  test("that is over stays as it was", async () => {
    const portal = await openTestPortal();
    const people = await portal.signedIn("people@demo.test");
    const [past] = await portal.db.select().from(holiday).where(eq(holiday.hdate, "2026-01-01"));
    const { idx, ver } = past as { idx: number; ver: number };
    const changed = await people.post("/rest/records/holiday/change", { idx, ver, values: { name: "새해" } });
    const removed = await people.post("/rest/records/holiday/remove", { idx, ver });
    expect([changed.statusCode, removed.statusCode]).toEqual([409, 409]);
    expect(removed.json().err_msg).toContain("지난 휴일(2026-01-01)은 바꿀 수 없습니다.");
  });

  test("within an allowed leave is offered to be counted again, and gives the day back", async () => {
    const portal = await openTestPortal();
    const before = await balanceOf(portal.db, 100, "2026-03-02");
    const idx = await entered(portal, 100, "2026-04-07", "2026-04-09");
    await add(portal, "2026-04-08");
    const people = await portal.signedIn("people@demo.test");
    const offered = (await people.get("/rest/mypims/getLeaveRecounts")).json().list;
    expect(offered.find((one: { idx: number }) => one.idx === idx)).toMatchObject({ days: 3, after: 2 });
    expect((await people.post("/rest/mypims/recountLeaves", { idxs: [idx] })).json()).toMatchObject({
      done: 1,
      days: 1,
    });
    expect((await balanceOf(portal.db, 100, "2026-03-02")).remain).toBe(before.remain - 2);
  });

  test("within work from home makes its days fewer, and more again when it is none any more", async () => {
    const portal = await openTestPortal();
    const place = { idx_sector: 100, idx_office: 110, idx_team: 111, place: "home", contact: "010", plan: "교정" };
    const home = { ...place, idx_staff: 100, date_from: "2026-04-06", date_to: "2026-04-10", days: 5, status: "ok" };
    await portal.db.insert(telecommuting).values(home);
    const days = async () => {
      const [row] = await portal.db
        .select()
        .from(telecommuting)
        .where(and(eq(telecommuting.idx_staff, 100), eq(telecommuting.date_from, "2026-04-06")));
      return row?.days;
    };
    const { idx } = await add(portal, "2026-04-08", { half: "pm" });
    expect(await days()).toBe(4.5);
    const people = await portal.signedIn("people@demo.test");
    expect((await people.post("/rest/records/holiday/remove", { idx, ver: 1 })).json().err).toBe(0);
    expect(await days()).toBe(5);
  });
});

test("a public holiday is filled in beside a day that one sector has free already", async () => {
  const portal = await openTestPortal();
  await portal.db.insert(holiday).values({ ...values, hdate: "2030-03-01", idx_sector: 100 });
  const people = await portal.signedIn("people@demo.test");
  const { list } = (await people.post("/rest/mypims/copyHolidays", { year: 2030 })).json();
  expect(list.some(({ hdate }: { hdate: string }) => hdate === "2030-03-01")).toBe(true);
});

test("a year is filled by the rules, with substitutes and the company's own days, and only once", async () => {
  const portal = await openTestPortal();
  const people = await portal.signedIn("people@demo.test");
  const fill = (more: object) => people.post("/rest/mypims/copyHolidays", { year: 2028, ...more });
  await people.post("/rest/mypims/copyHolidays", { year: 2027 });
  const shown = (await fill({ check: true })).json();
  expect(shown.added).toBe(0);
  const kinds = (list: { kind: string }[]) => new Set(list.map(({ kind }) => kind));
  expect(kinds(shown.list)).toEqual(new Set(["legal", "sub", "company"]));
  const filled = (await fill({})).json();
  expect(filled.added).toBe(shown.list.length);
  expect((await fill({})).json()).toMatchObject({ added: 0, list: [] });
});
