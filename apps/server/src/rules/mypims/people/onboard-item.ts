import type { RulesOf } from "../../../crud/rules";

/** What is ready for somebody who joins is ready from then on. */
export const rules: RulesOf<"onboard_item"> = {
  moving: async ({ now }) => ({ done_at: now }),
};
