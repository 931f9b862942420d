import { type Asker, rowsOf } from "@portal/definition";
import { type SQL, sql } from "drizzle-orm";
import { whereRows } from "../access/rows-where";
import { headsFor } from "../company/heads";
import type { Database } from "../db/open";
import { mgmtPlan } from "../db/tables";
import { dayOf } from "../seoul";

/** The offices and teams that somebody leads, of which nobody has begun a plan for a year. */
export function unplannedUnits(db: Database, asker: Asker, year: number) {
  // the same condition that opens plans is asked of the units, under the plans' name
  return unitsWithout(db, year, sql`true`, whereRows(rowsOf(asker, ["isLead:team"], { hasOrgUnit: true }), mgmtPlan));
}

/** Those who head an office or a team that has handed in no plan for a year, also for as long as they act for its head. */
export async function headsWithoutPlan(db: Database, year: number, now: Date): Promise<number[]> {
  const units = await unitsWithout(db, year, sql`plan.status not in ('draft', 'back')`);
  const places = units.map((unit) => ({ idx: 0, ...unit }));
  const heads = await headsFor(db, places, dayOf(now));
  return [...new Set(places.flatMap((unit) => heads.of(unit.idx_team === null ? "office" : "team", unit)))];
}

async function unitsWithout(db: Database, year: number, isMeant: SQL, where?: SQL) {
  const { rows } = await db.execute<{ idx_office: string; idx_team: string | null; name: string }>(sql`
    select idx_office, idx_team, name from (
      select idx as idx_office, null::bigint as idx_team, kname as name from office
      where is_use is not false and deleted_at is null
      union all
      select idx_office, idx, kname from team where is_use is not false and deleted_at is null
    ) ${mgmtPlan}
    where ${where ?? sql`true`} and not exists (
      select from ${mgmtPlan} plan
      where plan.year = ${year} and plan.period = 'year' and plan.is_live and plan.deleted_at is null and ${isMeant}
        and plan.idx_office = ${mgmtPlan.idx_office} and plan.idx_team is not distinct from ${mgmtPlan.idx_team})
    order by idx_office, idx_team nulls first`);
  return rows.map(({ idx_office, idx_team, name }) => ({
    idx_office: Number(idx_office),
    idx_team: idx_team === null ? null : Number(idx_team),
    name,
  }));
}
