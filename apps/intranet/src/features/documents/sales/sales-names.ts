import type { AnswerOf, getSalesPublish, getSalesPublishList } from "@portal/definition/contract";
import salesPublishing from "@portal/definition/documents/sales-publishing";

export type SalesRow = AnswerOf<typeof getSalesPublishList>["list"][number];
export type Sales = AnswerOf<typeof getSalesPublish>["list"][number];

const { sales_publish, sales_receipt } = salesPublishing.entities;

/** What the states, taxes and payments of an invoice are called. */
export const salesState = sales_publish.fields.status;
export const salesStates = salesState.options;
export const taxTitles = sales_publish.fields.tax_kind.options;
export const issueTitles = sales_publish.fields.issue_kind.options;
export const payMethods = sales_receipt.fields.method.options;
