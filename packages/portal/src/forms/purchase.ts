import { date, files, flag, integer, longText, money, text } from "../define/fields";
import { defineForm, sumOf } from "./define-form";

/** From this amount on, in won, a quotation is needed. */
const QUOTED_FROM = 500_000;

/** 구매 품의서. */
export const purchase = defineForm({
  kind: "D2",
  title: "구매 품의서",
  summary: "물품과 용역을 사기 전의 품의",
  category: "구매·지출",
  prefix: "PUR",
  screens: { add: "documents-DraftingAdd2", edit: "documents-DraftingModify-id" },
  fields: {
    vendor: text("거래처", { required: true, max: 80 }),
    reason: longText("구매 사유", { required: true, max: 1000 }),
    budget: text("예산과목", { max: 60 }),
    due: date("납기"),
    quotes: files("견적서", { max: 5, hint: "합계 500,000원부터 필요합니다." }),
    total: money("합계", { computed: ({ items }) => totalOf(items as readonly Item[]) }),
  },
  rows: {
    items: {
      title: "품목",
      required: true,
      fields: {
        name: text("품명", { required: true, max: 100 }),
        spec: text("규격", { max: 100 }),
        qty: integer("수량", { required: true, min: 1, max: 100_000 }),
        unit_price: money("단가", { required: true, min: 0 }),
        amount: money("금액", { computed: (row) => amountOf(row) }),
        is_asset: flag("자산", { hint: "승인되면 자산으로 미리 등록됩니다." }),
      },
    },
  },
  line: () => [
    { role: "approve", unit: "team" },
    { role: "approve", unit: "office" },
    { role: "approve", unit: "ceo" },
  ],
  requiredIf: { quotes: ({ items }) => totalOf(items) >= QUOTED_FROM },
  amount: ({ items }) => totalOf(items),
  titleOf: ({ items = [] }) =>
    items[0]?.name ? `${items[0].name}${items.length > 1 ? ` 외 ${items.length - 1}건` : ""} 구매의 건` : "",
  follow: {
    EXP: ({ vendor, items = [] }) => ({
      expense_kind: "transfer",
      pay_to: vendor ?? null,
      items: items.map((item) => ({ account: "supply", summary: item.name, supply: amountOf(item), vat: 0 })),
    }),
  },
});

interface Item {
  readonly qty?: number | null;
  readonly unit_price?: number | null;
}

function totalOf(items: readonly Item[] | undefined): number {
  return sumOf(items, amountOf);
}

function amountOf({ qty, unit_price }: Item): number {
  return Math.round((qty ?? 0) * (unit_price ?? 0));
}
