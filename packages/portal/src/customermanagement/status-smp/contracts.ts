import { computedFrom } from "../../define/computed";
import type { ModuleDefinition } from "../../define/define-module";
import { daysUntil, difference, sum } from "../../define/derived";
import { choice, date, files, integer, link, money, number, staff, text } from "../../define/fields";
import type { ListScreen } from "../../define/list-screen";
import { said } from "../../define/records/comments";
import { products } from "../../define/records/products";
import { taxOf } from "../quote-sums";
import { mine, owner, sellers, taxKind } from "./sellers";

const priced = { supply: money("공급가", { required: true, min: 0 }), tax_kind: taxKind() };

const contractForm = [
  { fields: ["smp", "quote", "prev", "name", "kind", "contact", "date_from", "date_to", "sign_date"] },
  { title: "금액", fields: ["supply", "tax_kind", "vat", "total", "pay_terms"] },
  { title: "대금 계획", fields: ["pay_way", "pre_percent", "sales_plan"] },
  { title: "갱신", fields: ["renew_kind", "document", "files"] },
].map((section) => ({ ...section, editable: { in: ["ready", "run"] } }));

/** Contracts: what an opportunity was won with, and when it is paid. */
export const contracts = {
  contract: {
    title: "계약",
    name: "name",
    own: ["idx_owner", "idx_writer"],
    /** As its opportunity. */
    hasOrgUnit: true,
    access: { read: sellers },
    isKeptWhileLinked: true,
    index: [["smp"], ["customer"], ["date_to"], ["status"], ["quote"]],
    holds: { by: ["owner"], while: { status: ["ready", "run"] }, as: "smp" },
    comments: { of: "contract_comment", kind: "customer", notifies: [{ column: "idx_owner" }] },
    parts: {
      sales_plan: {
        link: "contract",
        isMany: true,
        title: "대금 계획",
        fields: ["pay_kind", "month", "amount", "publish"],
        totals: ["amount"],
      },
    },
    derived: {
      left: daysUntil("만료까지", "date_to", { where: { status: ["ready", "run"] } }),
      planned: sum("계획", "sales_plan.amount"),
      published: sum("발행", "sales_publish.supply", { where: { status: ["done", "part", "paid"] }, isWhole: true }),
      paid: sum("수금완료", "sales_publish.supply", { where: { status: ["paid"] }, isWhole: true }),
      rest: difference("잔여", "planned", ["published"]),
    },
    fields: {
      contract_no: number("계약번호", "C-{yyyy}-{0000}"),
      name: text("계약명", { required: true, max: 150 }),
      smp: link("영업건", { to: "smp", required: true }),
      customer: link("고객사", { to: "customer", required: true, readOnly: true }),
      contact: link("고객담당자", { to: "contact", within: { customer: "customer" } }),
      quote: link("견적", { to: "quote", hint: "고르면 그 견적이 수락됩니다." }),
      kind: choice(
        "구분",
        { new: "신규", renew: "재계약", change: "변경" },
        { required: true, default: "new", hint: "변경은 이전계약의 남은 대금을 이어받습니다." },
      ),
      product: choice("상품", products, { required: true, readOnly: true }),
      ...priced,
      date_from: date("계약시작", { required: true }),
      date_to: date("계약종료", { required: true }),
      sign_date: date("체결일"),
      vat: money("부가세", {
        required: true,
        computed: computedFrom(priced, ({ supply, tax_kind }) => taxOf(supply, tax_kind)),
      }),
      total: money("합계", {
        required: true,
        computed: computedFrom(priced, ({ supply, tax_kind }) => supply + taxOf(supply, tax_kind)),
      }),
      pay_terms: text("지급조건", { max: 200 }),
      /** How the payment plan is made where its lines are left out. */
      pay_way: choice(
        "대금 방식",
        { once: "일시", split: "선금·잔금", month: "월정산" },
        { required: true, default: "once", hint: "아래 줄을 비우면 이대로 만듭니다." },
      ),
      pre_percent: integer("선금 비율", { min: 1, max: 99, default: 50, unit: "%", hint: "선금·잔금일 때" }),
      renew_kind: choice("갱신", { auto: "자동갱신", ask: "협의", once: "단발" }, { required: true, default: "ask" }),
      prev: link("이전계약", { to: "contract" }),
      document: link("날인문서", { to: "document" }),
      files: files("계약서"),
      owner: staff("담당자", { required: true, readOnly: true }),
      end_date: date("해지일"),
      end_reason: text("해지사유", { max: 300 }),
      status: choice(
        "상태",
        { ready: "체결대기", run: "진행", done: "만료", renewed: "재계약", stop: "해지" },
        {
          required: true,
          default: "ready",
          tones: { ready: "waiting", run: "running", done: "refused", renewed: "done", stop: "ended" },
        },
      ),
    },
    flow: {
      field: "status",
      moves: {
        start: { title: "진행 시작", from: ["ready"], to: "run", by: sellers },
        stop: {
          title: "해지",
          from: ["ready", "run"],
          to: "stop",
          isRare: true,
          by: sellers,
          fields: ["end_date", "end_reason"],
          requires: ["end_reason"],
          isDangerous: true,
        },
      },
    },
    reminders: {
      end: {
        title: "끝나는 계약",
        on: "date_to",
        days: [-60, -30, -14],
        to: [owner, "isLead:team"],
        when: { status: ["run"] },
        text: "{name}: 계약이 {date}에 끝납니다({left}).",
        kind: "customer",
      },
    },
    sheets: {
      contract: {
        title: "계약 현황",
        sections: [
          {
            fields: [
              "contract_no",
              "status",
              "customer",
              "name",
              "product",
              "kind",
              "date_from",
              "date_to",
              "supply",
              "vat",
              "total",
              "published",
              "rest",
              "owner",
            ],
          },
          { title: "대금 계획", fields: ["sales_plan"] },
        ],
      },
    },
  },
  contract_comment: {
    title: "계약 의견",
    index: [["contract"]],
    fields: { contract: link("계약", { to: "contract", required: true }), ...said("contract_comment") },
  },
} as const satisfies ModuleDefinition["entities"];

