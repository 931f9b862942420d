import { z } from "zod";
import { month } from "../../define/dates";
import { page, rows } from "../../define/values";
import expense from "../../documents/expense";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { codesOf, documentStatus, orAll, won } from "./document-values";

const { expense_kind, pay_status } = expense.entities.expense.fields;
const { account } = expense.entities.expense_item.fields;

export const expenseKind = codesOf(expense_kind.options);
export const payStatus = codesOf(pay_status.options);
export const expenseAccount = codesOf(account.options);

const row = z.object({
  idx_document: z.number().int(),
  /** The expense; none while it is not submitted. */
  idx: z.number().int().nullable(),
  title: z.string(),
  expense_kind: expenseKind.nullable(),
  /** The first account, and how many more there are. */
  accounts: z.array(expenseAccount),
  total: won,
  status: documentStatus,
  pay_status: payStatus,
  pay_date: z.string().nullable(),
  hold_reason: z.string().nullable(),
  /** ISO 8601. */
  wdate: z.string(),
});

/** My expenses of a month, by when they were written. */
export const getMyExpenseList = defineCall({
  method: "get",
  path: "/rest/documents/getMyExpenseList",
  title: "내 지출결의",
  can: ["staff:own"],
  query: z.object({ month, page, rows: rows(), status: orAll(documentStatus) }),
  answer: envelope.extend({
    list: z.array(row),
    total: z.number().int(),
    /** What is being written, decided on, to be paid, and paid in the month, in won. */
    cards: z.object({ draft: won, run: won, wait: won, paid: won }),
  }),
});
