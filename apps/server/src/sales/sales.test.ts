import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customer, salesPublish, salesReceipt, statusLog } from "../db/tables";
import { listed, planned, publish, receive, requested, saleOf, tell } from "../testing/records/asked-sales";
import { approvers, DIVISION, LEAD } from "../testing/records/documents";
import { openTestPortal, type TestPortal } from "../testing/test-portal";

const statesOf = async ({ db }: TestPortal, idx: number) =>
  (
    await db
      .select({ to: statusLog.to_status })
      .from(statusLog)
      .where(and(eq(statusLog.entity, "sales_publish"), eq(statusLog.entity_idx, idx)))
      .orderBy(statusLog.idx)
  ).map(({ to }) => to);
const minus = [{ item: "어학 과정", supply: -1_000_000, vat: -100_000 }];
const fixOf = (idx_origin: number) => ({ issue_kind: "fix", fix_reason: "해지", idx_origin, items: minus });

describe("the list of invoices", () => {
  test("finds one by its customer, contract or item", async () => {
    const portal = await openTestPortal();
    const items = [{ item: "독일어 회화 특강", supply: 500_000, vat: 50_000 }];
    const idx = await requested(portal, { contract_name: "가을 계약", items });
    const accounting = await portal.signedIn("accounting@demo.test");
    for (const q of ["독일어 회화", "가을 계약"]) {
      const { list } = await listed(accounting, `q=${encodeURIComponent(q)}`);
      expect(list.map((row: { idx: number }) => row.idx)).toEqual([idx]);
    }
    expect((await listed(accounting, "q=%25")).total).toBe(0);
  });

  test("sums what is owed of every page; what was taken back is owed by nobody", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const idx = await requested(portal);
    const sums = async () => (await listed(accounting, "issue_date.from=2026-03-02&issue_date.to=2026-03-02")).sums;
    const before = await sums();
    await publish(accounting, idx, "1");
    await receive(accounting, idx, 400_000);
    const paid = await sums();
    expect([paid.unpaid - before.unpaid, paid.received - before.received]).toEqual([700_000, 400_000]);
    const fix = await requested(portal, fixOf(idx));
    await publish(accounting, fix, "2");
    expect((await sums()).unpaid - before.unpaid).toBe(0);
    expect([await saleOf(accounting, idx), await saleOf(accounting, fix)]).toMatchObject([
      { status: "cancel", unpaid: 0 },
      { status: "done", unpaid: 0 },
    ]);
    expect(await statesOf(portal, idx)).toEqual(["run", "wait", "done", "part", "cancel"]);
  });

  test("issues several at once, each under its own number, and says of which none was issued", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const [one, two, three] = [
      await requested(portal, { contract_name: "첫 요청" }),
      await requested(portal, { contract_name: "둘째 요청" }),
      await requested(portal, { contract_name: "셋째 요청" }),
    ];
    const each = [
      [one, "2026-1"],
      [two, "2026-2"],
      [three, "2026-1"],
    ].map(([idx, publish_no]) => ({ idx, values: { publish_no } }));
    const body = {
      screen: "documents-SalesManagementPublishList",
      idxs: [one, two, three],
      move: "publish",
      each,
    };
    const answer = (await accounting.post("/rest/records/sales_publish/bulk", body)).json();
    expect(answer.done).toEqual([one, two]);
    expect(answer.refused).toEqual([
      {
        idx: three,
        name: "셋째 요청",
        why: expect.stringContaining("다른 세금계산서에 이미 입력된 번호입니다."),
      },
    ]);
    const rows = [await saleOf(accounting, one), await saleOf(accounting, two), await saleOf(accounting, three)];
    expect(rows.map(({ status, publish_no, unpaid }) => [status, publish_no, unpaid])).toEqual([
      ["done", "2026-1", 1_100_000],
      ["done", "2026-2", 1_100_000],
      ["wait", null, 0],
    ]);
  });

  test("issues one invoice under a number, also of two at once", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const idxs: number[] = [];
    for (let at = 0; at < 6; at++) idxs.push(await requested(portal));
    const answers = await Promise.all(idxs.map((idx) => publish(accounting, idx, "2026-7")));
    expect(answers.map(({ err }) => err).toSorted()).toEqual([0, 400, 400, 400, 400, 400]);
    expect(await portal.db.$count(salesPublish, eq(salesPublish.publish_no, "2026-7"))).toBe(1);
  });

  test("makes a prospect a customer by the first invoice, and leaves one with whom it ended alone", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const stateBehind = async (status: "lead" | "end", publish_no: string) => {
      const idx = await requested(portal);
      const [sale] = await portal.db.select().from(salesPublish).where(eq(salesPublish.idx, idx));
      const isBuyer = eq(customer.idx, sale?.idx_customer ?? 0);
      await portal.db.update(customer).set({ status }).where(isBuyer);
      await publish(accounting, idx, publish_no);
      return (await portal.db.select().from(customer).where(isBuyer))[0]?.status;
    };
    expect([await stateBehind("lead", "1"), await stateBehind("end", "2")]).toEqual(["active", "end"]);
  });

  test("lets accounting issue, accounting and the sales team take money, and nobody else", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal);
    for (const name of ["staff", "lead", "smp"]) {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      expect([name, (await publish(visitor, idx, "1")).err]).toEqual([name, 403]);
    }
    const sales = await portal.signedIn("sales@demo.test");
    expect((await publish(sales, idx, "1")).err).toBe(0);
    for (const name of ["staff", "lead", "newcomer"]) {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      expect([name, (await receive(visitor, idx, 1)).err]).toEqual([name, 403]);
    }
    expect((await receive(sales, idx, 1)).err).toBe(0);
  });
});

