import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  leaveLedger,
  leaveNotice,
  leavePolicy,
  notification,
  staff,
  staffOrder,
  vacation,
  vacationType,
} from "../../db/tables";
import { openTestPortal } from "../../testing/test-portal";
import { sendLeaveNotices } from "../notices/notices";
import { compensate } from "./compensation";
import { dueGrants, giveDueGrants } from "./grants";
import { endingsBefore, endLeave } from "./year-end";

const ME = 100;
const me = eq(staff.idx, ME);

test("leave can be used on its last day and ends with the next", async () => {
  const { db } = await openTestPortal();
  const ends = async (day: string) => (await endingsBefore(db, day, me)).map(({ valid_to }) => valid_to);
  expect(await ends("2026-12-31")).not.toContain("2026-12-31");
  expect(await ends("2027-01-01")).toContain("2026-12-31");
});

test("leave that is asked for keeps what it takes from ending with the year; leave that takes nothing keeps nothing", async () => {
  const { db } = await openTestPortal();
  const [person] = await db.select().from(staff).where(me);
  const { idx_sector, idx_office, idx_team } = person as typeof staff.$inferSelect;
  const types = new Map((await db.select().from(vacationType)).map(({ code, idx }) => [code, idx]));
  const ask = (code: string, day: string) =>
    db.insert(vacation).values({
      ...{ idx_staff: ME, idx_sector, idx_office, idx_team, idx_type: types.get(code) as number, status: "req" },
      ...{ during: { from: new Date(`${day}T00:00:00Z`), to: new Date(`${day}T09:00:00Z`) } },
      ...{ days: 1, shares: [{ day, days: 1 }] },
    });
  const left = async () =>
    (await endingsBefore(db, "2027-01-01", me)).find(({ valid_to }) => valid_to === "2026-12-31")?.left;
  const before = Number(await left());
  await ask("annual", "2026-12-28");
  expect(await left()).toBe(before - 1);
  await ask("sick", "2026-12-29");
  expect(await left()).toBe(before - 1);
});

test("what was used in advance is owed by the year that follows, once", async () => {
  const { db } = await openTestPortal();
  const [person] = await db.select().from(staff).where(me);
  const { idx_sector, idx_office, idx_team } = person as typeof staff.$inferSelect;
  const owed = { valid_from: "2025-03-02", valid_to: "2026-03-01" };
  await db
    .insert(leaveLedger)
    .values({ idx_staff: ME, idx_sector, idx_office, idx_team, kind: "use", qty: -1.5, ...owed });
  expect(await endingsBefore(db, "2026-03-02", me)).toMatchObject([{ ...owed, left: -1.5, carried: -1.5, expired: 0 }]);
  const doing = { by: null, now: new Date("2026-03-02T01:00:00Z") };
  await db.transaction((tx) => endLeave(tx, "2026-03-02", doing, me));
  await db.transaction((tx) => endLeave(tx, "2026-03-02", doing, me));
  const isCarry = eq(leaveLedger.kind, "carry");
  const rows = await db.select().from(leaveLedger).where(isCarry).orderBy(leaveLedger.valid_from);
  expect(rows.map(({ qty, valid_from, valid_to }) => [qty, valid_from, valid_to])).toEqual([
    [1.5, "2025-03-02", "2026-03-01"],
    [-1.5, "2026-01-01", "2026-12-31"],
  ]);
});

test("a month's day is given on the day it is earned, and however late; a year's sixty days ahead", async () => {
  const { db } = await openTestPortal();
  await db.update(staff).set({ joinday: "2026-02-02" }).where(me);
  const due = async (day: string) => (await dueGrants(db, day, me)).map(({ grant }) => grant.ref);
  expect(await due("2026-03-01")).toEqual([]);
  expect(await due("2026-03-02")).toEqual(["monthly:1"]);
  expect(await due("2026-03-17")).toEqual(["monthly:1"]);
  // entered in July: what was earned since February is given together
  expect(await due("2026-07-02")).toEqual(["monthly:1", "monthly:2", "monthly:3", "monthly:4", "monthly:5"]);
  expect(await due("2026-11-01")).not.toContain("fiscal:2027");
  expect(await due("2026-11-02")).toContain("fiscal:2027");
});

