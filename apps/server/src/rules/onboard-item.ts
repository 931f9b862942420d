import type { Rules } from "../crud/rules";

/** What is ready for somebody who joins is ready from then on. */
export const rules: Rules = {
  moving: async ({ now }) => ({ done_at: now }),
};
