import type { RulesOf } from "../../records/rules";
import { ofProjectsInside } from "../../research/insiders";

/** Milestones of a project: known to whom the project is open. */
export const rules: RulesOf<"research_milestone"> = { readable: ofProjectsInside };
