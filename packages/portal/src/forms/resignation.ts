import { daysAfter } from "../calendar/days";
import { choice, date, flag, longText, staff } from "../define/fields";
import { defineForm } from "./define-form";

/** A resignation is handed in this many days before, or says why not. */
const NOTICE_DAYS = 30;

/** 사직서. */
export const resignation = defineForm({
  kind: "D10",
  title: "사직서",
  summary: "퇴사를 알릴 때; 참여자만 볼 수 있습니다",
  category: "인사",
  prefix: "RES",
  screens: { add: "documents-DraftingAdd10", edit: "documents-DraftingModify-id" },
  fields: {
    retire_date: date("퇴사희망일", { required: true }),
    early_reason: longText("30일 이내 퇴사 사유", { max: 500 }),
    reason: choice(
      "퇴사 사유",
      {
        move: "이직",
        study: "학업",
        health: "건강",
        family: "가정",
        expire: "계약만료",
        advise: "권고",
        age: "정년",
        etc: "기타",
      },
      { required: true },
    ),
    detail: longText("상세사유", { max: 2000 }),
    successor: staff("인수인계자", { required: true }),
    wants_interview: flag("면담 희망"),
  },
  line: () => [
    { role: "approve", unit: "team" },
    { role: "approve", unit: "office" },
    { role: "approve", unit: "hr" },
  ],
  isPrivate: true,
  check: ({ retire_date, early_reason }, { today }) => {
    if (!retire_date) return [];
    if (retire_date < today) return [{ path: "retire_date", message: "퇴사희망일은 오늘 이후여야 합니다." }];
    if (retire_date >= daysAfter(today, NOTICE_DAYS) || early_reason) return [];
    return [
      {
        path: "early_reason",
        message: `퇴사희망일이 ${NOTICE_DAYS}일보다 가까우면 그 사유를 입력하세요.`,
      },
    ];
  },
  titleOf: () => "사직서",
});
