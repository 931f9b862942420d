import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestPortal, type Visitor } from "../testing/test-portal";

interface Block {
  readonly key: string;
  readonly columns: string[];
  readonly rows: { name: string; values: (number | null)[] }[];
}

const path = "/rest/mypims/getOverallStatistics";
const read = async (who: Visitor, query = "") => (await who.get(`${path}?${query}`)).json();
const blockOf = (answer: { blocks: Block[] }, key: string) => answer.blocks.find((one) => one.key === key) as Block;
const spreads = ["type", "gender", "age", "years"];

test("people of a day are counted once where they worked then; leads count their own units", async () => {
  const { signedIn, db } = await openTestPortal();
  const people = await signedIn("people@demo.test");
  const count = async (day: string, where = sql`true`) =>
    Number(
      (
        await db.execute(sql`select count(*) from staff s left join retire r on r.idx_staff = s.idx and r.status = 'done'
          where s.joinday <= ${day} and (r.retire_date is null and s.status <> 'retired' or r.retire_date > ${day}) and ${where}`)
      ).rows[0]?.count,
    );
  for (const day of ["2026-03-02", "2025-01-15", "2023-06-30"]) {
    const { blocks } = await read(people, `day=${day}`);
    const { rows } = blockOf({ blocks }, "people");
    expect(rows.at(-1)?.values.at(-1)).toBe(await count(day));
  }
  const all = await read(people);
  for (const { key, rows, columns } of all.blocks as Block[]) {
    expect([key, rows.every(({ values }) => values.length === columns.length)]).toEqual([key, true]);
  }
  expect((await read(people, "day=1990-01-01")).blocks).toEqual([]);
  expect((await read(people, "day=2026-03-03")).fields.day).toContain("지난 날");
  const lead = await signedIn("lead@demo.test");
  const mine = blockOf(await read(lead), "people")
    .rows.at(-1)
    ?.values.at(-1);
  expect(mine).toBe(await count("2026-03-02", sql`s.idx_team = 111`));
  expect((await read(lead, "idx_team=112")).blocks).toEqual([]);
  expect((await read(await signedIn("staff@demo.test"))).err).toBe(403);
});

test("no view tells of fewer than three, nor do two views of which one holds the other", async () => {
  const { signedIn, db } = await openTestPortal();
  const people = await signedIn("people@demo.test");
  const views = new Map<string, { blocks: Block[] }>();
  const see = async (query: string) => {
    const known = views.get(query) ?? ((await read(people, query)) as { blocks: Block[] });
    views.set(query, known);
    return known;
  };
  const { rows: teams } = await db.execute<{ idx: number; idx_office: number }>(
    sql`select idx::int, idx_office::int from team order by idx`,
  );
  const pairs = [
    ...["contract", "intern", "regular"].map((type) => ["", `employ_type=${type}`]),
    ...teams.slice(0, 12).flatMap(({ idx, idx_office }) => [
      ["", `idx_office=${idx_office}`],
      [`idx_office=${idx_office}`, `idx_office=${idx_office}&idx_team=${idx}`],
      [`idx_office=${idx_office}&idx_team=${idx}`, `idx_office=${idx_office}&idx_team=${idx}&employ_type=contract`],
    ]),
  ] as [string, string][];
  let told = 0;
  for (const [whole, part] of pairs)
    for (const key of spreads) {
      const [outer, inner] = [blockOf(await see(whole), key), blockOf(await see(part), key)];
      for (const { name, values } of inner?.rows ?? []) {
        const [less] = values;
        const [more] = outer?.rows.find((row) => row.name === name)?.values ?? [];
        if (less === null || less === undefined) continue;
        told++;
        expect([part, key, name, less === 0 || less >= 3]).toEqual([part, key, name, true]);
        if (more === null || more === undefined) continue;
        const rest = more - less;
        expect([whole, part, key, name, rest === 0 || rest >= 3]).toEqual([whole, part, key, name, true]);
      }
    }
  expect(told).toBeGreaterThan(50);
  const { blocks } = await see("");
  for (const { values } of blockOf({ blocks }, "people").rows)
    for (const value of values) expect(value === null || value === 0 || value >= 3).toBe(true);
});
