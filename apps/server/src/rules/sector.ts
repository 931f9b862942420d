import type { Rules } from "../crud/rules";
import type { sector } from "../db/tables";
import { refuseInhabited } from "../people/units";

/** Sectors: they are closed when nobody and no office is left in them. */
export const rules: Rules = {
  async saving(asking, { before, after }) {
    const { idx, is_use } = after as typeof sector.$inferSelect;
    if (before?.is_use && !is_use) await refuseInhabited(asking, "sector", idx);
    return undefined;
  },
};
