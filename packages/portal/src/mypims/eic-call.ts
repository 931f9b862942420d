import type { Party } from "../define/access";
import { defineModule } from "../define/define-module";
import { choice, dateTime, link, longText, number, staff, text } from "../define/fields";
import { said } from "../define/records/comments";

const desk = ["isCmsAdmin:all"] as const;
const of = { entity: "customer", link: "idx_customer" } as const;
/** Whose customer it is reads on its page that there was a call, and what came of it. */
const concerned: readonly Party[] = ["idx_owner", "idx_sub_owner"].map((column) => ({
  column,
  holds: "staff",
  through: of,
  readsOnly: true,
}));
const team: Party = { column: "idx_team", holds: "team", through: of, readsOnly: true };
const handler: Party = { column: "idx_handler", holds: "staff" };
const callers = ["caller_name", "phone", "customer", "contact"] as const;

/** Calls that come in and go out, who answers, and what came of them. */
export default defineModule({
  key: "eic-call",
  title: "EIC 콜",
  entities: {
    call_log: {
      title: "콜기록",
      name: "title",
      isPersonal: true,
      own: ["idx_handler", "idx_writer"],
      party: [...concerned, team],
      access: { read: [...desk, "staff:party"] },
      index: [["called_at"], ["phone_key"], ["customer", "called_at"], ["handler", "status"], ["status"]],
      holds: { by: ["handler"], while: { status: ["recv", "run", "back", "miss"] }, as: "customer" },
      /** What was done about it, in the order in which it was. */
      comments: { of: "call_comment", kind: "customer", notifies: [handler] },
      fields: {
        call_no: number("콜번호", "CL-{yyyy}-{00000}"),
        /** Who called about what, in a word. */
        title: text("통화", { max: 160, readOnly: true }),
        called_at: dateTime("통화일시", { required: true, initial: "now" }),
        direction: choice("구분", { in: "수신", out: "발신" }, { required: true, default: "in" }),
        caller_name: text("발신자", { max: 60, read: desk }),
        phone: text("전화번호", {
          required: true,
          max: 20,
          format: "phone",
          read: desk,
          hint: "숫자 8자리 이상. 고객사와 담당자를 이 번호로 찾습니다.",
        }),
        customer: link("고객사", { to: "customer" }),
        contact: link("고객담당자", { to: "contact", within: { customer: "customer" } }),
        kind: choice(
          "문의유형",
          { new: "신규문의", study: "수강문의", claim: "불만", refund: "환불", tech: "기술", etc: "기타" },
          { required: true, default: "study" },
        ),
        product: text("상품", { max: 60 }),
        content: longText("내용", { required: true, max: 4000, read: desk }),
        handler: staff("담당자", { required: true, initial: "me" }),
        priority: choice("우선순위", { high: "높음", mid: "보통", low: "낮음" }, { default: "mid" }),
        due: dateTime("처리기한", { hint: "비우면 불만과 환불은 4시간, 나머지는 다음 영업일입니다." }),
        back_at: dateTime("재통화일시"),
        result: longText("처리결과", { max: 4000 }),
        done_at: dateTime("완료일시", { readOnly: true }),
        record_url: text("녹취", { max: 300, read: desk }),
        smp: link("영업건", { to: "smp", readOnly: true }),
        phone_key: text("찾는 번호", {
          max: 20,
          read: desk,
          computed: ({ phone }) => (typeof phone === "string" ? phone.replace(/\D/g, "") : undefined),
        }),
        status: choice(
          "상태",
          { recv: "접수", run: "처리중", back: "재통화예정", miss: "부재", done: "완료" },
          {
            required: true,
            default: "recv",
            tones: { recv: "running", run: "running", back: "waiting", miss: "refused", done: "finished" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          run: { title: "처리 시작", from: ["recv", "back", "miss"], to: "run", by: desk },
          back: {
            title: "재통화 예약",
            from: ["recv", "run", "miss", "back"],
            to: "back",
            by: desk,
            fields: ["back_at"],
            requires: ["back_at"],
          },
          miss: { title: "부재", from: ["recv", "run", "back"], to: "miss", by: desk, reason: "optional" },
          done: {
            title: "완료",
            from: ["recv", "run", "back", "miss"],
            to: "done",
            by: desk,
            fields: ["result"],
            requires: ["result"],
            sets: { done_at: "now" },
          },
        },
      },
      reminders: {
        due: {
          title: "처리기한이 된 콜",
          on: "due",
          days: [0],
          to: [handler],
          when: { status: ["recv", "run", "back", "miss"] },
          text: "{name}: 처리기한입니다.",
          kind: "customer",
        },
        back: {
          title: "오늘 다시 걸 콜",
          on: "back_at",
          days: [0],
          to: [handler],
          when: { status: ["back"] },
          text: "{name}: 오늘 다시 전화하기로 했습니다.",
          kind: "customer",
        },
      },
    },
    call_comment: {
      title: "처리 기록",
      index: [["call"]],
      fields: { call: link("콜기록", { to: "call_log", required: true }), ...said("call_comment") },
    },
  },
  screens: [
    {
      path: "/mypims/eicn",
      name: "myPIMS-eicn",
      guide: { label: "EIC 콜", about: "통화를 기록하고 처리합니다.", words: "콜 전화 상담 불만 환불 재통화" },
      title: "EIC 콜",
      kind: "list",
      of: "call_log",
      can: desk,
      tabs: [
        { key: "recv", title: "미처리", where: { status: "recv" } },
        { key: "back", title: "재통화", where: { status: "back" } },
        { key: "mine", title: "내 콜", party: [handler] },
        { key: "all", title: "전체" },
      ],
      columns: [
        "called_at",
        "direction",
        "title",
        "customer",
        "phone",
        "kind",
        "priority",
        "handler",
        "due",
        "back_at",
        "status",
      ],
      leads: "title",
      moreColumns: ["call_no", "caller_name", "contact", "product", "result", "done_at", "smp"],
      search: ["phone_key", "phone", "title", "caller_name", "content"],
      filters: ["called_at", "kind", "handler", "status", "due", "back_at", "customer", "priority"],
      narrows: [{ label: "오늘 재통화", asks: { "back_at.to": 0, status: "back" } }],
      sort: [["called_at", "desc"]],
      refresh: 60,
      bulk: ["handler"],
      ways: [{ label: "인바운드 현황", route: "customerManagement-inboundDashboard" }],
      drawer: {
        view: [
          { fields: ["status", "called_at", "kind", "customer", "phone", "handler", "due"] },
          { fields: ["content", "result"] },
        ],
        form: [
          { fields: ["called_at", "direction", ...callers] },
          { fields: ["kind", "product", "content", "handler", "priority", "due", "record_url"] },
        ],
        add: desk,
        change: desk,
      },
    },
    {
      path: "/mypims/eicnview/:idx",
      name: "myPIMS-eicnView-idx",
      title: "EIC 콜",
      kind: "view",
      of: "call_log",
      can: desk,
      view: [
        { fields: ["call_no", "status", "called_at", "direction", ...callers, "kind", "product", "priority"] },
        { fields: ["content"] },
        { title: "처리", fields: ["handler", "due", "back_at", "result", "done_at", "record_url", "smp"] },
      ],
      related: [
        { of: "inquiry", by: "call", columns: ["received_at", "title", "assigned", "status"] },
        {
          of: "smp",
          by: "call",
          title: "영업건",
          columns: ["title", "stage", "amount", "owner"],
          from: { title: "title", customer: "customer", contact: "contact" },
        },
      ],
    },
  ],
});
