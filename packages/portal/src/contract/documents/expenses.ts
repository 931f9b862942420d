import { z } from "zod";
import { day, month, ordered } from "../../define/dates";
import { page, rows, words } from "../../define/values";
import expense from "../../documents/expense";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import {
  codesOf,
  documentStatus,
  idxs,
  namedStaff,
  ofUnit,
  orAll,
  report,
  searched,
  sorted,
  won,
} from "./document-values";

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

const payers = ["isLead:team", "isSalesAdmin:all", "accounting:all"] as const;

export const expenseQuery = {
  ...searched,
  /** Whether the period is that of use or of payment. */
  period: z.enum(["use", "pay"]).default("use"),
  ...ofUnit,
  account: orAll(expenseAccount),
  expense_kind: orAll(expenseKind),
  pay_status: orAll(payStatus),
};

export const getAllExpenseList = defineCall({
  method: "get",
  path: "/rest/documents/getAllExpenseList",
  title: "전체 지출결의",
  isPersonal: true,
  can: payers,
  query: ordered(z.object({ ...expenseQuery, page, rows: rows(), ...sorted(["wdate", "total", "pay_date", "title"]) })),
  answer: envelope.extend({
    list: z.array(row.extend({ drafter: namedStaff, pay_to: z.string().nullable(), customers: z.array(z.string()) })),
    total: z.number().int(),
    /** Of every page. */
    sums: z.object({ total: won, supply: won, vat: won }),
    may: z.object({ pay: z.boolean() }),
  }),
});

/** What accounting does with completed expenses. */
const cashiers = ["accounting:all"] as const;

export const payExpenses = defineCall({
  method: "post",
  path: "/rest/documents/payExpenses",
  title: "지급완료",
  asksPassword: true,
  can: cashiers,
  body: z.object({ idxs, pay_date: day }),
  answer: envelope.extend({ list: report }),
});

export const holdExpenses = defineCall({
  method: "post",
  path: "/rest/documents/holdExpenses",
  title: "지급보류",
  can: cashiers,
  body: z.object({ idxs, reason: words(300).min(1, "보류 사유를 입력하세요.") }),
  answer: envelope.extend({ list: report }),
});

/** The bank's list of transfers (CSV) for expenses that are to be paid. */
export const getTransferFile = defineCall({
  method: "get",
  path: "/rest/documents/getTransferFile",
  title: "이체파일",
  writes: true,
  asksPassword: true,
  can: cashiers,
  query: z.object({ ids: z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/, "지출결의를 선택하세요.") }),
  type: "application/octet-stream",
});
