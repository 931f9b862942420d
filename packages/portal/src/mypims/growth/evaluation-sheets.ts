import type { By, Party } from "../../define/access";
import type { EntityDefinition } from "../../define/define-module";
import { sum } from "../../define/derived";
import { choice, date, dateTime, decimal, type FieldOptions, link, longText, staff, text } from "../../define/fields";
import type { ListDrawer } from "../../define/list-screen";
import { said } from "../../define/records/comments";
import type { FormScreen, ViewScreen } from "../../define/screens";
import type { Section } from "../../define/sections";

/** Who scores first, and who after them; neither is ever the person whom it is about. */
export const first: Party = { column: "idx_first_staff", holds: "staff", widens: true };
export const second: Party = { column: "idx_second_staff", holds: "staff", widens: true };
/** Keeps the evaluation, of everybody but themselves. */
export const keeper: By = "isHrAdmin:others";
/** Who reads what evaluators say before the cycle is closed. */
const evaluators: readonly By[] = [first, second, "isLead:others", "pd_auth:others"];
/** The same once the cycle is closed: the person too. */
export const told: readonly By[] = [...evaluators, { column: "idx_opened_to", holds: "staff" }];

export const grades = { S: "S", A: "A", B: "B", C: "C", D: "D" } as const;
export const sheetStates = {
  draft: "작성중",
  ask: "합의요청",
  agreed: "합의완료",
  back: "반려",
  change: "목표변경",
  mid: "중간점검",
  self: "자기평가완료",
  first: "1차완료",
  second: "2차완료",
  closed: "확정",
} as const;
export const phases = {
  ready: "준비",
  plan: "목표설정",
  mid: "중간점검",
  eval: "평가",
  closed: "확정",
} as const;
const writable = ["draft", "back", "change"] as const;

/** Who fills in a line of a sheet and when, field by field: goals and results the person, scores each evaluator. */
export const lineBy = {
  goal: { change: ["staff:own"], changeWhen: { status: writable } },
  midterm: { change: ["staff:own"], changeWhen: { status: ["agreed", "mid"], phase: ["mid", "eval"] } },
  own: { change: ["staff:own"], changeWhen: { status: ["agreed", "mid"], phase: ["eval"] } },
  first: { read: told, change: [first], changeWhen: { status: ["self"] } },
  second: { read: told, change: [second], changeWhen: { status: ["first"] } },
  says: { read: told, change: [first, second], changeWhen: { status: ["self", "first"] } },
} as const satisfies Record<string, Pick<FieldOptions, "read" | "change" | "changeWhen">>;

/** Whoever has the next step of a sheet is reminded before its last day. */
const owes = (to: By, status: readonly string[], what: string) =>
  ({
    title: what,
    on: "due",
    days: [-7, -3, -1],
    to: [to],
    when: { status },
    text: `{name}: ${what} 마감이 {date}입니다({left}).`,
    kind: "education",
  }) as const;

/** A sheet of goals: agreed, worked at, scored by the person, then by one or two evaluators. */
export function evaluationSheet(kind: "kpi" | "pbc", title: string) {
  const line = `${kind}_item`;
  return {
    title,
    isPersonal: true,
    ofLeavers: { kept: "results of units were counted by it" },
    own: ["idx_staff"],
    party: [first, second],
    // evaluators score also whom no unit of theirs has
    access: { change: ["staff:party"] },
    hasOrgUnit: true,
    name: "title",
    unique: [["cycle", "staff"]],
    index: [["staff"], ["result"], ["first_staff"], ["second_staff"]],
    comments: { of: `${kind}_comment`, kind: "education", notifies: [{ column: "idx_staff" }, first, second] },
    derived: { weights: sum("가중치 합", `${line}.weight`, { isWhole: true, unit: "%" }) },
    parts: { [line]: { link: "sheet", isMany: true, layout: "cards", totals: ["weight"] } },
    fields: {
      /** The cycle's name and which of the two it is. */
      title: text("평가서", { max: 80, readOnly: true }),
      result: link("평가결과", { to: "eval_result", required: true, readOnly: true }),
      cycle: link("평가주기", { to: "eval_cycle", required: true, change: ["staff:own"] }),
      staff: staff("대상자", { required: true, readOnly: true, initial: "me" }),
      first_staff: staff("1차평가자", { readOnly: true }),
      second_staff: staff("2차평가자", { readOnly: true }),
      self_total: decimal("자기점수", { digits: [5, 2], readOnly: true }),
      first_total: decimal("1차점수", { digits: [5, 2], readOnly: true, read: told }),
      second_total: decimal("2차점수", { digits: [5, 2], readOnly: true, read: told }),
      mid_comment: longText("중간점검의견", { max: 2000, change: [first], changeWhen: { status: ["mid"] } }),
      /** Where the cycle is, kept equal to it: what may be filled in follows from it. */
      phase: choice("주기 단계", phases, { readOnly: true }),
      /** The last day of the sheet's own next step. */
      due: date("현재 단계 마감일", { readOnly: true }),
      agreed_at: dateTime("합의일시", { readOnly: true }),
      /** Who reads the scores, once they are announced: the person. */
      opened_to: staff("공개 대상", { readOnly: true }),
      status: choice("상태", sheetStates, {
        required: true,
        default: "draft",
        readOnly: true,
        tones: {
          draft: "waiting",
          ask: "done",
          agreed: "finished",
          back: "refused",
          change: "running",
          mid: "running",
          self: "finished",
          first: "finished",
          second: "finished",
          closed: "done",
        },
      }),
    },
    flow: {
      field: "status",
      moves: {
        ask: { title: "합의 요청", from: writable, to: "ask", by: ["staff:own"] },
        carry: { title: "지난 평가에서 가져오기", from: ["draft"], to: "draft", by: ["staff:own"] },
        agree: { title: "합의", from: ["ask"], to: "agreed", by: [first] },
        back: { title: "반려", from: ["ask"], to: "back", by: [first, keeper], reason: "required", isDangerous: true },
        mid: { title: "중간점검 제출", from: ["agreed"], to: "mid", by: ["staff:own"] },
        self: { title: "자기평가 제출", from: ["agreed", "mid"], to: "self", by: ["staff:own"] },
        first: { title: "1차 평가 제출", from: ["self"], to: "first", by: [first] },
        second: { title: "2차 평가 제출", from: ["first"], to: "second", by: [second] },
        giveBack: {
          title: "자기평가 되돌리기",
          from: ["self"],
          to: "mid",
          isRare: true,
          by: [first],
          reason: "required",
          isDangerous: true,
        },
        unstick: {
          title: "단계 되돌리기",
          from: ["self", "first", "second"],
          to: "mid",
          isRare: true,
          by: [keeper],
          reason: "required",
          isDangerous: true,
        },
      },
    },
    reminders: {
      own: owes("staff:own", ["draft", "back", "change", "agreed", "mid"], "목표와 실적 제출"),
      first: owes(first, ["ask", "self"], "1차 평가자 확인"),
      second: owes(second, ["first"], "2차 평가"),
    },
    sheets: {
      [kind]: {
        title,
        sections: [
          { fields: ["cycle", "staff", "office", "team", "first_staff", "second_staff", "status"] },
          { title: "목표", fields: [line] },
          { title: "점수", fields: ["self_total", "first_total", "second_total", "mid_comment"] },
        ],
      },
    },
  } as const satisfies EntityDefinition;
}

