import type { ModuleDefinition } from "../../define/define-module";
import { daysUntil } from "../../define/derived";
import {
  choice,
  date,
  dateTime,
  decimal,
  integer,
  link,
  longText,
  money,
  number,
  staff,
  text,
} from "../../define/fields";
import type { ListScreen } from "../../define/list-screen";
import { said } from "../../define/records/comments";
import { quoteSums, supplyOf } from "../quote-sums";
import { mine, owner, sellers, taxKind } from "./sellers";

/** What lines come to; the server counts it again. */
const summed = (label: string, key: keyof ReturnType<typeof quoteSums>) =>
  money(label, {
    required: true,
    default: 0,
    computed: (record: Readonly<Record<string, unknown>>) => quoteSums(record)[key],
  });

const quoteForm = [
  { fields: ["smp", "title", "contact", "quote_date", "valid_to", "tax_kind"], editable: { in: ["draft"] } },
  { title: "품목", fields: ["quote_item", "supply", "discount", "vat", "total"], editable: { in: ["draft"] } },
  { fields: ["terms", "document"], editable: { in: ["draft"] } },
] as const;

/** Quotes: what is offered for an opportunity, in one version after the other. */
export const quotes = {
  quote: {
    title: "견적",
    name: "title",
    own: ["idx_owner", "idx_writer"],
    /** As its opportunity. */
    hasOrgUnit: true,
    access: { read: sellers },
    isKeptWhileLinked: true,
    unique: [["quote_no", "version"]],
    index: [["smp"], ["customer"], ["status"]],
    comments: { of: "quote_comment", kind: "customer", notifies: [{ column: "idx_owner" }] },
    parts: { quote_item: { link: "quote", isMany: true, title: "품목", totals: ["discount", "supply"] } },
    derived: { left: daysUntil("유효기한까지", "valid_to", { where: { status: ["draft", "sent"] } }) },
    ordered: [["quote_date", "valid_to"]],
    fields: {
      /** All versions have the number of the first. */
      quote_no: { ...number("견적번호", "Q-{yyyy}-{0000}"), unique: false, required: true },
      version: integer("차수", { required: true, default: 1, readOnly: true }),
      smp: link("영업건", { to: "smp", required: true }),
      customer: link("고객사", { to: "customer", required: true, readOnly: true }),
      contact: link("고객담당자", { to: "contact", within: { customer: "customer" } }),
      title: text("견적명", { required: true, max: 150 }),
      quote_date: date("견적일", { required: true, initial: "today" }),
      valid_to: date("유효기한", { hint: "비우면 견적일에서 30일입니다." }),
      tax_kind: taxKind(),
      terms: longText("조건", { max: 4000 }),
      supply: summed("공급가", "supply"),
      discount: summed("할인합계", "discount"),
      vat: summed("부가세", "vat"),
      total: summed("합계", "total"),
      owner: staff("담당자", { required: true, readOnly: true }),
      document: link("할인승인문서", {
        to: "document",
        hint: "정가의 10%를 넘게 할인하면 승인된 기안이 필요합니다.",
      }),
      prev: link("이전차수", { to: "quote", readOnly: true }),
      /** What the sheet says of both sides, as it was when it was sent. */
      receiver: text("받는 곳", { max: 150, readOnly: true }),
      supplier: longText("공급자", { readOnly: true }),
      sent_at: dateTime("발송일시", { readOnly: true }),
      sent_to: text("받는사람", { max: 200, hint: "이름과 전달 방법: 홍길동 과장, 이메일" }),
      lost_reason: text("거절사유", { max: 200 }),
      status: choice(
        "상태",
        { draft: "작성중", sent: "발송", accepted: "수락", lost: "거절", expired: "만료" },
        {
          required: true,
          default: "draft",
          tones: { draft: "waiting", sent: "done", accepted: "done", lost: "refused", expired: "refused" },
        },
      ),
    },
    flow: {
      field: "status",
      moves: {
        send: {
          title: "발송",
          from: ["draft"],
          to: "sent",
          by: sellers,
          fields: ["sent_to"],
          requires: ["sent_to"],
          sets: { sent_at: "now" },
        },
        accept: {
          title: "수락",
          from: ["sent"],
          to: "accepted",
          by: sellers,
          adds: {
            of: "contract",
            from: { smp: "smp", name: "title", contact: "contact", supply: "supply", tax_kind: "tax_kind" },
          },
        },
        revise: { title: "새 차수", from: ["sent"], to: "expired", by: sellers },
        lose: {
          title: "거절",
          from: ["sent"],
          to: "lost",
          by: sellers,
          fields: ["lost_reason"],
          requires: ["lost_reason"],
          isDangerous: true,
        },
      },
    },
    reminders: {
      valid: {
        title: "유효기한이 다가온 견적",
        on: "valid_to",
        days: [-7],
        to: [owner],
        when: { status: ["sent"] },
        text: "{name}: 견적 유효기한이 {date}입니다({left}).",
        kind: "customer",
      },
      unanswered: {
        title: "답이 없는 견적",
        on: "sent_at",
        days: [7],
        to: [owner],
        when: { status: ["sent"] },
        text: "{name}: 견적을 보낸 지 7일이 지났습니다.",
        kind: "customer",
      },
    },
    sheets: {
      quote: {
        title: "견적서",
        sections: [
          { fields: ["quote_no", "version", "receiver", "contact", "title", "quote_date", "valid_to", "tax_kind"] },
          { title: "공급자", fields: ["supplier"] },
          { title: "품목", fields: ["quote_item"] },
          { fields: ["supply", "discount", "vat", "total", "terms"] },
        ],
        note: "위와 같이 견적합니다.",
        in: ["sent", "accepted", "lost", "expired"],
      },
    },
  },
  quote_item: {
    title: "견적품목",
    index: [["quote"]],
    fields: {
      quote: link("견적", { to: "quote", required: true }),
      seq: integer("순서", { required: true, readOnly: true }),
      item: text("품목", { required: true, max: 100 }),
      spec: text("규격", { max: 60 }),
      textbook: link("교재", { to: "textbook" }),
      elearning: link("이러닝과정", { to: "elearning" }),
      qty: decimal("수량", { required: true, digits: [10, 2], default: 1, min: 0.01 }),
      unit: text("단위", { max: 10 }),
      unit_price: money("단가", { required: true, min: 0 }),
      discount: money("할인", { default: 0, min: 0 }),
      supply: money("공급가", { computed: supplyOf }),
      /** By the quote's tax, which the line itself does not know. */
      vat: money("부가세", { readOnly: true }),
      total: money("합계", { readOnly: true }),
      memo: text("메모", { max: 200 }),
    },
  },
  quote_comment: {
    title: "견적 의견",
    index: [["quote"]],
    fields: { quote: link("견적", { to: "quote", required: true }), ...said("quote_comment") },
  },
} as const satisfies ModuleDefinition["entities"];

