import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { remind } from "../../crud/by-date/remind";
import { entityOf } from "../../crud/entity";
import { notification } from "../../db/tables";
import { portalEntities } from "../../portal-entities";
import { openTestPortal, type TestPortal, type Visitor } from "../../testing/test-portal";

const at = (call: string) => `/rest/records/magazine/${call}`;
const url = "https://read.example/1";
let portal: TestPortal;
let keeper: Visitor;
let reader: Visitor;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  portal = await openTestPortal({ atEnd: (end) => ends.unshift(end) });
  [keeper, reader] = [await portal.signedIn("editor@demo.test"), await portal.signedIn("staff@demo.test")];
});
afterAll(async () => {
  for (const end of ends) await end();
});

async function add(values: object, by = keeper) {
  const given = { title: "여정의 잡지", kind: "article", publish_date: "2026-03-01", is_open: true, ...values };
  return (await by.post(at("add"), { screen: "ResourceManagement-MagazineManagementAdd", values: given })).json();
}

const read = async (who: Visitor, idx: number) => (await who.get(`${at("read")}?idx=${idx}`)).json();

async function change(who: Visitor, idx: number, values: object, ver?: number) {
  const { record } = await read(keeper, idx);
  return (await who.post(at("change"), { idx, ver: ver ?? record.ver, values })).json();
}

const toldOf = (idx: number) =>
  portal.db
    .select()
    .from(notification)
    .where(eq(notification.link, `/resourcemanagement/magazinemanagementview/${idx}`));

test("copies are given out until none is left, to a team or a customer, by one editor at a time", async () => {
  const { idx } = await add({ issue: "2026-01", copies: 10, url });
  const to = (qty: number, more: object = { idx_team: 111 }) => ({ qty, at: "2026-03-02", ...more });
  expect(await change(keeper, idx, { magazine_dist: [to(4), to(6, { idx_customer: 1 })] })).toMatchObject({ err: 0 });
  expect((await read(keeper, idx)).record).toMatchObject({ stock: 0, magazine_dist: [{ qty: 4 }, { qty: 6 }] });
  expect(await change(keeper, idx, { magazine_dist: [to(4), to(7)] })).toMatchObject({
    fields: { "magazine_dist.1.qty": expect.stringContaining("남은 부수 6") },
  });
  expect(await change(keeper, idx, { copies: 9 })).toMatchObject({ fields: expect.any(Object) });
  for (const wrong of [{}, { idx_team: 111, idx_customer: 1 }])
    expect(await change(keeper, idx, { magazine_dist: [to(1, wrong)] })).toMatchObject({
      fields: { "magazine_dist.0.idx_team": expect.any(String) },
    });
  const { ver } = (await read(keeper, idx)).record;
  const other = await portal.signedIn("archive@demo.test");
  const both = await Promise.all(
    [keeper, other].map((who, n) => change(who, idx, { magazine_dist: [to(5 + n)] }, ver)),
  );
  expect(both.map(({ err }) => err).toSorted()).toEqual([0, 409]);
});

test("an issue is open with its pages alone; others read neither those that are not, nor where copies went", async () => {
  const { idx } = await add({
    issue: "2026-02",
    copies: 5,
    magazine_dist: [{ idx_team: 111, qty: 1, at: "2026-03-02" }],
  });
  expect((await read(keeper, idx)).record).toMatchObject({ is_open: false, stock: 4 });
  expect(await read(reader, idx)).toMatchObject({ err: 403 });
  const listed = async () =>
    (
      await reader.get(
        `${at("list")}?screen=ResourceManagement-MagazineManagementList&q=${encodeURIComponent("여정의 잡지")}&rows=100`,
      )
    )
      .json()
      .list.map((row: { idx: number }) => row.idx);
  expect(await listed()).not.toContain(idx);
  await change(keeper, idx, { url, is_open: true, memo: "편집자끼리" });
  expect(await listed()).toContain(idx);
  const { record, may } = await read(reader, idx);
  expect(may.change).toBe(false);
  expect(["magazine_dist", "memo", "told_at"].filter((name) => name in record)).toEqual([]);
  // who reads it again is still one reader
  await read(reader, idx);
  const { list } = (
    await keeper.get(`${at("list")}?screen=ResourceManagement-MagazineManagementList&q=여정의&rows=100`)
  ).json();
  expect(list.find((row: { idx: number }) => row.idx === idx)).toMatchObject({ readers: 2 });
  expect(await add({ issue: "2026-09" }, reader)).toMatchObject({ err: 403 });
});

test("everybody is told of an issue of our own once, when it is first open; an issue knows those beside it", async () => {
  const first = await add({ title: "여정의 자사지", kind: "own", issue: "2026-02", publish_date: "2026-02-01" });
  expect(await toldOf(first.idx)).toHaveLength(0);
  await change(keeper, first.idx, { url, is_open: true });
  const told = await toldOf(first.idx);
  expect(told.length).toBeGreaterThan(100);
  await change(keeper, first.idx, { is_open: false });
  await change(keeper, first.idx, { is_open: true });
  expect(await toldOf(first.idx)).toHaveLength(told.length);
  const second = await add({ title: "여정의 자사지", kind: "own", issue: "2026-03", url });
  const closed = await add({ title: "여정의 자사지", kind: "own", issue: "2026-04", publish_date: "2026-04-01" });
  const beside = async (who: Visitor, idx: number) => (await read(who, idx)).extra;
  expect(await beside(reader, second.idx)).toEqual({ before: { idx: first.idx, issue: "2026-02" }, after: null });
  expect(await beside(keeper, second.idx)).toMatchObject({ after: { idx: closed.idx } });
});

test("who keeps magazines is told a month before a subscription has been without an issue for eleven", async () => {
  const { db } = portal;
  const sub = { title: "여정의 구독지", kind: "sub", url };
  const old = await add({ ...sub, issue: "2025-04", publish_date: "2025-04-20" });
  const entities = new Map([["magazine", entityOf({ entities: portalEntities }, "magazine")]]);
  const night = () => remind(entities, db, new Date("2026-02-18T18:30:00Z"));
  const renewals = async () =>
    db
      .select()
      .from(notification)
      .where(and(like(notification.title, "여정의 구독지%"), eq(notification.idx_staff, 114)));
  const next = await add({ ...sub, issue: "2025-05", publish_date: "2025-05-20" });
  await night();
  expect(await renewals()).toHaveLength(0);
  await keeper.post(at("remove"), { idx: next.idx, ver: (await read(keeper, next.idx)).record.ver });
  expect((await read(keeper, old.idx)).record).toMatchObject({ is_latest: true, renew_on: "2026-03-20" });
  await night();
  expect(await renewals()).toHaveLength(1);
});
