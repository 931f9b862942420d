import { and, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Database } from "../../db/open";
import { absence, holiday, leaveAdvance, leaveLedger, notification, statusLog, vacation } from "../../db/tables";
import { doing, now, openNewcomer, STAFF, year } from "../../testing/records/newcomer";
import { balancesOf } from "../ledger/balance";
import { giveDueGrants } from "../ledger/grants";
import { enter } from "../ledger/ledger";
import { recount } from "../ledger/recounts";
import { endLeave } from "../ledger/year-end";
import { allowTelecommuting, consumeLeave, releaseLeave, reserveLeave, reserveTelecommuting } from "./effects";

describe("a leave", () => {
  test("is reserved when it is asked for, used when it is allowed, and given back when it is cancelled", async () => {
    const { db, reserve, cancel, left } = await openNewcomer();
    const leave = await reserve("annual", "2026-06-05", "2026-06-08");
    expect(leave.days).toBe(2);
    expect(await left()).toEqual({ remain: 3, pending: 2 });
    await consumeLeave(db, { ...leave, idx_decider: 101 }, doing);
    expect(await left()).toEqual({ remain: 1, pending: 0 });
    expect(await cancel(leave.idx)).toBe(true);
    expect(await left()).toEqual({ remain: 3, pending: 0 });
    const [row] = await db.select().from(vacation).where(eq(vacation.idx, leave.idx));
    expect(row).toMatchObject({ status: "cancel", idx_decider: 101 });
    const history = await db
      .select()
      .from(statusLog)
      .where(and(eq(statusLog.entity, "vacation"), eq(statusLog.entity_idx, leave.idx)))
      .orderBy(statusLog.idx);
    expect(history.map(({ to_status }) => to_status)).toEqual(["req", "ok", "cancel"]);
    expect(await reserve("annual", "2026-06-05")).toMatchObject({ days: 1 });
  });

  test("that is rejected is free again", async () => {
    const { db, reserve, left } = await openNewcomer();
    const leave = await reserve("annual-am", "2026-06-05");
    await releaseLeave(db, { ...leave, to: "reject", memo: "바쁜 날" }, doing);
    expect(await left()).toEqual({ remain: 3, pending: 0 });
    await expect(consumeLeave(db, leave, doing)).rejects.toThrow("연결된 휴가 신청이 없습니다");
  });

  test("is refused when the balance, with what is asked for already, does not have it", async () => {
    const { reserve } = await openNewcomer();
    await reserve("annual", "2026-06-08", "2026-06-09");
    await expect(reserve("annual", "2026-06-15", "2026-06-16")).rejects.toThrow(
      "잔여 연차가 부족합니다. (신청 2일, 신청 가능 1일)",
    );
  });

  test("is not allowed when the balance has lost what was reserved", async () => {
    const { db, reserve, left } = await openNewcomer();
    const leave = await reserve("annual", "2026-06-08", "2026-06-09");
    await enter(db, STAFF, [{ kind: "adjust", qty: -2, ...year }], doing);
    await expect(consumeLeave(db, leave, doing)).rejects.toThrow("잔여 연차가 부족합니다. (신청 2일, 사용 가능 1일)");
    expect(await left()).toEqual({ remain: 1, pending: 2 });
  });

  test("may be taken in advance as far as HR allows it, and no further", async () => {
    const { db, reserve, left } = await openNewcomer();
    await db.insert(leaveAdvance).values({ idx_staff: STAFF, days: 1, memo: "입사 1년 전" });
    const leave = await reserve("annual", "2026-06-15", "2026-06-18");
    await consumeLeave(db, leave, doing);
    expect(await left()).toEqual({ remain: -1, pending: 0 });
    await expect(reserve("annual-am", "2026-06-22")).rejects.toThrow("부족합니다");
  });

  test("over the turn of the year is taken out of both years, and goes back to both", async () => {
    const { db, reserve, cancel, left } = await openNewcomer();
    const next = { valid_from: "2027-01-01", valid_to: "2027-12-31" };
    await enter(db, STAFF, [{ kind: "grant", qty: 5, ...next }], doing);
    const leave = await reserve("annual", "2026-12-30", "2027-01-05");
    expect(leave.days).toBe(4);
    await consumeLeave(db, leave, doing);
    const isOfLeave = eq(leaveLedger.idx_vacation, leave.idx);
    const used = await db.select().from(leaveLedger).where(isOfLeave).orderBy(leaveLedger.valid_to);
    expect(used.map(({ qty, valid_to }) => [qty, valid_to])).toEqual([
      [-2, "2026-12-31"],
      [-2, "2027-12-31"],
    ]);
    expect(await cancel(leave.idx)).toBe(true);
    expect([await left(), await left("2027-02-01")].map(({ remain }) => remain)).toEqual([3, 5]);
  });

  test("leaves holidays out, and refuses days without work", async () => {
    const { reserve } = await openNewcomer();
    expect((await reserve("annual", "2026-06-02", "2026-06-04")).days).toBe(2);
    await expect(reserve("annual", "2026-06-06", "2026-06-07")).rejects.toThrow("근무일이 없습니다 (현충일)");
  });

  test("that overlaps another absence is refused, naming the other one; halves of a day side by side are not", async () => {
    const { db, reserve } = await openNewcomer();
    await reserve("annual-am", "2026-06-05");
    await expect(reserve("annual", "2026-06-05")).rejects.toThrow("이미 휴가가 있습니다: 2026-06-05(금) 09:00~14:00");
    const home = { idx_staff: STAFF, place: "home", contact: "010-0000-0107", plan: "원고 교정" } as const;
    const at = (unit: "am" | "pm") => ({ ...home, unit, date_from: "2026-06-05", date_to: "2026-06-05" });
    await expect(db.transaction((tx) => reserveTelecommuting(tx, at("am"), null, doing))).rejects.toMatchObject({
      status: 409,
    });
    expect(await db.transaction((tx) => reserveTelecommuting(tx, at("pm"), null, doing))).toMatchObject({ days: 0.5 });
  });

  test("that needs evidence, or is longer than its kind allows, is refused in words", async () => {
    const { reserve } = await openNewcomer();
    await expect(reserve("sick", "2026-06-05")).rejects.toThrow("증빙 파일이 필요합니다");
    await expect(reserve("vote", "2026-06-08", "2026-06-09")).rejects.toThrow("한 번에 1일까지");
    expect(await reserve("vote", "2026-06-08")).toMatchObject({ days: 1 });
  });

  test("tells who stands in", async () => {
    const { db, ask, draft } = await openNewcomer();
    const idx_document = await draft();
    await reserveLeave(db, { ...ask("annual", "2026-06-05"), idx_sub_staff: 100 }, { idx_document }, doing);
    await consumeLeave(db, { idx_document }, doing);
    const told = await db.select().from(notification).where(eq(notification.idx_staff, 100));
    expect(told.map(({ title }) => title).filter((title) => title.includes("업무대행"))).toHaveLength(1);
  });
});

