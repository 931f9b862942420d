import { and, count, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepRounds } from "../crud/by-date/round-entries";
import { handOversOf } from "../crud/writing/hand-over";
import {
  asset,
  assetCheck,
  assetCheckItem,
  assetDisposal,
  assetMove,
  assetReport,
  goodsRental,
  notification,
} from "../db/tables";
import { portalEntities } from "../portal-entities";
import type { HandOver } from "../records/rules";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";

const at = (entity: string, call: string) => `/rest/records/${entity}/${call}`;
const HOLDER = 100;
const KEEPER = 103;
let portal: TestPortal;
let keeper: Visitor;
let holder: Visitor;

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});
beforeAll(async () => {
  portal = await openTestPortal({ atEnd: (end) => ends.unshift(end) });
  [keeper, holder] = [await portal.signedIn("support@demo.test"), await portal.signedIn("staff@demo.test")];
});

const bought = {
  category: "notebook",
  name: "시험 노트북",
  buy_date: "2024-03-02",
  buy_price: 1_200_000,
  idx_team: 6115,
};

async function add(values: object = {}): Promise<number> {
  const sent = { screen: "myPIMS-AssetManagementAdd", values: { ...bought, ...values } };
  const answer = (await keeper.post(at("asset", "add"), sent)).json();
  expect(answer).toMatchObject({ err: 0 });
  return answer.idx;
}
const read = async (who: Visitor, entity: string, idx: number) =>
  (await who.get(`${at(entity, "read")}?idx=${idx}`)).json();
async function move(who: Visitor, entity: string, idx: number, name: string, more: object = {}) {
  // whoever may move a record need not be who reads it
  const { ver } = (await read(await portal.signedIn("master@demo.test"), entity, idx)).record;
  return (await who.post(at(entity, "move"), { idx, ver, move: name, ...more })).json();
}
const histories = (idx: number) =>
  portal.db.select().from(assetMove).where(eq(assetMove.idx_asset, idx)).orderBy(assetMove.idx);
const report = async (who: Visitor, values: object) =>
  (
    await who.post(at("asset_report", "add"), {
      screen: "myPIMS-AssetManagementReportAdd",
      values: { kind: "repair", happened_at: "2026-03-02", content: "켜지지 않습니다.", ...values },
    })
  ).json();

test("an asset is numbered by its kind and year, several at once in a row, and written off evenly by months", async () => {
  const idx = await add({ pieces: 3 });
  const { record } = await read(keeper, "asset", idx);
  // two of five years: bought two years ago to the day
  expect(record).toMatchObject({ asset_no: expect.stringMatching(/^노트북-2026-\d{4}$/), book_value: 720_000 });
  const rows = await portal.db.select().from(asset).where(eq(asset.name, "시험 노트북")).orderBy(asset.idx);
  const numbers = rows.map(({ asset_no }) => Number(asset_no?.slice(-4)));
  expect(numbers).toEqual([0, 1, 2].map((n) => (numbers[0] as number) + n));
  expect((await read(keeper, "asset", await add({ buy_date: "2010-01-01" }))).record.book_value).toBe(1000);
  const twice = await keeper.post(at("asset", "add"), {
    screen: "myPIMS-AssetManagementAdd",
    values: { ...bought, serial_no: "X-1", pieces: 2 },
  });
  expect(twice.json().fields).toHaveProperty("pieces");
});

