import type { RulesOf } from "../../records/rules";
import { ofProjectsInside } from "../../research/insiders";

/** Those who work on a project: known to whom the project is open. */
export const rules: RulesOf<"research_member"> = { readable: ofProjectsInside };
