import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readRows } from "../crud/sheet";
import { customer, exportLog, salesPlan, salesPublish, salesSupplier, statusLog } from "../db/tables";
import { openTestPortal, type TestPortal, type Visitor } from "../testing/test-portal";

const ask = async (visitor: Visitor, call: string, query: string) =>
  (await visitor.get(`/rest/documents/${call}?${query}`)).json();
const tell = async (visitor: Visitor, call: string, body: object) =>
  (await visitor.post(`/rest/documents/${call}`, body)).json();
const sheetOf = async (visitor: Visitor, call: string, query: string) => {
  const answer = await visitor.get(`/rest/documents/${call}?${query}`);
  return answer.statusCode === 200 ? readRows(answer.rawPayload) : answer.json();
};

/** A request of the demo salesperson, allowed by the lead. */
async function requested(portal: TestPortal, more: object = {}): Promise<number> {
  const [buyer] = await portal.db.select().from(customer).limit(1);
  const data = {
    idx_customer: buyer?.idx,
    biz_no: buyer?.biz_no,
    ceo_name: "가상인",
    tax_email: "tax@customer.example",
    contract_name: "출강 1기",
    tax_kind: "taxed",
    issue_date: "2026-03-02",
    items: [{ item: "어학 과정", supply: 1_000_000, vat: 100_000 }],
    ...more,
  };
  const drafter = await portal.signedIn("staff@demo.test");
  const { idx, ...answer } = await tell(drafter, "submitDocument", {
    kind: "SALES",
    title: "출강 1기 매출 발행",
    data,
    line: [{ role: "approve", idx_staff: 101 }],
  });
  expect(answer).toMatchObject({ err: 0 });
  await tell(await portal.signedIn("lead@demo.test"), "actOnDocument", { idx, rev: 1, action: "approve" });
  const [row] = await portal.db.select().from(salesPublish).where(eq(salesPublish.idx_document, idx));
  return row?.idx as number;
}

/** A sale that the demo salesperson plans. */
async function planned({ db }: TestPortal) {
  const [buyer] = await db.select().from(customer).limit(1);
  const place = { idx_sector: 1, idx_office: 11, idx_team: 111 };
  const [plan] = await db
    .insert(salesPlan)
    .values({
      ...place,
      idx_customer: buyer?.idx ?? 0,
      contract_name: "다음 기수",
      month: "2026-04",
      amount: 3_000_000,
      idx_owner: 100,
      wdate: new Date(),
    })
    .returning();
  return plan;
}

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
    await tell(accounting, "addSalesReceipt", { idx, paid_at: "2026-03-03", amount: 400_000, method: "transfer" });
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
      const receipt = { idx, paid_at: "2026-03-03", amount: 1, method: "cash" };
      const answer = await tell(await portal.signedIn(`${name}@demo.test`), "addSalesReceipt", receipt);
      expect([name, answer.err]).toEqual([name, 403]);
    }
  });
});