test("who is given an asset is told, confirms it, and every move is in its history", async () => {
  const idx = await add();
  expect(await move(keeper, "asset", idx, "issue", { values: { idx_user: null, location: "본사" } })).toMatchObject({
    fields: { idx_user: expect.any(String) },
  });
  expect(await move(keeper, "asset", idx, "issue", { values: { idx_user: HOLDER, location: "본사" } })).toMatchObject({
    err: 0,
  });
  const told = await portal.db.$count(
    notification,
    and(eq(notification.idx_staff, HOLDER), eq(notification.link, `/mypims/myassetlist#${idx}`)),
  );
  expect(told).toBe(1);
  expect((await read(holder, "asset", idx)).record).toMatchObject({ status: "use", receipt: "wait" });
  // the keeper is told the team of the user, and nothing else of a person whom they do not lead
  const list = "/rest/records/asset/list?screen=myPIMS-AssetManagementList&rows=100&user.team=111&status=use";
  const { list: inUse, names } = (await keeper.get(list)).json();
  const [held] = inUse.filter((one: { idx: number }) => one.idx === idx);
  expect(held.user).toEqual({ idx_team: 111 });
  // a name is everybody's to know: what somebody has is found by it
  const theirs = `${list}&q=${encodeURIComponent(names.staff[HOLDER])}`;
  expect((await keeper.get(theirs)).json().list).toContainEqual(expect.objectContaining({ idx }));
  expect(await move(keeper, "asset", idx, "confirm")).toMatchObject({ err: 403 });
  expect(await move(holder, "asset", idx, "confirm")).toMatchObject({ err: 0 });
  expect(await move(holder, "asset", idx, "giveBack")).toMatchObject({ err: 403 });
  expect(await move(keeper, "asset", idx, "giveBack", { values: { location: "비품실" } })).toMatchObject({ err: 0 });
  const moves = await histories(idx);
  expect(moves.map(({ kind }) => kind)).toEqual(["issue", "return"]);
  expect(moves[0]?.receipt_at).not.toBeNull();
  expect((await read(keeper, "asset", idx)).record).toMatchObject({ status: "stock", idx_user: null, receipt: null });
});

test("a repair goes out and back to its user; a loss is not filed without a statement; one open report a kind", async () => {
  const idx = await add({ idx_user: HOLDER });
  const stranger = await portal.signedIn("newcomer@demo.test");
  expect(await report(stranger, { idx_asset: idx })).toMatchObject({ fields: { idx_asset: expect.any(String) } });
  const { idx: filed } = await report(holder, { idx_asset: idx });
  expect(await report(holder, { idx_asset: idx })).toMatchObject({ err: 409 });
  expect(await report(holder, { idx_asset: idx, kind: "lost" })).toMatchObject({
    fields: { statement: expect.any(String) },
  });
  expect(await move(keeper, "asset_report", filed, "accept", { values: {} })).toMatchObject({ err: 0 });
  expect((await read(keeper, "asset", idx)).record.status).toBe("repair");
  expect(await move(keeper, "asset_report", filed, "finish", { values: { result: "" } })).toMatchObject({
    fields: { result: expect.any(String) },
  });
  const values = { result: "전원을 바꿨습니다.", repair_cost: 50_000 };
  expect(await move(keeper, "asset_report", filed, "finish", { values })).toMatchObject({ err: 0 });
  expect((await read(keeper, "asset", idx)).record).toMatchObject({ status: "use", idx_user: HOLDER });
  expect((await histories(idx)).map(({ kind }) => kind)).toEqual(["issue", "repair", "repair"]);
  const lost = await report(holder, {
    idx_asset: idx,
    kind: "lost",
    statement: "지하철에 두고 내렸습니다. ".repeat(5),
  });
  await move(keeper, "asset_report", lost.idx, "accept", { values: {} });
  await portal.db.update(assetReport).set({ idx_reporter: KEEPER }).where(eq(assetReport.idx, lost.idx));
  expect(await move(keeper, "asset_report", lost.idx, "finish", { values: { result: "내 것" } })).toMatchObject({
    err: 409,
  });
  await portal.db.update(assetReport).set({ idx_reporter: HOLDER }).where(eq(assetReport.idx, lost.idx));
  expect(await move(keeper, "asset_report", lost.idx, "finish", { values: { result: "분실 처리" } })).toMatchObject({
    err: 0,
  });
  expect((await read(keeper, "asset", idx)).record.status).toBe("lost");
});

