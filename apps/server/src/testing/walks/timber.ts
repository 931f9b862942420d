import { expect } from "vitest";
import { openWorkshop } from "../open-workshop";

export const at = (part: string) => `/rest/records/timber/${part}`;

/** The workshop with two suppliers of timber, of which a ledger is kept. */
export async function openTimber() {
  const portal = await openWorkshop();
  const people = await portal.signedIn("people@demo.test");
  await portal.pool.query("insert into supplier (name, discount) values ('새봄목재', 2), ('한밭목재', 0)");
  const enter = async (values: object) =>
    (await people.post(at("add"), { screen: "Workshop-Timber#add", values: { idx_supplier: 1, ...values } })).json();
  const rows = async (idx = 1) =>
    (await portal.pool.query("select kind, qty, balance from timber where idx_supplier = $1 order by idx", [idx])).rows;
  return { portal, people, enter, rows };
}

type Timber = Awaited<ReturnType<typeof openTimber>>;

/** Enters so many rows at random, by four at once: each balance is the sum of the rows before it, and none below zero. */
export async function enterRows({ portal }: Timber, count: number): Promise<void> {
  let seed = 15;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const entries = Array.from({ length: count }, () => ({
    idx: 1 + random(2),
    grade: ["a", "b", null][random(3)],
    qty: random(40) - 18 || 1,
  }));
  const insert = "insert into timber (idx_supplier, grade, kind, qty) values ($1, $2, 'adjust', $3)";
  let refused = 0;
  const enterSome = async (part: typeof entries) => {
    const client = await portal.pool.connect();
    try {
      for (const { idx, grade, qty } of part) {
        await client.query(insert, [idx, grade, qty]).catch(({ constraint }) => {
          expect(constraint).toBe("timber_not_below_zero");
          refused += 1;
        });
      }
    } finally {
      client.release();
    }
  };
  await Promise.all([0, 1, 2, 3].map((n) => enterSome(entries.filter((_, at) => at % 4 === n))));
  expect(refused).toBeGreaterThan(0);
  const { rows } = await portal.pool.query(`
    select count(*)::int as rows, bool_and(balance = summed) as is_sum, min(balance) >= 0 as is_there
    from (select balance, sum(qty) over (partition by idx_supplier, grade order by idx) as summed from timber) each`);
  expect(rows).toEqual([{ rows: count - refused, is_sum: true, is_there: true }]);
}