test("of requests at one moment only as many are taken as there are days, and no two at one time", async () => {
  const { db, reserve, left } = await openNewcomer();
  const days = ["2026-06-08", "2026-06-09", "2026-06-10", "2026-06-11", "2026-06-12", "2026-06-12"];
  const results = await Promise.allSettled(days.map((day) => reserve("annual", day)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const asked = await db
    .select()
    .from(vacation)
    .where(and(eq(vacation.idx_staff, STAFF), eq(vacation.status, "req")));
  const takeAll = () =>
    asked.map(({ idx_document }) =>
      db.transaction((tx) => consumeLeave(tx, { idx_document: idx_document as number }, doing)),
    );
  await Promise.all(takeAll());
  expect(await left()).toEqual({ remain: 0, pending: 0 });
  const twice = await Promise.allSettled(takeAll());
  expect(twice.every(({ status }) => status === "rejected")).toBe(true);
});

describe("at one moment", () => {
  /** What each of some people has in the ledger, all together. */
  const sum = async (db: Database) => {
    const { rows } = await db.execute<{ sum: string }>(sql`select coalesce(sum(qty), 0) as sum from leave_ledger`);
    return Number(rows[0]?.sum);
  };

  test("counting a leave again gives its day back once", async () => {
    const { db, reserve, left } = await openNewcomer();
    const leave = await reserve("annual", "2026-06-09", "2026-06-11");
    await consumeLeave(db, leave, doing);
    await db.insert(holiday).values({ hdate: "2026-06-10", name: "임시공휴일", kind: "temp" });
    const again = () => db.transaction((tx) => recount(tx, [leave.idx], doing));
    const done = (await Promise.all([again(), again(), again(), again()])).map(({ days }) => days);
    expect(done.sort()).toEqual([0, 0, 0, 1]);
    expect(await left()).toEqual({ remain: 1, pending: 0 });
  });

  test("a leave that is cancelled while it is counted again is given back as a whole, once", async () => {
    const { db, reserve, cancel, left } = await openNewcomer();
    const leave = await reserve("annual", "2026-06-09", "2026-06-11");
    await consumeLeave(db, leave, doing);
    await db.insert(holiday).values({ hdate: "2026-06-10", name: "임시공휴일", kind: "temp" });
    const [, ...cancelled] = await Promise.all([
      db.transaction((tx) => recount(tx, [leave.idx], doing)),
      cancel(leave.idx),
      cancel(leave.idx),
    ]);
    expect(cancelled.sort()).toEqual([false, true]);
    expect(await left()).toEqual({ remain: 3, pending: 0 });
  });

  test("leave that is allowed while it is rejected is one of both: used and away, or neither", async () => {
    const { db, reserve, left } = await openNewcomer();
    const leave = await reserve("annual", "2026-06-10");
    const [used] = await Promise.allSettled([
      db.transaction((tx) => consumeLeave(tx, leave, doing)),
      db.transaction((tx) => releaseLeave(tx, { ...leave, to: "reject" }, doing)),
    ]);
    const [row] = await db.select().from(vacation).where(eq(vacation.idx, leave.idx));
    const isUsed = used.status === "fulfilled";
    expect(row?.status).toBe(isUsed ? "ok" : "reject");
    const [away] = await db.select().from(absence).where(eq(absence.ref_idx, leave.idx));
    expect(away?.is_active).toBe(isUsed);
    expect(await left()).toEqual({ remain: isUsed ? 2 : 3, pending: 0 });
  });

  test("a year ends once, whoever ends it; a grant by the rules is given once", async () => {
    const { db } = await openNewcomer();
    const end = () => db.transaction((tx) => endLeave(tx, "2027-01-01", doing));
    await Promise.all([end(), end(), end()]);
    for (const { remain } of (await balancesOf(db, "2026-12-31")).values()) expect(remain).toBe(0);
    const before = await sum(db);
    const give = () => db.transaction((tx) => giveDueGrants(tx, "2027-01-01", now));
    const given = await Promise.all([give(), give(), give()]);
    const [some = 0] = given.sort((a, b) => b - a);
    expect(given.slice(1)).toEqual([0, 0]);
    expect(some).toBeGreaterThan(100);
    expect(await sum(db)).toBeGreaterThan(before);
  });
});

test("work from home counts holidays out, warns above the week's limit, and begins when it is allowed on its day", async () => {
  const { db, draft } = await openNewcomer();
  const idx_document = await draft();
  const request = {
    idx_staff: STAFF,
    unit: "day",
    place: "home",
    contact: "010-0000-0107",
    plan: "원고 교정",
  } as const;
  const asked = { ...request, date_from: "2026-06-01", date_to: "2026-06-05" };
  const made = await db.transaction((tx) => reserveTelecommuting(tx, asked, idx_document, doing));
  expect(made.days).toBe(4);
  expect(made.warnings).toEqual(["2026-06-01 주의 재택근무가 4일로, 권장 한도 2일을 넘습니다."]);
  await allowTelecommuting(db, idx_document, { by: 101, now: new Date("2026-06-01T01:00:00Z") });
  const away = await db
    .select()
    .from(absence)
    .where(and(eq(absence.ref_idx, made.idx), inArray(absence.kind, ["telecommute"])));
  expect(away.some(({ idx_staff, is_active }) => idx_staff === STAFF && is_active)).toBe(true);
});
