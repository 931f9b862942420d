import { expect, test } from "vitest";
import { openWorkshop } from "../../testing/open-workshop";

const at = (name: string) => `/rest/records/delivery/${name}`;

/** Two deliveries of a team that none of those who sign in leads, from two suppliers. */
async function open() {
  const portal = await openWorkshop();
  const { pool, signedIn } = portal;
  const people = { maker: "staff@demo.test", lead: "lead@demo.test", dev: "dev@demo.test" };
  const [maker, lead, dev] = await Promise.all(Object.values(people).map((email) => signedIn(email)));
  if (!maker || !lead || !dev) throw new Error("nobody signed in");
  const idxOf = async (email: string) =>
    Number((await pool.query("select idx from staff where email = $1", [email])).rows[0].idx);
  await pool.query("insert into supplier (name) values ('나무집'), ('쇠집')");
  await pool.query(
    `insert into delivery (title, idx_supplier, terms, idx_sector, idx_office, idx_team)
     values ('판자', 1, '외상', 300, 38, 6115), ('못', 2, '현금', 300, 38, 6115), ('풀', null, null, 300, 38, 6115)`,
  );
  const agent = async (supplier: number, email: string | null) =>
    pool.query("update supplier set idx_agent = $2 where idx = $1", [supplier, email && (await idxOf(email))]);
  const check = async (delivery: number, email: string, kind = "open") =>
    pool.query("insert into delivery_check (idx_delivery, idx_staff, kind) values ($1, $2, $3)", [
      delivery,
      await idxOf(email),
      kind,
    ]);
  type Person = typeof maker;
  const listed = async (visitor: Person) => {
    const answer = await visitor.get(`${at("list")}?screen=Workshop-Deliveries`);
    return answer.statusCode === 200 ? answer.json().list.map(({ title }: { title: string }) => title) : "refused";
  };
  const read = async (visitor: Person, idx: number) => {
    const answer = await visitor.get(`${at("read")}?idx=${idx}`);
    return answer.statusCode === 200 ? answer.json() : answer.statusCode;
  };
  return { ...portal, people, maker, lead, dev, agent, check, listed, read };
}

test("who is named in the record that one links to takes part in it, as long as they are", async () => {
  const { agent, read, maker, people, pool } = await open();
  expect(await read(maker, 1)).toBe(403);
  await agent(1, people.maker);
  const { record, may } = await read(maker, 1);
  expect(record).toMatchObject({ title: "판자", terms: "외상" });
  // nobody is told by which others somebody takes part
  expect(Object.keys(record).filter((name) => !/^[a-z_]+$/.test(name))).toEqual([]);
  // they read by it and change nothing
  expect(may).toMatchObject({ change: false, remove: false });
  const change = await maker.post(at("change"), { idx: 1, ver: 1, values: { title: "내 것" } });
  expect(change.statusCode).toBe(403);
  expect(await read(maker, 2)).toBe(403);
  expect(await read(maker, 3)).toBe(403);
  await agent(1, people.dev);
  expect(await read(maker, 1)).toBe(403);
  await agent(1, people.maker);
  await pool.query("update supplier set deleted_at = now() where idx = 1");
  expect(await read(maker, 1)).toBe(403);
});

test("a party that widens has its records on a list that the person may open anyway, and opens none", async () => {
  const { agent, listed, lead, maker, people } = await open();
  expect(await listed(lead)).toEqual([]);
  await agent(2, people.lead);
  expect(await listed(lead)).toEqual(["못"]);
  await agent(1, people.maker);
  expect(await listed(maker)).toBe("refused");
  const found = async (query: string) =>
    (await lead.get(`${at("list")}?screen=Workshop-Deliveries&${query}`)).json().total;
  expect([await found("q=못"), await found("q=판자")]).toEqual([1, 0]);
});

test("who is named in a record below that is no part of it takes part, and changes it where the screen lets", async () => {
  const { check, read, dev, people, pool } = await open();
  await check(1, people.dev, "count");
  expect(await read(dev, 1)).toBe(403);
  await check(1, people.dev);
  const { record, may } = await read(dev, 1);
  // what is the agent's to read is not theirs
  expect([record.title, "terms" in record, may.change]).toEqual(["판자", false, true]);
  expect((await dev.post(at("change"), { idx: 1, ver: record.ver, values: { title: "널" } })).statusCode).toBe(200);
  expect(await read(dev, 2)).toBe(403);
  await pool.query("update delivery_check set deleted_at = now() where idx_delivery = 1");
  expect(await read(dev, 1)).toBe(403);
});

test("a list and a page tell a field to the same people", async () => {
  const { agent, check, lead, people, read } = await open();
  await agent(1, people.lead);
  await check(2, people.lead);
  const list = (await lead.get(`${at("list")}?screen=Workshop-Deliveries`)).json().list;
  expect(list.map(({ idx, terms }: { idx: number; terms?: string }) => [idx, terms])).toEqual([[1, "외상"]]);
  expect((await read(lead, 1)).record.terms).toBe("외상");
  expect("terms" in (await read(lead, 2)).record).toBe(false);
});
