import type { EntityDefinition, Field, ListScreen, ModuleDefinition } from "@portal/definition";

const state = { draft: "임시저장", requested: "신청", approved: "승인", rejected: "반려", cancelled: "취소" };
const kinds = { lecture: "강의", video: "영상", text: "교안" };

const fields = {
  title: { kind: "text", label: "제목", required: true, max: 150 },
  kind: { kind: "choice", label: "종류", options: kinds, required: true, default: "lecture" },
  status: { kind: "choice", label: "상태", options: state, default: "draft", readOnly: true },
  manager: { kind: "link", label: "담당자", to: "staff", required: true, initial: "me" },
  office: { kind: "link", label: "담당본부", to: "office" },
  parent: { kind: "link", label: "상위과정", to: "sample" },
  helpers: { kind: "staffList", label: "참여자" },
  start: { kind: "date", label: "시작일", required: true, initial: "today" },
  noticed: { kind: "dateTime", label: "안내일시" },
  at: { kind: "time", label: "수업시각" },
  month: { kind: "month", label: "정산월" },
  year: { kind: "year", label: "귀속연도" },
  during: { kind: "period", label: "교육기간" },
  price: { kind: "money", label: "수강료", min: 0 },
  seats: { kind: "integer", label: "정원", min: 1, max: 500, default: 20 },
  score: { kind: "decimal", label: "평점", digits: [4, 2], min: 0, max: 5 },
  is_open: { kind: "flag", label: "공개", default: true },
  days: { kind: "multiChoice", label: "요일", options: { mon: "월", tue: "화", wed: "수", thu: "목", fri: "금" } },
  tags: { kind: "words", label: "태그" },
  todo: { kind: "checklist", label: "준비할 것" },
  memo: { kind: "longText", label: "메모", hint: "담당자만 봅니다." },
  body: { kind: "html", label: "내용" },
  cover: { kind: "file", label: "표지", accept: "image/*" },
  papers: { kind: "files", label: "첨부파일" },
  rule: { kind: "json", label: "조건", schema: undefined as never, readOnly: true },
  income: {
    kind: "money",
    label: "예상수입",
    computed: ({ price, seats }) =>
      typeof price === "number" && typeof seats === "number" ? price * seats : undefined,
  },
} satisfies Record<string, Field>;

const lineFields = {
  sample: { kind: "link", label: "과정", to: "sample", required: true },
  name: { kind: "text", label: "품목", required: true, max: 60 },
  qty: { kind: "integer", label: "수량", required: true, min: 1 },
  price: { kind: "money", label: "단가" },
  amount: {
    kind: "money",
    label: "금액",
    computed: ({ qty, price }) => (typeof qty === "number" && typeof price === "number" ? qty * price : undefined),
  },
} satisfies Record<string, Field>;

const sample: EntityDefinition = {
  title: "교육과정",
  fields,
  comments: "sample_comment",
  parts: { sample_line: { link: "sample", isMany: true }, sample_place: { link: "sample" } },
  flow: {
    field: "status",
    moves: {
      request: { title: "신청", from: ["draft"], to: "requested", by: ["staff:own"] },
      approve: { title: "승인", from: ["requested"], to: "approved", by: ["staff:own"], isBulk: true },
      reject: {
        title: "반려",
        from: ["requested"],
        to: "rejected",
        by: ["staff:own"],
        reason: "required",
        isDangerous: true,
        isBulk: true,
      },
    },
  },
};

/** The lists of the sample show all of what a list can have. */
export const sampleList = {
  path: "/samples",
  name: "Sample-List",
  kind: "list",
  of: "sample",
  can: ["staff:own"],
  columns: ["title", "kind", "manager", "start", "price", "seats", "status"],
  moreColumns: ["wdate", "during", "tags", "is_open"],
  search: ["title", "memo"],
  filters: ["status", "manager", "start"],
  layouts: ["table", "cards", "board"],
  tabs: [
    { key: "all", title: "전체" },
    { key: "mine", title: "내 과정" },
  ],
  sums: ["price"],
  bulk: ["kind", "manager"],
  import: ["title", "kind", "start", "price"],
} satisfies ListScreen;

