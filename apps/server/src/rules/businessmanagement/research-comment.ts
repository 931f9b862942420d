import type { RulesOf } from "../../records/rules";
import { ofProjectsInside } from "../../research/insiders";

/** What is said of a project: for those to whom it is open. */
export const rules: RulesOf<"research_comment"> = { visible: ofProjectsInside };
