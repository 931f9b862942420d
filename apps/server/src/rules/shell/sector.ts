import { refuseInhabited } from "../../people/units";
import type { RulesOf } from "../../records/rules";

/** Sectors: they are closed when nobody and no office is left in them. */
export const rules: RulesOf<"sector"> = {
  async saving(context, { before, after }) {
    if (before?.is_use && !after.is_use) await refuseInhabited(context, "sector", before.idx);
    return undefined;
  },
};
