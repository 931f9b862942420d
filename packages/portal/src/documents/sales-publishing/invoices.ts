import type { ModuleDefinition } from "../../define/define-module";
import { daysSince, sum } from "../../define/derived";
import { choice, date, dateTime, decimal, integer, link, longText, money, text } from "../../define/fields";
import type { ListScreen } from "../../define/list-screen";
import { products } from "../../define/records/products";
import { receiptList } from "./receipts";
import { methods, sellers, takers } from "./sellers";

const shown = {
  title: "매출 발행",
  kind: "view",
  of: "sales_publish",
  can: sellers,
  view: [
    {
      fields: [
        "customer",
        "biz_no",
        "ceo_name",
        "tax_email",
        "contract_name",
        "contract",
        "smp",
        "product",
        "owner",
        "tax_kind",
        "issue_kind",
        "origin",
        "fix_reason",
        "issue_date",
        "plan_pay_date",
        "pay_method",
        "status",
        "publish_no",
        "published_at",
        "document",
        "memo",
      ],
    },
    { title: "품목", fields: ["sales_publish_item"] },
    { title: "금액", fields: ["supply", "vat", "total", "received", "unpaid"] },
  ],
  related: [
    {
      of: "sales_receipt",
      title: "수금",
      columns: ["paid_at", "amount", "method", "memo", "writer"],
      sums: ["amount"],
      sort: [["paid_at", "asc"]],
      from: { amount: "unpaid" },
    },
    {
      of: "sales_publish",
      by: "origin",
      title: "수정발행",
      columns: ["contract_name", "issue_date", "total", "status"],
    },
  ],
} as const;

/** Invoices that accounting is asked to issue. */
export const invoices = {
  sales_publish: {
    title: "매출발행",
    name: "contract_name",
    own: ["idx_owner", "idx_writer"],
    hasOrgUnit: true,
    access: { read: sellers },
    asksPassword: ["export"],
    index: [["document"], ["issue_date"], ["customer"], ["owner"], ["status"], ["origin"], ["contract"]],
    parts: {
      sales_publish_item: {
        link: "publish",
        isMany: true,
        fields: ["item_date", "item", "spec", "qty", "unit_price", "supply", "vat"],
        totals: ["supply", "vat"],
      },
    },
    derived: {
      received: sum("수금액", "sales_receipt.amount", { isWhole: true, unit: "원" }),
      overdue: daysSince("경과일", "issue_date", { where: { status: ["wait"] } }),
    },
    fields: {
      document: link("결재문서", { to: "document" }),
      customer: link("고객사", { to: "customer", required: true }),
      biz_no: text("사업자번호", { required: true, max: 10, format: "businessNumber" }),
      ceo_name: text("대표자", { max: 40 }),
      tax_email: text("수신이메일", { required: true, max: 120, format: "email", isPersonal: true }),
      contract_name: text("계약명", { required: true, max: 150 }),
      smp: link("영업건", { to: "smp" }),
      /** As its opportunity, or what it corrects: who keeps the books reads no opportunities. */
      product: choice("상품", products, { readOnly: true }),
      contract: link("계약", { to: "contract" }),
      owner: link("담당자", { to: "staff", required: true }),
      tax_kind: choice("과세구분", { taxed: "과세", zero: "영세", free: "면세" }, { required: true }),
      issue_kind: choice("발행구분", { normal: "정발행", fix: "수정발행" }, { required: true, default: "normal" }),
      fix_reason: text("수정사유", { max: 200 }),
      supply: money("공급가", { required: true }),
      vat: money("세액", { required: true }),
      total: money("합계", { required: true }),
      /** What is still to come in; nothing for what was taken back, and for what took it back. */
      unpaid: money("미수", { readOnly: true, default: 0 }),
      issue_date: date("작성일자", { required: true }),
      plan_pay_date: date("입금예정일"),
      pay_method: choice("결제방법", methods),
      publish_no: text("승인번호", { max: 40 }),
      published_at: dateTime("발행일시"),
      origin: link("원발행", { to: "sales_publish" }),
      status: choice(
        "상태",
        {
          draft: "작성",
          run: "결재중",
          wait: "발행대기",
          done: "발행완료",
          part: "일부수금",
          paid: "수금완료",
          reject: "반려",
          cancel: "발행취소",
        },
        {
          required: true,
          default: "draft",
          tones: {
            draft: "waiting",
            run: "running",
            wait: "waiting",
            done: "done",
            part: "partly",
            paid: "finished",
            reject: "refused",
            cancel: "ended",
          },
        },
      ),
      memo: longText("계산서 비고"),
    },
    flow: {
      field: "status",
      moves: {
        publish: {
          title: "발행처리",
          from: ["wait"],
          to: "done",
          by: ["accounting:all"],
          fields: ["publish_no"],
          requires: ["publish_no"],
          asksEach: ["customer", "total"],
          sets: { published_at: "now" },
          isBulk: true,
          waits: { title: "발행할 세금계산서" },
        },
        receive: {
          title: "수금 등록",
          from: ["done", "part"],
          to: "part",
          by: takers,
          adds: { of: "sales_receipt", from: { amount: "unpaid" } },
        },
      },
    },
    sheets: {
      request: {
        title: "발행 요청서",
        sections: [
          { fields: ["customer", "biz_no", "ceo_name", "tax_email", "contract_name", "tax_kind", "issue_kind"] },
          { fields: ["issue_date", "plan_pay_date", "pay_method", "publish_no", "owner", "team", "fix_reason"] },
          { fields: ["sales_publish_item"] },
          { fields: ["supply", "vat", "total", "memo"] },
        ],
      },
    },
  },
  sales_publish_item: {
    title: "발행품목",
    index: [["publish"]],
    fields: {
      publish: link("매출발행", { to: "sales_publish", required: true }),
      /** The order on the form. */
      seq: integer("순서", { required: true }),
      item_date: date("일자"),
      item: text("품목", { required: true, max: 100 }),
      spec: text("규격", { max: 60 }),
      qty: decimal("수량", { digits: [10, 2], default: 1 }),
      unit_price: money("단가"),
      supply: money("공급가", { required: true }),
      vat: money("세액"),
    },
  },
} as const satisfies ModuleDefinition["entities"];

