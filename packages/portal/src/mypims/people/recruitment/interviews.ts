import { computedFrom } from "../../../define/computed";
import type { ModuleDefinition } from "../../../define/define-module";
import { count } from "../../../define/derived";
import {
  choice,
  date,
  dateTime,
  decimal,
  integer,
  link,
  longText,
  period,
  staff,
  staffList,
  text,
} from "../../../define/fields";
import { letters } from "../hiring-letters";
import { interviewersBy, keepers } from "./shared";

const points = { min: 1, max: 5, unit: "점" } as const;
const asked = {
  skill: integer("직무역량", points),
  attitude: integer("태도", points),
  fit: integer("조직적합", points),
};
const judged = ["skill", "attitude", "fit", "decision", "comment"] as const;

/** Who talks to an applicant when, and what each of them thinks. */
export const interviews = {
  interview: {
    title: "면접",
    isPersonal: true,
    name: "job",
    party: [interviewersBy("idx_interview")],
    index: [["applicant"]],
    occupies: {
      during: "during",
      people: ["interviewers"],
      while: { status: ["plan"] },
      room: "classroom",
      booking: "booking",
      shows: "free",
    },
    purge: { after: { days: 1, from: "applicant.keep_until" }, fields: ["guide", "comment"] },
    derived: {
      marked: count("제출", "interview_eval", {
        by: "interview",
        where: { status: "done" },
        isWhole: true,
        unit: "건",
      }),
    },
    reminders: {
      tomorrow: {
        title: "면접",
        on: "during",
        days: [-1],
        to: [interviewersBy("idx_interview")],
        when: { status: ["plan"] },
        text: "{name} 면접이 {date}에 있습니다. 이력서와 질문지를 확인하세요.",
        kind: "recruit",
      },
    },
    flow: {
      field: "status",
      moves: {
        finish: { title: "완료", from: ["plan"], to: "done", by: keepers },
        miss: {
          title: "불참",
          from: ["plan"],
          to: "noshow",
          isRare: true,
          by: keepers,
          reason: "optional",
          isDangerous: true,
        },
        cancel: {
          title: "면접 취소",
          from: ["plan"],
          to: "cancel",
          by: keepers,
          reason: "required",
          isDangerous: true,
        },
      },
    },
    fields: {
      applicant: link("지원자", { to: "applicant", required: true }),
      /** As it was called when the interview was arranged: whoever interviews does not read what was asked for. */
      job: text("포지션", { max: 80, readOnly: true }),
      round: choice(
        "차수",
        { first: "1차", second: "2차", task: "과제·시연", exec: "임원" },
        { required: true, default: "first" },
      ),
      during: period("일시", { required: true }),
      classroom: link("면접실", { to: "classroom", hint: "고르면 같은 시간에 강의실도 예약합니다." }),
      /** The booking of that room. */
      booking: link("강의실예약", { to: "booking", readOnly: true }),
      place: text("장소", { max: 150 }),
      online_url: text("화상주소", { max: 300 }),
      interviewers: staffList("면접관"),
      guide: longText("질문지", { max: 4000 }),
      /** What the people team made of all marks. */
      result: choice(
        "결과",
        { plan: "미정", pass: "합격", hold: "보류", fail: "불합격" },
        { required: true, default: "plan", read: keepers },
      ),
      comment: longText("인사팀 메모", { max: 2000, read: keepers }),
      status: choice(
        "상태",
        { plan: "예정", done: "완료", cancel: "취소", noshow: "불참" },
        {
          required: true,
          default: "plan",
          readOnly: true,
          tones: { plan: "waiting", done: "finished", cancel: "ended", noshow: "refused" },
        },
      ),
    },
  },
  interview_eval: {
    title: "면접 평가",
    isPersonal: true,
    own: ["idx_interviewer"],
    party: [
      {
        column: "idx_interviewer",
        holds: "staff",
        through: { entity: "interview", link: "idx_interview" },
        below: { entity: "interview_eval", link: "idx_interview" },
        readsOnly: true,
      },
    ],
    unique: [["interview", "interviewer"]],
    index: [["applicant"], ["interviewer"]],
    purge: { after: { days: 1, from: "applicant.keep_until" }, fields: ["comment"] },
    access: { read: ["staff:own", "staff:party", ...keepers] },
    reminders: {
      missing: {
        title: "면접 평가",
        on: "starts_at",
        days: [1, 3],
        to: ["staff:own"],
        when: { status: ["open"], "interview.status": ["plan", "done"] },
        text: "{date} 면접의 평가를 제출하세요. 면접이 시작된 지 3일이 지나면 닫힙니다.",
        kind: "recruit",
      },
    },
    flow: {
      field: "status",
      moves: {
        submit: {
          title: "평가 제출",
          from: ["open"],
          to: "done",
          by: ["staff:own"],
          fields: judged,
          requires: judged,
          sets: { submitted_at: "now" },
        },
        correct: {
          title: "평가 고치기",
          from: ["done"],
          to: "done",
          by: ["staff:own"],
          fields: judged,
          requires: judged,
        },
      },
    },
    sheets: {
      marks: {
        title: "면접 평가표",
        sections: [
          { fields: ["applicant", "interview", "interview.round", "starts_at", "interviewer", "submitted_at"] },
          { title: "평가", fields: ["skill", "attitude", "fit", "score", "decision", "comment"] },
        ],
        in: ["done"],
      },
    },
    fields: {
      interview: link("면접", { to: "interview", required: true, readOnly: true }),
      applicant: link("지원자", { to: "applicant", required: true, readOnly: true }),
      interviewer: staff("면접관", { required: true, readOnly: true }),
      starts_at: dateTime("면접 시작", { required: true, readOnly: true }),
      ...asked,
      score: decimal("평균", {
        digits: [2, 1],
        unit: "점",
        computed: computedFrom(
          asked,
          ({ skill, attitude, fit }) => Math.round(((skill + attitude + fit) / 3) * 10) / 10,
        ),
      }),
      decision: choice("판정", { pass: "합격", hold: "보류", fail: "불합격" }),
      comment: longText("평가의견", { max: 2000 }),
      submitted_at: dateTime("제출일시", { readOnly: true }),
      /** Whoever interviewed reads the applicant until then; nothing while the stage goes on. */
      open_until: date("열람기한", { readOnly: true, read: keepers }),
      status: choice(
        "상태",
        { open: "작성 전", done: "제출" },
        { required: true, default: "open", readOnly: true, tones: { open: "waiting", done: "running" } },
      ),
    },
  },
  ...letters,
} as const satisfies ModuleDefinition["entities"];
