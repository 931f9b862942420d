import { choice, date, html, integer, longText, text } from "../define/fields";
import { defineForm } from "./define-form";

/** 채용 요청서. */
export const recruit = defineForm({
  kind: "D8",
  title: "채용 요청서",
  summary: "충원·증원·신규 채용 요청",
  category: "인사",
  prefix: "REC",
  screens: { add: "documents-DraftingAdd8", edit: "documents-DraftingModify-id" },
  fields: {
    job: text("포지션", { required: true, max: 80 }),
    headcount: integer("인원", { required: true, min: 1, max: 100 }),
    employ_type: choice(
      "고용형태",
      { regular: "정규", contract: "계약", intern: "인턴", part: "파트타임", mi: "전임강사" },
      { required: true },
    ),
    reason: choice("사유", { fill: "충원", add: "증원", new: "신규" }, { required: true }),
    need_by: date("희망입사일", { required: true }),
    jd: html("직무기술", { required: true }),
    skills: longText("요구역량", { max: 2000 }),
    salary_band: text("처우범위", { max: 60 }),
  },
  readers: ["pd_auth:all"],
  line: () => [
    { role: "approve", unit: "team" },
    { role: "approve", unit: "office" },
    { role: "agree", unit: "hr" },
    { role: "approve", unit: "ceo" },
  ],
  check: ({ need_by }, { today }) =>
    need_by && need_by < today ? [{ path: "need_by", message: "희망입사일은 오늘 이후여야 합니다." }] : [],
  titleOf: ({ job, headcount }) => (job ? `${job} 채용 요청 (${headcount ?? 1}명)` : ""),
});
