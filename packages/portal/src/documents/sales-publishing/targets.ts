import type { ModuleDefinition } from "../../define/define-module";
import { link, money, month } from "../../define/fields";

export const targets = {
  /** What a team is to sell in a month. */
  sales_target: {
    title: "매출목표",
    /** As it was when the target was set. */
    hasOrgUnit: true,
    access: { read: ["isLead:team", "isSalesAdmin:all", "accounting:all"] },
    unique: [["team", "month"]],
    twice: { adds: ["amount"] },
    fields: {
      team: link("팀", { to: "team", required: true }),
      month: month("월", { required: true }),
      amount: money("목표금액", { required: true, min: 0 }),
    },
  },
} as const satisfies ModuleDefinition["entities"];

export const targetList = {
  path: "/documents/salestargets",
  name: "documents-SalesTargets",
  guide: { label: "매출 목표", about: "조직의 월별 매출 목표를 정합니다.", words: "목표 실적" },
  kind: "list",
  can: ["isSalesAdmin:all"],
} as const;
