import { and, eq, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { classRun, contract, customer, document, quote, salesPlan, smp, statusLog } from "../db/tables";
import { openTestPortal, type Visitor } from "../testing/test-portal";
import { turnSales } from "./sales-night";

const LIST = "customerManagement-statusSMPList";
/** What is done to contracts, and how much of it at the same time. */
const OPERATIONS = Number(process.env.CONTRACT_OPERATIONS ?? 240);
const LANES = 6;

async function open() {
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

test("a contract wins its opportunity with quote, plan, customer and states in one transaction, or nothing of it", async () => {
  const { db, buyer, read, move, addSmp, addQuote, addContract, plansOf } = await open();
  await db
    .update(customer)
    .set({ status: "lead" })
    .where(eq(customer.idx, buyer?.idx ?? 0));
  const idx_smp = await addSmp();
  expect(await read("smp", idx_smp)).toMatchObject({ stage: "s1", prob: 10, weighted: 1_000_000 });
  const { idx: idx_quote } = await addQuote(idx_smp);
  // 3 × 333,335 − 1 = 1,000,004; a tenth of it, won by won
  expect(await read("quote", idx_quote)).toMatchObject({ supply: 1_000_004, vat: 100_000, total: 1_100_004 });
  expect(await addContract(idx_smp, { idx_quote })).toMatchObject({ fields: { idx_quote: expect.any(String) } });
  expect(await move("quote", idx_quote, "send", { values: { sent_to: "홍길동 과장, 이메일" } })).toMatchObject({
    err: 0,
  });
  expect(await move("smp", idx_smp, "win")).toMatchObject({ err: 409 });

  const wrong = await addContract(idx_smp, { idx_quote, sales_plan: [{ month: "2026-03", amount: 9_000_000 }] });
  expect(wrong.fields.supply).toContain("1원 다릅니다");
  expect(await read("smp", idx_smp)).toMatchObject({ stage: "s1" });
  expect(await read("quote", idx_quote)).toMatchObject({ status: "sent" });
  expect(await db.$count(contract, eq(contract.idx_smp, idx_smp))).toBe(0);

  const made = await addContract(idx_smp, { idx_quote });
  expect(made).toMatchObject({ err: 0 });
  const lines = await plansOf(made.idx);
  expect(lines.map(({ month, amount }) => [month, amount])).toEqual([
    ...["2026-03", "2026-04", "2026-05", "2026-06", "2026-07"].map((month) => [month, 1_500_000]),
    ["2026-08", 1_500_001],
  ]);
  expect(lines[0]).toMatchObject({ idx_customer: buyer?.idx, idx_smp, idx_owner: 100, idx_team: 111 });
  expect(await read("smp", idx_smp)).toMatchObject({ stage: "s5", prob: 100, weighted: 10_000_000 });
  expect(await read("quote", idx_quote)).toMatchObject({ status: "accepted" });
  expect(await read("contract", made.idx)).toMatchObject({ status: "ready", product: "class", vat: 900_000 });
  expect(await read("customer", buyer?.idx ?? 0)).toMatchObject({ status: "active" });
  const told = await db.select().from(statusLog).where(eq(statusLog.entity_idx, idx_smp));
  expect(told.filter(({ entity, to_status }) => entity === "smp" && to_status === "s5")).toHaveLength(1);
});

test("of fifty who accept one quote at the same moment one does", async () => {
  const { db, move, addSmp, addQuote, addContract } = await open();
  const idx_smp = await addSmp();
  const { idx: idx_quote } = await addQuote(idx_smp);
  await move("quote", idx_quote, "send", { values: { sent_to: "담당자" } });
  const answers = await Promise.all(Array.from({ length: 50 }, () => addContract(idx_smp, { idx_quote })));
  expect(answers.filter(({ err }) => err === 0)).toHaveLength(1);
  expect(await db.$count(contract, eq(contract.idx_smp, idx_smp))).toBe(1);
});

interface Known {
  readonly smp: number;
  supply: number;
  state: "ready" | "stop";
  lines: { readonly idx: number; readonly amount: number; isTaken: boolean }[];
}

test("whatever is done to contracts, and by however many, each has the plan that the specification gives it", async () => {
  const { db, seller, admin, call, addSmp, addContract, plansOf } = await open();
  const version = async (table: typeof contract | typeof smp, idx: number) =>
    (await db.select({ ver: table.ver }).from(table).where(eq(table.idx, idx)))[0]?.ver;
  const known = new Map<number, Known>();
  const done = { accepted: 0, refused: 0, taken: 0 };

  /** Works on opportunities of its own, one thing after another; the lanes work at the same time. */
  async function lane(seed: number): Promise<void> {
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
    for (let n = 0; n < OPERATIONS / LANES; n++) {
      if (below(6) === 0) at = { smp: await addSmp(), isWon: false, contracts: [] };
      await acts[below(acts.length)]?.();
    }
  }

  const began = performance.now();
  await Promise.all(Array.from({ length: LANES }, (_, n) => lane(n + 1)));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (process.env.CONTRACT_OPERATIONS)
    process.stdout.write(`${known.size} contracts, ${JSON.stringify(done)}, ${seconds} s\n`);
  expect(known.size).toBeGreaterThan(OPERATIONS / 50);
  const numbers = await db.select({ no: contract.contract_no, idx: contract.idx }).from(contract);
  expect(new Set(numbers.map(({ no }) => no)).size).toBe(numbers.length);
  for (const [idx, { supply, state, lines }] of known) {
    const planned = new Map((await plansOf(idx)).map((row) => [row.idx, row.amount]));
    expect([idx, planned]).toEqual([idx, new Map(lines.map((line) => [line.idx, line.amount]))]);
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    if (state === "ready") expect([idx, sum]).toEqual([idx, supply]);
    else expect([idx, lines.every(({ isTaken }) => isTaken)]).toEqual([idx, true]);
  }
});

/** A contract that has ended keeps what of its plan somebody has asked to invoice. */
function end(of: Known | undefined): void {
  if (!of) return;
  of.state = "stop";
  of.lines = of.lines.filter(({ isTaken }) => isTaken);
}

test("a sent quote is frozen: its change is the next version, and a large discount needs to be allowed", async () => {
  const { db, seller, call, read, move, addSmp, addQuote } = await open();
  const idx_smp = await addSmp();
  const { idx } = await addQuote(idx_smp);
  const first = await read("quote", idx);
  expect(first).toMatchObject({ version: 1, valid_to: "2026-04-01" });
  await move("quote", idx, "send", { values: { sent_to: "담당자, 이메일" } });
  const sent = await read("quote", idx);
  expect(sent.receiver).toContain("(가상)");
  const change = { idx, ver: sent.ver, values: { title: "다른 이름" } };
  expect((await call(seller, "quote", "change", change)).err).not.toBe(0);
  expect(await move("quote", idx, "revise")).toMatchObject({ err: 0 });
  const [second] = await db.select().from(quote).where(eq(quote.idx_prev, idx));
  expect(second).toMatchObject({ quote_no: first.quote_no, version: 2, status: "draft", supply: 1_000_004 });
  expect(await read("quote", idx)).toMatchObject({ status: "expired" });

  const cheap = { quote_item: [{ item: "과정", qty: 1, unit_price: 1_000_000, discount: 100_001 }] };
  const { idx: discounted } = await addQuote(idx_smp, cheap);
  const send = () => move("quote", discounted, "send", { values: { sent_to: "담당자" } });
  expect((await send()).err_msg).toContain("10%");
  const [allowed, foreign] = await db.select().from(document).where(eq(document.status, "done")).limit(2);
  const name = (idx_document: number, of: number) => db.update(quote).set({ idx_document }).where(eq(quote.idx, of));
  const own = { kind: "D1", idx_drafter: 100 };
  await db
    .update(document)
    .set(own)
    .where(eq(document.idx, allowed?.idx ?? 0));
  await db
    .update(document)
    .set({ kind: "D1", idx_drafter: 103 })
    .where(eq(document.idx, foreign?.idx ?? 0));
  await name(foreign?.idx ?? 0, discounted);
  expect((await send()).err_msg).toContain("담당자가 기안해");
  const { idx: other } = await addQuote(await addSmp(), cheap);
  await name(allowed?.idx ?? 0, other);
  await name(allowed?.idx ?? 0, discounted);
  expect((await send()).err_msg).toContain("다른 영업건");
  await db.update(quote).set({ idx_document: null }).where(eq(quote.idx, other));
  expect(await send()).toMatchObject({ err: 0 });
  expect((await addQuote(idx_smp, { tax_kind: "free" })).err).toBe(0);
  const [free] = await db.select().from(quote).orderBy(sql`idx desc`).limit(1);
  expect([free?.vat, free?.total]).toEqual([0, 1_000_004]);
});

test("who loses says why, its quotes are lost; who takes back a win ends its contract while nothing is invoiced", async () => {
  const { db, admin, read, move, addSmp, addQuote, addContract, plansOf } = await open();
  const lost = await addSmp();
  const { idx: offered } = await addQuote(lost);
  expect((await move("smp", lost, "lose", { values: { lost_kind: "price" } })).fields).toHaveProperty("lost_reason");
  await move("smp", lost, "lose", { values: { lost_kind: "price", lost_reason: "경쟁사가 더 쌉니다" } });
  expect(await read("quote", offered)).toMatchObject({ status: "lost", lost_reason: "경쟁사가 더 쌉니다" });

  const won = await addSmp();
  const { idx } = await addContract(won);
  expect(await move("smp", won, "takeBack", { reason: "착오" })).toMatchObject({ err: 403 });
  const [line] = await plansOf(idx);
  await db
    .update(salesPlan)
    .set({ idx_publish: 1 })
    .where(eq(salesPlan.idx, line?.idx ?? 0));
  expect(await move("smp", won, "takeBack", { reason: "착오" }, admin)).toMatchObject({ err: 409 });
  await db
    .update(salesPlan)
    .set({ idx_publish: null })
    .where(eq(salesPlan.idx, line?.idx ?? 0));
  expect(await move("smp", won, "takeBack", { reason: "착오" }, admin)).toMatchObject({ err: 0 });
  expect(await read("smp", won)).toMatchObject({ stage: "s4", prob: 75 });
  expect(await read("contract", idx)).toMatchObject({ status: "stop" });
  expect(await plansOf(idx)).toHaveLength(0);
});

test("by night quotes run out, contracts begin, end and go on, classes begin and are counted", async () => {
  const { db, addSmp, addQuote, addContract, move, read, call, seller, plansOf } = await open();
  const idx_smp = await addSmp();
  const { idx } = await addQuote(idx_smp, { valid_to: "2026-03-05" });
  await move("quote", idx, "send", { values: { sent_to: "담당자" } });
  const { idx: ending } = await addContract(idx_smp, { renew_kind: "auto", date_to: "2026-05-31" });
  await db
    .update(contract)
    .set({ files: [1] })
    .where(eq(contract.idx, ending));
  const times = [{ weekday: "1", time_from: "10:00", time_to: "11:00" }];
  const course = {
    ...{ idx_smp, idx_contract: ending, title: "초급반", product: "class", language: "en", headcount: 8 },
    ...{ date_from: "2026-03-09", date_to: "2026-03-30", idx_manager: 100, class_time: times },
  };
  const made = await call(seller, "class_run", "add", { screen: `${LIST}_tab4#add`, values: course });
  expect(await read("class_run", made.idx)).toMatchObject({ sessions: 4, sessions_done: 0, status: "plan" });

  await turnSales(db, new Date("2026-03-17T01:00:00Z"));
  expect(await read("quote", idx)).toMatchObject({ status: "expired" });
  expect(await read("contract", ending)).toMatchObject({ status: "run" });
  expect(await read("class_run", made.idx)).toMatchObject({ status: "run", sessions_done: 2 });
  await turnSales(db, new Date("2026-06-01T01:00:00Z"));
  expect(await read("contract", ending)).toMatchObject({ status: "done" });
  const [next] = await db.select().from(contract).where(eq(contract.idx_prev, ending));
  expect(next).toMatchObject({ status: "ready", kind: "renew", date_from: "2026-06-01", supply: 9_000_001 });
  const plans = await plansOf(next?.idx ?? 0);
  expect([plans[0]?.month, plans.length]).toEqual(["2026-06", 3]);
  expect(await db.$count(classRun, eq(classRun.idx, made.idx))).toBe(1);
});

test("quotes and contracts are theirs who have the opportunity; who holds a class reads it and no amounts", async () => {
  const { db, signedIn, addSmp, addContract, addQuote } = await open();
  const idx_smp = await addSmp();
  const { idx: idx_quote } = await addQuote(idx_smp);
  const { idx } = await addContract(idx_smp);
  const status = async (name: string, entity: string, of: number) =>
    (await (await signedIn(`${name}@demo.test`)).get(`/rest/records/${entity}/read?idx=${of}`)).statusCode;
  for (const [entity, of] of [
    ["smp", idx_smp],
    ["quote", idx_quote],
    ["contract", idx],
  ] as const) {
    expect([entity, await status("lead", entity, of), await status("smp", entity, of)]).toEqual([entity, 200, 200]);
    expect([entity, await status("acting", entity, of), await status("tutor", entity, of)]).toEqual([entity, 403, 403]);
  }
  const [held] = await db.select().from(classRun).where(eq(classRun.idx_tutor_staff, 116)).limit(1);
  expect(held).toBeDefined();
  expect(await status("tutor", "class_run", held?.idx ?? 0)).toBe(200);
  expect(await status("tutor", "contract", held?.idx_contract ?? 0)).toBe(403);
  expect(await db.$count(smp)).toBe(251);
});
