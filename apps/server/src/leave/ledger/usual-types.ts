import type { vacationType } from "../../db/tables";

/** The kinds of leave that a company begins with; HR edits them. */
export const usualTypes: readonly (typeof vacationType.$inferInsert)[] = [
  { code: "annual", name: "연차", unit: "day", deduct: 1 },
  { code: "annual-am", name: "오전반차", unit: "am", deduct: 0.5 },
  { code: "annual-pm", name: "오후반차", unit: "pm", deduct: 0.5 },
  { code: "annual-quarter", name: "반반차", unit: "quarter", deduct: 0.25 },
  { code: "compensation", name: "보상휴가", unit: "day", deduct: 1 },
  ...apart("sick", "병가", { evidence_required: true, max_days: 60, paid: false }),
  ...apart("wedding", "경조휴가(본인 결혼)", { evidence_required: true, max_days: 5 }),
  ...apart("wedding-child", "경조휴가(자녀 결혼)", { evidence_required: true, max_days: 1 }),
  ...apart("funeral-parent", "경조휴가(배우자·부모 사망)", { evidence_required: true, max_days: 5 }),
  ...apart("funeral-grandparent", "경조휴가(조부모·형제자매 사망)", { evidence_required: true, max_days: 3 }),
  ...apart("reserve", "공가(예비군)", { evidence_required: true, max_days: 3 }),
  ...apart("civil-defence", "공가(민방위)", { evidence_required: true, max_days: 1 }),
  ...apart("vote", "공가(투표)", { max_days: 1 }),
  ...apart("refresh", "리프레시휴가", { max_days: 5 }),
  ...apart("birth", "출산휴가", { evidence_required: true, max_days: 90, counts: "calendar" }),
  // by weeks of pregnancy (Labor Standards Act, art. 74 (3); Enforcement Decree, art. 43 (3))
  ...apart("loss-15", "유산·사산휴가(15주 이하)", { evidence_required: true, max_days: 10, counts: "calendar" }),
  ...apart("loss-21", "유산·사산휴가(16~21주)", { evidence_required: true, max_days: 30, counts: "calendar" }),
  ...apart("loss-27", "유산·사산휴가(22~27주)", { evidence_required: true, max_days: 60, counts: "calendar" }),
  ...apart("loss-28", "유산·사산휴가(28주 이상)", { evidence_required: true, max_days: 90, counts: "calendar" }),
  ...apart("birth-partner", "배우자 출산휴가", { evidence_required: true, max_days: 20 }),
  ...apart("unpaid", "무급휴가", { paid: false, max_days: 30 }),
].map((type, index) => ({ ...type, sort: index + 1 }));

/** A kind of leave that takes nothing off the balance. */
function apart(code: string, name: string, rest: Partial<typeof vacationType.$inferInsert>) {
  return [{ code, name, unit: "day", deduct: 0, uses_ledger: false, ...rest }];
}
