import { readdirSync, readFileSync } from "node:fs";
import { documentKinds, formByKind } from "@portal/definition";
import { expect, test } from "vitest";
import { ApiError } from "../../api-error";
import { openWorkshop } from "../../testing/open-workshop";
import type { Visitor } from "../../testing/test-portal";
import { add, at, read, screen } from "../../testing/work-records";
import { nextNumber } from "./number";

const year = new Date().getFullYear();
const numberOf = async (visitor: Visitor, idx: number): Promise<string> => (await read(visitor, idx)).record.no;

test("many who add at the same moment get numbers without a gap and without a double", async () => {
  const portal = await openWorkshop();
  const maker = await portal.signedIn("staff@demo.test");
  const idxs = await Promise.all(Array.from({ length: 12 }, (_, n) => add(maker, { title: `작업 ${n}` })));
  const given = await Promise.all(idxs.map((idx) => numberOf(maker, idx)));
  const wanted = Array.from({ length: 12 }, (_, n) => `M-${year}-${String(n + 1).padStart(4, "0")}`);
  expect(given.toSorted()).toEqual(wanted);
});

test("what is refused takes no number, and what is removed keeps its own", async () => {
  const portal = await openWorkshop({
    work: {
      saved: async (_, { after }) => {
        if (after.title === "거절") throw new ApiError(400, "받지 않습니다.");
      },
    },
  });
  const maker = await portal.signedIn("staff@demo.test");
  const first = await add(maker, { title: "하나" });
  expect((await maker.post(at("add"), { screen, values: { title: "거절" } })).statusCode).toBe(400);
  const second = await add(maker, { title: "둘" });
  expect(await numberOf(maker, second)).toBe(`M-${year}-0002`);
  expect((await maker.post(at("remove"), { idx: second, ver: 1 })).statusCode).toBe(200);
  expect(await numberOf(maker, await add(maker, { title: "셋" }))).toBe(`M-${year}-0003`);
  expect(await numberOf(maker, first)).toBe(`M-${year}-0001`);
});

test("nobody sends a number of their own, with a new record or later", async () => {
  const portal = await openWorkshop();
  const maker = await portal.signedIn("staff@demo.test");
  const idx = await add(maker, { title: "하나", no: "M-2000-9999" });
  expect(await numberOf(maker, idx)).toBe(`M-${year}-0001`);
  await maker.post(at("change"), { idx, ver: 1, values: { no: "M-2000-9999", title: "둘" } });
  expect(await read(maker, idx)).toMatchObject({ record: { no: `M-${year}-0001`, title: "둘" } });
});

test("a pattern counts anew behind each year, month or day, beyond its digits if need be", async () => {
  const { db } = await openWorkshop();
  const next = (pattern: string, day: string) => nextNumber(db, "test", pattern, day);
  expect(await next("Q{yy}{mm}-{000}", "2026-12-31")).toBe("Q2612-001");
  expect(await next("Q{yy}{mm}-{000}", "2026-12-31")).toBe("Q2612-002");
  expect(await next("Q{yy}{mm}-{000}", "2027-01-01")).toBe("Q2701-001");
  expect(await next("{yyyy}.{mm}.{dd}/{0}호", "2026-03-02")).toBe("2026.03.02/1호");
  for (let n = 2; n < 11; n++) await next("{yyyy}.{mm}.{dd}/{0}호", "2026-03-02");
  expect(await next("{yyyy}.{mm}.{dd}/{0}호", "2026-03-02")).toBe("2026.03.02/11호");
});

test("documents of an older installation go on from their last numbers", async () => {
  const { pool } = await openWorkshop();
  const client = await pool.connect();
  await client.query("begin");
  await client.query("drop table number_counter");
  await client.query("create table doc_counter (kind text, year integer, team_idx integer, last integer)");
  for (const kind of documentKinds) await client.query("insert into doc_counter values ($1, 2026, 111, 7)", [kind]);
  const folder = new URL("../../../migrations/", import.meta.url);
  const name = readdirSync(folder).find((file) => file.endsWith("_numbers_of_documents.sql")) ?? "";
  await client.query(readFileSync(new URL(name, folder), "utf8"));
  const { rows } = await client.query<{ name: string; last: number }>("select name, last from number_counter");
  const wanted = documentKinds.map((kind) => ({ name: `document ${formByKind(kind).prefix}-2026-111-`, last: 7 }));
  expect(rows).toEqual(expect.arrayContaining(wanted));
  expect(rows).toHaveLength(wanted.length);
  await client.query("rollback");
  client.release();
});