test("who joined on 25 August and is entered in November gets the three days of three months, each once", async () => {
  const { db } = await openTestPortal();
  await db.update(staff).set({ joinday: "2026-08-25" }).where(me);
  const now = new Date("2026-11-25T01:00:00Z");
  const mine = async () => {
    const isMine = and(eq(leaveLedger.idx_staff, ME), like(leaveLedger.ref, "monthly:%"));
    const rows = await db.select().from(leaveLedger).where(isMine).orderBy(leaveLedger.idx);
    return rows.map(({ ref, qty, valid_from, valid_to }) => [ref, qty, valid_from, valid_to]);
  };
  for (let night = 0; night < 2; night++) await db.transaction((tx) => giveDueGrants(tx, "2026-11-25", now));
  expect(await mine()).toEqual([
    ["monthly:1", 1, "2026-09-25", "2027-08-24"],
    ["monthly:2", 1, "2026-10-25", "2027-08-24"],
    ["monthly:3", 1, "2026-11-25", "2027-08-24"],
  ]);
});

test("leave of absence: parental counts as worked, another one is prorated, below 80 % HR is asked", async () => {
  const { db } = await openTestPortal();
  await db.update(leavePolicy).set({ basis: "joinday" });
  await db.update(staff).set({ joinday: "2024-07-01" }).where(me);
  const [person] = await db.select().from(staff).where(me);
  const { idx_sector, idx_office, idx_team } = person as typeof staff.$inferSelect;
  const order = (kind: string, effective_date: string, leave_kind: string | null = null) => ({
    ...{ idx_staff: ME, idx_sector, idx_office, idx_team, kind, effective_date, leave_kind },
    status: "done",
  });
  const due = async () => {
    const all = await dueGrants(db, "2026-07-01", me);
    return all.filter(({ grant }) => grant.ref === "anniversary:2").map(({ qty, isAsked }) => [qty, isAsked]);
  };
  const away = (from: string, to: string, kind: string) =>
    db.insert(staffOrder).values([order("leave", from, kind), order("back", to)]);
  expect(await due()).toEqual([[15, false]]);
  await away("2025-09-01", "2026-03-01", "parental");
  expect(await due()).toEqual([[15, false]]);
  // April: 21.5 of the year's 244.5 working days; 15 × 223 / 244.5 = 13.68, rounded up to a half
  await away("2026-04-01", "2026-05-01", "sick");
  expect(await due()).toEqual([[14, false]]);
  // until the end of June: 60.5 of 244.5 days are more than a fifth, and nine of twelve months are full
  await away("2026-05-01", "2026-07-01", "study");
  expect(await due()).toEqual([[9, true]]);
  const now = new Date("2026-07-01T01:00:00Z");
  const isMine = and(eq(leaveLedger.idx_staff, ME), eq(leaveLedger.ref, "anniversary:2"));
  await db.transaction((tx) => giveDueGrants(tx, "2026-07-01", now));
  expect(await db.$count(leaveLedger, isMine)).toBe(0);
  const asked = and(eq(notification.kind, "leave"), like(notification.title, "%입사 2년 연차: 휴직이 있어%"));
  expect(await db.$count(notification, asked)).toBeGreaterThan(0);
  await db.transaction((tx) => giveDueGrants(tx, "2026-07-01", now, "hr"));
  expect(await db.select({ qty: leaveLedger.qty }).from(leaveLedger).where(isMine)).toEqual([{ qty: 9 }]);
});

test("leave of absence that nobody has named is asked of HR, also of a month and by fiscal year", async () => {
  const { db } = await openTestPortal();
  await db.update(staff).set({ joinday: "2026-11-03" }).where(me);
  const [person] = await db.select().from(staff).where(me);
  const { idx_sector, idx_office, idx_team } = person as typeof staff.$inferSelect;
  const [leave] = await db
    .insert(staffOrder)
    .values(
      ["leave", "back"].map((kind, at) => ({
        ...{ idx_staff: ME, idx_sector, idx_office, idx_team, kind, status: "done" },
        effective_date: ["2026-12-10", "2026-12-11"][at] as string,
      })),
    )
    .returning();
  const due = async () => {
    const all = await dueGrants(db, "2027-01-05", me);
    return all.map(({ grant, qty, isAsked }) => [grant.ref, qty, isAsked]);
  };
  // 3 November to 31 December: 15 × 59 ÷ 365 = 2.42 are 2.5; 41 of 42 working days of it are 2.44, rounded up as well
  expect(await due()).toEqual([
    ["monthly:1", 1, false],
    ["monthly:2", 0, true],
    ["fiscal:2027", 2.5, true],
  ]);
  const now = new Date("2027-01-05T01:00:00Z");
  await db.transaction((tx) => giveDueGrants(tx, "2027-01-05", now));
  const asked = and(eq(notification.kind, "leave"), like(notification.title, "%입사 2개월 연차: 휴직이 있어%"));
  expect(await db.$count(notification, asked)).toBeGreaterThan(0);
  // what it was is said: it counts as worked, or it does not
  const name = (leave_kind: string) =>
    db
      .update(staffOrder)
      .set({ leave_kind })
      .where(eq(staffOrder.idx, leave?.idx ?? 0));
  await name("parental");
  expect(await due()).toEqual([
    ["monthly:2", 1, false],
    ["fiscal:2027", 2.5, false],
  ]);
  await name("study");
  expect(await due()).toEqual([["fiscal:2027", 2.5, false]]);
});

