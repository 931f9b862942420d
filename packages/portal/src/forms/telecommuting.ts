import { choice, date, longText, text } from "../define/fields";
import { defineForm } from "./define-form";
import { periodProblems } from "./period";

/** 재택근무 신청서. */
export const telecommuting = defineForm({
  kind: "D4",
  title: "재택근무 신청서",
  summary: "집이나 거점오피스에서 일할 때",
  category: "근태",
  prefix: "TEL",
  screens: { add: "documents-DraftingAdd4", edit: "documents-DraftingModify-id" },
  fields: {
    date_from: date("시작일", { required: true }),
    date_to: date("종료일", { required: true }),
    unit: choice("단위", { day: "종일", am: "오전", pm: "오후" }, { required: true, default: "day" }),
    place: choice("근무장소", { home: "자택", hub: "거점오피스", etc: "기타" }, { required: true, default: "home" }),
    address: text("주소", { max: 200 }),
    contact: text("연락처", { required: true, max: 20, format: "phone" }),
    plan: longText("업무계획", { required: true, max: 2000 }),
  },
  readers: ["pd_auth:all"],
  line: () => [{ role: "approve", unit: "team" }],
  requiredIf: { address: ({ place }) => place === "etc" },
  check: (data) => [
    ...periodProblems(data),
    ...(data.unit !== "day" && data.date_from !== data.date_to
      ? [{ path: "date_to", message: "반일 재택근무는 하루만 신청할 수 있습니다." }]
      : []),
  ],
  titleOf: ({ date_from, date_to }) =>
    date_from ? `재택근무 신청 (${date_from}${date_to && date_to !== date_from ? ` ~ ${date_to}` : ""})` : "",
});
