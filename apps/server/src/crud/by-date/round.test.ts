import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { idsOf } from "../../access/asker";
import { notification, staff } from "../../db/tables";
import { openWorkshop } from "../../testing/open-workshop";
import type { Visitor } from "../../testing/test-portal";
import { keepRounds, missingEntries } from "./round-entries";

const MAKER = 100;
const call = (of: string, name: string) => `/rest/records/${of}/${name}`;
const on = (day: string) => new Date(`${day}T01:00:00Z`);
const days = { open_from: "2026-03-01", open_to: "2026-03-20" };

/** A workshop on the 2nd of March whose people team asks the makers for a pledge. */
async function open(values: object = {}) {
  const portal = await openWorkshop();
  const { db, pool, entities } = portal;
  const [hr, maker] = [await portal.signedIn("hr@demo.test"), await portal.signedIn("staff@demo.test")];
  const add = (more: object) =>
    hr.post(call("vow_round", "add"), {
      screen: "Workshop-PledgeRounds#add",
      values: { title: "봄 서약", ...days, ...more },
    });
  const answer = await add({ people: [MAKER, 101], ...values });
  expect(answer.json()).toMatchObject({ err: 0 });
  const idx: number = answer.json().idx;
  const entries = async () =>
    (await pool.query("select idx::int, idx_staff::int, status, ver, words from vow order by idx_staff")).rows;
  const people = async () => (await entries()).map(({ idx_staff }) => idx_staff);
  const own = async () => (await entries()).find(({ idx_staff }) => idx_staff === MAKER);
  const read = async (visitor: Visitor, entity: string, of: number) =>
    (await visitor.get(`${call(entity, "read")}?idx=${of}`)).json();
  const round = async () => read(hr, "vow_round", idx);
  const change = async (more: object) => {
    const { ver } = (await round()).record;
    return hr.post(call("vow_round", "change"), { idx, ver, values: more });
  };
  const sign = async (visitor = maker, values: object = { words: "조심합니다" }) => {
    const { idx: of, ver } = await own();
    return visitor.post(call("vow", "move"), { idx: of, ver, move: "sign", values });
  };
  const urge = () => hr.post(call("vow_round", "urge"), { idx });
  const told = async (person = MAKER) =>
    (
      await db
        .select()
        .from(notification)
        .where(and(eq(notification.idx_staff, person), like(notification.title, "%서명해 주세요.")))
    ).length;
  const night = (day: string) => keepRounds(entities, db, on(day));
  return { ...portal, hr, maker, idx, add, entries, people, own, read, round, change, sign, urge, told, night };
}

test("as a round opens, each of its group has an entry and is told once; those who join later get theirs at night", async () => {
  const { people, told, night, pool, change, hr } = await open();
  expect(await people()).toEqual([MAKER, 101]);
  expect(await told()).toBe(1);
  await pool.query("update vow_round set people = null, idx_office = 110");
  await night("2026-03-03");
  const { rows } = await pool.query(
    "select idx::int from staff where idx_office = 110 and status <> 'retired' and joinday <= '2026-03-03' and deleted_at is null order by idx",
  );
  expect(await people()).toEqual(rows.map(({ idx }) => idx));
  expect(await told()).toBe(1);
  // who was taken out stays out
  await pool.query("update vow set deleted_at = now() where idx_staff = $1", [MAKER]);
  await night("2026-03-04");
  expect(await people()).toEqual(rows.map(({ idx }) => idx));
  expect((await change({ title: "새 서약" })).statusCode).toBe(200);
  expect((await hr.get(`${call("vow_round", "list")}?screen=Workshop-PledgeRounds`)).json().list[0]).toMatchObject({
    asked: rows.length - 1,
    signed: 0,
    rate: 0,
  });
});

