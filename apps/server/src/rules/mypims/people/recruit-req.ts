import { daysAfter } from "@portal/definition/calendar";
import { and, eq, isNull } from "drizzle-orm";
import { applicant } from "../../../db/tables";
import { KEPT } from "../../../people/recruiting/kept";
import type { RequestContext, RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

/** Requests for people: what is known of who applied is kept for some time after they are closed, and no longer. */
export const rules: RulesOf<"recruit_req"> = {
  async saved(context, { before, after }) {
    if (before !== null && before.status !== "close" && after.status === "close")
      await keepNoLonger(context, after.idx);
  },

  async moved(context, { after, move }) {
    if (move === "close") await keepNoLonger(context, after.idx);
  },
};

/** Those who are still somewhere on the way as well, and who was hired: their record is that of the staff now. */
async function keepNoLonger({ db, now }: RequestContext, idx_req: number): Promise<void> {
  const isLeft = and(eq(applicant.idx_req, idx_req), isNull(applicant.keep_until), isNull(applicant.deleted_at));
  await db
    .update(applicant)
    .set({ keep_until: daysAfter(dayOf(now), KEPT) })
    .where(isLeft);
}
