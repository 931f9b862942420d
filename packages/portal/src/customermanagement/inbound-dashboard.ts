import type { Party } from "../define/access";
import { defineModule } from "../define/define-module";
import { choice, dateTime, link, longText, staff, text } from "../define/fields";
import { products } from "../define/records/products";

const desk = ["isLead:all", "isSalesAdmin:all", "issmp:all", "isHRDSite:all"] as const;
const readers = ["staff:own", ...desk] as const;
const assigned: Party = { column: "idx_assigned", holds: "staff" };
const waiting = { status: "new,assign" };

const asked = [
  "received_at",
  "channel",
  "name",
  "phone",
  "email",
  "company",
  "customer",
  "product",
  "content",
] as const;

/** Who asks us for something from outside, who answers, and what came of it. */
export default defineModule({
  key: "inbound-dashboard",
  title: "인바운드",
  entities: {
    inquiry: {
      title: "인바운드문의",
      name: "title",
      isPersonal: true,
      own: ["idx_assigned", "idx_writer"],
      access: { read: readers },
      index: [["received_at"], ["assigned", "status"], ["status"], ["customer"]],
      holds: { by: ["assigned"], while: { status: ["new", "assign", "talk"] }, as: "customer" },
      fields: {
        /** Who asks, in a word. */
        title: text("문의", { max: 160, readOnly: true }),
        received_at: dateTime("접수일시", { required: true, initial: "now" }),
        channel: choice(
          "채널",
          { tel: "전화", web: "홈페이지", mail: "메일", refer: "추천" },
          { required: true, default: "tel" },
        ),
        source_no: text("외부번호", {
          unique: true,
          max: 40,
          hint: "다른 시스템의 번호. 같은 번호는 한 번만 받습니다.",
        }),
        name: text("문의자", { max: 60 }),
        phone: text("연락처", { max: 20, format: "phone" }),
        email: text("이메일", { max: 120, format: "email" }),
        company: text("회사", { max: 100 }),
        customer: link("고객사", { to: "customer", hint: "비우면 연락처와 회사 이름으로 찾습니다." }),
        product: choice("상품", products),
        content: longText("내용", { required: true, max: 4000 }),
        assigned: staff("담당자", { hint: "배정할 때 비우면 맡은 문의가 가장 적은 사람입니다." }),
        assigned_at: dateTime("배정일시", { readOnly: true }),
        /** Four business hours after it came in. */
        reply_due: dateTime("응대기한", { readOnly: true, inBusinessDays: true }),
        first_reply_at: dateTime("첫응대일시", { readOnly: true }),
        call: link("콜기록", { to: "call_log", readOnly: true }),
        smp: link("전환영업건", { to: "smp", readOnly: true }),
        end_reason: text("종료사유", { max: 200 }),
        status: choice(
          "상태",
          { new: "신규", assign: "배정", talk: "상담중", won: "전환", end: "종료" },
          {
            required: true,
            default: "new",
            tones: { new: "waiting", assign: "running", talk: "running", won: "done", end: "ended" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          assign: {
            title: "배정",
            from: ["new", "assign", "talk"],
            to: "assign",
            by: desk,
            fields: ["assigned"],
            isBulk: true,
          },
          talk: { title: "상담 시작", from: ["new", "assign"], to: "talk", by: [...desk, assigned] },
          win: {
            title: "영업건 만들기",
            from: ["new", "assign", "talk"],
            to: "won",
            by: [...desk, assigned],
            adds: {
              of: "smp",
              by: "inquiry",
              from: { title: "title", customer: "customer", product: "product" },
            },
          },
          end: {
            title: "종료",
            from: ["new", "assign", "talk"],
            to: "end",
            isRare: true,
            by: [...desk, assigned],
            fields: ["end_reason"],
            requires: ["end_reason"],
            isDangerous: true,
          },
        },
      },
      reminders: {
        late: {
          title: "응대가 늦은 문의",
          on: "reply_due",
          days: [0],
          to: [assigned, "isLead:team", "issmp:all"],
          when: { status: ["new", "assign"] },
          text: "{name}: 첫 응대가 늦었습니다.",
          kind: "customer",
        },
        stuck: {
          title: "진행이 없는 문의",
          on: "received_at",
          days: [7],
          to: [assigned, "issmp:all"],
          when: { status: ["new", "assign", "talk"] },
          text: "{name}: 접수한 지 7일이 지났습니다.",
          kind: "customer",
        },
      },
    },
  },
  screens: [
    {
      path: "/customermanagement/inbounddashboard",
      name: "customerManagement-inboundDashboard",
      guide: {
        label: "인바운드 현황",
        about: "들어온 문의와 첫 응대, 전환을 봅니다.",
        words: "문의 상담 전환율 배정 응대",
      },
      title: "인바운드 현황",
      kind: "dashboard",
      ways: [{ label: "문의 목록", route: "customerManagement-inboundList" }],
      of: "inquiry",
      can: desk,
      filters: ["received_at", "channel", "product", "assigned", "assigned.team"],
      refresh: 60,
      panels: [
        {
          charts: [
            {
              key: "today",
              title: "오늘",
              chart: "number",
              measure: "count",
              unit: "건",
              within: ["day", "received_at"],
            },
            {
              key: "week",
              title: "이번 주",
              chart: "number",
              measure: "count",
              unit: "건",
              within: ["week", "received_at"],
            },
            {
              key: "month",
              title: "이번 달",
              chart: "number",
              measure: "count",
              unit: "건",
              within: ["month", "received_at"],
            },
            { key: "won", title: "전환율", chart: "number", measure: { share: { status: "won" } }, unit: "%" },
            { key: "reply", title: "첫 응대시간", chart: "number", measure: "rules", unit: "분" },
            { key: "onTime", title: "업무시간 4시간 안 첫 응대", chart: "number", measure: "rules", unit: "%" },
            { key: "channels", title: "채널별", chart: "bar", by: "channel", measure: "count" },
            {
              key: "people",
              title: "담당자별 처리",
              chart: "stacked",
              by: "assigned",
              split: "status",
              measure: "count",
            },
            {
              key: "times",
              title: "요일과 시각",
              chart: "heat",
              by: { weekday: "received_at" },
              split: { hour: "received_at" },
              measure: "count",
            },
            {
              key: "months",
              title: "월별",
              chart: "stacked",
              by: { month: "received_at" },
              split: "status",
              measure: "count",
            },
          ],
          lists: [
            {
              key: "open",
              title: "미배정",
              columns: ["received_at", "title", "channel", "product", "reply_due"],
              where: { status: "new" },
            },
            {
              key: "waiting",
              title: "응대 전",
              columns: ["received_at", "title", "assigned", "reply_due", "status"],
              where: waiting,
            },
          ],
        },
      ],
    },
    {
      path: "/customermanagement/inboundlist",
      name: "customerManagement-inboundList",
      guide: {
        label: "인바운드 문의",
        about: "들어온 문의를 나누어 맡고 상담합니다.",
        words: "문의 배정 상담 전환 홈페이지 메일",
      },
      title: "인바운드 문의",
      kind: "list",
      of: "inquiry",
      can: readers,
      tabs: [
        { key: "all", title: "전체" },
        { key: "new", title: "미배정", where: { status: "new" } },
        { key: "mine", title: "내 문의", party: [assigned] },
      ],
      columns: ["received_at", "title", "channel", "product", "customer", "assigned", "reply_due", "status"],
      leads: "title",
      moreColumns: ["name", "phone", "email", "company", "first_reply_at", "smp", "end_reason", "source_no"],
      search: ["title", "name", "phone", "email", "company", "content"],
      filters: ["received_at", "channel", "product", "assigned", "status", "customer", "reply_due"],
      narrows: [{ label: "응대 늦음", asks: { "reply_due.to": -1, status: "new,assign" } }],
      sort: [["received_at", "desc"]],
      refresh: 60,
      import: ["received_at", "channel", "source_no", "name", "phone", "email", "company", "product", "content"],
      importKey: ["source_no"],
      drawer: {
        view: [
          { fields: ["status", "received_at", "channel", "product", "name", "phone", "email", "company", "customer"] },
          { fields: ["content"] },
          {
            fields: [
              "assigned",
              "assigned_at",
              "reply_due",
              "first_reply_at",
              "call",
              "smp",
              "end_reason",
              "source_no",
            ],
          },
        ],
        form: [{ fields: [...asked, "source_no"] }],
        add: desk,
        change: ["staff:own", ...desk],
      },
    },
  ],
});
