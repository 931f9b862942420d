import { choice, date, decimal, link, longText, money, text } from "../define/fields";
import salesPublishing from "../documents/sales-publishing";
import { defineForm, sumOf } from "./define-form";

const { sales_publish } = salesPublishing.entities;

/** 매출 발행 요청 (세금계산서). */
export const sales = defineForm({
  kind: "SALES",
  title: "매출 발행 요청서",
  summary: "세금계산서 발행 요청",
  category: "영업",
  prefix: "SAL",
  screens: { add: "documents-SalesManagementPublishAdd", edit: "documents-SalesManagementPublishModify-id" },
  fields: {
    customer: link("고객사", {
      to: "customer",
      required: true,
      fills: { biz_no: "biz_no", ceo_name: "ceo_name", tax_email: "tax_email" },
    }),
    biz_no: text("사업자번호", { required: true, max: 10, format: "businessNumber" }),
    ceo_name: text("대표자", { max: 40 }),
    tax_email: text("수신이메일", { required: true, max: 120, format: "email" }),
    contract_name: text("계약명", { required: true, max: 150 }),
    smp: link("영업건", { to: "smp" }),
    tax_kind: choice("과세구분", sales_publish.fields.tax_kind.options, { required: true, default: "taxed" }),
    issue_kind: choice("발행구분", sales_publish.fields.issue_kind.options, { required: true, default: "normal" }),
    fix_reason: text("수정사유", { max: 200 }),
    origin: link("원발행", { to: "sales_publish" }),
    plan: link("매출예정", { to: "sales_plan" }),
    issue_date: date("작성일자", { required: true, initial: "today" }),
    plan_pay_date: date("입금예정일"),
    pay_method: choice("결제방법", sales_publish.fields.pay_method.options),
    supply: money("공급가", { computed: ({ items }) => supplyOf(items as readonly Item[]) }),
    vat: money("세액", { computed: ({ items }) => vatOf(items as readonly Item[]) }),
    total: money("합계", {
      computed: ({ items }) => supplyOf(items as readonly Item[]) + vatOf(items as readonly Item[]),
    }),
    memo: longText("계산서 비고", { max: 1000 }),
  },
  rows: {
    items: {
      title: "품목",
      required: true,
      fields: {
        item_date: date("일자"),
        item: text("품목", { required: true, max: 100 }),
        spec: text("규격", { max: 60 }),
        qty: decimal("수량", { digits: [10, 2] }),
        unit_price: money("단가"),
        supply: money("공급가", { required: true }),
        vat: money("세액"),
      },
    },
  },
  readers: ["isSalesAdmin:all", "accounting:all"],
  line: () => [
    { role: "approve", unit: "team" },
    { role: "approve", unit: "office" },
  ],
  shown: { fix_reason: isFix, origin: isFix, plan: () => false },
  requiredIf: { fix_reason: isFix, origin: isFix },
  check: ({ items = [], tax_kind, issue_kind }) =>
    items.flatMap(({ supply, vat }, index) => [
      ...(tax_kind !== "taxed" && vat
        ? [{ path: `items.${index}.vat`, message: "영세와 면세는 세액이 없습니다." }]
        : []),
      ...(issue_kind !== "fix" && (supply ?? 0) <= 0
        ? [{ path: `items.${index}.supply`, message: "공급가는 0보다 커야 합니다." }]
        : []),
    ]),
  warn: ({ items = [], tax_kind }) =>
    items.flatMap(({ qty, unit_price, supply, vat }, index) => [
      ...(qty && unit_price && Math.round(qty * unit_price) !== supply
        ? [{ path: `items.${index}.supply`, message: "공급가가 수량 × 단가와 다릅니다." }]
        : []),
      ...(tax_kind === "taxed" && Math.abs((vat ?? 0) - (supply ?? 0) / 10) > 1
        ? [{ path: `items.${index}.vat`, message: "세액이 공급가의 10%와 다릅니다." }]
        : []),
    ]),
  amount: ({ items }) => supplyOf(items) + vatOf(items),
  titleOf: ({ contract_name }) => (contract_name ? `${contract_name} 매출 발행` : ""),
});

interface Item {
  readonly supply?: number | null;
  readonly vat?: number | null;
}

function isFix({ issue_kind }: { readonly issue_kind?: string | null }): boolean {
  return issue_kind === "fix";
}

function supplyOf(items: readonly Item[] | undefined): number {
  return sumOf(items, ({ supply }) => supply);
}

function vatOf(items: readonly Item[] | undefined): number {
  return sumOf(items, ({ vat }) => vat);
}
