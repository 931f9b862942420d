import type { ModuleDefinition } from "../../define/define-module";
import { daysSince } from "../../define/derived";
import { choice, link, money, month, text } from "../../define/fields";
import type { ListScreen } from "../../define/list-screen";
import { sellers } from "./sellers";

export const plans = {
  /** When what of a contract is to be invoiced: its payment plan, and what is planned without one. */
  sales_plan: {
    title: "매출예정",
    name: "contract_name",
    own: ["idx_owner", "idx_writer"],
    hasOrgUnit: true,
    asksPassword: ["export"],
    index: [["month"], ["owner"], ["contract"]],
    derived: { overdue: daysSince("경과일", "month", { where: { status: ["plan"] } }) },
    fields: {
      customer: link("고객사", { to: "customer", required: true, readOnly: true }),
      smp: link("영업건", { to: "smp", readOnly: true }),
      contract: link("계약", { to: "contract" }),
      pay_kind: choice("대금구분", { pre: "선금", mid: "중도금", rest: "잔금", month: "월정산", once: "일시" }),
      contract_name: text("계약명", { required: true, max: 150, readOnly: true }),
      month: month("예정월", { required: true }),
      amount: money("예정금액", { required: true, min: 0 }),
      owner: link("담당자", { to: "staff", required: true, readOnly: true }),
      publish: link("매출발행", { to: "sales_publish", readOnly: true }),
      carry_reason: text("이월사유", { max: 200 }),
      /** Whether somebody has asked to invoice it. */
      status: choice(
        "상태",
        { plan: "예정", asked: "발행요청" },
        { required: true, default: "plan", readOnly: true, tones: { plan: "waiting", asked: "finished" } },
      ),
    },
    flow: {
      field: "status",
      moves: {
        carry: {
          title: "이월",
          from: ["plan"],
          to: "plan",
          by: sellers,
          fields: ["month", "carry_reason"],
          requires: ["carry_reason"],
          writes: "이월",
          isRare: true,
          isBulk: true,
        },
      },
    },
  },
} as const satisfies ModuleDefinition["entities"];

export const unpublishedList = {
  path: "/documents/salesmanagementnotpublishlist",
  name: "documents-SalesManagementNotPublishList",
  guide: { label: "매출 미발행", about: "아직 발행하지 않은 매출을 봅니다.", words: "세금계산서 미발행 예정" },
  title: "매출 미발행",
  kind: "list",
  of: "sales_plan",
  group: "unpublished",
  can: sellers,
  where: { status: "plan" },
  columns: ["month", "customer", "contract_name", "pay_kind", "amount", "overdue", "carry_reason", "owner"],
  leads: "contract_name",
  moreColumns: ["team", "contract", "smp"],
  titles: { month: "예정월", contract_name: "계약", owner: "담당" },
  search: ["customer", "contract_name"],
  filters: ["month", "customer", "owner", "office", "team", "pay_kind"],
  sort: [["month", "asc"]],
  sums: ["amount"],
  ways: [{ label: "매출 발행", route: "documents-SalesManagementPublishList" }],
  drawer: {
    view: [
      { fields: ["customer", "contract_name", "month", "amount", "overdue", "pay_kind", "status", "carry_reason"] },
      { fields: ["contract", "smp", "publish", "owner", "team"] },
    ],
    ways: [{ label: "발행 요청", route: "documents-SalesManagementPublishAdd", as: "plan", isNext: true }],
  },
  lists: [
    {
      key: "wait",
      title: "발행대기",
      of: "sales_publish",
      group: "unpublished",
      can: sellers,
      where: { status: "wait" },
      columns: ["issue_date", "customer", "contract_name", "total", "overdue", "owner"],
      leads: "contract_name",
      moreColumns: ["team", "supply", "vat", "tax_kind", "plan_pay_date"],
      titles: { contract_name: "계약", owner: "담당" },
      search: ["customer", "contract_name"],
      filters: ["issue_date", "customer", "owner"],
      narrows: [{ label: "작성일 지난 것", asks: { "issue_date.to": -1 } }],
      sort: [["issue_date", "asc"]],
      sums: ["total"],
    },
  ],
} as const satisfies ListScreen;