describe("the workbook by which many are issued at once", () => {
  const line = (n: number) => ({ item: `품목 ${n}`, qty: 1, unit_price: n * 1000, supply: n * 1000, vat: n * 100 });

  test("has the tax office's columns: who supplies, who buys, and four lines at most", async () => {
    const portal = await openTestPortal();
    await requested(portal, { items: [1, 2, 3, 4, 5, 6].map(line), contract_name: "여섯 품목", memo: "분납" });
    const accounting = await portal.signedIn("accounting@demo.test");
    const [head, row, ...more] = await sheetOf(accounting, "exportSalesBulkIssue", `q=${encodeURIComponent("여섯")}`);
    expect(more).toEqual([]);
    expect(head).toHaveLength(22 + 4 * 8 + 5);
    const cell = (title: string) => row[head.indexOf(title)];
    expect(head.slice(0, 3)).toEqual(["전자(세금)계산서 종류 (01:일반, 02:영세율)", "작성일자", "공급자 등록번호"]);
    expect(row.slice(0, 3)).toEqual(["01", "20260302", "0000000000"]);
    expect([cell("공급자 상호"), cell("공급받는자 이메일1"), cell("공급가액"), cell("세액"), cell("비고")]).toEqual([
      "푸른밭교육 (가상)",
      "tax@customer.example",
      21_000,
      2_100,
      "분납",
    ]);
    expect([cell("일자1"), cell("품목1"), cell("공급가액1"), cell("세액1")]).toEqual(["02", "품목 1", 1000, 100]);
    // the fourth line stands for the three that have none
    expect([cell("품목4"), cell("수량4"), cell("공급가액4"), cell("세액4")]).toEqual([
      "품목 4 외 2건",
      null,
      15_000,
      1_500,
    ]);
    expect(cell("영수(01), 청구(02)")).toBe("02");
    const [kept] = await portal.db.select().from(exportLog).where(eq(exportLog.idx_staff, 105));
    expect(kept).toMatchObject({ screen: "/rest/documents/exportSalesBulkIssue", rows: 1 });
  });

  test("has what waits for its issue, and neither what is free of tax nor a correction", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const q = `q=${encodeURIComponent("묶음 시험")}`;
    const named = { contract_name: "묶음 시험" };
    await requested(portal, { ...named, tax_kind: "free", items: [{ item: "도서", supply: 10_000, vat: 0 }] });
    expect(await sheetOf(accounting, "exportSalesBulkIssue", q)).toMatchObject({
      err: 409,
      err_msg: expect.stringContaining("발행대기인 과세·영세 세금계산서가 없습니다."),
    });
    const taxed = await requested(portal, named);
    await requested(portal, { ...named, tax_kind: "zero", items: [{ item: "수출", supply: 10_000, vat: 0 }] });
    const kinds = async () =>
      (await sheetOf(accounting, "exportSalesBulkIssue", q)).slice(1).map(([kind]: [string]) => kind);
    expect(await kinds()).toEqual(["01", "02"]);
    await tell(accounting, "publishSales", { list: [{ idx: taxed, publish_no: "1" }] });
    expect(await kinds()).toEqual(["02"]);
  });

  test("is refused with what to do while nobody has said who supplies, and to who may not issue", async () => {
    const portal = await openTestPortal();
    await portal.db.delete(salesSupplier);
    const accounting = await portal.signedIn("accounting@demo.test");
    expect((await sheetOf(accounting, "exportSalesBulkIssue", "")).err_msg).toContain(
      "[공급자 정보]에서 먼저 등록하세요",
    );
    for (const name of ["smp", "lead", "staff"]) {
      expect((await sheetOf(await portal.signedIn(`${name}@demo.test`), "exportSalesBulkIssue", "")).err).toBe(403);
    }
  });
});

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
      line: [{ role: "approve", idx_staff: 101 }],
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

