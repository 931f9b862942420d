import { expect, test } from "vitest";
import { openWorkshop } from "../../testing/open-workshop";
import type { Visitor } from "../../testing/test-portal";
import { add, at } from "../../testing/work-records";

const call = (name: string) => `/rest/records/supplier/${name}`;

/** A workshop with two suppliers that are the same, seen by the people team. */
async function open() {
  const portal = await openWorkshop();
  const { pool } = portal;
  const [hr, maker] = [await portal.signedIn("hr@demo.test"), await portal.signedIn("staff@demo.test")];
  const supply = async (values: object): Promise<number> => {
    const answer = await hr.post(call("add"), { screen: "Workshop-Suppliers#add", values });
    expect(answer.json()).toMatchObject({ err: 0 });
    return answer.json().idx;
  };
  const [kept, gone] = [await supply({ name: "푸른목재" }), await supply({ name: "(주)푸른목재", discount: 7 })];
  const one = async (sql: string, ...given: unknown[]) => (await pool.query(sql, given)).rows[0];
  const version = async (idx: number): Promise<number> =>
    (await one("select ver from supplier where idx = $1", idx)).ver;
  const merge = async (more: object = {}, by: Visitor = hr, [from, to] = [gone, kept]) =>
    by.post(call("merge"), {
      ...{ idx: from, ver: await version(from), into: to, into_ver: await version(to) },
      ...more,
    });
  const read = async (idx: number, by: Visitor = hr) => (await by.get(`${call("read")}?idx=${idx}`)).json();
  return { ...portal, hr, maker, supply, kept, gone, one, version, merge, read };
}

test("all that belongs to a record belongs to the one that it becomes, and its address leads there", async () => {
  const { hr, kept, gone, one, merge, read, pool, supply } = await open();
  const [work, removed] = [
    await add(hr, { title: "의자", idx_supplier: gone }),
    await add(hr, { title: "탁자", idx_supplier: gone }),
  ];
  await pool.query("update work set deleted_at = now() where idx = $1", [removed]);
  await pool.query(
    `insert into file (entity, entity_idx, name, size, mime, sha256, content) values ('supplier', $1, 'a', 1, 'text/plain', '', '')`,
    [gone],
  );
  const older = await supply({ name: "푸른목재상사" });
  expect((await merge({}, hr, [older, gone])).json()).toMatchObject({ err: 0 });
  const compared = (await hr.get(`${call("compare")}?idx=${gone}&into=${kept}`)).json();
  expect(compared.records.map(({ name }: { name: string }) => name)).toEqual(["(주)푸른목재", "푸른목재"]);
  expect(compared).toMatchObject({ moved: [{ title: "작업", count: 1 }], clashes: [] });
  expect(compared.fields).toEqual(["name", "grade", "discount", "idx_agent", "idx_bench"]);
  expect((await merge({ take: ["discount"] })).json()).toMatchObject({ err: 0 });
  for (const idx of [work, removed]) {
    expect(await one("select idx_supplier::int, ver from work where idx = $1", idx)).toEqual({
      idx_supplier: kept,
      ver: 2,
    });
  }
  expect(await one("select count(*)::int from file where entity = 'supplier' and entity_idx = $1", kept)).toEqual({
    count: 1,
  });
  const { record, history, may } = await read(kept);
  expect(record).toMatchObject({ name: "푸른목재", discount: 7, once: ["(주)푸른목재", "푸른목재상사"] });
  expect(may.merge).toBe(true);
  // what happened to the others is told with it
  expect(history.map(({ to }: { to: string }) => to)).toEqual([
    "added",
    "added",
    "added",
    "changed",
    "merged",
    "changed",
    "merged",
  ]);
  expect(history.at(-1).memo).toBe("‘(주)푸른목재’: 작업 1건");
  for (const idx of [gone, older]) {
    expect(await read(idx)).toMatchObject({ err: 404, err_msg: "다른 항목과 합쳐졌습니다.", merged: kept });
  }
  const found = (
    await hr.get(`${call("list")}?screen=Workshop-Suppliers&q=${encodeURIComponent("푸른목재상사")}`)
  ).json();
  expect(found.list.map(({ idx }: { idx: number }) => idx)).toEqual([kept]);
});

test("what a ledger has is carried over by rows of its own", async () => {
  const { hr, kept, gone, merge, pool } = await open();
  const enter = async (values: object) =>
    expect((await hr.post("/rest/records/timber/add", { screen: "Workshop-Timber#add", values })).json()).toMatchObject(
      { err: 0 },
    );
  await enter({ idx_supplier: gone, grade: "a", kind: "in", qty: 5 });
  await enter({ idx_supplier: gone, kind: "in", qty: 2 });
  await enter({ idx_supplier: kept, grade: "a", kind: "in", qty: 1 });
  expect((await merge()).json()).toMatchObject({ err: 0 });
  const { rows } = await pool.query(
    "select distinct on (idx_supplier, grade) idx_supplier::int as of, grade, balance from timber order by idx_supplier, grade, idx desc",
  );
  expect(rows).toEqual([
    { of: kept, grade: "a", balance: 6 },
    { of: kept, grade: null, balance: 2 },
    { of: gone, grade: "a", balance: 0 },
    { of: gone, grade: null, balance: 0 },
  ]);
});

