import type { ModuleDefinition } from "../../../define/define-module";
import { count, daysUntil } from "../../../define/derived";
import { choice, date, html, integer, link, longText, text } from "../../../define/fields";
import { employTypes } from "../employ-types";
import { keepers } from "./shared";

/** Whom a team asks to be hired. */
export const requests = {
  recruit_req: {
    title: "채용요청",
    hasOrgUnit: true,
    name: "job",
    index: [["document"]],
    holds: { by: ["hr_owner"], while: { status: ["req", "ok", "open", "hold"] }, as: "etc", keepsPlace: true },
    derived: {
      applied: count("지원", "applicant", { unit: "명" }),
      hired: count("확정", "applicant", { where: { stage: "hired" }, unit: "명" }),
      left: daysUntil("남은 날", "need_by", { where: { status: ["req", "ok", "open", "hold"] } }),
    },
    access: { change: keepers },
    reminders: {
      need: {
        title: "채용 희망일",
        on: "need_by",
        days: [-14],
        to: keepers,
        when: { status: ["ok", "open"] },
        text: "{name} 채용 희망일이 {date}입니다({left}).",
        kind: "recruit",
      },
    },
    flow: {
      field: "status",
      moves: {
        open: {
          title: "공고 시작",
          from: ["ok", "hold"],
          to: "open",
          by: keepers,
          fields: ["hr_owner", "posting_url"],
        },
        hold: { title: "보류", from: ["ok", "open"], to: "hold", isRare: true, by: keepers, reason: "optional" },
        close: { title: "충원완료", from: ["open"], to: "close", by: keepers },
      },
    },
    fields: {
      document: link("결재문서", { to: "document" }),
      team: link("요청팀", { to: "team", required: true }),
      job: text("포지션", { required: true, max: 80 }),
      headcount: integer("인원", { required: true, min: 1 }),
      employ_type: choice("고용형태", employTypes, { required: true }),
      reason: choice("사유", { fill: "충원", add: "증원", new: "신규" }, { required: true }),
      jd: html("직무기술", { required: true }),
      skills: longText("요구역량"),
      salary_band: text("처우범위", { max: 60 }),
      need_by: date("희망입사일", { required: true }),
      hr_owner: link("채용담당", { to: "staff" }),
      posting_url: text("공고주소", { max: 300 }),
      status: choice(
        "상태",
        { req: "요청", ok: "승인", open: "공고중", close: "충원완료", hold: "보류", reject: "반려" },
        {
          required: true,
          default: "req",
          tones: {
            req: "running",
            ok: "done",
            open: "running",
            close: "finished",
            hold: "waiting",
            reject: "refused",
          },
        },
      ),
    },
  },
} as const satisfies ModuleDefinition["entities"];