describe("an invoice", () => {
  test("is paid in parts that never come to more than it, by several at once", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal);
    const accounting = await portal.signedIn("accounting@demo.test");
    expect((await receive(accounting, idx, 1)).err).toBe(409);
    await publish(accounting, idx, "20260302-1");
    expect((await receive(accounting, idx, 1, "2026-03-03")).fields).toEqual({
      paid_at: "입금일: 오늘까지의 날짜를 입력하세요.",
    });
    expect((await receive(accounting, idx, 1_100_001)).fields).toEqual({
      amount: "금액: 미수 1,100,000원 이하로 입력하세요.",
    });
    const paid = await Promise.all([1, 2, 3].map(() => receive(accounting, idx, 550_000)));
    expect(paid.filter(({ err }) => err === 0)).toHaveLength(2);
    expect(await saleOf(accounting, idx)).toMatchObject({ status: "paid", received: 1_100_000, unpaid: 0 });
  });

  test("follows a receipt that was entered by mistake and is removed", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal);
    const accounting = await portal.signedIn("accounting@demo.test");
    await publish(accounting, idx, "1");
    const { idx: first } = await receive(accounting, idx, 1_000_000);
    const { idx: second } = await receive(accounting, idx, 100_000);
    const remove = async (receipt: number) =>
      (await accounting.post("/rest/records/sales_receipt/remove", { idx: receipt, ver: 1 })).json();
    expect((await remove(first)).err).toBe(0);
    expect(await saleOf(accounting, idx)).toMatchObject({ status: "part", received: 100_000, unpaid: 1_000_000 });
    expect((await remove(second)).err).toBe(0);
    expect(await saleOf(accounting, idx)).toMatchObject({ status: "done", received: 0, unpaid: 1_100_000 });
    expect(await statesOf(portal, idx)).toEqual(["run", "wait", "done", "part", "paid", "part", "done"]);
  });

  test("is corrected by another one of its owner, which cancels it when it is issued", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal);
    const accounting = await portal.signedIn("accounting@demo.test");
    await publish(accounting, idx, "20260302-1");
    const { idx: receipt } = await receive(accounting, idx, 100_000);
    await portal.db.update(salesPublish).set({ idx_owner: 101 }).where(eq(salesPublish.idx, idx));
    const asked = {
      kind: "SALES",
      title: "수정",
      line: approvers(LEAD, DIVISION),
      data: {
        ...{
          idx_customer: 1,
          biz_no: "1234567891",
          tax_email: "a@b.example",
          contract_name: "수정",
          tax_kind: "taxed",
        },
        ...{ issue_date: "2026-03-02", ...fixOf(idx) },
      },
    };
    const [sale] = await portal.db.select().from(salesPublish).where(eq(salesPublish.idx, idx));
    const data = { ...asked.data, idx_customer: sale?.idx_customer, biz_no: sale?.biz_no };
    const others = await tell(await portal.signedIn("staff@demo.test"), "submitDocument", { ...asked, data });
    expect(others).toMatchObject({ err: 403, err_msg: expect.stringContaining("수정발행은 담당자가 요청합니다.") });
    await portal.db.update(salesPublish).set({ idx_owner: 100 }).where(eq(salesPublish.idx, idx));
    const fix = await requested(portal, fixOf(idx));
    await publish(accounting, fix, "20260302-2");
    expect([await saleOf(accounting, idx), await saleOf(accounting, fix)]).toMatchObject([
      { status: "cancel", unpaid: 0 },
      { status: "done", idx_origin: idx },
    ]);
    // what came in for it stays as it was entered
    const removed = await accounting.post("/rest/records/sales_receipt/remove", { idx: receipt, ver: 1 });
    expect(removed.json().err).toBe(409);
  });

  test("is seen, with what came in, by who sells it, the leads of the unit, and those who keep the books", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal);
    const accounting = await portal.signedIn("accounting@demo.test");
    await publish(accounting, idx, "1");
    const { idx: receipt } = await receive(accounting, idx, 100_000);
    const sees = async (name: string) => {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      const of = async (path: string) => (await visitor.get(`/rest/records/${path}`)).statusCode;
      return [await of(`sales_publish/read?idx=${idx}`), await of(`sales_receipt/read?idx=${receipt}`)];
    };
    for (const name of ["staff", "lead", "division", "sales", "accounting"])
      expect([name, await sees(name)]).toEqual([name, [200, 200]]);
    for (const name of ["newcomer", "acting", "people", "smp"])
      expect([name, await sees(name)]).toEqual([name, [403, 403]]);
    const [row] = await portal.db.select().from(salesReceipt).where(eq(salesReceipt.idx, receipt));
    expect(row).toMatchObject({ idx_owner: 100, idx_team: 111 });
  });
});

