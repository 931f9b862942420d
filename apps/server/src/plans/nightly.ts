import { permissionIds } from "@portal/definition";
import { sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { notify } from "../notifications";
import { dayOf } from "../seoul";
import { countActuals } from "./figures";

const list = "/businessmanagement/managementplanlist";
/** The days on which leads without a plan for the next year are told: its opening, D-14 and D-3 of the year's end. */
const opening = ["11-01", "12-17", "12-28"];
/** Five days behind the end of a quarter. */
const quarterly = ["01-05", "04-05", "07-05", "10-05"];

/** Counts what units have sold and spent, and tells leads what their plans want; gives how many plans have changed. */
export async function lookAfterPlans(tx: Database, now: Date): Promise<number> {
  const [year, day] = [Number(dayOf(now).slice(0, 4)), dayOf(now).slice(5)];
  if (opening.includes(day)) {
    const to = await leadsWithout(tx, year + 1);
    const title = `${year + 1}년 경영계획을 작성해 제출하세요.`;
    await notify(tx, { to, kind: "task", title, link: `${list}?year=${year + 1}` }, now);
  }
  if (quarterly.includes(day)) {
    const { rows } = await tx.execute<{ idx: string }>(sql`
      select distinct idx_submitter as idx from mgmt_plan
      where is_live and deleted_at is null and status = 'confirm' and idx_submitter is not null`);
    const to = rows.map(({ idx }) => Number(idx));
    await notify(
      tx,
      { to, kind: "task", title: "지난 분기의 목표 실적을 입력하세요.", link: `${list}?status=confirm` },
      now,
    );
  }
  return countActuals(tx);
}

/** Those who lead a team or an office that has handed in no plan for a year. */
async function leadsWithout(tx: Database, year: number): Promise<number[]> {
  const { office, team } = permissionIds.positions.leads;
  const { rows } = await tx.execute<{ idx: string }>(sql`
    select staff.idx from staff
    where staff.deleted_at is null and staff.status <> 'retired'
      and staff.idx_position = any (${`{${[...office, ...team].join(",")}}`}::bigint[])
      and not exists (
        select from mgmt_plan plan
        where plan.year = ${year} and plan.period = 'year' and plan.is_live and plan.deleted_at is null
          and plan.status not in ('draft', 'back') and plan.idx_office = staff.idx_office
          and plan.idx_team is not distinct from
            case when staff.idx_position = any (${`{${office.join(",")}}`}::bigint[]) then null else staff.idx_team end)`);
  return rows.map(({ idx }) => Number(idx));
}
