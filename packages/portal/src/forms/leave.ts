import { choice, date, decimal, files, link, staff, text, time } from "../define/fields";
import { defineForm } from "./define-form";
import { periodProblems } from "./period";

/** Leave of this many days also needs the head of the office. */
const LONG_LEAVE = 5;

/** 휴가신청서. */
export const leave = defineForm({
  kind: "D3",
  title: "휴가신청서",
  summary: "연차, 반차, 경조휴가 등",
  category: "근태",
  prefix: "VAC",
  screens: { add: "documents-DraftingAdd3", edit: "documents-DraftingModify-id" },
  fields: {
    type: link("휴가 종류", { to: "vacation_type", required: true }),
    /** That of the kind of leave; the server fills it in. */
    unit: choice("단위", { day: "종일", am: "오전반차", pm: "오후반차", quarter: "반반차" }, { readOnly: true }),
    date_from: date("시작일", { required: true }),
    date_to: date("종료일", { required: true }),
    at: time("시작 시각", { hint: "반반차의 시작 시각" }),
    /** Counted by the server: holidays and the kind of leave decide. */
    days: decimal("일수", { digits: [5, 2], readOnly: true }),
    reason: text("사유", { max: 500 }),
    sub_staff: staff("업무대행자"),
    contact: text("비상연락처", { max: 20, format: "phone" }),
    evidence: files("증빙", { max: 5 }),
  },
  readers: ["pd_auth:all"],
  line: ({ days }) => [
    { role: "approve", unit: "team" },
    ...((days ?? 0) >= LONG_LEAVE ? [{ role: "approve", unit: "office" } as const] : []),
    { role: "refer", unit: "hr" },
  ],
  rare: ["sub_staff", "contact", "evidence"],
  shown: { at: isQuarter },
  requiredIf: { at: isQuarter },
  check: periodProblems,
  titleOf: ({ date_from, date_to, unit }) => {
    const name = { day: "휴가", am: "오전반차", pm: "오후반차", quarter: "반반차" }[unit ?? "day"];
    if (!date_from) return "";
    return `${name} 신청 (${date_from}${date_to && date_to !== date_from ? ` ~ ${date_to}` : ""})`;
  },
});

function isQuarter({ unit }: { readonly unit?: string | null }): boolean {
  return unit === "quarter";
}
