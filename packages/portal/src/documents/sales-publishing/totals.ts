import type { MatrixScreen } from "../../define/figures/figure-screens";
import { sellers } from "./sellers";

/** Invoices that were issued, also those that were taken back: what took them back counts against them. */
const everIssued = { status: "done,part,paid,cancel" };

/** Sales of a year by month, of what somebody may see. */
export const totals = {
  path: "/documents/totalsalesamountlist",
  name: "documents-TotalSalesAmountList",
  guide: { label: "전체 매출 집계", about: "매출을 조직과 달로 모아 봅니다.", words: "매출 통계 실적" },
  title: "전체 매출 집계",
  kind: "matrix",
  of: "sales_publish",
  can: sellers,
  rows: ["team", "owner", "customer", "product"],
  isOneMeasure: true,
  filters: ["office", "team", "product"],
  ways: [{ label: "매출목표", route: "documents-SalesTargets" }],
  measures: [
    {
      key: "published",
      title: "발행",
      where: everIssued,
      columns: { month: "issue_date" },
      measure: { sum: "total" },
      unit: "원",
    },
    {
      key: "target",
      title: "목표",
      of: "sales_target",
      can: ["isLead:team", "isSalesAdmin:all", "accounting:all"],
      rows: { team: "team" },
      filters: { office: "office", team: "team" },
      columns: "month",
      measure: { sum: "amount" },
      unit: "원",
    },
    {
      key: "plan",
      title: "예정",
      of: "sales_plan",
      rows: { team: "team", owner: "owner", customer: "customer" },
      filters: { office: "office", team: "team" },
      columns: "month",
      measure: { sum: "amount" },
      unit: "원",
    },
    {
      key: "received",
      title: "수금",
      of: "sales_receipt",
      rows: { team: "team", owner: "owner", customer: "publish.customer", product: "publish.product" },
      filters: { office: "office", team: "team", product: "publish.product" },
      columns: { month: "paid_at" },
      measure: { sum: "amount" },
      unit: "원",
    },
    {
      key: "unpaid",
      title: "미수",
      where: everIssued,
      columns: { month: "issue_date" },
      measure: { sum: "unpaid" },
      unit: "원",
    },
  ],
  ratio: { title: "달성률", of: "published", to: "target" },
  before: "published",
} as const satisfies MatrixScreen;
