import { and, eq, isNull } from "drizzle-orm";
import { expect } from "vitest";
import { contract, customer, salesPlan, smp } from "../../db/tables";
import { openTestPortal, type Visitor } from "../test-portal";

export const LIST = "customerManagement-statusSMPList";
/** How many work at the same time. */
const LANES = 6;

export async function open() {
  const portal = await openTestPortal();
  const [seller, lead, admin] = await Promise.all(
    ["staff", "lead", "sales"].map((name) => portal.signedIn(`${name}@demo.test`)),
  );
  const { db } = portal;
  const [buyer] = await db.select().from(customer).where(eq(customer.idx_owner, 100)).limit(1);
  const call = async (who: Visitor | undefined, entity: string, name: string, sent: object) =>
    (await (who as Visitor).post(`/rest/records/${entity}/${name}`, sent)).json();
  const read = async (entity: string, idx: number) =>
    (await (seller as Visitor).get(`/rest/records/${entity}/read?idx=${idx}`)).json().record;
  const move = async (entity: string, idx: number, move: string, more: object = {}, who = seller) =>
    call(who, entity, "move", { idx, ver: (await read(entity, idx)).ver, move, ...more });
  const addSmp = async (more: object = {}) =>
    (
      await call(seller, "smp", "add", {
        screen: "customerManagement-statusSMPAdd",
        values: {
          ...{ title: "상반기 출강", idx_customer: buyer?.idx, product: "class", amount: 10_000_000 },
          ...{ expect_date: "2026-04-30", idx_owner: 100, ...more },
        },
      })
    ).idx as number;
  const addQuote = async (idx_smp: number, more: object = {}) =>
    call(seller, "quote", "add", {
      screen: `${LIST}_tab2#add`,
      values: {
        ...{ idx_smp, title: "출강 견적", quote_date: "2026-03-02", tax_kind: "taxed" },
        quote_item: [{ item: "과정", qty: 3, unit_price: 333_335, discount: 1 }],
        ...more,
      },
    });
  const addContract = (idx_smp: number, more: object = {}, who = seller) =>
    call(who, "contract", "add", {
      screen: `${LIST}_tab3#add`,
      values: {
        ...{ idx_smp, name: "출강 계약", supply: 9_000_001, date_from: "2026-03-10", date_to: "2026-08-31" },
        ...{ pay_way: "month", ...more },
      },
    });
  const plansOf = (idx: number) =>
    db
      .select()
      .from(salesPlan)
      .where(and(eq(salesPlan.idx_contract, idx), isNull(salesPlan.deleted_at)))
      .orderBy(salesPlan.month);
  return { ...portal, seller, lead, admin, buyer, call, read, move, addSmp, addQuote, addContract, plansOf };
}

interface Known {
  readonly smp: number;
  supply: number;
  state: "ready" | "stop";
  lines: { readonly idx: number; readonly amount: number; isTaken: boolean }[];
}

/** What is known of the contracts, and how much was done. */
interface Kept {
  readonly known: Map<number, Known>;
  readonly done: { accepted: number; refused: number; taken: number };
}

type Sales = Awaited<ReturnType<typeof open>>;

/** Does so much to contracts, at random but repeatably: each has the plan that the specification gives it. */
export async function workOnContracts(sales: Sales, operations: number): Promise<void> {
  const known = new Map<number, Known>();
  const done = { accepted: 0, refused: 0, taken: 0 };
  const kept = { known, done };
  const began = performance.now();
  await Promise.all(Array.from({ length: LANES }, (_, n) => lane(sales, kept, n + 1, operations / LANES)));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (process.env.CONTRACT_OPERATIONS)
    process.stdout.write(`${known.size} contracts, ${JSON.stringify(done)}, ${seconds} s\n`);
  expect(known.size).toBeGreaterThan(operations / 50);
  await expectKept(sales, known);
}

