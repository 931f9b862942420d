import { choice, date, link, longText, money, staffList, text } from "../define/fields";
import { defineForm, sumOf } from "./define-form";
import { periodProblems } from "./period";

/** 출장 신청서. */
export const trip = defineForm({
  kind: "D5",
  title: "출장 신청서",
  summary: "국내·해외 출장과 예상 경비",
  category: "근태",
  prefix: "TRP",
  screens: { add: "documents-DraftingAdd5", edit: "documents-DraftingModify-id" },
  fields: {
    area: choice("구분", { dom: "국내", over: "해외" }, { required: true, default: "dom" }),
    place: text("출장지", { required: true, max: 100 }),
    date_from: date("시작일", { required: true }),
    date_to: date("종료일", { required: true }),
    companions: staffList("동행자"),
    purpose: longText("목적", { required: true, max: 2000 }),
    transport: choice(
      "교통편",
      { corp: "법인차량", own: "자차", ktx: "KTX", air: "항공", bus: "대중교통" },
      { required: true },
    ),
    vehicle: link("법인차량", { to: "vehicle" }),
    customer: link("고객사", { to: "customer" }),
    est_cost: money("예상경비", { computed: ({ costs }) => costOf(costs as readonly Cost[]) }),
  },
  rows: {
    costs: {
      title: "예상 경비",
      fields: {
        item: text("항목", { required: true, max: 60 }),
        amount: money("금액", { required: true, min: 0 }),
        memo: text("메모", { max: 100 }),
      },
    },
  },
  readers: ["pd_auth:all"],
  line: ({ area }) => [
    { role: "approve", unit: "team" },
    { role: "approve", unit: "office" },
    ...(area === "over" ? [{ role: "approve", unit: "ceo" } as const] : []),
  ],
  shown: { vehicle: isByCar },
  requiredIf: { vehicle: isByCar },
  check: periodProblems,
  amount: ({ costs }) => costOf(costs),
  titleOf: ({ place, date_from, date_to }) =>
    place && date_from ? `${place} 출장 (${date_from}${date_to && date_to !== date_from ? ` ~ ${date_to}` : ""})` : "",
  follow: {
    EXP: ({ date_from, costs = [], idx_customer }) => ({
      expense_kind: "cash",
      items: costs.map(({ item, amount }) => ({
        use_date: date_from ?? null,
        account: "trip",
        summary: item,
        supply: amount ?? 0,
        vat: 0,
        idx_customer: idx_customer ?? null,
      })),
    }),
  },
});

interface Cost {
  readonly amount?: number | null;
}

function isByCar({ transport }: { readonly transport?: string | null }): boolean {
  return transport === "corp";
}

function costOf(costs: readonly Cost[] | undefined): number {
  return sumOf(costs, ({ amount }) => amount);
}