test("leave of who joined on the 31st is pointed out, carried over and expires to the day", async () => {
  const { db } = await openTestPortal();
  const policy = { basis: "joinday", carry_most: 4, carry_months: 3, home_per_week: 2 } as const;
  await db.update(leavePolicy).set(policy);
  await db.update(staff).set({ joinday: "2025-08-31" }).where(me);
  const now = new Date("2026-08-01T01:00:00Z");
  await db.transaction((tx) => giveDueGrants(tx, "2026-08-01", now));
  const isMine = eq(leaveLedger.idx_staff, ME);
  const months = await db
    .select()
    .from(leaveLedger)
    .where(and(isMine, like(leaveLedger.ref, "monthly:%")));
  expect([months.length, ...new Set(months.map(({ valid_to }) => valid_to))]).toEqual([11, "2026-08-30"]);
  // three months that end on 30 August begin on 31 May
  const told = async (day: string) => {
    await db.transaction((tx) => sendLeaveNotices(tx, day, now));
    return db.$count(leaveNotice, and(eq(leaveNotice.idx_staff, ME), eq(leaveNotice.valid_to, "2026-08-30")));
  };
  expect([await told("2026-05-30"), await told("2026-05-31")]).toEqual([0, 1]);
  const ends = async (day: string) =>
    (await endingsBefore(db, day, me)).filter(({ valid_to }) => valid_to === "2026-08-30").map(({ left }) => left);
  expect(await ends("2026-08-30")).toEqual([]);
  expect(await ends("2026-08-31")).toEqual(Array(11).fill(1));
  await db.transaction((tx) => endLeave(tx, "2026-08-31", { by: null, now }, me));
  // four of the eleven days, each a grant of its own; three months from 31 August end with November, which has no 31st
  const carried = await db
    .select({ qty: leaveLedger.qty, valid_to: leaveLedger.valid_to })
    .from(leaveLedger)
    .where(and(isMine, eq(leaveLedger.kind, "carry"), eq(leaveLedger.valid_from, "2026-08-31")));
  expect(carried).toEqual(Array(4).fill({ qty: 1, valid_to: "2026-11-30" }));
  const expired = and(isMine, eq(leaveLedger.kind, "expire"), eq(leaveLedger.valid_to, "2026-08-30"));
  expect(await db.$count(leaveLedger, expired)).toBe(7);
});

test("leave that is given for extra work can be taken for a year, to the day", async () => {
  const { db } = await openTestPortal();
  // by hand: a year ends the day before the same day, or with February where that has none
  const years = [
    ["2024-02-29", "2025-02-28"],
    ["2025-08-31", "2026-08-30"],
    ["2027-02-28", "2028-02-27"],
    ["2027-03-01", "2028-02-29"],
  ] as const;
  await db.transaction(async (tx) => {
    for (const [at, [day]] of years.entries()) {
      const work = { idx_staff: ME, idx_document: 900_000 + at, before: 0, days: 1, memo: "보상휴가" };
      await compensate(tx, work, { by: null, now: new Date(`${day}T01:00:00Z`) });
    }
  });
  const isWork = and(eq(leaveLedger.idx_staff, ME), like(leaveLedger.ref, "work:90000%"));
  const given = await db.select().from(leaveLedger).where(isWork).orderBy(leaveLedger.ref);
  expect(given.map(({ valid_from, valid_to }) => [valid_from, valid_to])).toEqual(years);
});

test("nobody who has left the company is granted leave", async () => {
  const { db } = await openTestPortal();
  expect(await dueGrants(db, "2026-11-02", me)).toHaveLength(1);
  await db.update(staff).set({ status: "retired" }).where(me);
  expect(await dueGrants(db, "2026-11-02", me)).toEqual([]);
});