/** What people say about a sheet: whoever reads it. */
export function sheetComments(kind: "kpi" | "pbc", title: string) {
  return {
    title: `${title} 의견`,
    index: [["sheet"]],
    fields: { sheet: link("평가서", { to: `${kind}_sheet`, required: true }), ...said(`${kind}_comment`) },
  } as const satisfies EntityDefinition;
}

/** The form on which a sheet is written for a cycle, the one on which it is scored, and its page. */
export function sheetScreens<const Area extends "KPI" | "PBC">(area: Area, about: string) {
  const [kind, title] = [area.toLowerCase() as Lowercase<Area>, area === "KPI" ? "KPI 성과지표" : "PBC 개인성과서약"];
  const line = `${kind}_item`;
  const form: readonly Section[] = [{ fields: [line] }];
  const of = `${kind}_sheet`;
  return [
    {
      path: `/mypims/${kind}add`,
      name: `myPIMS-${area}Add`,
      guide: { label: `${area} 작성`, about, words: `${area} 목표 평가 가중치` },
      title,
      kind: "add",
      of,
      can: ["staff:own"],
      form: [{ fields: ["cycle"] }, { title: "목표", fields: [line] }],
      goesOn: true,
    },
    {
      path: `/mypims/${kind}ev/:idx`,
      name: `myPIMS-${area}Ev-idx`,
      title,
      kind: "edit",
      of,
      can: ["staff:own", "isLead:team", "isHrAdmin:all"],
      form: [...form, { title: "중간점검", fields: ["mid_comment"] }],
    },
    {
      path: `/mypims/${kind}view/:idx`,
      name: `myPIMS-${area}View-idx`,
      title,
      kind: "view",
      of,
      can: ["staff:own", "isLead:team", "pd_auth:all"],
      view: [
        {
          fields: [
            ...["cycle", "staff", "first_staff", "second_staff", "status", "due", "agreed_at"],
            ...["self_total", "first_total", "second_total", "mid_comment"],
          ],
        },
        { title: "목표", fields: [line] },
      ],
      related: [
        {
          of: "goal_change",
          by: of,
          title: "목표변경 요청",
          columns: ["reason", "status", "decider", "opinion", "wdate"],
          form: [{ fields: ["reason"] }],
        },
      ],
    },
  ] as const satisfies readonly [FormScreen, FormScreen, ViewScreen];
}

/** A result as it is read over the lists that have it. */
export const resultDrawer = {
  view: [
    { fields: ["staff", "cycle", "first_staff", "second_staff", "status", "due"] },
    { title: "평가", fields: ["kpi_status", "kpi_score", "pbc_status", "pbc_score", "total", "auto_grade"] },
    { title: "등급", fields: ["proposed_grade", "propose_reason", "final_grade", "opened_at"] },
    { title: "면담", fields: ["interview_date", "interview_note"] },
    {
      title: "이의신청",
      fields: ["appealed_at", "appeal_reason", "appeal_files", "appeal_answer", "appeal_by", "appeal_result"],
    },
  ],
  related: [
    { of: "kpi_sheet", title: "KPI", columns: ["cycle", "status", "self_total", "first_total", "second_total"] },
    { of: "pbc_sheet", title: "PBC", columns: ["cycle", "status", "self_total", "first_total", "second_total"] },
    { of: "goal_change", title: "목표변경 요청", columns: ["reason", "status", "wdate"] },
  ],
} as const satisfies ListDrawer;