test("the group is who fits all that the round says, of those who are there", async () => {
  const { add, pool, entries } = await open({ people: [], joined_by: "1990-01-01" });
  expect(await entries()).toEqual([]);
  expect((await add({ idx_team: 111 })).statusCode).toBe(200);
  const { rows } = await pool.query(
    "select idx::int from staff where idx_team = 111 and status <> 'retired' and joinday <= '2026-03-02' order by idx",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect((await entries()).map(({ idx_staff }) => idx_staff)).toEqual(rows.map(({ idx }) => idx));
});

test("a round that has not begun has no entries; its days are the right way round", async () => {
  const { add, entries, night } = await open({ open_from: "2026-03-05" });
  expect(await entries()).toEqual([]);
  await night("2026-03-04");
  expect(await entries()).toEqual([]);
  await night("2026-03-05");
  expect(await entries()).toHaveLength(2);
  expect((await add({ open_from: "2026-03-21" })).json().fields).toEqual({
    open_to: "마감일은 시작일 이후여야 합니다.",
  });
});

test("an entry is left only with what is asked for, by the one whose it is", async () => {
  const { sign, signedIn, read, own, maker } = await open();
  expect((await sign(maker, {})).json().fields).toEqual({ words: "다짐: 필수 항목입니다." });
  expect((await sign(maker, { words: " " })).statusCode).toBe(400);
  expect((await sign(await signedIn("dev@demo.test"))).statusCode).toBe(403);
  expect((await sign()).statusCode).toBe(200);
  const { record, closed } = await read(maker, "vow", (await own()).idx);
  expect(record).toMatchObject({ status: "signed", words: "조심합니다" });
  expect(closed).toBeUndefined();
});

test("a closed round takes nothing but from those whom it lets, and whoever has more time; it opens again", async () => {
  const { sign, change, own, read, maker, hr, urge, pool, round } = await open();
  expect((await change({ is_open: false })).statusCode).toBe(200);
  expect((await sign()).json()).toMatchObject({ err: 409, err_msg: "닫힌 회차입니다." });
  expect((await urge()).json().err_msg).toBe("진행 중인 회차가 아닙니다.");
  expect((await round()).progress).toMatchObject({ isOpen: false, total: 2, missing: 2 });
  await change({ is_open: true });
  await pool.query("update vow_round set open_to = '2026-03-01'");
  const { idx, ver } = await own();
  const { closed, may } = await read(maker, "vow", idx);
  expect(closed).toBe("2026-03-01에 마감되었습니다.");
  expect(may).toMatchObject({ change: false, fields: [], moves: [], remove: false });
  const write = (visitor: Visitor, values: object) => visitor.post(call("vow", "change"), { idx, ver, values });
  expect((await write(maker, { words: "늦었습니다" })).statusCode).toBe(409);
  // more time for one person is given by those who may always
  expect((await write(hr, { until: "2026-03-02" })).statusCode).toBe(200);
  expect((await sign()).statusCode).toBe(200);
  await pool.query("update vow set until = null, status = 'none'");
  expect((await sign()).statusCode).toBe(409);
  expect((await change({ open_to: "2026-03-02" })).statusCode).toBe(200);
  expect((await sign()).statusCode).toBe(200);
});

test("who saves while a round closes is saved whole or refused", async () => {
  const { sign, change, entries, pool, read, own, maker } = await open();
  const [signed, closed] = await Promise.all([sign(), change({ is_open: false })]);
  expect(closed.statusCode).toBe(200);
  expect([200, 409]).toContain(signed.statusCode);
  const [mine] = await entries();
  expect([mine.status, mine.words]).toEqual(signed.statusCode === 200 ? ["signed", "조심합니다"] : ["none", null]);
  const { rows } = await pool.query(
    "select to_status from status_log where entity = 'vow' and entity_idx = $1 order by idx",
    [(await own()).idx],
  );
  expect(rows.map(({ to_status }) => to_status)).toEqual(signed.statusCode === 200 ? ["none", "signed"] : ["none"]);
  expect((await read(maker, "vow", (await own()).idx)).may.moves).toEqual([]);
});

test("those who are missing are urged, each once a day, and on the days that the definition says", async () => {
  const { urge, sign, told, night, signedIn, idx, pool } = await open();
  // they were told today as it opened
  expect((await urge()).json()).toMatchObject({ told: 0, missing: 2 });
  await pool.query("update reminder_sent set due = due - 1");
  expect((await urge()).json()).toMatchObject({ told: 2, missing: 2 });
  expect((await urge()).json()).toMatchObject({ told: 0, missing: 2 });
  await night("2026-03-16");
  expect(await told()).toBe(2);
  await night("2026-03-17");
  await night("2026-03-17");
  expect(await told()).toBe(3);
  await sign();
  await night("2026-03-20");
  await night("2026-03-21");
  expect(await told()).toBe(3);
  expect(await told(101)).toBe(4);
  for (const email of ["staff@demo.test", "lead@demo.test", "dev@demo.test"]) {
    const refused = await (await signedIn(email)).post(call("vow_round", "urge"), { idx });
    expect([email, refused.statusCode]).toEqual([email, 403]);
  }
});

test("what would be urged ahead on a day off is urged on the working day before, and a missed night is made up for", async () => {
  const { db, entities, told, night, pool } = await open();
  const before = await told();
  // three days before this is a Saturday
  await pool.query("update vow_round set open_to = '2026-03-24'");
  for (const day of ["2026-03-19", "2026-03-20", "2026-03-21", "2026-03-23"]) await night(day);
  expect(await told()).toBe(before + 1);
  await pool.query("update vow_round set open_to = '2026-03-30'");
  await keepRounds(entities, db, on("2026-03-29"), undefined, ["2026-03-27", "2026-03-28", "2026-03-29"]);
  expect(await told()).toBe(before + 2);
});

test("the main page has what one is missing, until it is done or closed", async () => {
  const { db, entities, sign, change, own, idx } = await open();
  const [maker] = await db.select().from(staff).where(eq(staff.idx, MAKER));
  const mine = (day: string) => missingEntries(db, entities, idsOf(maker as never), day);
  expect(await mine("2026-03-02")).toEqual([
    {
      key: `vow_round ${idx}`,
      title: "봄 서약",
      due: "2026-03-20",
      link: `/workshop/pledge?idx=${(await own()).idx}`,
    },
  ]);
  expect(await mine("2026-03-21")).toEqual([]);
  await change({ is_open: false });
  expect(await mine("2026-03-02")).toEqual([]);
  await change({ is_open: true });
  await sign();
  expect(await mine("2026-03-02")).toEqual([]);
});
