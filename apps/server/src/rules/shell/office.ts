import { and, eq, isNull } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import { sector } from "../../db/tables";
import { followUnit, refuseInhabited, refuseRaising } from "../../people/units";
import type { RulesOf } from "../../records/rules";

/** Offices: they lie in a sector that is in use, and are closed when nobody and no team is left in them. */
export const rules: RulesOf<"office"> = {
  async saving(context, { before, after }) {
    const { idx_sector, is_use } = after;
    const isIn = and(eq(sector.idx, idx_sector), eq(sector.is_use, true), isNull(sector.deleted_at));
    const [above] = await context.db.select().from(sector).where(isIn).for("share");
    if (is_use && !above) throw wrongFields({ idx_sector: "부문: 쓰고 있는 부문을 선택하세요." });
    if (before?.is_use && !is_use) await refuseInhabited(context, "office", before.idx);
    if (before && before.idx_sector !== idx_sector) await refuseRaising(context, { idx_sector });
    return undefined;
  },

  async saved(context, { before, after }) {
    const { idx, idx_sector } = after;
    if (before && before.idx_sector !== idx_sector) await followUnit(context, "office", idx, { idx_sector });
  },
};
