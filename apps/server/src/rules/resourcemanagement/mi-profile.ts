import { eq } from "drizzle-orm";
import { staff } from "../../db/tables";
import type { RulesOf } from "../../records/rules";

/** Instructors are called by their names. */
export const rules: RulesOf<"mi_profile"> = {
  async saving({ db }, { after }) {
    const { idx_staff } = after;
    const [found] = await db.select({ name: staff.kname }).from(staff).where(eq(staff.idx, idx_staff));
    return { name: found?.name ?? null };
  },
};
