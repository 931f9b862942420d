import { defineModule } from "../define/define-module";

const leads = ["isLead:all"] as const;
/** Invoices that were issued, also those that were taken back: what took them back counts against them. */
const counted = { status: "done,part,paid,cancel" };
/** Opportunities that may still be won. */
const hoped = { stage: "s1,s2,s3,s4" };

/** What the whole company sells, against what it set out to. */
export default defineModule({
  key: "total-sales",
  title: "전사 매출",
  entities: {},
  screens: [
    {
      path: "/customermanagement/statuscarrottotalsaleslist",
      name: "customerManagement-statusCarrotTotalSalesList",
      guide: {
        label: "전사 매출",
        about: "조직의 매출을 목표와 견주어 달마다 봅니다.",
        words: "매출 실적 목표 달성률 전년비 수금",
      },
      title: "전사 매출",
      kind: "matrix",
      of: "sales_publish",
      can: leads,
      rows: "office",
      under: "team",
      ways: [{ label: "순위·예측", route: "customerManagement-statusCarrotTotalSalesList2" }],
      filters: ["product", "contract.kind"],
      measures: [
        {
          key: "target",
          title: "목표",
          of: "sales_target",
          columns: "month",
          measure: { sum: "amount" },
          unit: "원",
        },
        {
          key: "sold",
          title: "실적",
          where: counted,
          columns: { month: "issue_date" },
          measure: { sum: "total" },
          unit: "원",
          leads: "documents-TotalSalesAmountList",
        },
        {
          key: "supply",
          title: "공급가",
          where: counted,
          columns: { month: "issue_date" },
          measure: { sum: "supply" },
          unit: "원",
        },
        {
          key: "received",
          title: "수금",
          of: "sales_receipt",
          filters: { product: "publish.product" },
          columns: { month: "paid_at" },
          measure: { sum: "amount" },
          unit: "원",
        },
      ],
      ratio: { title: "달성률", of: "sold", to: "target" },
      before: "sold",
    },
    {
      path: "/customermanagement/statuscarrottotalsaleslist2",
      name: "customerManagement-statusCarrotTotalSalesList2",
      guide: {
        label: "매출 순위·예측",
        about: "많이 산 고객사와 상품, 앞으로의 매출을 봅니다.",
        words: "매출 순위 예측 재계약율 신규",
      },
      title: "매출 순위·예측",
      kind: "dashboard",
      of: "sales_publish",
      can: leads,
      filters: ["issue_date", "office", "team"],
      panels: [
        {
          where: counted,
          charts: [
            { key: "sum", title: "발행 합계", chart: "number", measure: { sum: "total" }, unit: "원" },
            {
              key: "customers",
              title: "고객사 순위",
              most: 20,
              chart: "bar",
              by: "customer",
              measure: { sum: "total" },
              unit: "원",
            },
            {
              key: "products",
              title: "상품 순위",
              most: 20,
              chart: "bar",
              by: "product",
              measure: { sum: "total" },
              unit: "원",
            },
            {
              key: "kinds",
              title: "신규·재계약",
              chart: "bar",
              by: "contract.kind",
              measure: { sum: "total" },
              unit: "원",
            },
            {
              key: "months",
              title: "월별 발행",
              chart: "bar",
              by: { month: "issue_date" },
              measure: { sum: "total" },
              unit: "원",
            },
          ],
        },
        {
          title: "예측",
          of: "smp",
          where: hoped,
          filters: { office: "office", team: "team" },
          charts: [
            { key: "weighted", title: "영업건 가중액", chart: "number", measure: { sum: "weighted" }, unit: "원" },
            {
              key: "expected",
              title: "수주예정 월별 가중액",
              chart: "bar",
              by: { month: "expect_date" },
              measure: { sum: "weighted" },
              unit: "원",
            },
          ],
        },
        {
          title: "계약",
          of: "contract",
          filters: { office: "office", team: "team" },
          charts: [
            {
              key: "renewed",
              title: "재계약율",
              chart: "number",
              measure: { share: { status: "renewed" } },
              unit: "%",
            },
            { key: "contracts", title: "상태별 계약", chart: "bar", by: "status", measure: "count" },
          ],
        },
      ],
    },
  ],
});
