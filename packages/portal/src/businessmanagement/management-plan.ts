import { defineModule } from "../define/define-module";
import {
  choice,
  dateTime,
  decimal,
  files,
  flag,
  integer,
  link,
  longText,
  money,
  month,
  office,
  staff,
  text,
  year,
} from "../define/fields";
import { said } from "../define/records/comments";
import { expenseAccounts } from "../define/records/expense-accounts";

const leads = ["isLead:team"] as const;
const readers = ["staff:team", "isLead:team"] as const;
const planned = ["draft", "back"] as const;

const unit = ["year", "period", "period_no", "office", "team", "title"] as const;
const quarters = ["q1", "q2", "q3", "q4"] as const;

/** What each unit sets out to do, and what came of it. */
export default defineModule({
  key: "management-plan",
  title: "경영계획",
  entities: {
    mgmt_plan: {
      title: "경영계획",
      name: "title",
      hasOrgUnit: true,
      // an office's plan is read by all of its people once it is agreed upon
      party: [{ column: "idx_told_to", holds: "office", widens: true, readsOnly: true }],
      index: [["year", "office"], ["prev"]],
      comments: { of: "plan_comment", kind: "task", notifies: [{ column: "idx_writer" }] },
      parts: {
        plan_goal: { link: "plan", isMany: true, layout: "cards" },
        plan_month: { link: "plan", isMany: true, totals: ["sales", "cost"] },
        plan_cost: { link: "plan", isMany: true, totals: ["amount"] },
      },
      fields: {
        year: year("연도", { required: true }),
        period: choice(
          "기간구분",
          { year: "연간", half: "반기", quarter: "분기", month: "월간" },
          { required: true, default: "year" },
        ),
        period_no: integer("차수", { required: true, default: 1, min: 1, max: 12, hint: "연간은 1, 3분기는 3입니다." }),
        office: office("본부", { required: true, initial: "myOffice" }),
        team: link("팀", {
          to: "team",
          initial: "myTeam",
          within: { office: "office" },
          hint: "비우면 본부 계획입니다.",
        }),
        title: text("제목", { required: true, max: 150 }),
        issue: longText("현안", { max: 4000 }),
        support: longText("지원요청", { max: 4000 }),
        result_review: longText("실적평가", { max: 4000 }),
        score: decimal("평가점수", { digits: [5, 2], min: 0, max: 100, unit: "점" }),
        files: files("첨부"),
        back_reason: text("보완사유", { max: 300, readOnly: true }),
        rev: integer("차수번호", { default: 1, readOnly: true }),
        prev: link("이전차수", { to: "mgmt_plan", readOnly: true }),
        /** It holds now: no later version is in its place. */
        is_live: flag("현재 계획", { default: true, readOnly: true }),
        told_to: office("공개 본부", { readOnly: true }),
        submitter: staff("제출자", { readOnly: true }),
        confirmed_at: dateTime("확정일시", { readOnly: true }),
        status: choice(
          "상태",
          { draft: "작성", submit: "제출", confirm: "확정", back: "보완요청", review: "실적평가", close: "마감" },
          {
            required: true,
            default: "draft",
            readOnly: true,
            tones: {
              draft: "waiting",
              submit: "running",
              confirm: "done",
              back: "running",
              review: "running",
              close: "finished",
            },
          },
        ),
        /** The plan whose goals and figures a new one begins with. */
        copy_of: link("가져올 계획", { to: "mgmt_plan", hint: "그 계획의 목표와 월별 계획, 비용으로 시작합니다." }),
        /** Added up from its lines, and from what was sold and spent, which the night counts. */
        planned: money("목표매출", { default: 0, readOnly: true }),
        sold: money("실적", { default: 0, readOnly: true }),
        rate: integer("달성률", { unit: "%", readOnly: true, computed: ({ planned, sold }) => percent(sold, planned) }),
        planned_cost: money("비용계획", { default: 0, readOnly: true, read: leads }),
        spent: money("비용집행", { default: 0, readOnly: true, read: leads }),
        spent_rate: integer("집행률", {
          unit: "%",
          readOnly: true,
          read: leads,
          computed: ({ planned_cost, spent }) => percent(spent, planned_cost),
        }),
      },
      flow: {
        field: "status",
        moves: {
          submit: { title: "제출", from: planned, to: "submit", by: leads },
          confirm: { title: "확정", from: ["submit"], to: "confirm", by: leads },
          back: {
            title: "보완요청",
            from: ["submit"],
            to: "back",
            by: leads,
            reason: "required",
            reasonIn: "back_reason",
          },
          revise: { title: "계획 변경", from: ["confirm"], to: "draft", isRare: true, by: leads, reason: "required" },
          review: {
            title: "실적평가",
            from: ["confirm"],
            to: "review",
            by: leads,
            fields: ["result_review"],
            requires: ["result_review"],
          },
          close: { title: "마감", from: ["review"], to: "close", by: leads, fields: ["score"], requires: ["score"] },
        },
      },
      sheets: {
        plan: {
          title: "경영계획서",
          sections: [
            { fields: [...unit, "planned", "sold", "rate", "status", "confirmed_at"] },
            { title: "목표", fields: ["plan_goal"] },
            { title: "월별 계획", fields: ["plan_month"] },
            { title: "비용 계획", fields: ["plan_cost"] },
            { fields: ["issue", "support", "result_review", "score"] },
          ],
        },
      },
    },
    plan_goal: {
      title: "계획목표",
      name: "goal",
      holds: {
        by: ["owner"],
        while: { "plan.is_live": [true], "plan.status": ["draft", "submit", "confirm", "back", "review"] },
        as: "etc",
      },
      fields: {
        plan: link("경영계획", { to: "mgmt_plan", required: true }),
        seq: integer("순서", { required: true, readOnly: true }),
        kind: choice(
          "구분",
          { sales: "매출", profit: "이익", customer: "고객", people: "인력", task: "과제" },
          { required: true },
        ),
        goal: text("목표", { required: true, max: 200 }),
        indicator: text("지표", { max: 100 }),
        target: decimal("목표값", { digits: [15, 2] }),
        unit: text("단위", { max: 10 }),
        q1: decimal("1분기 실적", { digits: [15, 2] }),
        q2: decimal("2분기 실적", { digits: [15, 2] }),
        q3: decimal("3분기 실적", { digits: [15, 2] }),
        q4: decimal("4분기 실적", { digits: [15, 2] }),
        result: decimal("실적값", {
          digits: [15, 2],
          readOnly: true,
          computed: (goal) => sumOf(quarters.map((quarter) => goal[quarter])),
        }),
        progress: integer("진척률", { min: 0, max: 100, unit: "%" }),
        owner: staff("담당자"),
        memo: longText("메모", { max: 1000 }),
      },
    },
    plan_month: {
      title: "월별계획",
      unique: [["plan", "month"]],
      fields: {
        plan: link("경영계획", { to: "mgmt_plan", required: true }),
        month: month("월", { required: true }),
        sales: money("매출목표", { default: 0, min: 0 }),
        cost: money("비용계획", { default: 0, min: 0, read: leads }),
        headcount: integer("인원계획", { min: 0, unit: "명", read: leads }),
      },
    },
    plan_cost: {
      title: "비용계획",
      unique: [["plan", "account"]],
      fields: {
        plan: link("경영계획", { to: "mgmt_plan", required: true }),
        account: choice("계정과목", expenseAccounts, { required: true }),
        amount: money("금액", { required: true, min: 0 }),
        memo: text("산출근거", { max: 200 }),
      },
    },
    plan_comment: {
      title: "경영계획 의견",
      index: [["plan"]],
      fields: { plan: link("경영계획", { to: "mgmt_plan", required: true }), ...said("plan_comment") },
    },
  },
  screens: [
    {
      path: "/businessmanagement/managementplanlist",
      name: "BusinessManagement-ManagementPlanList",
      guide: {
        label: "경영계획",
        about: "본부와 팀의 계획을 세우고 실적과 견줍니다.",
        words: "경영계획 사업계획 목표 실적 예산 매출목표 팀 본부",
      },
      title: "경영계획",
      kind: "list",
      of: "mgmt_plan",
      where: { is_live: true },
      can: readers,
      layouts: ["table", "tree"],
      columns: [
        "title",
        "year",
        "period",
        "office",
        "team",
        "planned",
        "sold",
        "rate",
        "spent_rate",
        "status",
        "mdate",
      ],
      moreColumns: ["period_no", "rev", "planned_cost", "spent", "score", "confirmed_at", "submitter"],
      search: ["title", "issue"],
      filters: ["year", "period", "office", "team", "status"],
      sort: [
        ["year", "desc"],
        ["idx", "asc"],
      ],
      ways: [
        { label: "이러닝", route: "BusinessManagement-eLearningList" },
        { label: "SPAC", route: "BusinessManagement-SPACList" },
        { label: "연구과제", route: "BusinessManagement-ResearchList" },
      ],
    },
    {
      path: "/businessmanagement/managementplanadd",
      name: "BusinessManagement-ManagementPlanAdd",
      guide: { label: "경영계획 등록", about: "조직의 계획을 새로 세웁니다.", words: "사업계획 작성" },
      title: "경영계획",
      kind: "add",
      of: "mgmt_plan",
      can: leads,
      form: [
        { fields: [...unit, "copy_of"] },
        { fields: ["issue", "support", "files"] },
        { title: "목표", fields: ["plan_goal"] },
        { title: "월별 계획", fields: ["plan_month"] },
        { title: "비용 계획", fields: ["plan_cost"] },
      ],
    },
    {
      path: "/businessmanagement/managementplanview/:idx",
      name: "BusinessManagement-ManagementPlanView-idx",
      title: "경영계획",
      kind: "view",
      of: "mgmt_plan",
      can: readers,
      view: [
        {
          fields: [
            "status",
            "year",
            "period",
            "period_no",
            "office",
            "team",
            "rev",
            "planned",
            "sold",
            "rate",
            "submitter",
            "confirmed_at",
            "back_reason",
          ],
        },
        { can: leads, fields: ["planned_cost", "spent", "spent_rate"] },
        { fields: ["issue", "support", "files"] },
        { title: "목표", fields: ["plan_goal"] },
        { title: "평가", fields: ["result_review", "score"] },
      ],
    },
    {
      path: "/businessmanagement/managementplanmod/:idx",
      name: "BusinessManagement-ManagementPlanMod-idx",
      title: "경영계획",
      kind: "edit",
      of: "mgmt_plan",
      where: { is_live: true },
      can: leads,
      form: [
        { fields: unit, editable: { in: planned } },
        { fields: ["issue", "support", "files"], editable: { in: planned } },
        { title: "목표", fields: ["plan_goal"], editable: { in: [...planned, "confirm", "review"] } },
        { title: "월별 계획", fields: ["plan_month"], editable: { in: planned } },
        { title: "비용 계획", fields: ["plan_cost"], editable: { in: planned }, can: leads },
      ],
    },
  ],
});

/** How many of a hundred; nothing of none. */
function percent(part: unknown, whole: unknown): number | null {
  return typeof part === "number" && typeof whole === "number" && whole > 0 ? Math.round((part / whole) * 100) : null;
}

function sumOf(values: readonly unknown[]): number | null {
  const given = values.filter((value) => value !== null && value !== undefined && value !== "").map(Number);
  return given.length > 0 ? given.reduce((sum, value) => sum + value, 0) : null;
}
