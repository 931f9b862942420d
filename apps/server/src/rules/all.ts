import type { Rules } from "../crud/rules";

/** What holds of entities beside their definitions, by the entity's name. */
export const rulesOf: Readonly<Record<string, Rules>> = {};
