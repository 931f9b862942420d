import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ApiError } from "../../api-error";
import type { Rules } from "../../records/rules";
import { openWorkshop } from "../../testing/open-workshop";
import { add } from "../../testing/work-records";
import { carryOut } from "./effective";

const call = (name: string) => `/rest/records/price_change/${name}`;
const at = (day: string) => new Date(`${day}T00:30:00+09:00`);

/** A price by which it fails. */
const BROKEN = 13;

/** What a change does once its day has come. */
const price_change: Rules = {
  async moving({ db }, { record: { idx_work, new_price }, move }) {
    if (move !== "apply") return undefined;
    if (new_price === BROKEN) throw new Error("broken");
    const { rowCount } = await db.execute(
      sql`update work set price = ${new_price} where idx = ${idx_work} and deleted_at is null`,
    );
    if (rowCount === 0) throw new ApiError(409, "없는 작업입니다.");
    return undefined;
  },
};

/** A workshop with a chair at 100 won, whose price is to change on the 20th of March. */
async function open() {
  const portal = await openWorkshop({ price_change });
  const { pool, db, entities } = portal;
  const maker = await portal.signedIn("staff@demo.test");
  const work = await add(maker, { title: "의자", pieces: 3, price: 100, made_on: "2026-03-01" });
  const plan = async (values: object): Promise<number> => {
    const answer = await maker.post(call("add"), { values: { idx_work: work, ...values } });
    expect(answer.json()).toMatchObject({ err: 0 });
    return answer.json().idx;
  };
  const idx = await plan({ from_day: "2026-03-20", new_price: 250 });
  const one = async (sql: string, ...given: unknown[]) => (await pool.query(sql, given)).rows[0];
  const price = () => one("select price::int from work where idx = $1", work);
  const state = async (of = idx) => (await one("select status from price_change where idx = $1", of)).status;
  const night = (day: string) => carryOut(entities, db, at(day));
  return { ...portal, maker, idx, plan, one, price, state, night, work };
}

const before = { price: 100 };

test("a change is carried out on its day, once, whichever server comes first", async () => {
  const { idx, price, state, night, pool } = await open();
  expect([await night("2026-03-19"), await price(), await state()]).toEqual([0, before, "plan"]);
  const done = await Promise.all([night("2026-03-20"), night("2026-03-20"), night("2026-03-20")]);
  expect(done.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect([await price(), await state()]).toEqual([{ price: 250 }, "done"]);
  expect(await night("2026-03-21")).toBe(0);
  const { rows } = await pool.query(
    "select to_status from status_log where entity = 'price_change' and entity_idx = $1 order by idx",
    [idx],
  );
  expect(rows.map(({ to_status }) => to_status)).toEqual(["plan", "done"]);
});

test("changes of one record are carried out in the order of their days, however late", async () => {
  const { plan, price, night } = await open();
  await plan({ from_day: "2026-03-10", new_price: 180 });
  expect(await night("2026-04-01")).toBe(2);
  expect(await price()).toEqual({ price: 250 });
});

test("nobody carries a change out before its day; what was cancelled or removed is not carried out", async () => {
  const { maker, idx, plan, price, state, night } = await open();
  const move = (of: number, name: string) => maker.post(call("move"), { idx: of, ver: 1, move: name });
  const read = async (of: number) => (await maker.get(`${call("read")}?idx=${of}`)).json().may.moves;
  expect(await read(idx)).toEqual(["shift", "cancel"]);
  expect((await move(idx, "apply")).json()).toMatchObject({ err: 409 });
  expect((await move(idx, "cancel")).statusCode).toBe(200);
  const removed = await plan({ from_day: "2026-03-18", new_price: 1 });
  expect((await maker.post(call("remove"), { idx: removed, ver: 1 })).statusCode).toBe(200);
  expect([await night("2026-03-20"), await price(), await state()]).toEqual([0, before, "cancel"]);
  // today's is anybody's whose move it is
  const today = await plan({ from_day: "2026-03-02", new_price: 120 });
  expect(await read(today)).toEqual(["apply", "shift", "cancel"]);
  expect((await move(today, "apply")).statusCode).toBe(200);
  expect(await price()).toMatchObject({ price: 120 });
  expect(await night("2026-03-21")).toBe(0);
});

test("one that is refused stays planned and is told once a day; the others are carried out", async () => {
  const { maker, plan, price, state, idx, night, pool, one, work } = await open();
  const { idx: stool } = (await maker.post("/rest/records/work/add", { values: { title: "걸상", pieces: 1 } })).json();
  const other = await plan({ from_day: "2026-03-20", idx_work: stool, new_price: 70 });
  await pool.query("update work set deleted_at = now() where idx = $1", [work]);
  const told = () => one("select count(*)::int from notification where title like '%적용하지 못했습니다%'");
  expect(await night("2026-03-20")).toBe(1);
  expect([await state(), await state(other), await price()]).toEqual(["plan", "done", before]);
  await night("2026-03-20");
  expect(await told()).toEqual({ count: 1 });
  await pool.query("update work set deleted_at = null where idx = $1", [work]);
  expect([await night("2026-03-21"), await state(idx)]).toEqual([1, "done"]);
});

test("one that fails stays planned, is told as a fault, and does not hold up the others", async () => {
  const { plan, state, idx, night } = await open();
  const broken = await plan({ from_day: "2026-03-19", new_price: BROKEN });
  await expect(night("2026-03-20")).rejects.toThrow("1 changes could not be carried out");
  expect([await state(broken), await state(idx)]).toEqual(["plan", "done"]);
});
