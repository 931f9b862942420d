import type { AnswerOf, getMyExpenseList } from "@portal/definition/contract";
import expenses from "@portal/definition/documents/expense";
import { StateChip } from "../../../fields/choices/choice";
import { stateOf } from "../../../fields/choices/tone";
import { seoulTime } from "../../../fields/dates/seoul-time";
import { addressOf } from "../lists/document-list-page";
import { type Column, RowLink } from "../lists/table";
import { statusField } from "../names";
import { wonText } from "../won";

export type ExpenseRow = AnswerOf<typeof getMyExpenseList>["list"][number];

const { expense, expense_item } = expenses.entities;
const expenseKinds = expense.fields.expense_kind.options;
export const accountTitles = expense_item.fields.account.options;

/** What every list of expenses shows of one. */
export const written: Column<ExpenseRow> = {
  title: "작성일",
  sort: "wdate",
  cell: ({ wdate }) => seoulTime(wdate).slice(0, 10),
};

export const title: Column<ExpenseRow> = {
  title: "제목",
  sort: "title",
  isHead: true,
  cell: ({ idx_document, title, status }) => (
    <RowLink to={addressOf({ idx: idx_document, kind: "EXP", status })}>{title || "(제목 없음)"}</RowLink>
  ),
};

export const about: Column<ExpenseRow>[] = [
  { title: "종류", cell: ({ expense_kind }) => expense_kind && expenseKinds[expense_kind] },
  { title: "계정", cell: ({ accounts }) => accountsText(accounts) },
];

export const states: Column<ExpenseRow>[] = [
  { title: "결재상태", cell: ({ status }) => <StateChip {...stateOf(statusField, status)} /> },
  {
    title: "지급상태",
    cell: ({ status, pay_status, hold_reason }) =>
      status === "done" && (
        <>
          <StateChip {...stateOf(expense.fields.pay_status, pay_status)} />
          {hold_reason && <span className="doc-small doc-long">{hold_reason}</span>}
        </>
      ),
  },
  { title: "지급일", sort: "pay_date", cell: ({ pay_date }) => pay_date },
];

/** The column of amounts, with the sum of all when it is known. */
export function amountColumn(sum?: number): Column<ExpenseRow> {
  return {
    title: "금액",
    sort: "total",
    isNumber: true,
    cell: ({ total }) => wonText(total),
    ...(sum !== undefined && { sum: wonText(sum) }),
  };
}

function accountsText([first, ...rest]: ExpenseRow["accounts"]): string {
  if (!first) return "";
  return rest.length > 0 ? `${accountTitles[first]} 외 ${rest.length}` : accountTitles[first];
}
