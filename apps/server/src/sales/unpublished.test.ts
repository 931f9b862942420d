import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { customer, salesPublish } from "../db/tables";
import { ask, planned, requested, sheetOf, tell } from "../testing/records/asked-sales";
import { approvers, DIVISION, LEAD } from "../testing/records/documents";
import { openTestPortal } from "../testing/test-portal";

describe("what is not issued", () => {
  test("is what was planned and what waits past its day; it is found by customer, carried with a reason, and taken along", async () => {
    const portal = await openTestPortal();
    const idx = await requested(portal, { contract_name: "지난 요청", issue_date: "2026-02-20" });
    const accounting = await portal.signedIn("accounting@demo.test");
    const { list } = await ask(accounting, "getSalesNotPublishList", `q=${encodeURIComponent("지난 요청")}`);
    expect(list).toMatchObject([{ kind: "request", idx, month: "2026-02", overdue: 10, amount: 1_100_000 }]);

    const plan = await planned(portal);
    const [buyer] = await portal.db
      .select()
      .from(customer)
      .where(eq(customer.idx, plan?.idx_customer ?? 0));
    const mine = await portal.signedIn("staff@demo.test");
    const found = await ask(mine, "getSalesNotPublishList", `q=${encodeURIComponent(buyer?.name ?? "")}&rows=100`);
    expect(found.list.map((row: { idx: number; kind: string }) => `${row.kind} ${row.idx}`)).toContain(
      `plan ${plan?.idx}`,
    );
    const row = found.list.find((it: { idx: number }) => it.idx === plan?.idx);
    expect(row.customer).toMatchObject({ name: buyer?.name, biz_no: buyer?.biz_no, tax_email: buyer?.tax_email });
    const carry = { idx: plan?.idx, month: "2027-06", reason: "고객 일정" };
    expect((await tell(mine, "carrySalesPlan", { ...carry, reason: " " })).err).toBe(400);
    expect((await tell(mine, "carrySalesPlan", { ...carry, month: "2020-01" })).err).toBe(400);
    expect((await tell(await portal.signedIn("newcomer@demo.test"), "carrySalesPlan", carry)).err).toBe(403);
    expect((await tell(mine, "carrySalesPlan", carry)).err).toBe(0);
    const rows = await sheetOf(mine, "exportSalesNotPublishList", "from=2027-06-01&to=2027-06-30");
    expect(rows[0]).toEqual(["예정월", "구분", "고객사", "계약명", "예정금액", "경과일", "담당", "팀", "이월사유"]);
    expect(rows[1]).toEqual(expect.arrayContaining(["2027-06", "매출예정", buyer?.name, "고객 일정"]));
  });

  test("a plan that was asked for leaves the list, and is back when the request is recalled", async () => {
    const portal = await openTestPortal();
    const mine = await portal.signedIn("staff@demo.test");
    const plan = await planned(portal);
    const idx = await requested(portal, { idx_plan: plan?.idx });
    const isListed = async () =>
      (await ask(mine, "getSalesNotPublishList", "rows=100")).list.some(
        (row: { kind: string; idx: number }) => row.kind === "plan" && row.idx === plan?.idx,
      );
    expect(await isListed()).toBe(false);
    const again = await tell(mine, "submitDocument", {
      kind: "SALES",
      title: "또 요청",
      line: approvers(LEAD, DIVISION),
      data: {
        idx_customer: plan?.idx_customer,
        idx_plan: plan?.idx,
        biz_no: (await portal.db.select().from(salesPublish).where(eq(salesPublish.idx, idx)))[0]?.biz_no,
        tax_email: "a@b.example",
        contract_name: "또",
        tax_kind: "taxed",
        issue_date: "2026-03-02",
        items: [{ item: "과정", supply: 1000, vat: 100 }],
      },
    });
    expect(again.err_msg).toContain("이미 발행을 요청한 매출예정입니다.");
  });
});
