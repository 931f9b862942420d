import type { Rules } from "../crud/rules";
import { rules as booking } from "./booking";

/** What holds of entities beside their definitions, by the entity's name. */
export const rulesOf: Readonly<Record<string, Rules>> = { booking };