export const invoiceList = {
  path: "/documents/salesmanagementpublishlist",
  name: "documents-SalesManagementPublishList",
  guide: { label: "매출 발행", about: "세금계산서 발행 요청을 봅니다.", words: "세금계산서 계산서 매출" },
  title: "매출 발행",
  kind: "list",
  of: "sales_publish",
  can: sellers,
  columns: [
    "wdate",
    "issue_date",
    "customer",
    "contract_name",
    "tax_kind",
    "supply",
    "vat",
    "total",
    "owner",
    "status",
    "received",
    "unpaid",
  ],
  leads: "contract_name",
  moreColumns: [
    "team",
    "plan_pay_date",
    "issue_kind",
    "publish_no",
    "published_at",
    "pay_method",
    "sales_publish_item",
  ],
  titles: { wdate: "요청일", contract_name: "계약", owner: "담당", tax_kind: "과세" },
  search: ["customer", "contract_name", "publish_no", "sales_publish_item.item"],
  filters: [
    "issue_date",
    "plan_pay_date",
    "customer",
    "status",
    "owner",
    "office",
    "team",
    "tax_kind",
    "unpaid",
    "product",
  ],
  narrows: [
    { label: "이번 달", month: { of: "issue_date" } },
    { label: "발행 전", asks: { status: "wait" } },
    { label: "미수", asks: { status: "done,part", "unpaid.from": 1 } },
  ],
  sort: [["issue_date", "desc"]],
  sums: ["supply", "vat", "total", "received", "unpaid"],
  ways: [
    { label: "공급자 정보", route: "documents-SalesSupplier" },
    { label: "미발행 목록", route: "documents-SalesManagementNotPublishList" },
    { label: "발행 요청", route: "documents-SalesManagementPublishAdd" },
  ],
  lists: [receiptList],
} as const satisfies ListScreen;

/** An invoice as a page; those of `?ids=` are printed together. */
export const invoicePages = [
  {
    path: "/documents/SalesManagementPublishView/:id",
    name: "documents-SalesManagementPublishView-id",
    ...shown,
  },
  { path: "/documents/salesmanagementpublishview", name: "documents-SalesManagementPublishView", ...shown },
] as const;

/** Asking for one is a document of the approval. */
export const requestForms = [
  {
    path: "/documents/salesmanagementpublishadd",
    name: "documents-SalesManagementPublishAdd",
    guide: { label: "매출 발행 요청", about: "세금계산서 발행을 요청합니다.", words: "세금계산서 계산서 발행" },
    kind: "add",
    can: ["staff:own"],
  },
  {
    path: "/documents/SalesManagementPublishModify/:id",
    name: "documents-SalesManagementPublishModify-id",
    kind: "edit",
    can: ["staff:own", "accounting:all"],
  },
] as const;
