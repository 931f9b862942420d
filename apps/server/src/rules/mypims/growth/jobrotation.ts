import { and, eq, gte, isNull, ne } from "drizzle-orm";
import { wrongFields } from "../../../api-error";
import { jobrotation } from "../../../db/tables";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

/** Rounds of the job rotation: one at a time takes applications. */
export const rules: RulesOf<"jobrotation"> = {
  async saving({ db, now }, { before, after }) {
    if (!after.is_open || after.edate < dayOf(now)) return undefined;
    const isOther = before ? ne(jobrotation.idx, before.idx) : undefined;
    const isOpen = and(
      eq(jobrotation.is_open, true),
      gte(jobrotation.edate, dayOf(now)),
      isNull(jobrotation.deleted_at),
    );
    const [open] = await db.select().from(jobrotation).where(and(isOpen, isOther));
    if (open)
      throw wrongFields({ is_open: `운영: ${open.year}년 회차가 운영 중입니다. 그 회차의 운영을 먼저 끝내세요.` });
    return undefined;
  },

  /** Whoever may apply reads the notice, with its pictures and the example. */
  mayReadFiles: async () => true,
};
