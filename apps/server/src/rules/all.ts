import type { Rules } from "../crud/rules";
import { rules as holiday } from "./holiday";
import { rules as telecommuting } from "./telecommuting";
import { rules as vacation } from "./vacation";

/** What holds of entities beside their definitions, by the entity's name. */
export const rulesOf: Readonly<Record<string, Rules>> = { holiday, telecommuting, vacation };
