import { eq } from "drizzle-orm";
import type { Rules } from "../crud/rules";
import { type miProfile, staff } from "../db/tables";

type Profile = typeof miProfile.$inferSelect;

/** Instructors are called by their names. */
export const rules: Rules = {
  async saving({ db }, { after }) {
    const { idx_staff } = after as Profile;
    const [found] = await db.select({ name: staff.kname }).from(staff).where(eq(staff.idx, idx_staff));
    return { name: found?.name ?? null };
  },
};
