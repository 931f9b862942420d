import type { ModuleDefinition } from "../../define/define-module";
import { choice, date, link, money, text } from "../../define/fields";
import type { SideList } from "../../define/list-screen";
import { methods, sellers, takers } from "./sellers";

/** Money that came in for invoices. */
export const receipts = {
  sales_receipt: {
    title: "수금",
    own: ["idx_owner"],
    hasOrgUnit: true,
    access: { read: sellers, add: takers, remove: takers },
    asksPassword: ["export"],
    index: [["publish"], ["owner"]],
    fields: {
      publish: link("매출발행", { to: "sales_publish", required: true }),
      /** Whose sale it is, and in `team` where it was sold. */
      owner: link("담당자", { to: "staff", readOnly: true }),
      paid_at: date("입금일", { required: true, initial: "today" }),
      amount: money("금액", { required: true, min: 1 }),
      method: choice("방법", methods, { required: true, default: "transfer" }),
      memo: text("메모", { max: 200 }),
    },
  },
} as const satisfies ModuleDefinition["entities"];

/** The receipts of all invoices, beside the list of invoices. */
export const receiptList = {
  key: "receipts",
  title: "수금",
  of: "sales_receipt",
  can: sellers,
  columns: ["paid_at", "publish", "publish.customer", "amount", "method", "memo", "owner", "writer"],
  leads: "publish",
  moreColumns: ["team", "publish.total", "publish.issue_date", "publish.publish_no", "wdate"],
  titles: {
    publish: "계약",
    "publish.customer": "고객사",
    owner: "담당",
    writer: "등록자",
    "publish.total": "합계",
  },
  search: ["publish", "memo"],
  filters: ["paid_at", "publish.customer", "owner", "office", "team"],
  narrows: [{ label: "이번 달", month: { of: "paid_at" } }],
  sort: [["paid_at", "desc"]],
  sums: ["amount"],
  drawer: {
    view: [{ fields: ["publish", "publish.customer", "paid_at", "amount", "method", "memo", "owner", "writer"] }],
    form: [{ fields: ["publish", "paid_at", "amount", "method", "memo"] }],
    add: takers,
  },
} as const satisfies SideList;
