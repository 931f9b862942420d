import { date, decimal, link, longText, money, text } from "../define/fields";
import { defineForm } from "./define-form";
import { periodProblems } from "./period";

/** 교육 수강 신청서. */
export const education = defineForm({
  kind: "D7",
  title: "교육 수강 신청서",
  summary: "사내 과정과 외부 교육",
  category: "인사",
  prefix: "EDU",
  screens: { add: "documents-DraftingAdd7", edit: "documents-DraftingModify-id" },
  fields: {
    /** A course of the company's own; what it is about is filled in from it. */
    course: link("과정", { to: "edu_course" }),
    edu_title: text("교육명", { required: true, max: 100 }),
    provider: text("기관", { max: 80 }),
    date_from: date("시작일", { required: true }),
    date_to: date("종료일", { required: true }),
    hours: decimal("시간", { digits: [5, 1], required: true, min: 0.5 }),
    cost: money("비용", { min: 0 }),
    benefit: longText("기대효과", { required: true, max: 1000 }),
  },
  // an education from elsewhere names itself
  shown: { course: ({ idx_course }) => idx_course != null },
  readers: ["pd_auth:all"],
  line: () => [
    { role: "approve", unit: "team" },
    { role: "agree", unit: "hr" },
  ],
  check: periodProblems,
  amount: ({ cost }) => cost ?? null,
  titleOf: ({ edu_title }) => (edu_title ? `${edu_title} 수강 신청` : ""),
  follow: {
    EXP: ({ edu_title, provider, cost, date_from }) => ({
      expense_kind: "transfer",
      pay_to: provider ?? null,
      items: [
        { use_date: date_from ?? null, account: "edu", summary: `${edu_title} 수강료`, supply: cost ?? 0, vat: 0 },
      ],
    }),
  },
});
