import { type Asker, rowsOf } from "@portal/definition";
import { sql } from "drizzle-orm";
import { whereRows } from "../access/rows-where";
import type { Database } from "../db/open";
import { mgmtPlan } from "../db/tables";

/** The offices and teams that somebody leads, of which nobody has begun a plan for a year. */
export async function unplannedUnits(db: Database, asker: Asker, year: number) {
  const mine = whereRows(rowsOf(asker, ["isLead:team"], { isPlaced: true }), mgmtPlan);
  // the same condition that opens plans is asked of the units, under the plans' name
  const { rows } = await db.execute<{ idx_office: string; idx_team: string | null; name: string }>(sql`
    select idx_office, idx_team, name from (
      select idx as idx_office, null::bigint as idx_team, kname as name from office
      where is_use is not false and deleted_at is null
      union all
      select idx_office, idx, kname from team where is_use is not false and deleted_at is null
    ) ${mgmtPlan}
    where ${mine} and not exists (
      select from ${mgmtPlan} plan
      where plan.year = ${year} and plan.period = 'year' and plan.is_live and plan.deleted_at is null
        and plan.idx_office = ${mgmtPlan.idx_office} and plan.idx_team is not distinct from ${mgmtPlan.idx_team})
    order by idx_office, idx_team nulls first`);
  return rows.map(({ idx_office, idx_team, name }) => ({
    idx_office: Number(idx_office),
    idx_team: idx_team === null ? null : Number(idx_team),
    name,
  }));
}
