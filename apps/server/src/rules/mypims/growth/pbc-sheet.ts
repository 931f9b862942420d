import { sheetRules } from "../../../growth/evaluation";

/** PBC: what somebody promises. */
export const rules = sheetRules("pbc");
