import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { classRun, contract, customer, document, quote, salesPlan, smp, statusLog } from "../db/tables";
import { LIST, open, workOnContracts } from "../testing/walks/contract-walk";
import { turnSales } from "./sales-night";

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

// more of it: contracts.deep.test.ts
test("whatever is done to contracts, and by however many, each has the plan that the specification gives it", async () => {
  await workOnContracts(await open(), 90);
});

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

test("a contract goes on for as many months as it had, else for as many days", async () => {
  const { db, addSmp, addContract } = await open();
  const { idx } = await addContract(await addSmp(), { renew_kind: "auto" });
  const [row] = await db.select().from(contract).where(eq(contract.idx, idx));
  const { idx: _, contract_no, ...same } = row as typeof contract.$inferSelect;
  // by hand: a period ends the day before the same day of its last month, or with that month where it has none
  const terms = [
    // full months, from the first to the last of one
    ["2026-01-01", "2026-03-31", "2026-06-30"],
    ["2027-01-01", "2027-12-31", "2028-12-31"],
    ["2023-03-01", "2024-02-29", "2025-02-28"],
    // from another day, also one that the last month has not
    ["2026-01-15", "2026-04-14", "2026-07-14"],
    ["2026-01-31", "2026-02-28", "2026-03-31"],
    ["2025-08-31", "2026-02-28", "2026-08-31"],
    ["2024-02-29", "2025-02-28", "2026-02-28"],
    // not of months: 60, 46 and 10 days
    ["2026-01-01", "2026-03-01", "2026-04-30"],
    ["2026-03-16", "2026-04-30", "2026-06-15"],
    ["2026-02-20", "2026-03-01", "2026-03-11"],
  ] as const;
  const own = terms.map(([date_from, date_to], at) => ({
    ...{ ...same, date_from, date_to, contract_no: `${contract_no}-${at}`, status: "run" },
  }));
  await db.update(contract).set({ renew_kind: "once" });
  const before = await db.insert(contract).values(own).returning({ idx: contract.idx });
  const [line] = await db.select().from(salesPlan).where(eq(salesPlan.idx_contract, idx)).limit(1);
  const { idx: __, ...plan } = line as typeof salesPlan.$inferSelect;
  const lastMonths = before.map((one, at) => ({
    ...plan,
    idx_contract: one.idx,
    month: own[at]?.date_to.slice(0, 7) ?? "",
  }));
  await db.insert(salesPlan).values(lastMonths);
  await turnSales(db, new Date("2028-01-01T01:00:00Z"));
  const next = await db.select().from(contract).where(sql`${contract.idx_prev} is not null`);
  const renewed = before.map((one) => next.find(({ idx_prev }) => idx_prev === one.idx));
  expect(renewed.map((one, at) => [terms[at]?.[0], terms[at]?.[1], one?.date_to])).toEqual(terms);
  // what was expected in the last month of a term is so in the last one of the next
  const lines = await db.select().from(salesPlan).where(sql`${salesPlan.idx_contract} is not null`);
  const monthOf = (of: number | undefined) => lines.find(({ idx_contract }) => idx_contract === of)?.month;
  expect(renewed.map((one) => monthOf(one?.idx))).toEqual(terms.map(([, , to]) => to.slice(0, 7)));
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
