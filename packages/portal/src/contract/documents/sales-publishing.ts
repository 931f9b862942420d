import { z } from "zod";
import { day, month, ordered } from "../../define/dates";
import { idx, idxOrAll, page, rows, whole, words } from "../../define/values";
import salesPublishing from "../../documents/sales-publishing";
import { defineCall } from "../define-call";
import { envelope } from "../envelope";
import { codesOf, namedStaff, ofUnit, orAll, report, searched, sorted, won } from "./document-values";

const { sales_publish, sales_receipt } = salesPublishing.entities;
const { tax_kind, issue_kind, status, pay_method } = sales_publish.fields;
export const salesStatus = codesOf(status.options);
export const taxKind = codesOf(tax_kind.options);

export const sellers = ["staff:own", "isLead:team", "isSalesAdmin:all", "accounting:all"] as const;

const row = z.object({
  idx: z.number().int(),
  idx_document: z.number().int().nullable(),
  wdate: z.string(),
  issue_date: z.string(),
  plan_pay_date: z.string().nullable(),
  customer: z.object({ idx: z.number().int(), name: z.string() }),
  contract_name: z.string(),
  tax_kind: taxKind,
  issue_kind: codesOf(issue_kind.options),
  supply: won,
  vat: won,
  total: won,
  /** Received so far, and what is missing. */
  received: won,
  unpaid: won,
  owner: namedStaff,
  status: salesStatus,
  publish_no: z.string().nullable(),
});

export const salesQuery = {
  ...searched,
  /** Whether the period is that of issue or of expected payment. */
  period: z.enum(["issue", "pay"]).default("issue"),
  idx_customer: idxOrAll,
  idx_owner: idxOrAll,
  ...ofUnit,
  status: orAll(salesStatus),
  tax_kind: orAll(taxKind),
};

export const getSalesPublishList = defineCall({
  method: "get",
  path: "/rest/documents/getSalesPublishList",
  title: "매출 발행 목록",
  can: sellers,
  query: ordered(
    z.object({
      ...salesQuery,
      page,
      rows: rows(),
      ...sorted(["issue_date", "wdate", "supply", "total", "plan_pay_date"]),
    }),
  ),
  answer: envelope.extend({
    list: z.array(row),
    total: z.number().int(),
    sums: z.object({ supply: won, vat: won, total: won, received: won, unpaid: won }),
    may: z.object({ publish: z.boolean(), receipt: z.boolean() }),
  }),
});

/** Sales that are planned and not requested, and requests that wait past their day. */
export const getSalesNotPublishList = defineCall({
  method: "get",
  path: "/rest/documents/getSalesNotPublishList",
  title: "미발행 목록",
  can: sellers,
  query: ordered(z.object({ ...searched, idx_customer: idxOrAll, ...ofUnit, page, rows: rows() })),
  answer: envelope.extend({
    list: z.array(
      z.object({
        kind: z.enum(["plan", "request"]),
        idx: z.number().int(),
        /** YYYY-MM. */
        month: z.string(),
        /** With what an invoice needs of them. */
        customer: z.object({
          idx: z.number().int(),
          name: z.string(),
          biz_no: z.string(),
          ceo_name: z.string(),
          tax_email: z.string(),
        }),
        contract_name: z.string(),
        amount: won,
        /** Days since the month or the day of issue; 0 while there is time. */
        overdue: z.number().int(),
        owner: namedStaff,
        carry_reason: z.string().nullable(),
      }),
    ),
    total: z.number().int(),
    sums: z.object({ amount: won }),
  }),
});

/** One or several of them as they are printed. */
export const getSalesPublish = defineCall({
  method: "get",
  path: "/rest/documents/getSalesPublish",
  title: "매출 발행 보기",
  can: sellers,
  query: z.object({
    /** `1,2,3`; without it, my latest. */
    ids: orAll(z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/, "매출 발행을 선택하세요.")),
  }),
  answer: envelope.extend({
    list: z.array(
      row.extend({
        biz_no: z.string(),
        ceo_name: z.string().nullable(),
        tax_email: z.string(),
        fix_reason: z.string().nullable(),
        pay_method: codesOf(pay_method.options).nullable(),
        published_at: z.string().nullable(),
        memo: z.string().nullable(),
        /** The one that this corrects, and the one by which it was corrected. */
        origin: z.number().int().nullable(),
        corrected_by: z.number().int().nullable(),
        items: z.array(
          z.object({
            item_date: z.string().nullable(),
            item: z.string(),
            spec: z.string().nullable(),
            qty: z.number(),
            unit_price: won.nullable(),
            supply: won,
            vat: won,
          }),
        ),
        receipts: z.array(
          z.object({
            idx: z.number().int(),
            paid_at: z.string(),
            amount: won,
            method: codesOf(sales_receipt.fields.method.options),
            memo: z.string().nullable(),
          }),
        ),
        history: z.array(
          z.object({
            at: z.string(),
            who: z.string(),
            from: z.string().nullable(),
            to: z.string(),
            memo: z.string().nullable(),
          }),
        ),
        may: z.object({ edit: z.boolean(), publish: z.boolean(), receipt: z.boolean(), fix: z.boolean() }),
      }),
    ),
  }),
});

const publishers = ["accounting:all"] as const;

/** Accounting enters the approval numbers of issued invoices. */
export const publishSales = defineCall({
  method: "post",
  path: "/rest/documents/publishSales",
  title: "발행처리",
  can: publishers,
  body: z.object({
    list: z
      .array(z.object({ idx, publish_no: words(40).min(1, "승인번호를 입력하세요.") }))
      .min(1, "하나 이상 선택하세요.")
      .max(200),
  }),
  answer: envelope.extend({ list: report }),
});

export const addSalesReceipt = defineCall({
  method: "post",
  path: "/rest/documents/addSalesReceipt",
  title: "수금 등록",
  can: ["isSalesAdmin:all", "accounting:all"],
  body: z.object({
    idx,
    paid_at: day,
    amount: whole(1, Number.MAX_SAFE_INTEGER, "수금액을 입력하세요."),
    method: codesOf(sales_receipt.fields.method.options),
    memo: words(200).default(""),
  }),
  answer: envelope.extend({ status: salesStatus }),
});

/** Moves a planned sale to a later month. */
export const carrySalesPlan = defineCall({
  method: "post",
  path: "/rest/documents/carrySalesPlan",
  title: "매출예정 이월",
  can: sellers,
  body: z.object({ idx, month, reason: words(200).min(1, "이월 사유를 입력하세요.") }),
  answer: envelope,
});

/** Customers with what an invoice needs of them. */
export const findCustomers = defineCall({
  method: "get",
  path: "/rest/documents/findCustomers",
  title: "고객사 찾기",
  can: ["staff:all"],
  query: z.object({ q: words(60).default("") }),
  answer: envelope.extend({
    list: z.array(
      z.object({
        idx: z.number().int(),
        name: z.string(),
        biz_no: z.string(),
        ceo_name: z.string(),
        tax_email: z.string(),
      }),
    ),
  }),
});
