import { defineModule } from "../../define/define-module";
import { first, resultDrawer } from "./evaluation-sheets";

const keepers = ["isHrAdmin:all"] as const;
/** Those whom one evaluates, or whose unit one heads; never oneself. */
const others = ["isLead:others", "isHrAdmin:others", "staff:party"] as const;
const cycleForm = [
  { fields: ["name", "year", "half", "join_before"] },
  {
    title: "단계",
    fields: ["plan_from", "plan_to", "mid_to", "self_to", "first_to", "second_to", "interview_to", "appeal_to"],
    // later a day is moved with a reason
    editable: { in: ["ready"] },
  },
  { title: "기준", fields: ["kpi_weight", "cut_s", "cut_a", "cut_b", "cut_c"] },
] as const;
const interview = [
  { title: "면담", fields: ["interview_date", "interview_note"], editable: { in: ["open", "propose"], by: [first] } },
] as const;

/** What leads do with the evaluations of others. */
export default defineModule({
  key: "team-evaluation",
  title: "팀원 평가 관리",
  entities: {},
  screens: [
    {
      path: "/mypims/teamevaluationmanagementlist",
      name: "myPIMS-TeamEvaluationManagementList",
      guide: {
        label: "팀원 평가 관리",
        about: "평가할 사람들의 단계, 점수와 등급을 한 표에서 봅니다.",
        words: "평가 등급 면담 1차 2차 분포 주기",
      },
      title: "팀원 평가 관리",
      kind: "list",
      of: "eval_result",
      can: ["isLead:team"],
      columns: [
        "staff",
        "cycle",
        "staff.position",
        "kpi_status",
        "kpi_score",
        "pbc_status",
        "pbc_score",
        "coaching",
        "total",
        "auto_grade",
        "proposed_grade",
        "interview_date",
        "status",
      ],
      titles: { "staff.position": "직책" },
      ways: [
        { label: "피드백", route: "myPIMS-FeedbackList" },
        { label: "인원 통계", route: "myPIMS-IMOverallStatisticsList" },
      ],
      moreColumns: ["team", "first_staff", "second_staff", "final_grade", "due"],
      search: ["staff"],
      narrows: [
        { label: "미완료", asks: { status: "open,propose,adjust,appeal" } },
        { label: "등급 미제안", asks: { status: "open" } },
      ],
      filters: ["cycle", "team", "status", "kpi_status", "pbc_status", "proposed_grade"],
      sort: [
        ["status", "asc"],
        ["staff", "asc"],
      ],
      tabs: [
        { key: "all", title: "전체", can: others },
        { key: "agree", title: "합의 대기", any: { kpi_status: ["ask"], pbc_status: ["ask"] }, can: others },
        {
          key: "evaluate",
          title: "평가 대기",
          any: { kpi_status: ["self", "first"], pbc_status: ["self", "first"] },
          can: others,
        },
        { key: "grade", title: "등급", where: { status: "propose" }, can: others },
        { key: "appeal", title: "이의신청", where: { status: "appeal" }, can: others },
      ],
      exports: ["isHrAdmin:all"],
      drawer: { ...resultDrawer, form: interview, change: ["isLead:others", "staff:party"] },
      lists: [
        {
          key: "cycles",
          title: "평가주기",
          of: "eval_cycle",
          can: keepers,
          columns: ["name", "year", "half", "status", "due", "plan_from", "self_to", "second_to"],
          filters: ["year", "status"],
          drawer: { view: cycleForm, form: cycleForm, add: keepers, change: keepers },
        },
      ],
    },
  ],
});