test("a disposal is decided by somebody else, numbered, proved, and its asset is only read from then on", async () => {
  const idx = await add();
  expect(await move(keeper, "asset", idx, "askDisposal", { reason: "고장" })).toMatchObject({ err: 0 });
  const [row] = await portal.db.select().from(assetDisposal).where(eq(assetDisposal.idx_asset, idx));
  expect(row).toMatchObject({ status: "req", book_value: 720_000, disposal_no: null, reason: "고장" });
  const [gone] = await portal.db.select().from(asset).where(eq(asset.idx, idx));
  expect(row?.title).toBe(`${gone?.asset_no} ${gone?.name}`);
  const of = row?.idx ?? 0;
  expect(await move(keeper, "asset_disposal", of, "approve")).toMatchObject({ err: 403 });
  const decider = await portal.signedIn("disposal@demo.test");
  expect(await move(decider, "asset_disposal", of, "approve")).toMatchObject({ err: 0 });
  const wrong = await move(decider, "asset_disposal", of, "finish", { values: { disposed_at: null } });
  expect(Object.keys(wrong.fields)).toEqual(["disposed_at", "evidence"]);
  await portal.db
    .update(assetDisposal)
    .set({ evidence: [1] })
    .where(eq(assetDisposal.idx, of));
  const unwiped = await move(decider, "asset_disposal", of, "finish", { values: { disposed_at: "2026-03-02" } });
  expect(Object.keys(unwiped.fields)).toEqual(["wipe_confirm"]);
  const [approved] = await portal.db.select().from(assetDisposal).where(eq(assetDisposal.idx, of));
  expect(approved?.disposal_no).toMatch(/^D-2026-\d{4}$/);
  await portal.db.update(assetDisposal).set({ status: "req" }).where(eq(assetDisposal.idx, of));
  // what was written is kept whole, or refused with how much there is room for
  const long = await move(decider, "asset_disposal", of, "reject", { reason: "가".repeat(201) });
  expect(long.fields).toEqual({ reason: expect.stringContaining("200자") });
  expect(await move(decider, "asset_disposal", of, "reject", { reason: "아직 씁니다" })).toMatchObject({ err: 0 });
  const [refused] = await portal.db.select().from(assetDisposal).where(eq(assetDisposal.idx, of));
  expect(refused?.reject_reason).toBe("아직 씁니다");
  expect((await read(keeper, "asset", idx)).record.status).toBe("stock");
  // a master's own request is not the master's to decide
  const master = await portal.signedIn("master@demo.test");
  await move(master, "asset", idx, "askDisposal", { reason: "고장" });
  const [own] = await portal.db
    .select()
    .from(assetDisposal)
    .where(and(eq(assetDisposal.idx_asset, idx), eq(assetDisposal.status, "req")));
  expect(await move(master, "asset_disposal", own?.idx ?? 0, "approve")).toMatchObject({ err: 409 });
});

test("a stock-taking that goes on asks who has an asset now, and leaves what was answered", async () => {
  const { db } = portal;
  const idx = await add();
  await move(keeper, "asset", idx, "issue", { values: { idx_user: HOLDER, location: "본사" } });
  const [one, other] = await db
    .insert(assetCheck)
    .values(["가을 실사", "겨울 실사"].map((name) => ({ name, date_from: "2026-03-01", date_to: "2026-03-20" })))
    .returning({ idx: assetCheck.idx });
  const item = { idx_asset: idx, idx_staff: HOLDER };
  await db.insert(assetCheckItem).values([
    { ...item, idx_check: one?.idx ?? 0 },
    { ...item, idx_check: other?.idx ?? 0, result: "ok" },
  ]);
  const asked = async () => {
    const items = await db.select().from(assetCheckItem).where(eq(assetCheckItem.idx_asset, idx));
    return items.toSorted((a, b) => a.idx - b.idx).map(({ idx_staff }) => idx_staff);
  };
  await move(keeper, "asset", idx, "giveBack", { values: { location: "비품실" } });
  expect(await asked()).toEqual([null, HOLDER]);
  await move(keeper, "asset", idx, "issue", { values: { idx_user: 101, location: "본사" } });
  expect(await asked()).toEqual([101, HOLDER]);
  const checks = [one?.idx ?? 0, other?.idx ?? 0];
  await db.update(assetCheck).set({ status: "done" }).where(inArray(assetCheck.idx, checks));
});