/** A module with every kind of field and screen, for stories and tests. */
export const sampleModule: ModuleDefinition = {
  key: "sample",
  title: "교육과정",
  entities: {
    sample,
    sample_line: { title: "준비물", fields: lineFields },
    sample_place: {
      title: "장소",
      fields: {
        sample: { kind: "link", label: "과정", to: "sample", required: true },
        room: { kind: "text", label: "강의실", max: 40, required: true },
      },
    },
    sample_comment: {
      title: "댓글",
      fields: {
        sample: { kind: "link", label: "과정", to: "sample", required: true },
        content: { kind: "longText", label: "내용", required: true },
      },
    },
    sample_kind: {
      title: "과정분류",
      fields: {
        name: { kind: "text", label: "분류명", required: true, max: 40 },
        sort: { kind: "integer", label: "순서", default: 0 },
        is_use: { kind: "flag", label: "사용", default: true },
      },
    },
  },
  screens: [
    sampleList,
    {
      path: "/sampleadd",
      name: "Sample-Add",
      kind: "add",
      of: "sample",
      can: ["staff:own"],
      form: [
        { title: "기본", fields: ["title", "kind", "manager", "helpers", "office", "parent", "start", "is_open"] },
        { title: "일정", fields: ["noticed", "at", "month", "year", "during", "days", "sample_place.room"] },
        { title: "비용", fields: ["price", "seats", "income", "score", "sample_line"] },
        { title: "내용", fields: ["tags", "todo", "memo", "body", "cover", "papers"] },
      ],
    },
    {
      path: "/samplemod/:idx",
      name: "Sample-Mod-idx",
      kind: "edit",
      of: "sample",
      can: ["staff:own"],
      confirm: "저장하시겠습니까?",
      form: [{ fields: ["title", "kind", "manager", "start", "price", "seats", "memo", "sample_line"] }],
    },
    {
      path: "/sampleview/:idx",
      name: "Sample-View-idx",
      kind: "view",
      of: "sample",
      can: ["staff:own"],
      view: [
        {
          fields: [
            "status",
            "kind",
            "manager",
            "helpers",
            "office",
            "start",
            "during",
            "price",
            "seats",
            "income",
            "tags",
          ],
        },
        { title: "내용", fields: ["body"] },
        { title: "준비", fields: ["sample_line", "todo", "memo", "cover", "papers", "rule", "sample_place.room"] },
      ],
    },
    {
      path: "/samplekinds",
      name: "Sample-Kinds",
      kind: "settings",
      of: "sample_kind",
      can: ["staff:own"],
      columns: ["name", "is_use"],
      form: [{ fields: ["name", "is_use"] }],
    },
    {
      path: "/samplecalendar",
      name: "Sample-Calendar",
      kind: "calendar-month",
      of: "sample",
      can: ["staff:own"],
      during: "during",
      label: ["title"],
    },
    {
      path: "/samplestatistics",
      name: "Sample-Statistics",
      kind: "statistics",
      of: "sample",
      can: ["staff:own"],
      filters: ["kind"],
      charts: [
        { key: "total", title: "과정 수", chart: "number", measure: "count", unit: "개" },
        { key: "kinds", title: "종류별 과정", chart: "bar", by: "kind", measure: "count", unit: "개" },
        { key: "months", title: "월별 과정", chart: "line", by: { month: "start" }, measure: "count", unit: "개" },
      ],
    },
    {
      path: "/sampletab1/:idx",
      name: "Sample-Tab1-idx",
      title: "기본 정보",
      kind: "tab-view",
      of: "sample",
      can: ["staff:own"],
      view: [{ fields: ["kind", "manager", "start"] }],
    },
    {
      path: "/sampletab2/:idx",
      name: "Sample-Tab2-idx",
      title: "비용",
      kind: "tab-view",
      of: "sample",
      can: ["staff:own"],
      view: [{ fields: ["price", "seats"] }],
    },
  ],
};