test("what both have although only one may is told by its name, and nothing is merged", async () => {
  const { hr, maker, pool, signedIn } = await open();
  const step = { work_step: [{ name: "대패질" }], work_label: { words: "명패" } };
  const [kept, gone] = [await add(maker, { title: "등", ...step }), await add(maker, { title: "램프", ...step })];
  const merge = () => hr.post(at("merge"), { idx: gone, ver: 1, into: kept, into_ver: 1 });
  const why = "공정 ‘대패질’: 양쪽에 다 있습니다.";
  expect((await hr.get(`${at("compare")}?idx=${gone}&into=${kept}`)).json().clashes).toEqual([why]);
  expect((await merge()).json()).toMatchObject({ err: 409, err_msg: `${why} 먼저 정리한 뒤에 합치세요.` });
  await pool.query("update work_step set name = '옻칠' where idx_work = $1", [gone]);
  expect((await merge()).json()).toMatchObject({ err: 0 });
  const { record } = (await hr.get(`${at("read")}?idx=${kept}`)).json();
  expect(record.work_step.map(({ name }: { name: string }) => name)).toEqual(["대패질", "옻칠"]);
  // of what a record has one of, the one that stays keeps its own
  expect(record.work_label).toMatchObject({ words: "명패" });
  // who may not read what it has become is not told of it
  const stranger = await signedIn("dev@demo.test");
  const told = [maker, stranger].map(async (each) => (await each.get(`${at("read")}?idx=${gone}`)).json().merged);
  expect(await Promise.all(told)).toEqual([kept, undefined]);
});

test("only those merge whom the definition lets, of records that they know as they are", async () => {
  const { hr, maker, kept, gone, merge, version, supply } = await open();
  expect((await merge({}, maker)).statusCode).toBe(403);
  expect((await merge({ into: gone })).statusCode).toBe(400);
  expect((await merge({ into: 99_999 })).statusCode).toBe(404);
  expect((await merge({ ver: 9 })).json()).toMatchObject({ err: 409, current: { idx: gone } });
  expect((await merge({ into_ver: 9 })).json()).toMatchObject({ err: 409, current: { idx: kept } });
  for (const take of [["merged_into"], ["idx_writer"], ["deleted_at"], ["once"], ["constructor"]]) {
    expect([take, (await merge({ take })).statusCode]).toEqual([take, 400]);
  }
  expect((await hr.post("/rest/records/bench/merge", { idx: 1, ver: 1, into: 2, into_ver: 1 })).statusCode).toBe(404);
  expect((await merge()).json()).toMatchObject({ err: 0 });
  // a record becomes part of another one once, and nothing more of it is changed
  expect((await merge()).json()).toMatchObject({ err: 404, merged: kept });
  expect((await hr.post(call("remove"), { idx: gone, ver: await version(gone) })).json()).toMatchObject({
    merged: kept,
  });
  const other = await supply({ name: "새 목재" });
  expect((await merge({}, hr, [other, gone])).json()).toMatchObject({ err: 404 });
});

test("no link is lost while others write some, whoever is first", async () => {
  const { hr, kept, gone, merge, pool, one } = await open();
  const written = Array.from({ length: 12 }, (_, n) =>
    hr.post(at("add"), { screen: "Workshop-Add", values: { title: `작업 ${n}`, idx_supplier: gone } }),
  );
  // who asks no rule, such as a night job, writes to the table itself
  const past = Array.from({ length: 6 }, () =>
    pool.query("insert into delivery (title, idx_supplier, idx_sector, idx_office) values ('납품', $1, 1, 1)", [gone]),
  );
  const [merged, , ...answers] = await Promise.all([merge(), Promise.all(past), ...written]);
  expect(merged.json()).toMatchObject({ err: 0 });
  expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200 && code !== 400)).toEqual([]);
  const added = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(await one("select count(*)::int from work where idx_supplier = $1", kept)).toEqual({ count: added });
  expect(await one("select count(*)::int from delivery where idx_supplier = $1", kept)).toEqual({ count: 6 });
  // and later ones lead to the one that stays
  await pool.query("insert into delivery (title, idx_supplier, idx_sector, idx_office) values ('늦음', $1, 1, 1)", [
    gone,
  ]);
  expect(await one("select count(*)::int from delivery where idx_supplier = $1", kept)).toEqual({ count: 7 });
  expect((await hr.get(`${call("read")}?idx=${kept}`)).json().record.once).toEqual(["(주)푸른목재"]);
});

test("of two who merge the same records the other way round, one is done", async () => {
  const { hr, kept, gone, merge, one } = await open();
  const answers = await Promise.all([merge(), merge({}, hr, [kept, gone])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, expect.any(Number)]);
  expect(
    await one("select count(*)::int from supplier where deleted_at is null and idx in ($1, $2)", kept, gone),
  ).toEqual({ count: 1 });
});