test("a stock-taking asks about every asset that is there, and thirty phones at once count each of them once", async () => {
  const { db } = portal;
  await db.update(assetCheck).set({ status: "done" });
  const sent = {
    screen: "myPIMS-AssetManagementReportList#rounds#add",
    values: { name: "봄 실사", date_from: "2026-03-01", date_to: "2026-03-20", category: "camera" },
  };
  const { idx } = (await keeper.post(at("asset_check", "add"), sent)).json();
  const items = await db.select().from(assetCheckItem).where(eq(assetCheckItem.idx_check, idx));
  const [cameras] = await db
    .select({ n: count() })
    .from(asset)
    .where(and(eq(asset.category, "camera"), eq(asset.status, "use")));
  expect(items.length).toBeGreaterThanOrEqual(cameras?.n ?? 0);
  const held = items.filter(({ idx_staff }) => idx_staff !== null);
  const [row] = await db
    .select()
    .from(asset)
    .where(eq(asset.idx, held[0]?.idx_asset ?? 0));
  const scans = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      (n % 2 ? keeper : holder).post("/rest/mypims/checkAsset", { asset_no: row?.asset_no, location: "" }),
    ),
  );
  const outcomes = scans.map((scan) => scan.json().outcome);
  expect(outcomes.filter((outcome) => outcome === "before")).toHaveLength(29);
  const { progress } = await read(keeper, "asset_check", idx);
  expect(progress).toMatchObject({ total: items.length, missing: items.length - 1, unit: "개" });
  // what is bought meanwhile is asked about too, and nothing twice
  await add({ category: "camera", name: "새 카메라" });
  await keepRounds(portalEntities, db, new Date("2026-03-03T01:00:00Z"));
  expect(await db.$count(assetCheckItem, eq(assetCheckItem.idx_check, idx))).toBe(items.length + 1);
  const unknown = await holder.post("/rest/mypims/checkAsset", { asset_no: "없는-번호", location: "" });
  expect(unknown.statusCode).toBe(404);
});

test("what a purchase has registered gets its number as somebody says what it is", async () => {
  const [made] = await portal.db
    .insert(asset)
    .values({ ...bought, asset_no: "품의-1-1", category: "etc", idx_writer: HOLDER })
    .returning();
  const { record } = await read(keeper, "asset", made?.idx ?? 0);
  await keeper.post(at("asset", "change"), { idx: record.idx, ver: record.ver, values: { category: "desktop" } });
  expect((await read(keeper, "asset", record.idx)).record.asset_no).toMatch(/^데스크톱-2026-\d{4}$/);
});

test("what a leaver has is named, goods as well, and is given to nobody", async () => {
  const { db } = portal;
  const idx = await add({ idx_user: 107 });
  const handOver = (entity: string) => handOversOf(portalEntities).get(entity) as HandOver;
  const { kind, held, give } = handOver("asset");
  expect(kind).toBe("asset");
  const { rows } = await db.execute<{ idx: string; title: string }>(held(107));
  expect(rows).toContainEqual({ idx: String(idx), title: expect.stringContaining("시험 노트북") });
  expect(give).toBeUndefined();
  const [lent] = await db.select().from(goodsRental).where(eq(goodsRental.status, "late")).limit(1);
  const renter = lent?.idx_renter as number;
  const goods = await db.execute<{ idx: string }>(handOver("goods_rental").held(renter));
  expect(goods.rows.map((row) => Number(row.idx))).toContain(lent?.idx);
});

test("what could not be done with a record that has no name yet is told by what it is", async () => {
  const { db } = portal;
  const [item] = await db.select().from(assetCheckItem).where(eq(assetCheckItem.result, "ok")).limit(1);
  const idx = Number(item?.idx);
  const again = async (location: string | null) => {
    await db.update(assetCheckItem).set({ location }).where(eq(assetCheckItem.idx, idx));
    const sent = { screen: "myPIMS-AssetManagementReportList#check", idxs: [idx], move: "confirm" };
    return (await keeper.post(at("asset_check_item", "bulk"), sent)).json().refused;
  };
  expect(await again(null)).toMatchObject([{ idx, name: `실사내역 ${idx}번` }]);
  expect(await again("본사 5층")).toMatchObject([{ idx, name: "본사 5층" }]);
});