describe("what is not issued", () => {
  const open = (visitor: Parameters<typeof listed>[0], query: string) =>
    listed(visitor, query, "NotPublishList", "sales_plan");

  test("is what waits, with the days since it was to be issued", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal, { contract_name: "지난 요청", issue_date: "2026-02-20" });
    await requested(portal, { contract_name: "앞날 요청", issue_date: "2026-03-20" });
    const accounting = await portal.signedIn("accounting@demo.test");
    const waiting = (q: string) => listed(accounting, `q=${encodeURIComponent(q)}`, "NotPublishList#wait");
    expect((await waiting("지난 요청")).list).toMatchObject([{ idx, overdue: 10, total: 1_100_000 }]);
    expect((await waiting("앞날 요청")).list).toMatchObject([{ overdue: 0 }]);
    await publish(accounting, idx, "1");
    expect((await waiting("지난 요청")).total).toBe(0);
  });

  test("is what was planned: found by customer, late from the end of its month, and carried on with a reason", async () => {
    const portal = await openTestPortal();
    const plan = await planned(portal);
    const idx = plan?.idx ?? 0;
    const mine = await portal.signedIn("staff@demo.test");
    const rowOf = async (query: string) =>
      (await open(mine, `${query}&rows=100`)).list.find((row: { idx: number }) => row.idx === idx);
    expect(await rowOf(`customer=${plan?.idx_customer}`)).toMatchObject({ month: "2026-04", overdue: 0 });
    const move = (visitor: typeof mine, values: object, ver = 1) =>
      visitor
        .post("/rest/records/sales_plan/move", { idx, ver, move: "carry", values })
        .then((answer) => answer.json());
    const carried = { month: "2027-06", carry_reason: "고객 일정" };
    expect((await move(mine, { ...carried, carry_reason: "" })).fields).toHaveProperty("carry_reason");
    expect((await move(mine, { ...carried, month: "2026-04" })).fields).toEqual({
      month: "예정월: 2026-04보다 뒤의 달을 입력하세요.",
    });
    expect((await move(await portal.signedIn("newcomer@demo.test"), carried)).err).toBe(403);
    expect((await move(mine, carried)).err).toBe(0);
    expect(await rowOf("month.from=2027-06&month.to=2027-06")).toMatchObject(carried);
  });

  test("a plan that was asked for leaves the list, is not asked for twice, and is back when the request is recalled", async () => {
    const portal = await openTestPortal();
    const mine = await portal.signedIn("staff@demo.test");
    const plan = await planned(portal);
    const isListed = async () =>
      (await open(mine, `customer=${plan?.idx_customer}&rows=100`)).list.some(
        (row: { idx: number }) => row.idx === plan?.idx,
      );
    const [buyer] = await portal.db.select().from(customer).limit(1);
    const data = {
      ...{ idx_customer: plan?.idx_customer, idx_plan: plan?.idx, biz_no: buyer?.biz_no, tax_email: "a@b.example" },
      ...{ contract_name: "다음 기수", tax_kind: "taxed", issue_date: "2026-03-02" },
      items: [{ item: "과정", supply: 1000, vat: 100 }],
    };
    const asked = { kind: "SALES", title: "요청", line: approvers(LEAD, DIVISION), data };
    expect(await isListed()).toBe(true);
    const { idx } = await tell(mine, "submitDocument", asked);
    expect(await isListed()).toBe(false);
    expect((await tell(mine, "submitDocument", asked)).err_msg).toContain("이미 발행을 요청한 매출예정입니다.");
    expect(await tell(mine, "actOnDocument", { idx, rev: 1, action: "recall", opinion: "" })).toMatchObject({ err: 0 });
    expect(await isListed()).toBe(true);
  });
});