/** Works on opportunities of its own, one thing after another; the lanes work at the same time. */
async function lane(sales: Sales, { known, done }: Kept, seed: number, operations: number): Promise<void> {
  const { db, seller, admin, call, addSmp, addContract, plansOf } = sales;
  const version = async (table: typeof contract | typeof smp, idx: number) =>
    (await db.select({ ver: table.ver }).from(table).where(eq(table.idx, idx)))[0]?.ver;
  let state = seed;
  const below = (most: number) => {
    // the high bits: the low ones of such a generator repeat soon
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  /** The opportunity that is worked on, whether it is won, and its contracts, the latest first. */
  let at = { smp: await addSmp(), isWon: false, contracts: [] as number[] };
  const latest = () => at.contracts[0] ?? 0;
  const told = async (answer: Promise<{ err: number; idx?: number }>, isAllowed: boolean) => {
    const { err, idx } = await answer;
    expect(err === 0).toBe(isAllowed);
    done[err === 0 ? "accepted" : "refused"]++;
    return err === 0 ? (idx ?? -1) : undefined;
  };
  /** The months of the period are six, so that a plan has one line, two or six. */
  const isKept = async (idx: number, of: number, supply: number, lines: number) => {
    const rows = await plansOf(idx);
    expect([rows.length, rows.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([lines, supply]);
    at.contracts = [idx, ...at.contracts];
    const taken = rows.map((row) => ({ idx: row.idx, amount: row.amount, isTaken: false }));
    known.set(idx, { smp: of, supply, state: "ready", lines: taken });
  };
  const acts = [
    async () => {
      const [supply, way] = [1 + below(9_000_000), below(4)];
      const off = below(3) - 1;
      const sent = [
        { pay_way: "once" },
        { pay_way: "split", pre_percent: 1 + below(99) },
        { pay_way: "month" },
        { sales_plan: [{ month: "2026-04", amount: supply + off }] },
      ][way];
      const made = await told(addContract(at.smp, { supply, ...sent }), !at.isWon && (way < 3 || off === 0));
      if (made === undefined) return;
      at.isWon = true;
      await isKept(made, at.smp, supply, [1, 2, 6, 1][way] as number);
    },
    async () => {
      const [prev, supply] = [latest(), 1 + below(9_000_000)];
      const old = known.get(prev);
      const sent = { kind: "change", idx_prev: prev || null, supply, pay_way: "split" };
      const made = await told(addContract(at.smp, sent), old?.state === "ready");
      if (made === undefined) return;
      end(old);
      await isKept(made, at.smp, supply, 2);
    },
    async () => {
      const line = known.get(latest())?.lines.find(({ isTaken }) => !isTaken);
      if (!line) return;
      line.isTaken = true;
      done.taken++;
      await db.update(salesPlan).set({ idx_publish: 1 }).where(eq(salesPlan.idx, line.idx));
    },
    async () => {
      const old = known.get(latest());
      if (!old) return;
      const ver = await version(contract, latest());
      const sent = { idx: latest(), ver, move: "stop", values: { end_reason: "고객사 사정" } };
      if ((await told(call(seller, "contract", "move", sent), old.state === "ready")) !== undefined) end(old);
    },
    async () => {
      const ver = await version(smp, at.smp);
      const sent = { idx: at.smp, ver, move: "takeBack", reason: "잘못 눌렀습니다" };
      const isTaken = at.contracts.some((idx) => known.get(idx)?.lines.some((line) => line.isTaken));
      if ((await told(call(admin, "smp", "move", sent), at.isWon && !isTaken)) === undefined) return;
      at.isWon = false;
      for (const idx of at.contracts) end(known.get(idx));
    },
    async () => {
      const old = known.get(latest());
      if (!old) return;
      const [kept, more, off] = [old.lines.filter(({ isTaken }) => isTaken), below(1_000_000), below(3) - 1];
      const isLost = kept.length > 0 && below(4) === 0;
      const supply = [...(isLost ? [] : kept), { amount: more }].reduce((sum, { amount }) => sum + amount, 0);
      const rows = await plansOf(latest());
      const stays = rows.filter(({ idx }) => !isLost && kept.some((line) => line.idx === idx));
      const sales_plan = [
        ...stays.map(({ idx, month, amount, pay_kind }) => ({ idx, month, amount, pay_kind })),
        { month: "2026-05", amount: more },
      ];
      const ver = await version(contract, latest());
      const sent = { idx: latest(), ver, values: { supply: supply + off, sales_plan } };
      const isAllowed = old.state === "ready" && off === 0 && !isLost;
      if ((await told(call(seller, "contract", "change", sent), isAllowed)) === undefined) return;
      old.supply = supply;
      old.lines = (await plansOf(latest())).map(({ idx, amount, idx_publish }) => ({
        ...{ idx, amount, isTaken: idx_publish !== null },
      }));
    },
  ];
  for (let n = 0; n < operations; n++) {
    if (below(6) === 0) at = { smp: await addSmp(), isWon: false, contracts: [] };
    await acts[below(acts.length)]?.();
  }
}

/** No two contracts have one number, and each has the plan that is known of it. */
async function expectKept({ db, plansOf }: Sales, known: ReadonlyMap<number, Known>): Promise<void> {
  const numbers = await db.select({ no: contract.contract_no, idx: contract.idx }).from(contract);
  expect(new Set(numbers.map(({ no }) => no)).size).toBe(numbers.length);
  for (const [idx, { supply, state, lines }] of known) {
    const planned = new Map((await plansOf(idx)).map((row) => [row.idx, row.amount]));
    expect([idx, planned]).toEqual([idx, new Map(lines.map((line) => [line.idx, line.amount]))]);
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    if (state === "ready") expect([idx, sum]).toEqual([idx, supply]);
    else expect([idx, lines.every(({ isTaken }) => isTaken)]).toEqual([idx, true]);
  }
}

/** A contract that has ended keeps what of its plan somebody has asked to invoice. */
function end(of: Known | undefined): void {
  if (!of) return;
  of.state = "stop";
  of.lines = of.lines.filter(({ isTaken }) => isTaken);
}
