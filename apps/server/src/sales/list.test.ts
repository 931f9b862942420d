import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customer, salesPublish, statusLog } from "../db/tables";
import { ask, requested, tell } from "../testing/records/asked-sales";
import { openTestPortal } from "../testing/test-portal";

describe("the list of invoices", () => {
  test("finds one by its customer, contract or item", async () => {
    const portal = await openTestPortal();
    const items = [{ item: "독일어 회화 특강", supply: 500_000, vat: 50_000 }];
    const idx = await requested(portal, { contract_name: "가을 계약", items });
    const accounting = await portal.signedIn("accounting@demo.test");
    for (const q of ["독일어 회화", "가을 계약"]) {
      const { list } = await ask(accounting, "getSalesPublishList", `q=${encodeURIComponent(q)}`);
      expect(list.map((row: { idx: number }) => row.idx)).toEqual([idx]);
    }
    expect((await ask(accounting, "getSalesPublishList", "q=%25")).total).toBe(0);
  });

  test("sums what is owed of every page; what was taken back is owed by nobody", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const idx = await requested(portal);
    const day = "from=2026-03-02&to=2026-03-02&rows=100";
    const sums = async () => (await ask(accounting, "getSalesPublishList", day)).sums;
    const before = await sums();
    await tell(accounting, "publishSales", { list: [{ idx, publish_no: "1" }] });
    await tell(accounting, "addSalesReceipt", { idx, paid_at: "2026-03-02", amount: 400_000, method: "transfer" });
    expect((await sums()).unpaid - before.unpaid).toBe(700_000);
    const minus = [{ item: "어학 과정", supply: -1_000_000, vat: -100_000 }];
    const fix = await requested(portal, { issue_kind: "fix", fix_reason: "해지", idx_origin: idx, items: minus });
    await tell(accounting, "publishSales", { list: [{ idx: fix, publish_no: "2" }] });
    const now = await sums();
    expect(now.unpaid - before.unpaid).toBe(0);
    const { list } = await ask(accounting, "getSalesPublish", `ids=${idx},${fix}`);
    expect(list.map((row: { unpaid: number; status: string }) => [row.status, row.unpaid])).toEqual([
      ["cancel", 0],
      ["done", 0],
    ]);
    const log = await portal.db
      .select()
      .from(statusLog)
      .where(and(eq(statusLog.entity, "sales_publish"), eq(statusLog.entity_idx, idx)))
      .orderBy(statusLog.idx);
    expect(log.map(({ to_status }) => to_status)).toEqual(["run", "wait", "done", "part", "cancel"]);
  });

  test("makes a prospect a customer by the first invoice, and leaves one with whom it ended alone", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const stateBehind = async (status: "lead" | "end", publish_no: string) => {
      const idx = await requested(portal);
      const [sale] = await portal.db.select().from(salesPublish).where(eq(salesPublish.idx, idx));
      const isBuyer = eq(customer.idx, sale?.idx_customer ?? 0);
      await portal.db.update(customer).set({ status }).where(isBuyer);
      await tell(accounting, "publishSales", { list: [{ idx, publish_no }] });
      return (await portal.db.select().from(customer).where(isBuyer))[0]?.status;
    };
    expect([await stateBehind("lead", "1"), await stateBehind("end", "2")]).toEqual(["active", "end"]);
  });

  test("lets accounting and the sales team issue and take money, and nobody else", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal);
    const may = async (name: string) =>
      (await ask(await portal.signedIn(`${name}@demo.test`), "getSalesPublishList", "")).may;
    expect(await may("accounting")).toEqual({ publish: true, receipt: true });
    expect(await may("sales")).toEqual({ publish: true, receipt: true });
    expect(await may("staff")).toEqual({ publish: false, receipt: false });
    for (const name of ["staff", "lead", "smp"]) {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      const answer = await tell(visitor, "publishSales", { list: [{ idx, publish_no: "1" }] });
      expect([name, answer.err]).toEqual([name, 403]);
    }
    for (const name of ["staff", "lead"]) {
      const receipt = { idx, paid_at: "2026-03-02", amount: 1, method: "cash" };
      const answer = await tell(await portal.signedIn(`${name}@demo.test`), "addSalesReceipt", receipt);
      expect([name, answer.err]).toEqual([name, 403]);
    }
  });
});
