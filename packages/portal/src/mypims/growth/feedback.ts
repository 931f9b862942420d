import { defineModule } from "../../define/define-module";
import { choice, date, dateTime, flag, link, longText, staff, text } from "../../define/fields";

const giver = { column: "idx_from_staff", holds: "staff" } as const;
/** The receiver and those who handle reports: nobody else learns that something was reported. */
const reported = ["staff:own", "pd_auth:all"] as const;
const handling = { from: ["report"], to: "open", by: ["pd_auth:all"], reason: "required" } as const;
const open = { from: ["open"], to: "open", by: ["staff:own"] } as const;

/**
 * What colleagues say to each other at any time. A record that is anonymous has nobody who gave it: who did is sealed in
 * `feedback_giver`, which no list, search, file, history or log reads.
 */
export default defineModule({
  key: "feedback",
  title: "상시 피드백",
  entities: {
    feedback: {
      title: "피드백",
      name: "kind",
      isPersonal: true,
      ofLeavers: { kept: "two people have written it" },
      hasOrgUnit: true,
      own: ["idx_to_staff"],
      party: [{ ...giver, widens: true }],
      index: [["to_staff"], ["from_staff"], ["asked"], ["is_told", "deliver_at"]],
      fields: {
        /** Nobody where it is anonymous. */
        from_staff: staff("보낸사람", { initial: "me", readOnly: true }),
        to_staff: staff("받는사람", { required: true }),
        kind: choice(
          "종류",
          { praise: "칭찬", improve: "개선제안", ask: "피드백 요청", one: "1on1 메모" },
          { required: true, default: "praise" },
        ),
        content: longText("내용", { required: true, max: 1000 }),
        visibility: choice(
          "공개범위",
          { to: "당사자", lead: "당사자+리더", anon: "익명" },
          { required: true, default: "to" },
        ),
        task: link("관련업무", { to: "task" }),
        mc_sheet: link("월간코칭", { to: "mc_sheet" }),
        asked: link("요청피드백", { to: "feedback" }),
        given_on: date("일자", { readOnly: true }),
        deliver_at: dateTime("전달일시", { required: true, readOnly: true }),
        /** Whether the receiver has been notified of it. */
        is_told: flag("전달 알림", { default: false, readOnly: true, read: [] }),
        reply: longText("답글", { max: 1000, change: ["staff:own"] }),
        reply_at: dateTime("답글일시", { readOnly: true }),
        read_at: dateTime("읽은일시", { readOnly: true }),
        is_hidden: flag("숨김", { default: false, readOnly: true, read: ["staff:own"] }),
        is_reported: flag("신고됨", { default: false, readOnly: true, read: reported }),
        reported_at: dateTime("신고일시", { readOnly: true, read: reported }),
        reported_by: staff("신고자", { readOnly: true, read: reported }),
        report_reason: text("신고사유", { max: 300, readOnly: true, read: reported }),
        report_result: choice(
          "신고결과",
          { keep: "이상없음", hide: "숨김", warn: "경고" },
          { readOnly: true, read: reported },
        ),
        handled_by: staff("처리자", { readOnly: true, read: ["pd_auth:all"] }),
        handled_at: dateTime("처리일시", { readOnly: true, read: reported }),
        status: choice(
          "상태",
          { open: "전달", report: "신고", hidden: "숨김" },
          {
            required: true,
            default: "open",
            readOnly: true,
            read: reported,
            tones: { open: "done", report: "running", hidden: "ended" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          reply: { ...open, title: "답글", fields: ["reply"], requires: ["reply"], sets: { reply_at: "now" } },
          again: { ...open, title: "다시 요청", by: [giver] },
          hide: { ...open, title: "숨기기", isBulk: true, sets: { is_hidden: { is: true } } },
          show: { ...open, title: "다시 보이기", isBulk: true, sets: { is_hidden: { is: false } } },
          report: {
            ...open,
            to: "report",
            title: "신고",
            reason: "required",
            reasonIn: "report_reason",
            isRare: true,
            isDangerous: true,
            sets: { is_reported: { is: true }, reported_at: "now", reported_by: "me" },
          },
          keep: { ...handling, title: "이상없음" },
          conceal: { ...handling, to: "hidden", title: "숨김 처리", isDangerous: true },
          warn: { ...handling, title: "경고", isDangerous: true },
        },
      },
    },
    feedback_giver: {
      title: "익명작성자",
      fields: {
        feedback: link("피드백", { to: "feedback", required: true, unique: true }),
        /** The number of who gave it, of one length whoever it is. */
        staff: text("작성자", { required: true, sealed: true }),
      },
    },
  },
  screens: [
    {
      path: "/mypims/feedbacklist",
      name: "myPIMS-FeedbackList",
      guide: {
        label: "피드백",
        about: "동료와 주고받은 피드백을 보고, 새 피드백을 보냅니다.",
        words: "피드백 칭찬 개선 제안 요청 익명 1on1",
      },
      title: "피드백",
      kind: "list",
      of: "feedback",
      can: ["staff:own", "isLead:team", "pd_auth:all"],
      columns: ["given_on", "from_staff", "to_staff", "kind", "content", "visibility", "reply"],
      moreColumns: ["report_reason", "report_result", "status"],
      search: ["from_staff", "to_staff", "content"],
      filters: ["kind", "given_on"],
      sort: [["given_on", "desc"]],
      exports: [],
      tabs: [
        { key: "got", title: "받은", can: ["staff:own"], where: { is_hidden: false } },
        { key: "sent", title: "보낸", party: [giver] },
        { key: "asked", title: "요청받은", can: ["staff:own"], where: { kind: "ask" } },
        { key: "hidden", title: "숨긴", can: ["staff:own"], where: { is_hidden: true } },
        { key: "team", title: "팀", can: ["isLead:team"], where: { visibility: "lead" } },
        { key: "reports", title: "신고", can: ["pd_auth:all"], where: { is_reported: true } },
      ],
      drawer: {
        view: [
          {
            fields: [
              "from_staff",
              "to_staff",
              "given_on",
              "kind",
              "visibility",
              "content",
              "task",
              "mc_sheet",
              "asked",
            ],
          },
          { title: "답글", fields: ["reply", "reply_at", "read_at"] },
          {
            title: "신고",
            fields: ["reported_at", "report_reason", "report_result", "handled_by", "handled_at"],
            can: reported,
            when: { is_reported: ["true"] },
          },
        ],
        related: [
          {
            of: "feedback",
            by: "asked",
            title: "받은 답",
            columns: ["given_on", "from_staff", "content"],
            from: { to_staff: "from_staff" },
          },
        ],
        form: [{ fields: ["to_staff", "kind", "visibility", "content", "task", "mc_sheet", "asked"] }],
        add: ["staff:party"],
        change: ["staff:party"],
      },
    },
  ],
});
