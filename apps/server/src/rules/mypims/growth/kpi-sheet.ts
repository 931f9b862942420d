import { sheetRules } from "../../../growth/evaluation";

/** KPI: what somebody is measured by. */
export const rules = sheetRules("kpi");