export const contractList = {
  path: "/customermanagement/statussmplist_tab3",
  name: "customerManagement-statusSMPList_tab3",
  guide: { label: "계약 목록", about: "고객사와의 계약과 대금을 봅니다.", words: "계약서 갱신 만료 재계약 대금" },
  title: "계약",
  kind: "tab-list",
  of: "contract",
  can: sellers,
  columns: [
    "contract_no",
    "name",
    "customer",
    "product",
    "date_from",
    "date_to",
    "supply",
    "published",
    "paid",
    "rest",
    "left",
    "status",
  ],
  leads: "name",
  moreColumns: ["smp", "kind", "vat", "total", "owner", "team", "renew_kind", "sign_date"],
  search: ["contract_no", "name", "customer.name"],
  filters: ["owner", "team", "status", "product", "date_to", "renew_kind", "customer"],
  narrows: [
    mine,
    { label: "만료 30일", asks: { "date_to.from": 0, "date_to.to": 30, status: "run" } },
    { label: "만료 60일", asks: { "date_to.from": 0, "date_to.to": 60, status: "run" } },
  ],
  sums: ["supply"],
  drawer: {
    view: [
      {
        fields: [
          "contract_no",
          "status",
          "smp",
          "customer",
          "contact",
          "kind",
          "product",
          "date_from",
          "date_to",
          "left",
          "sign_date",
          "owner",
        ],
      },
      { title: "금액", fields: ["supply", "vat", "total", "tax_kind", "published", "paid", "rest", "pay_terms"] },
      { title: "대금 계획", fields: ["sales_plan"] },
      { fields: ["renew_kind", "quote", "prev", "document", "files", "end_date", "end_reason"] },
    ],
    related: [
      {
        of: "class_run",
        columns: ["title", "language", "date_from", "date_to", "manager", "status"],
        from: { smp: "smp", product: "product", date_from: "date_from", date_to: "date_to" },
      },
      { of: "sales_publish", columns: ["contract_name", "issue_date", "supply", "status"], sums: ["supply"] },
      {
        of: "smp",
        by: "prev_contract",
        title: "재계약 영업건",
        columns: ["title", "stage", "amount", "expect_date", "owner"],
        from: {
          title: "name",
          customer: "customer",
          contact: "contact",
          product: "product",
          amount: "supply",
          expect_date: "date_to",
          owner: "owner",
        },
      },
      {
        of: "contract",
        by: "prev",
        title: "변경·다음 계약",
        columns: ["contract_no", "name", "kind", "supply", "status"],
        from: { smp: "smp", name: "name", contact: "contact", date_from: "date_from", date_to: "date_to" },
      },
    ],
    form: contractForm,
    add: ["staff:own"],
    change: sellers,
  },
} as const satisfies ListScreen;
