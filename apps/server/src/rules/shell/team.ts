import { daysAfter } from "@portal/definition/calendar";
import { and, eq, exists, gte, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { wrongFields } from "../../api-error";
import { placeOfTeam } from "../../company/place-of-staff";
import { mgmtPlan, office, orgHead } from "../../db/tables";
import { followUnit, refuseInhabited, refuseRaising } from "../../people/units";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

/** Teams: they lie in an office that is in use, and are closed when nobody is left in them. */
export const rules: RulesOf<"team"> = {
  async saving(context, { before, after }) {
    const { idx_office, is_use } = after;
    const isIn = and(eq(office.idx, idx_office), eq(office.is_use, true), isNull(office.deleted_at));
    const [above] = await context.db.select().from(office).where(isIn).for("share");
    if (is_use && !above) throw wrongFields({ idx_office: "본부: 쓰고 있는 본부를 선택하세요." });
    if (before?.is_use && !is_use) await refuseInhabited(context, "team", before.idx);
    if (before && above && before.idx_office !== idx_office)
      await refuseRaising(context, { idx_sector: above.idx_sector, idx_office });
    return undefined;
  },

  async saved(context, { before, after }) {
    const { idx, idx_office } = after;
    if (!before || before.idx_office === idx_office) return;
    const place = await placeOfTeam(context.db, idx);
    if (place) await followUnit(context, "team", idx, place);
    await context.db.update(orgHead).set({ idx_office }).where(eq(orgHead.idx_team, idx));
  },

  async merging(context, { gone: from, kept: into }) {
    if (!into.is_use) throw wrongFields({ is_use: "닫은 팀으로는 합칠 수 없습니다." });
    // people of the one come to the other's place, and what is given to the one is given to the other
    await refuseRaising(context, { ...(await placeOfTeam(context.db, into.idx)), idx_team: into.idx });
    await refuseRaising(context, { idx_team: from.idx });
    await endHeads(context, from.idx);
    await endPlans(context, from.idx, into.idx);
    return undefined;
  },
};

/** Nobody heads a team that is gone: who does ends the day before, who was to come does not. */
async function endHeads({ db, now }: RequestContext, idx: number): Promise<void> {
  const today = dayOf(now);
  const isOf = and(eq(orgHead.unit_level, "2"), eq(orgHead.unit_idx, idx), isNull(orgHead.deleted_at));
  await db
    .update(orgHead)
    .set({ deleted_at: now })
    .where(and(isOf, gte(orgHead.date_from, today)));
  await db
    .update(orgHead)
    .set({ date_to: daysAfter(today, -1) })
    .where(and(isOf, or(isNull(orgHead.date_to), gte(orgHead.date_to, today))));
}

/** Of two plans for the same time the one of the team that stays is in force; the other is kept as it is. */
async function endPlans({ db }: RequestContext, idx: number, into: number): Promise<void> {
  const kept = alias(mgmtPlan, "kept");
  const { year, period, period_no } = mgmtPlan;
  const isSame = and(
    eq(kept.idx_team, into),
    eq(kept.is_live, true),
    isNull(kept.deleted_at),
    eq(kept.year, year),
    eq(kept.period, period),
    sql`${kept.period_no} is not distinct from ${period_no}`,
  );
  await db
    .update(mgmtPlan)
    .set({ is_live: false })
    .where(and(eq(mgmtPlan.idx_team, idx), exists(db.select({ idx: kept.idx }).from(kept).where(isSame))));
}
