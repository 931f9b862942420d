import { z } from "zod";
import type { By } from "../../define/access";
import { defineModule } from "../../define/define-module";
import { count, share } from "../../define/derived";
import {
  choice,
  date,
  dateTime,
  decimal,
  files,
  integer,
  json,
  link,
  longText,
  staff,
  text,
  year,
} from "../../define/fields";
import { first, grades, keeper, phases, resultDrawer, second, sheetStates, told } from "./evaluation-sheets";

const keepers = ["isHrAdmin:all"] as const;
const notice = (to: readonly By[], text: string) => ({ to, text, kind: "education" }) as const;
const score = (label: string) => decimal(label, { digits: [5, 2], readOnly: true, read: told });
const grade = (label: string) => choice(label, grades, { read: told });
const cut = (label: string, value: number) => decimal(label, { digits: [5, 2], min: 0, max: 100, default: value });
/** The person's months from the first day of the cycle to that of self-evaluation. */
const coached = {
  alike: ["staff"],
  during: { month: "month", from: "cycle.plan_from", to: "cycle.self_to" },
} as const;
const decided = { decider: "me", decided_at: "now" } as const;
/** A day of a cycle under way is moved with a reason: what it had ended is open again. */
const days = <const State extends string>(state: State) =>
  ({
    title: "기한 변경",
    from: [state],
    to: state,
    by: keepers,
    fields: ["plan_to", "mid_to", "self_to", "first_to", "second_to", "interview_to", "appeal_to"],
    requires: ["plan_to", "self_to", "first_to", "second_to"],
    writes: "기한",
    reason: "required",
    isRare: true,
  }) as const;
const sheetList = (of: string, title: string) =>
  ({
    key: of.replace("_sheet", ""),
    title,
    of,
    can: ["staff:own"],
    columns: ["cycle", "status", "weights", "self_total", "first_total", "second_total", "due"],
    filters: ["cycle", "status"],
  }) as const;

