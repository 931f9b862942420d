import type { RulesOf } from "../../records/rules";
import { ofProjectsInside } from "../../research/insiders";

/** What came of a project: known to whom the project is open, also from the textbook that it became. */
export const rules: RulesOf<"research_output"> = { readable: ofProjectsInside };
