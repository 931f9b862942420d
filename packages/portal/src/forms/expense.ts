import { choice, date, file, link, money, staff, text } from "../define/fields";
import expenseModule from "../documents/expense";
import { defineForm, sumOf } from "./define-form";

const { expense: entity, expense_item } = expenseModule.entities;

/** 지출결의서. */
export const expense = defineForm({
  kind: "EXP",
  title: "지출결의서",
  summary: "법인카드, 개인지출, 계좌이체, 가지급",
  category: "구매·지출",
  prefix: "EXP",
  screens: { add: "documents-ExpenseInputAdd", edit: "documents-ExpenseInputModify-id" },
  fields: {
    expense_kind: choice("지출구분", entity.fields.expense_kind.options, { required: true, default: "card" }),
    payee: staff("지출한 직원", { hint: "기안자가 아닌 사람이 쓴 돈이면 선택하세요. 결재하지 않습니다." }),
    pay_to: text("지급처", { max: 80 }),
    bank: text("은행", { max: 30 }),
    account_no: text("계좌번호", { max: 40, pattern: [/^[\d-]+$/, "계좌번호는 숫자와 -로 입력하세요."] }),
    /** The record whose cost is claimed; its page has set it. */
    outside_work: link("외근", { to: "outside_work" }),
    asset_report: link("자산 신고", { to: "asset_report" }),
    total: money("합계", { computed: ({ items }) => totalOf(items as readonly Item[]) }),
  },
  rows: {
    items: {
      title: "지출 내역",
      required: true,
      fields: {
        use_date: date("사용일", { required: true }),
        account: choice("계정과목", expense_item.fields.account.options, { required: true }),
        summary: text("적요", { required: true, max: 200 }),
        supply: money("공급가", { required: true, min: 0 }),
        vat: money("부가세", { min: 0 }),
        total: money("합계", { computed: (row) => lineTotal(row) }),
        proof: choice("증빙", expense_item.fields.proof.options, { required: true }),
        attendees: text("참석자", { max: 300 }),
        customer: link("고객사", { to: "customer" }),
        receipt: file("영수증"),
      },
    },
  },
  readers: ["isSalesAdmin:all", "accounting:all"],
  line: () => [
    { role: "approve", unit: "team" },
    { role: "approve", unit: "office" },
    { role: "approve", unit: "ceo" },
  ],
  interested: ({ idx_payee, pay_to }) => ({ staff: idx_payee ? [idx_payee] : [], names: pay_to ? [pay_to] : [] }),
  shown: { bank: isPaidOut, account_no: isPaidOut, outside_work: () => false, asset_report: () => false },
  requiredIf: { pay_to: isTransfer, bank: isTransfer, account_no: isTransfer },
  check: ({ items = [], expense_kind }, { today }) =>
    items.flatMap((item, index) => {
      const at = (field: string, message: string) => ({ path: `items.${index}.${field}`, message });
      return [
        ...(item.account === "enter" && !item.attendees ? [at("attendees", "접대비는 참석자를 입력하세요.")] : []),
        ...(item.use_date && item.use_date > today && expense_kind !== "advance"
          ? [at("use_date", "사용일은 오늘이거나 그 전이어야 합니다.")]
          : []),
        ...(lineTotal(item) === 0 ? [at("supply", "금액을 입력하세요.")] : []),
      ];
    }),
  warn: ({ items = [] }) =>
    items.flatMap((item, index) => {
      const first = items.findIndex((other, place) => place < index && isSame(other, item));
      return first === -1
        ? []
        : [{ path: `items.${index}.supply`, message: `${first + 1}행과 사용일과 금액이 같습니다.` }];
    }),
  amount: ({ items }) => totalOf(items),
  titleOf: ({ items = [] }) =>
    items[0]?.summary ? `${items[0].summary}${items.length > 1 ? ` 외 ${items.length - 1}건` : ""}` : "",
});

interface Item {
  readonly use_date?: string | null;
  readonly supply?: number | null;
  readonly vat?: number | null;
}

/** Somebody is paid; what was paid by the company's card is not. */
function isPaidOut({ expense_kind }: { readonly expense_kind?: string | null }): boolean {
  return expense_kind !== "card";
}

function isTransfer({ expense_kind }: { readonly expense_kind?: string | null }): boolean {
  return expense_kind === "transfer";
}

function isSame(a: Item, b: Item): boolean {
  return a.use_date === b.use_date && lineTotal(a) === lineTotal(b) && lineTotal(a) > 0;
}

function totalOf(items: readonly Item[] | undefined): number {
  return sumOf(items, lineTotal);
}

function lineTotal({ supply, vat }: Item): number {
  return (supply ?? 0) + (vat ?? 0);
}
