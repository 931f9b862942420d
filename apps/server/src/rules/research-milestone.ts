import type { Rules } from "../crud/rules";
import { ofProjectsInside } from "../research/insiders";

/** Milestones of a project: known to whom the project is open. */
export const rules: Rules = { readable: ofProjectsInside };
