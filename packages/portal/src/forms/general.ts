import { choice, date, integer, text } from "../define/fields";
import { defineForm } from "./define-form";

/** 일반 기안서. */
export const general = defineForm({
  kind: "D1",
  title: "일반 기안서",
  summary: "보고, 규정, 계약·날인과 그 밖의 기안",
  category: "일반",
  prefix: "GEN",
  screens: { add: "documents-DraftingAdd1", edit: "documents-DraftingModify-id" },
  fields: {
    category: choice(
      "기안 구분",
      {
        general: "일반",
        seal: "계약·날인",
        rule: "규정",
        report: "보고",
        official: "대외공문",
        etc: "기타",
      },
      { required: true, default: "general" },
    ),
    effective_date: date("시행일"),
    seal: choice("인장", { corp: "법인인감", use: "사용인감" }),
    seal_purpose: text("날인 용도", { max: 150 }),
    copies: integer("부수", { min: 1, max: 999 }),
  },
  line: () => [
    { role: "approve", unit: "team" },
    { role: "approve", unit: "office" },
  ],
  shown: { seal: isSealed, seal_purpose: isSealed, copies: isSealed },
  requiredIf: { seal: isSealed, seal_purpose: isSealed, copies: isSealed },
});

function isSealed({ category }: { readonly category?: string | null }): boolean {
  return category === "seal";
}