export const quoteList = {
  path: "/customermanagement/statussmplist_tab2",
  name: "customerManagement-statusSMPList_tab2",
  guide: { label: "견적 목록", about: "고객사에 낸 견적을 봅니다.", words: "견적서 quote 할인 차수" },
  title: "견적",
  kind: "tab-list",
  of: "quote",
  can: sellers,
  columns: [
    "quote_no",
    "version",
    "customer",
    "title",
    "quote_date",
    "valid_to",
    "left",
    "supply",
    "total",
    "owner",
    "status",
  ],
  leads: "title",
  moreColumns: ["smp", "discount", "vat", "sent_at", "sent_to", "team"],
  search: ["quote_no", "title", "customer.name"],
  filters: ["owner", "team", "status", "valid_to", "quote_date", "customer"],
  narrows: [
    mine,
    { label: "유효 30일", asks: { "valid_to.from": 0, "valid_to.to": 30, status: "sent" } },
    { label: "유효 60일", asks: { "valid_to.from": 0, "valid_to.to": 60, status: "sent" } },
  ],
  sums: ["supply", "total"],
  drawer: {
    view: [
      {
        fields: ["quote_no", "version", "status", "smp", "customer", "contact", "quote_date", "valid_to", "owner"],
      },
      { title: "품목", fields: ["quote_item", "supply", "discount", "vat", "total", "tax_kind"] },
      { fields: ["terms", "document", "prev", "sent_at", "sent_to", "lost_reason"] },
    ],
    related: [{ of: "contract", by: "quote", columns: ["contract_no", "name", "supply", "status"] }],
    form: quoteForm,
    add: ["staff:own"],
    change: sellers,
  },
} as const satisfies ListScreen;