describe("total sales", () => {
  test("count an invoice that was taken back together with what took it back, as nothing", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const march = async () => {
      const { list } = await ask(accounting, "getTotalSales", "year=2026&by=person");
      return (
        list.find((row: { idx: number }) => row.idx === 100)?.months[2] ?? { published: 0, unpaid: 0, received: 0 }
      );
    };
    const before = await march();
    const idx = await requested(portal);
    await tell(accounting, "publishSales", { list: [{ idx, publish_no: "1" }] });
    await tell(accounting, "addSalesReceipt", { idx, paid_at: "2026-03-03", amount: 100_000, method: "transfer" });
    const issued = await march();
    expect([
      issued.published - before.published,
      issued.received - before.received,
      issued.unpaid - before.unpaid,
    ]).toEqual([1_100_000, 100_000, 1_000_000]);
    const minus = [{ item: "어학 과정", supply: -1_000_000, vat: -100_000 }];
    const fix = await requested(portal, { issue_kind: "fix", fix_reason: "해지", idx_origin: idx, items: minus });
    await tell(accounting, "publishSales", { list: [{ idx: fix, publish_no: "2" }] });
    const now = await march();
    expect([now.published - before.published, now.unpaid - before.unpaid]).toEqual([0, 0]);
  });

  test("are taken along with a row for each name and month", async () => {
    const portal = await openTestPortal();
    const accounting = await portal.signedIn("accounting@demo.test");
    const { list } = await ask(accounting, "getTotalSales", "year=2025&by=team");
    const [head, ...rows] = await sheetOf(accounting, "exportTotalSales", "year=2025&by=team");
    expect(head).toEqual(["구분", "월", "목표", "예정", "발행", "수금", "미수", "전년 발행"]);
    expect(rows).toHaveLength(list.length * 12);
    const sum = (at: number) => rows.reduce((all: number, row: number[]) => all + Number(row[at]), 0);
    const published = list.flatMap(({ months }: { months: { published: number }[] }) => months);
    expect(sum(4)).toBe(published.reduce((all: number, month: { published: number }) => all + month.published, 0));
    const lead = await portal.signedIn("lead@demo.test");
    const own = await sheetOf(lead, "exportTotalSales", "year=2025&by=team");
    expect(new Set(own.slice(1).map(([name]: [string]) => name))).toEqual(new Set(["기업교육1팀"]));
  });
});

describe("what teams are to sell", () => {
  test("is set by the sales team alone, month by month, and stands beside what was sold; 0 takes it away", async () => {
    const portal = await openTestPortal();
    const sales = await portal.signedIn("sales@demo.test");
    const target = { idx_team: 111, month: "2027-05", amount: 12_000_000 };
    for (const name of ["accounting", "lead", "staff"]) {
      const visitor = await portal.signedIn(`${name}@demo.test`);
      expect([name, (await tell(visitor, "saveSalesTargets", { list: [target] })).err]).toEqual([name, 403]);
    }
    expect(await tell(sales, "saveSalesTargets", { list: [target] })).toMatchObject({ err: 0, changed: 1 });
    // what is already so is no change
    expect(await tell(sales, "saveSalesTargets", { list: [target] })).toMatchObject({ err: 0, changed: 0 });
    const total = async () => {
      const { list } = await ask(await portal.signedIn("lead@demo.test"), "getTotalSales", "year=2027&by=team");
      return list.find((row: { idx: number }) => row.idx === 111)?.months[4].target;
    };
    expect(await total()).toBe(12_000_000);
    expect((await ask(sales, "getSalesTargets", "year=2027")).list).toContainEqual(target);
    expect(await tell(sales, "saveSalesTargets", { list: [{ ...target, amount: 0 }] })).toMatchObject({ changed: 1 });
    expect((await ask(sales, "getSalesTargets", "year=2027")).list).not.toContainEqual(target);
    expect(await total()).toBeFalsy();
    expect(await tell(sales, "saveSalesTargets", { list: [{ ...target, amount: 5 }] })).toMatchObject({ changed: 1 });
    const log = await portal.db.select().from(statusLog).where(eq(statusLog.entity, "sales_target"));
    expect(log.map(({ from_status, to_status }) => `${from_status} ${to_status}`)).toEqual([
      "0 12000000",
      "12000000 0",
      "0 5",
    ]);
  });

  test("is no less than nothing, and no text", async () => {
    const portal = await openTestPortal();
    const sales = await portal.signedIn("sales@demo.test");
    for (const amount of [-1, 1.5, "많이"]) {
      const answer = await tell(sales, "saveSalesTargets", { list: [{ idx_team: 111, month: "2026-05", amount }] });
      expect(answer).toMatchObject({ err: 400, err_msg: expect.stringContaining("목표금액을 확인하세요.") });
    }
    const unknown = { list: [{ idx_team: 999_999, month: "2026-05", amount: 1 }] };
    expect((await tell(sales, "saveSalesTargets", unknown)).err_msg).toContain("없는 팀입니다.");
  });
});
