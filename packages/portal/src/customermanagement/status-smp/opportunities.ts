import type { ModuleDefinition } from "../../define/define-module";
import { count, daysUntil } from "../../define/derived";
import { choice, date, dateTime, files, integer, link, money, staff, text } from "../../define/fields";
import type { ListScreen } from "../../define/list-screen";
import { said } from "../../define/records/comments";
import { products } from "../../define/records/products";
import type { ScreenDefinition } from "../../define/screens";
import { mine, owner, sellers } from "./sellers";

const open = ["s1", "s2", "s3", "s4"] as const;
const to = (title: string, state: (typeof open)[number]) =>
  ({
    title,
    from: open.filter((one) => one !== state),
    to: state,
    by: sellers,
    // back
    isRare: open.slice(open.indexOf(state) + 1),
  }) as const;

const smpForm = [
  { fields: ["title", "customer", "contact", "product", "amount", "headcount", "prob", "expect_date", "owner"] },
  { title: "과정", fields: ["period_from", "period_to"] },
  { title: "다음 활동", fields: ["next_action", "next_at", "files"] },
  { isRare: true, fields: ["competitor", "prev_contract", "inquiry", "call"] },
] as const;

/** Opportunities: sales on their way from a first contact to a contract or to nothing. */
export const opportunities = {
  smp: {
    title: "영업건",
    isPersonal: true,
    own: ["idx_owner", "idx_writer"],
    /** The unit of the owner. */
    hasOrgUnit: true,
    access: { read: sellers },
    isKeptWhileLinked: true,
    index: [["customer"], ["owner"], ["stage"], ["expect_date"], ["inquiry"], ["call"]],
    holds: { by: ["owner"], while: { stage: open }, as: "smp" },
    comments: { of: "smp_comment", kind: "customer", notifies: [{ column: "idx_owner" }] },
    derived: {
      quotes: count("견적", "quote"),
      left: daysUntil("수주예정까지", "expect_date", { where: { stage: open } }),
    },
    ordered: [["period_from", "period_to"]],
    fields: {
      title: text("건명", { required: true, max: 150 }),
      customer: link("고객사", { to: "customer", required: true }),
      contact: link("고객담당자", { to: "contact", within: { customer: "customer" } }),
      product: choice("상품", products, { required: true }),
      stage: choice(
        "단계",
        { s1: "발굴", s2: "접촉", s3: "제안", s4: "협상", s5: "수주", s6: "실주" },
        {
          required: true,
          default: "s1",
          tones: { s1: "waiting", s2: "running", s3: "running", s4: "running", s5: "done", s6: "refused" },
        },
      ),
      prob: integer("확률", { min: 0, max: 100, unit: "%", hint: "비우면 단계에 따라 정합니다." }),
      amount: money("예상금액", { required: true, min: 0, hint: "공급가" }),
      weighted: money("가중액", {
        computed: ({ amount, prob }) => Math.round((Number(amount ?? 0) * Number(prob ?? 0)) / 100),
      }),
      headcount: integer("예상인원", { min: 1, unit: "명" }),
      expect_date: date("수주예정일", { required: true }),
      period_from: date("과정시작"),
      period_to: date("과정종료"),
      competitor: text("경쟁사", { max: 100 }),
      owner: staff("담당자", { required: true, initial: "me", change: ["isLead:team", "isSalesAdmin:all"] }),
      prev_contract: link("이전계약", { to: "contract" }),
      /** What it came from. */
      inquiry: link("인바운드문의", { to: "inquiry" }),
      call: link("콜기록", { to: "call_log" }),
      lost_kind: choice("실주구분", {
        price: "가격",
        rival: "경쟁사",
        budget: "예산취소",
        delay: "보류·연기",
        fit: "요건불일치",
        etc: "기타",
      }),
      lost_reason: text("실주사유", { max: 200 }),
      next_action: text("다음활동", { max: 200 }),
      next_at: date("다음일정"),
      stage_at: dateTime("단계변경일시", { readOnly: true }),
      last_activity_at: dateTime("최근활동일시", { readOnly: true }),
      files: files("첨부"),
    },
    flow: {
      field: "stage",
      moves: {
        find: to("발굴로", "s1"),
        reach: to("접촉으로", "s2"),
        offer: to("제안으로", "s3"),
        deal: to("협상으로", "s4"),
        win: {
          title: "수주",
          from: open,
          to: "s5",
          by: sellers,
          adds: {
            of: "contract",
            from: {
              name: "title",
              contact: "contact",
              supply: "amount",
              date_from: "period_from",
              date_to: "period_to",
            },
          },
        },
        lose: {
          title: "실주",
          from: open,
          to: "s6",
          by: sellers,
          fields: ["lost_kind", "lost_reason"],
          requires: ["lost_kind", "lost_reason"],
          isDangerous: true,
        },
        takeBack: {
          title: "수주 취소",
          from: ["s5"],
          to: "s4",
          isRare: true,
          by: ["isSalesAdmin:all"],
          reason: "required",
          isDangerous: true,
        },
        reopen: { title: "다시 열기", from: ["s6"], to: "s2", by: sellers, reason: "optional" },
      },
    },
    reminders: {
      idle: {
        title: "활동이 없는 영업건",
        on: "last_activity_at",
        days: [7],
        to: [owner],
        when: { stage: open },
        text: "{name}: 7일 동안 활동이 없습니다.",
        kind: "customer",
      },
      stale: {
        title: "정체된 영업건",
        on: "last_activity_at",
        days: [30],
        to: [owner, "isLead:team"],
        when: { stage: open },
        text: "{name}: 30일 동안 활동이 없습니다.",
        kind: "customer",
      },
      expected: {
        title: "수주예정일이 지난 영업건",
        on: "expect_date",
        days: [1],
        to: [owner],
        when: { stage: open },
        text: "{name}: 수주예정일({date})이 지났습니다.",
        kind: "customer",
      },
    },
  },
  smp_comment: {
    title: "영업 의견",
    index: [["smp"]],
    fields: { smp: link("영업건", { to: "smp", required: true }), ...said("smp_comment") },
  },
} as const satisfies ModuleDefinition["entities"];

