import type { RulesOf } from "../../../records/rules";

/** Rounds of the job rotation. */
export const rules: RulesOf<"jobrotation"> = {
  /** Whoever may apply reads the notice, with its pictures and the example. */
  mayReadFiles: async () => true,
};
