import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { customer, salesPlan, salesPublish } from "../../db/tables";
import type { TestPortal, Visitor } from "../test-portal";
import { approvedByAll, approvers, DIVISION, LEAD } from "./documents";
import { rowsOfFile } from "./rows-of-file";

/** What a call of documents answers. */
export const ask = async (visitor: Visitor, call: string, query: string) =>
  (await visitor.get(`/rest/documents/${call}?${query}`)).json();
/** Tells a call of documents something; gives its answer. */
export const tell = async (visitor: Visitor, call: string, body: object) =>
  (await visitor.post(`/rest/documents/${call}`, body)).json();
/** The rows of a workbook, or why there is none. */
export const sheetOf = async (visitor: Visitor, call: string, query: string) => {
  const answer = await visitor.get(`/rest/documents/${call}?${query}`);
  return answer.statusCode === 200 ? rowsOfFile(answer.rawPayload) : answer.json();
};

const records = async (visitor: Visitor, path: string, body: object) =>
  (await visitor.post(`/rest/records/${path}`, body)).json();

/** Enters the number under which an invoice was issued; what is answered. */
export const publish = async (visitor: Visitor, idx: number, publish_no: string) =>
  records(visitor, "sales_publish/move", { idx, ver: 1, move: "publish", values: { publish_no } });

/** Enters what came in for an invoice; what is answered. */
export const receive = (visitor: Visitor, idx_publish: number, amount: number, paid_at = "2026-03-02") =>
  records(visitor, "sales_receipt/add", { values: { idx_publish, amount, paid_at, method: "transfer" } });

/** The page of an invoice: its record, or why it is not shown. */
export const saleOf = async (visitor: Visitor, idx: number) => {
  const answer = (await visitor.get(`/rest/records/sales_publish/read?idx=${idx}`)).json();
  return answer.record ?? answer;
};

/** A list of invoices, or of what is not issued yet. */
export const listed = async (visitor: Visitor, query: string, list = "PublishList", of = "sales_publish") =>
  (
    await visitor.get(`/rest/records/${of}/list?screen=documents-SalesManagement${encodeURIComponent(list)}&${query}`)
  ).json();

/** A request of the demo salesperson, allowed by the lead and the head of the office. */
export async function requested(portal: TestPortal, more: object = {}): Promise<number> {
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
    line: approvers(LEAD, DIVISION),
  });
  expect(answer).toMatchObject({ err: 0 });
  await approvedByAll(portal, idx);
  const [row] = await portal.db.select().from(salesPublish).where(eq(salesPublish.idx_document, idx));
  return row?.idx as number;
}

/** A sale that the demo salesperson plans. */
export async function planned({ db }: TestPortal) {
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
