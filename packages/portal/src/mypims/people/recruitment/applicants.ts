import type { ModuleDefinition } from "../../../define/define-module";
import { average, last } from "../../../define/derived";
import { choice, date, dateTime, file, link, staff, text } from "../../../define/fields";
import { interviewersBy, keepers } from "./shared";

const backwards = { isRare: true, by: keepers, reason: "required" } as const;

/** Who has applied. */
export const applicants = {
  applicant: {
    title: "지원자",
    isPersonal: true,
    name: "name",
    alike: ["email", "phone"],
    alikeWithin: ["req"],
    index: [["req", "stage"]],
    party: [interviewersBy("idx_applicant")],
    purge: {
      after: { days: 1, from: "keep_until" },
      fields: ["name", "email", "phone", "resume", "drop_reason"],
    },
    access: { read: ["staff:party", ...keepers], add: keepers, change: keepers, remove: keepers },
    reminders: {
      fresh: {
        title: "새 지원자",
        on: "applied_at",
        days: [1],
        to: keepers,
        when: { stage: ["recv"] },
        together: "req",
        text: "{date}에 접수된 지원자가 있습니다.",
        kind: "recruit",
      },
    },
    derived: {
      met: last("면접일", "interview_eval.starts_at"),
      score: average("평균점수", "interview_eval.score", { by: "applicant", where: { status: "done" }, unit: "점" }),
    },
    fields: {
      req: link("채용요청", { to: "recruit_req", required: true }),
      name: text("이름", { required: true, max: 40 }),
      email: text("이메일", { max: 120, format: "email", read: keepers }),
      phone: text("연락처", { max: 20, format: "phone", read: keepers }),
      source: choice(
        "지원경로",
        { site: "채용사이트", refer: "추천", hunt: "헤드헌팅", etc: "기타" },
        { required: true, read: keepers },
      ),
      recommender: staff("추천인", { read: keepers }),
      resume: file("이력서", { maxBytes: 10 * 1024 * 1024 }),
      consent_at: dateTime("개인정보 동의일시", { read: keepers }),
      applied_at: date("지원일", { required: true, initial: "today" }),
      stage: choice(
        "단계",
        {
          recv: "접수",
          doc: "서류",
          first: "1차면접",
          second: "2차면접",
          offer: "처우협의",
          hired: "입사확정",
          drop: "탈락",
          giveup: "포기",
        },
        {
          required: true,
          default: "recv",
          readOnly: true,
          read: keepers,
          tones: {
            recv: "running",
            doc: "waiting",
            first: "running",
            second: "running",
            offer: "running",
            hired: "done",
            drop: "refused",
            giveup: "ended",
          },
        },
      ),
      drop_reason: text("탈락사유", { max: 200, readOnly: true, read: keepers }),
      join_date: date("입사예정일", { read: keepers }),
      staff: link("등록직원", { to: "staff", readOnly: true, read: keepers }),
      keep_until: date("보관기한", { readOnly: true, read: keepers }),
    },
    flow: {
      field: "stage",
      moves: {
        doc: { title: "서류 통과", from: ["recv"], to: "doc", by: keepers, isBulk: true },
        first: { title: "1차면접", from: ["doc"], to: "first", by: keepers, isBulk: true },
        second: { title: "2차면접", from: ["first"], to: "second", by: keepers, isBulk: true },
        offer: { title: "처우 제안", from: ["first", "second"], to: "offer", by: keepers },
        hire: {
          title: "입사확정",
          from: ["offer"],
          to: "hired",
          by: keepers,
          fields: ["join_date"],
          requires: ["join_date"],
        },
        back: { title: "서류로 되돌리기", from: ["first", "second", "offer"], to: "doc", ...backwards },
        backToFirst: { title: "1차면접으로 되돌리기", from: ["second", "offer"], to: "first", ...backwards },
        backToSecond: { title: "2차면접으로 되돌리기", from: ["offer"], to: "second", ...backwards },
        drop: {
          title: "탈락",
          from: ["recv", "doc", "first", "second", "offer"],
          to: "drop",
          by: keepers,
          reason: "required",
          reasonIn: "drop_reason",
          isDangerous: true,
          isBulk: true,
        },
        giveUp: {
          title: "포기",
          from: ["recv", "doc", "first", "second", "offer", "hired"],
          to: "giveup",
          by: keepers,
          reason: "optional",
          isDangerous: true,
        },
      },
    },
  },
} as const satisfies ModuleDefinition["entities"];
