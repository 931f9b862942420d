import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { absence, holiday, leaveLedger, notification, vacation } from "../../db/tables";
import { doing, now, openNewcomer, STAFF } from "../../testing/records/newcomer";
import { consumeLeave } from "../requests/effects";
import { enter } from "./ledger";
import { recount, recountList } from "./recounts";

test("a new holiday inside of an allowed leave gives the day back, once", async () => {
  const { db, reserve, left } = await openNewcomer();
  const leave = await reserve("annual", "2026-06-09", "2026-06-11");
  await consumeLeave(db, leave, doing);
  await db.insert(holiday).values({ hdate: "2026-06-10", name: "임시공휴일", kind: "temp" });
  const offered = (await recountList(db, now)).find(({ idx }) => idx === leave.idx);
  expect(offered).toMatchObject({ days: 3, after: 2 });
  expect(await db.transaction((tx) => recount(tx, [leave.idx], doing))).toEqual({ done: 1, days: 1 });
  expect(await db.transaction((tx) => recount(tx, [leave.idx], doing))).toEqual({ done: 0, days: 0 });
  expect(await left()).toEqual({ remain: 1, pending: 0 });
});

test("leave that has begun, or whose cancellation is asked for, is counted again too; leave that is over is not", async () => {
  const { db, reserve } = await openNewcomer();
  const leave = await reserve("annual", "2026-06-09", "2026-06-11");
  await consumeLeave(db, leave, doing);
  await db.insert(holiday).values({ hdate: "2026-06-11", name: "임시공휴일", kind: "temp" });
  const isOffered = async (day: string) =>
    (await recountList(db, new Date(`${day}T10:00:00+09:00`))).some(({ idx }) => idx === leave.idx);
  for (const status of ["ok", "cancel_req"]) {
    await db.update(vacation).set({ status }).where(eq(vacation.idx, leave.idx));
    expect([status, await isOffered("2026-06-10"), await isOffered("2026-06-12")]).toEqual([status, true, false]);
  }
});

test("a day that becomes a holiday goes back to the grant that ends last of those it came from", async () => {
  const { db, reserve, left } = await openNewcomer();
  await enter(db, STAFF, [{ kind: "grant", qty: 1, valid_from: "2026-01-01", valid_to: "2026-06-30" }], doing);
  const leave = await reserve("annual", "2026-06-09", "2026-06-10");
  await consumeLeave(db, leave, doing);
  await db.insert(holiday).values({ hdate: "2026-06-10", name: "임시공휴일", kind: "temp" });
  await db.transaction((tx) => recount(tx, [leave.idx], doing));
  expect([await left("2026-06-30"), await left("2026-07-01")].map(({ remain }) => remain)).toEqual([3, 3]);
});

test("a new holiday gives halves back by their half: a morning that stays open still counts", async () => {
  const { db, reserve, left } = await openNewcomer();
  const [am, pm] = [await reserve("annual-am", "2026-06-09"), await reserve("annual-pm", "2026-06-10")];
  const quarter = await reserve("annual-quarter", "2026-06-11");
  await Promise.all([am, pm, quarter].map((leave) => consumeLeave(db, leave, doing)));
  const half = { name: "단축근무", kind: "company", half: "pm" };
  await db.insert(holiday).values(["2026-06-09", "2026-06-10", "2026-06-11"].map((hdate) => ({ ...half, hdate })));
  const offered = (await recountList(db, now)).map(({ idx, after }) => [idx, after]);
  expect(offered).toEqual([
    [pm.idx, 0],
    [quarter.idx, 0],
  ]);
  const all = [am.idx, pm.idx, quarter.idx];
  expect(await db.transaction((tx) => recount(tx, all, doing))).toEqual({ done: 2, days: 0.75 });
  expect(await left()).toEqual({ remain: 2.5, pending: 0 });
});

test("a leave of which holidays leave nothing is cancelled, its time is free, and its owner knows why", async () => {
  const { db, reserve } = await openNewcomer();
  const leave = await reserve("annual", "2026-06-10");
  await consumeLeave(db, leave, doing);
  await db.insert(holiday).values({ hdate: "2026-06-10", name: "임시공휴일", kind: "temp" });
  await db.transaction((tx) => recount(tx, [leave.idx], doing));
  const [row] = await db.select().from(vacation).where(eq(vacation.idx, leave.idx));
  expect([row?.status, row?.days]).toEqual(["cancel", 0]);
  const away = await db.select().from(absence).where(eq(absence.ref_idx, leave.idx));
  expect(away.some(({ kind, is_active }) => kind === "vacation" && is_active)).toBe(false);
  const told = await db.select().from(notification).where(eq(notification.idx_staff, STAFF));
  expect(told.some(({ title }) => title.startsWith("휴일이 되어 휴가 1일을 돌려받았습니다"))).toBe(true);
});

test("a day that becomes a holiday goes back to the year it was taken from", async () => {
  const { db, reserve } = await openNewcomer();
  await enter(db, STAFF, [{ kind: "grant", qty: 5, valid_from: "2027-01-01", valid_to: "2027-12-31" }], doing);
  const leave = await reserve("annual", "2026-12-31", "2027-01-05");
  await consumeLeave(db, leave, doing);
  await db.insert(holiday).values({ hdate: "2026-12-31", name: "종무일", kind: "company" });
  await db.transaction((tx) => recount(tx, [leave.idx], doing));
  const rows = await db.select().from(leaveLedger).where(eq(leaveLedger.idx_vacation, leave.idx));
  const back = rows.filter(({ kind }) => kind === "restore");
  expect(back.map(({ qty, valid_to }) => [qty, valid_to])).toEqual([[1, "2026-12-31"]]);
});
