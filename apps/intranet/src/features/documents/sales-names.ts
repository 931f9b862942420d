import type { AnswerOf, getSalesPublish, getSalesPublishList } from "@portal/definition/contract";
import salesPublishing from "@portal/definition/documents/sales-publishing";

export type SalesRow = AnswerOf<typeof getSalesPublishList>["list"][number];
export type Sales = AnswerOf<typeof getSalesPublish>["list"][number];

const { sales_publish, sales_receipt } = salesPublishing.entities;

/** What the states, taxes and payments of an invoice are called. */
export const salesStates = sales_publish.fields.status.options;
export const taxTitles = sales_publish.fields.tax_kind.options;
export const issueTitles = sales_publish.fields.issue_kind.options;
export const payMethods = sales_receipt.fields.method.options;

/** A registration number as people write it, `123-45-67890`. */
export function businessNumberText(digits: string): string {
  return digits.replace(/^(\d{3})(\d{2})(\d{5})$/, "$1-$2-$3");
}
