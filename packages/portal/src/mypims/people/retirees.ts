import { defineModule } from "../../define/define-module";
import { count } from "../../define/derived";
import {
  checklist,
  choice,
  date,
  dateTime,
  decimal,
  flag,
  integer,
  link,
  longText,
  staff,
  text,
} from "../../define/fields";
import { handOverKinds } from "../../define/records/holding";

const keepers = ["isHrAdmin:all", "pd_auth:all"] as const;
const open = ["recv", "talk", "hand"] as const;
const leaver = { column: "idx_staff", holds: "staff" } as const;
const taker = { column: "idx_to_staff", holds: "staff" } as const;

/** People who leave the company, from the resignation to the last day. */
export default defineModule({
  key: "retirees",
  title: "퇴사자 관리",
  entities: {
    retire: {
      title: "퇴사",
      isPersonal: true,
      ofLeavers: { fields: ["detail", "interview_note"] },
      own: ["idx_staff", "idx_writer"],
      derived: {
        lines: count("인계", "retire_handover", { unit: "건" }),
        left: count("남은 인계", "retire_handover", { where: { status: ["open", "done"] }, unit: "건" }),
      },
      reminders: {
        open: {
          title: "퇴사 인계",
          on: "retire_date",
          days: [-14, -7, -3, -1],
          to: keepers,
          when: { status: open },
          fromStart: true,
          text: "{date} 퇴사 예정: 남은 인계를 확인하세요({left}).",
          kind: "people",
        },
      },
      flow: {
        field: "status",
        moves: {
          talk: {
            title: "면담 기록",
            from: ["recv"],
            to: "talk",
            by: keepers,
            fields: ["interview_at", "interviewer", "interview_note"],
            writes: "면담",
          },
          collect: { title: "인계항목 불러오기", from: open, to: "hand", by: keepers, fields: ["successor"] },
          /** Everything that is left changes hands with it, which nothing leads back from. */
          give: { title: "일괄 이관", from: ["hand"], to: "hand", by: keepers, isDangerous: true },
          finish: { title: "퇴직처리", from: ["hand"], to: "done", by: keepers, reason: "optional", isDangerous: true },
          /** Until the last day is over: the order that follows from it is cancelled with it. */
          reopen: {
            title: "퇴직처리 취소",
            from: ["done"],
            to: "hand",
            isRare: true,
            by: keepers,
            reason: "required",
            isDangerous: true,
          },
          withdraw: {
            title: "철회",
            from: open,
            to: "withdraw",
            isRare: true,
            by: keepers,
            reason: "required",
            isDangerous: true,
          },
        },
      },
      ordered: [
        ["apply_date", "retire_date"],
        ["last_work_date", "retire_date"],
      ],
      fields: {
        staff: link("퇴사자", { to: "staff", required: true, unique: true, changeWhen: { status: ["recv"] } }),
        document: link("사직서", { to: "document" }),
        apply_date: date("신청일", { required: true }),
        last_work_date: date("최종근무일"),
        /** The order goes by it. */
        retire_date: date("퇴사일", { required: true, changeWhen: { status: open } }),
        reason: choice(
          "사유",
          {
            move: "이직",
            study: "학업",
            health: "건강",
            family: "가정",
            expire: "계약만료",
            advise: "권고",
            age: "정년",
            etc: "기타",
          },
          { required: true },
        ),
        detail: longText("상세사유"),
        successor: staff("후임자"),
        interview_at: date("면담일"),
        interviewer: link("면담자", { to: "staff" }),
        /** For HR alone, as is whether somebody may come back. */
        interview_note: longText("면담내용", { read: keepers }),
        checklist: checklist("체크리스트"),
        payout_days: decimal("정산 연차", { digits: [5, 2], unit: "일" }),
        rehire_ok: flag("재입사가능", { default: true, read: keepers }),
        status: choice(
          "상태",
          { recv: "접수", talk: "면담완료", hand: "인수인계중", done: "퇴직처리", withdraw: "철회" },
          {
            required: true,
            default: "recv",
            tones: { recv: "running", talk: "finished", hand: "running", done: "ended", withdraw: "ended" },
          },
        ),
      },
    },
    retire_handover: {
      title: "인계항목",
      name: "title",
      own: ["idx_staff"],
      party: [taker],
      /** In the unit of who leaves. */
      hasOrgUnit: true,
      index: [["retire", "status"], ["to_staff"], ["staff"]],
      holds: { by: ["to_staff"], while: { status: ["open", "done"] }, as: "etc", notTo: "staff" },
      access: { read: ["staff:own", "staff:party", "isLead:team", ...keepers], add: keepers, change: keepers },
      reminders: {
        left: {
          title: "퇴사 인계",
          on: "due",
          days: [-14, -7, -3, -1],
          to: [leaver, taker, "isLead:team"],
          fromStart: true,
          when: { status: ["open", "done"], "retire.status": open },
          together: "retire",
          text: "퇴사 인계가 남아 있습니다({left}): {name} 등",
          kind: "people",
        },
        returns: {
          title: "퇴사자 반납",
          on: "due",
          days: [-3],
          to: ["isManageSupportAdmin:all"],
          when: { status: ["open", "done"], kind: ["asset", "rental"], "retire.status": [...open, "done"] },
          together: "retire",
          text: "퇴사자에게서 돌려받을 것이 있습니다({date}까지): {name} 등",
          kind: "supply",
        },
      },
      fields: {
        retire: link("퇴사", { to: "retire", required: true }),
        staff: link("인계자", { to: "staff", readOnly: true }),
        kind: choice("구분", handOverKinds, { required: true, default: "etc" }),
        title: text("내용", { required: true, max: 150 }),
        ref_entity: text("원본", { max: 40, readOnly: true }),
        ref_idx: integer("원본 번호", { readOnly: true }),
        to_staff: staff("인수자"),
        due: date("기한"),
        note: longText("인계내용", { max: 2000 }),
        done_at: dateTime("인계일시", { readOnly: true }),
        confirmed_at: dateTime("인수일시", { readOnly: true }),
        status: choice(
          "상태",
          { open: "인계전", done: "인계완료", ok: "인수확인" },
          { required: true, default: "open", readOnly: true, tones: { open: "waiting", done: "finished", ok: "done" } },
        ),
      },
      flow: {
        field: "status",
        moves: {
          done: { title: "인계완료", from: ["open"], to: "done", by: [leaver, ...keepers], sets: { done_at: "now" } },
          confirm: { title: "인수확인", from: ["done"], to: "ok", by: [taker], sets: { confirmed_at: "now" } },
        },
      },
    },
  },
  screens: [
    {
      path: "/mypims/retireemanagementlist",
      name: "myPIMS-RetireeManagementList",
      guide: {
        label: "퇴사자 관리",
        about: "퇴사하는 사람의 면담과 인계를 챙깁니다.",
        words: "퇴직 사직 인수인계 이관 면담 정산",
      },
      title: "퇴사자 관리",
      kind: "list",
      of: "retire",
      can: keepers,
      columns: [
        "staff",
        "staff.team",
        "staff.joinday",
        "retire_date",
        "staff.served",
        "reason",
        "successor",
        "lines",
        "left",
        "checklist",
        "status",
      ],
      titles: { "staff.office": "본부", "staff.team": "팀", "staff.joinday": "입사일", "staff.served": "근속" },
      search: ["staff"],
      filters: ["staff.office", "staff.team", "retire_date", "reason", "status"],
      sort: [["retire_date", "desc"]],
      lists: [
        {
          key: "lines",
          title: "인계",
          of: "retire_handover",
          can: keepers,
          columns: ["staff", "title", "kind", "to_staff", "due", "status"],
          search: ["staff", "title"],
          filters: ["staff", "kind", "status", "to_staff", "due"],
          sort: [["due", "asc"]],
          bulk: ["to_staff", "due"],
          drawer: { view: [{ fields: ["staff", "title", "kind", "to_staff", "due", "note", "status"] }] },
        },
      ],
      figures: [
        {
          key: "figures",
          title: "퇴사 통계",
          of: "retire",
          can: keepers,
          where: { status: "done" },
          filters: ["retire_date", "reason"],
          charts: [
            {
              key: "months",
              title: "월별 퇴사",
              chart: "bar",
              by: { month: "retire_date" },
              measure: "count",
              unit: "명",
            },
            { key: "reasons", title: "사유별 퇴사", chart: "bar", by: "reason", measure: "count", unit: "명" },
          ],
        },
      ],
      drawer: {
        view: [
          {
            fields: [
              "staff",
              "document",
              "apply_date",
              "last_work_date",
              "retire_date",
              "reason",
              "detail",
              "successor",
            ],
          },
          { title: "면담", fields: ["interview_at", "interviewer", "interview_note"] },
          { title: "체크·정산", fields: ["checklist", "payout_days", "rehire_ok", "status"] },
        ],
        related: [
          {
            of: "retire_handover",
            title: "인계",
            columns: ["title", "kind", "to_staff", "due", "status"],
            form: [{ fields: ["kind", "title", "to_staff", "due", "note"] }],
          },
        ],
        form: [
          { fields: ["staff", "apply_date", "last_work_date", "retire_date", "reason", "detail", "successor"] },
          { title: "체크·정산", fields: ["checklist", "payout_days", "rehire_ok"] },
        ],
        add: keepers,
        change: keepers,
      },
    },
  ],
});
