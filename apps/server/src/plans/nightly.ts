import { sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { notify } from "../notifications";
import { dayOf } from "../seoul";
import { countActuals } from "./figures";
import { headsWithoutPlan } from "./missing";

const list = "/businessmanagement/managementplanlist";
/** The days on which heads without a plan for the next year are notified: its opening, D-14 and D-3 of the year's end. */
const opening = ["11-01", "12-17", "12-28"];
/** Five days behind the end of a quarter. */
const quarterly = ["01-05", "04-05", "07-05", "10-05"];

/** Counts what units have sold and spent, and notifies heads of what their plans lack; returns how many plans have changed. */
export async function lookAfterPlans(tx: Database, now: Date, days: readonly string[] = [dayOf(now)]): Promise<number> {
  const dayAmong = (these: readonly string[]) => days.findLast((day) => these.includes(day.slice(5)));
  const opened = dayAmong(opening);
  if (opened) {
    const year = Number(opened.slice(0, 4));
    const to = await headsWithoutPlan(tx, year + 1, now);
    const title = `${year + 1}년 경영계획을 작성해 제출하세요.`;
    await notify(tx, { to, kind: "task", title, link: `${list}?year=${year + 1}` }, now);
  }
  if (dayAmong(quarterly)) {
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