export const opportunityList = {
  path: "/customermanagement/statussmplist",
  name: "customerManagement-statusSMPList",
  guide: {
    label: "SMP 현황",
    about: "영업건을 단계와 가능성으로 봅니다.",
    words: "영업 기회 파이프라인 수주 실주 보드 영업건",
  },
  title: "영업건",
  kind: "tab-list",
  of: "smp",
  can: sellers,
  layouts: ["table", "board"],
  columns: [
    "customer",
    "title",
    "product",
    "stage",
    "prob",
    "amount",
    "weighted",
    "expect_date",
    "owner",
    "stage_at",
    "next_at",
  ],
  leads: "title",
  moreColumns: ["contact", "headcount", "last_activity_at", "competitor", "lost_kind", "team", "quotes", "wdate"],
  search: ["title", "customer.name", "competitor"],
  filters: ["owner", "team", "stage", "product", "expect_date", "last_activity_at", "customer"],
  narrows: [
    mine,
    { label: "정체 30일", asks: { "last_activity_at.to": -30, stage: "s1,s2,s3,s4" } },
    { label: "수주예정 30일", asks: { "expect_date.from": 0, "expect_date.to": 30, stage: "s1,s2,s3,s4" } },
    { label: "수주예정 지남", asks: { "expect_date.to": -1, stage: "s1,s2,s3,s4" } },
  ],
  sums: ["amount", "weighted"],
  ways: [
    { label: "인바운드", route: "customerManagement-inboundDashboard" },
    { label: "SPAC", route: "BusinessManagement-SPACList" },
  ],
} as const satisfies ListScreen;

/** The pages of an opportunity. */
export const opportunityPages = [
  {
    path: "/customermanagement/statussmpadd",
    name: "customerManagement-statusSMPAdd",
    guide: { label: "영업건 등록", about: "영업건을 새로 등록합니다.", words: "영업 기회 제안 신규" },
    kind: "add",
    of: "smp",
    can: ["staff:own"],
    form: smpForm,
  },
  {
    path: "/customermanagement/statussmpview/:idx",
    name: "customerManagement-statusSMPView-idx",
    kind: "view",
    of: "smp",
    can: sellers,
    view: [
      {
        fields: [
          "stage",
          "customer",
          "contact",
          "product",
          "amount",
          "prob",
          "weighted",
          "headcount",
          "expect_date",
          "left",
          "owner",
          "team",
        ],
      },
      { title: "과정", fields: ["period_from", "period_to", "competitor", "prev_contract"] },
      { title: "활동", fields: ["next_action", "next_at", "last_activity_at", "stage_at"] },
      { fields: ["lost_kind", "lost_reason", "files"] },
    ],
    related: [
      {
        of: "quote",
        columns: ["quote_no", "version", "title", "quote_date", "valid_to", "supply", "total", "status"],
        from: { title: "title", contact: "contact" },
      },
      {
        of: "contract",
        title: "계약·대금",
        by: "smp",
        columns: ["contract_no", "name", "date_from", "date_to", "supply", "published", "rest", "status"],
        from: { name: "title", contact: "contact", supply: "amount", date_from: "period_from", date_to: "period_to" },
      },
      {
        of: "class_run",
        columns: ["title", "language", "level", "date_from", "date_to", "manager", "status"],
        from: { title: "title", product: "product", date_from: "period_from", date_to: "period_to" },
      },
      {
        of: "visit",
        title: "방문·통화",
        columns: ["during", "title", "kind", "visitor", "status", "result"],
        sort: [["during", "desc"]],
        from: { customer: "customer", contact: "contact" },
      },
      { of: "call_log", by: "smp", title: "콜", columns: ["called_at", "title", "kind", "handler", "status"] },
    ],
  },
  {
    path: "/customermanagement/statussmpmod/:idx",
    name: "customerManagement-statusSMPMod-idx",
    kind: "edit",
    of: "smp",
    can: sellers,
    form: smpForm,
  },
] as const satisfies readonly ScreenDefinition[];