/** Cycles of evaluation, and what comes of one for each person. */
export default defineModule({
  key: "kpi-pbc",
  title: "나의 KPI·PBC",
  entities: {
    eval_cycle: {
      title: "평가주기",
      name: "name",
      access: { read: ["staff:all"] },
      isKnown: true,
      isKeptWhileLinked: true,
      round: {
        window: ["plan_from", "plan_to"],
        openIn: ["plan"],
        entry: "eval_result",
        missing: [],
        // what may be done when is said by the phases
        always: ["staff:own", first, second, "isLead:others", keeper],
        targets: { joinedBy: "join_before" },
        text: "{name}: {date}까지 목표를 세워 주세요.",
        kind: "education",
      },
      fields: {
        name: text("주기명", { required: true, unique: true, max: 60 }),
        year: year("연도", { required: true }),
        half: choice("반기", { h1: "상반기", h2: "하반기", year: "연간" }, { required: true }),
        join_before: date("평가대상입사기준일"),
        plan_from: date("목표설정시작", { required: true }),
        plan_to: date("목표설정마감", { required: true }),
        mid_to: date("중간점검마감"),
        self_to: date("자기평가마감", { required: true }),
        first_to: date("1차평가마감", { required: true }),
        second_to: date("2차평가마감", { required: true }),
        interview_to: date("면담마감"),
        appeal_to: date("이의신청마감"),
        kpi_weight: integer("KPI비중", { min: 0, max: 100, unit: "%", default: 70 }),
        cut_s: cut("S기준점", 95),
        cut_a: cut("A기준점", 88),
        cut_b: cut("B기준점", 78),
        cut_c: cut("C기준점", 68),
        /** The last day of what is to be done now. */
        due: date("현재 단계 마감일", { readOnly: true }),
        status: choice("상태", phases, {
          required: true,
          default: "ready",
          readOnly: true,
          tones: { ready: "waiting", plan: "running", mid: "running", eval: "running", closed: "finished" },
        }),
      },
      flow: {
        field: "status",
        moves: {
          plan: { title: "목표설정 시작", from: ["ready"], to: "plan", by: keepers },
          mid: { title: "중간점검 시작", from: ["plan"], to: "mid", by: keepers },
          eval: { title: "평가 시작", from: ["plan", "mid"], to: "eval", by: keepers },
          planDays: days("plan"),
          midDays: days("mid"),
          evalDays: days("eval"),
          close: { title: "확정", from: ["eval"], to: "closed", by: keepers, isDangerous: true },
        },
      },
    },
    eval_result: {
      title: "평가결과",
      isPersonal: true,
      ofLeavers: { kept: "results of units were counted by it" },
      own: ["idx_staff"],
      party: [first, second],
      hasOrgUnit: true,
      name: "title",
      unique: [["cycle", "staff"]],
      index: [["staff"], ["first_staff"], ["second_staff"]],
      holds: {
        by: ["first_staff", "second_staff"],
        while: { status: ["open", "propose", "adjust", "appeal"] },
        as: "etc",
        notTo: "staff",
      },
      derived: {
        sheets: count("월간코칭", "mc_sheet", { ...coached, isWhole: true, unit: "건" }),
        reviewed: count("월간코칭 완료", "mc_sheet", {
          ...coached,
          where: { status: "done" },
          isWhole: true,
          unit: "건",
        }),
        coaching: share("월간코칭 이행률", "reviewed", "sheets"),
      },
      fields: {
        /** The cycle's name. */
        title: text("평가", { max: 60, readOnly: true }),
        cycle: link("평가주기", { to: "eval_cycle", required: true }),
        staff: staff("대상자", { required: true }),
        first_staff: staff("1차평가자"),
        second_staff: staff("2차평가자"),
        kpi_status: choice("KPI 상태", sheetStates, { readOnly: true }),
        pbc_status: choice("PBC 상태", sheetStates, { readOnly: true }),
        kpi_score: score("KPI점수"),
        pbc_score: score("PBC점수"),
        total: score("종합점수"),
        auto_grade: choice("자동등급", grades, { readOnly: true, read: told }),
        proposed_grade: grade("제안등급"),
        propose_reason: longText("제안사유", { max: 1000, read: told }),
        final_grade: grade("최종등급"),
        interview_date: date("면담일"),
        interview_note: longText("면담내용", { max: 2000, read: told }),
        opened_at: dateTime("결과공개일시", { readOnly: true }),
        /** Who reads the result, once it is announced: the person. */
        opened_to: staff("공개 대상", { readOnly: true }),
        appealed_at: dateTime("이의신청일시", { readOnly: true }),
        appeal_reason: longText("이의사유", { max: 2000 }),
        appeal_files: files("이의첨부"),
        appeal_answer: longText("이의답변", { max: 2000 }),
        appeal_by: staff("답변자", { readOnly: true }),
        appeal_done_at: dateTime("답변일시", { readOnly: true }),
        appeal_result: choice("이의결과", { keep: "유지", change: "조정" }),
        /** The last day of what is to be done now. */
        due: date("현재 단계 마감일", { readOnly: true }),
        status: choice(
          "상태",
          { open: "진행", propose: "등급제안", adjust: "조정", final: "확정", appeal: "이의신청", again: "재확정" },
          {
            required: true,
            default: "open",
            readOnly: true,
            tones: {
              open: "running",
              propose: "running",
              adjust: "running",
              final: "done",
              appeal: "running",
              again: "done",
            },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          propose: {
            title: "등급 제안",
            from: ["open"],
            to: "propose",
            by: [first],
            fields: ["proposed_grade", "propose_reason"],
            notifies: notice([second], "{staff}: 등급이 제안되었습니다. 검토해 주세요."),
            isBulk: true,
          },
          adjust: {
            title: "등급 검토",
            from: ["propose"],
            to: "adjust",
            by: [second],
            fields: ["proposed_grade", "propose_reason"],
          },
          replace: {
            title: "평가자 변경",
            from: ["open", "propose", "adjust"],
            to: "open",
            isRare: true,
            by: [keeper],
            fields: ["first_staff", "second_staff"],
            requires: ["first_staff"],
            reason: "required",
            notifies: notice([first, second, "staff:own"], "{staff}: 평가자가 바뀌었습니다{why}"),
          },
          appeal: {
            title: "이의신청",
            from: ["final"],
            to: "appeal",
            by: ["staff:own"],
            fields: ["appeal_reason", "appeal_files"],
            requires: ["appeal_reason"],
            notifies: notice([second, keeper], "{staff}: 평가에 이의신청이 있습니다."),
          },
          answer: {
            title: "이의 답변",
            from: ["appeal"],
            to: "again",
            by: [second, keeper],
            fields: ["appeal_answer", "appeal_result", "final_grade"],
            requires: ["appeal_answer", "appeal_result"],
            writes: "답변",
            notifies: notice(["staff:own"], "이의신청에 답변이 있습니다: {name}"),
          },
        },
      },
      reminders: {
        adjust: {
          title: "등급 검토",
          on: "due",
          days: [-7, -3, -1],
          to: [second],
          when: { status: ["propose"] },
          fromStart: true,
          text: "{staff} {name}: 등급 검토 마감이 {date}입니다({left}).",
          kind: "education",
        },
        answer: {
          title: "이의 답변",
          on: "appealed_at",
          days: [4, 6, 7],
          to: [second, keeper],
          when: { status: ["appeal"] },
          fromStart: true,
          text: "{staff} {name}: {date} 이의신청이 답변을 기다립니다. 7일 안에 답변하세요.",
          kind: "education",
        },
      },
      sheets: {
        result: {
          title: "평가결과서",
          sections: [
            { fields: ["cycle", "staff", "office", "team", "first_staff", "second_staff"] },
            { title: "결과", fields: ["kpi_score", "pbc_score", "total", "final_grade", "propose_reason"] },
            { title: "이의신청", fields: ["appeal_reason", "appeal_answer", "appeal_result"] },
          ],
          in: ["final", "appeal", "again"],
        },
        interview: {
          title: "면담 기록",
          sections: [{ fields: ["cycle", "staff", "first_staff", "interview_date", "interview_note"] }],
        },
      },
    },
    goal_change: {
      title: "목표변경요청",
      own: ["idx_writer"],
      party: [
        {
          column: "idx_first_staff",
          holds: "staff",
          through: { entity: "eval_result", link: "idx_result" },
          widens: true,
        },
      ],
      index: [["result"], ["kpi_sheet"], ["pbc_sheet"]],
      access: { read: ["staff:own", "staff:party", "pd_auth:all"], add: ["staff:own"] },
      fields: {
        result: link("평가결과", { to: "eval_result", required: true, readOnly: true }),
        kpi_sheet: link("KPI평가서", { to: "kpi_sheet" }),
        pbc_sheet: link("PBC평가서", { to: "pbc_sheet" }),
        reason: longText("변경사유", { required: true, max: 1000 }),
        /** The goals as they were, to be read after they have changed. */
        before: json("변경전목표", z.array(z.record(z.string(), z.unknown())).max(20), { readOnly: true }),
        opinion: longText("처리의견", { max: 500 }),
        decider: staff("처리자", { readOnly: true }),
        decided_at: dateTime("처리일시", { readOnly: true }),
        status: choice(
          "상태",
          { ask: "신청", open: "승인·수정중", done: "반영", reject: "반려" },
          {
            required: true,
            default: "ask",
            readOnly: true,
            tones: { ask: "running", open: "done", done: "done", reject: "refused" },
          },
        ),
      },
      flow: {
        field: "status",
        moves: {
          open: {
            title: "승인",
            from: ["ask"],
            to: "open",
            by: ["staff:party"],
            fields: ["opinion"],
            sets: decided,
            waits: { title: "목표변경 요청" },
          },
          reject: {
            title: "반려",
            from: ["ask"],
            to: "reject",
            by: ["staff:party"],
            fields: ["opinion"],
            requires: ["opinion"],
            sets: decided,
            isDangerous: true,
          },
        },
      },
    },
  },
  screens: [
    {
      path: "/mypims/pbckpilist",
      name: "myPIMS-PBCKPIList",
      guide: {
        label: "나의 KPI·PBC",
        about: "내 평가의 목표, 단계와 결과를 봅니다.",
        words: "평가 목표 등급 이의신청 성과",
      },
      title: "나의 KPI·PBC",
      kind: "list",
      of: "eval_result",
      can: ["staff:own"],
      columns: ["cycle", "kpi_status", "pbc_status", "kpi_score", "pbc_score", "total", "final_grade", "due", "status"],
      titles: { "cycle.status": "주기 상태" },
      filters: ["cycle", "cycle.status", "status"],
      drawer: resultDrawer,
      lists: [
        sheetList("kpi_sheet", "KPI"),
        sheetList("pbc_sheet", "PBC"),
        {
          key: "changes",
          title: "목표변경",
          of: "goal_change",
          can: ["staff:own"],
          columns: ["reason", "kpi_sheet", "pbc_sheet", "status", "decider", "opinion", "wdate"],
          filters: ["status"],
          drawer: {
            view: [{ fields: ["reason", "kpi_sheet", "pbc_sheet", "status", "decider", "decided_at", "opinion"] }],
          },
        },
      ],
      ways: [
        { label: "KPI 작성", route: "myPIMS-KPIAdd" },
        { label: "PBC 작성", route: "myPIMS-PBCAdd" },
        { label: "MCG", route: "myPIMS-MCGList" },
        { label: "MCR", route: "myPIMS-MCRList" },
        { label: "피드백", route: "myPIMS-FeedbackList" },
        { label: "나의 성향 카드", route: "personality-myPIMSPersonalityView" },
      ],
    },
  ],
});
