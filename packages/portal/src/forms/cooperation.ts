import { date, longText } from "../define/fields";
import { defineForm } from "./define-form";

/** 업무 협조전. */
export const cooperation = defineForm({
  kind: "D9",
  title: "업무 협조전",
  summary: "다른 부서에 일을 부탁할 때",
  category: "일반",
  prefix: "COP",
  screens: { add: "documents-DraftingAdd9", edit: "documents-DraftingModify-id" },
  fields: {
    request: longText("요청사항", { required: true, max: 4000 }),
    due: date("희망완료일", { required: true }),
    note: longText("참고", { max: 2000 }),
  },
  line: () => [{ role: "approve", unit: "team" }],
  needsReceiver: true,
  check: ({ due }, { today }) =>
    due && due < today ? [{ path: "due", message: "희망완료일은 오늘 이후여야 합니다." }] : [],
});
