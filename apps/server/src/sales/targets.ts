import type { GivenIn, saveSalesTargets } from "@portal/definition/contract";
import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { office, salesPublish, salesTarget, team } from "../db/tables";
import { logStatus } from "../status-log";

/** What the teams are to sell in a year: those with a target, and those that sold in it or the year before. */
export async function targetsOfYear(db: Database, year: number) {
  const list = await db
    .select({ idx_team: salesTarget.idx_team, month: salesTarget.month, amount: salesTarget.amount })
    .from(salesTarget)
    .where(
      and(
        isNull(salesTarget.deleted_at),
        gte(salesTarget.month, `${year}-01`),
        lt(salesTarget.month, `${year + 1}-01`),
      ),
    )
    .orderBy(asc(salesTarget.idx_team), asc(salesTarget.month));
  const sold = db
    .select({ idx: salesPublish.idx_team })
    .from(salesPublish)
    .where(
      and(
        isNull(salesPublish.deleted_at),
        gte(salesPublish.issue_date, `${year - 1}-01-01`),
        lt(salesPublish.issue_date, `${year + 1}-01-01`),
      ),
    );
  const teams = await db
    .select({ idx: team.idx, name: team.kname })
    .from(team)
    .where(or(inArray(team.idx, [0, ...list.map(({ idx_team }) => idx_team)]), sql`${team.idx} in ${sold}`))
    .orderBy(asc(team.kname));
  return { teams, list };
}

/** Sets targets; 0 takes one away. Each change is logged. Returns how many were not what they are now. */
export async function setTargets(
  db: Database,
  list: GivenIn<typeof saveSalesTargets>["list"],
  person: Person,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const wanted = [...new Set(list.map(({ idx_team }) => idx_team))];
    const places = await tx
      .select({ idx_team: team.idx, idx_office: office.idx, idx_sector: office.idx_sector })
      .from(team)
      .innerJoin(office, eq(office.idx, team.idx_office))
      .where(inArray(team.idx, wanted));
    if (places.length < wanted.length) throw new ApiError(400, "없는 팀입니다. 화면을 새로 고치세요.");
    let changed = 0;
    for (const { idx_team, month, amount } of list) {
      const isSet = and(
        eq(salesTarget.idx_team, idx_team),
        eq(salesTarget.month, month),
        isNull(salesTarget.deleted_at),
      );
      const [before] = await tx.select().from(salesTarget).where(isSet).for("update");
      const [was, is] = [before?.amount ?? 0, amount];
      if (was === is) continue;
      const place = places.find((one) => one.idx_team === idx_team) as (typeof places)[number];
      const values = { ...place, amount, deleted_at: amount === 0 ? now : null, idx_editor: person.idx, mdate: now };
      const [row] = await tx
        .insert(salesTarget)
        .values({ ...place, month, amount, idx_writer: person.idx, wdate: now })
        .onConflictDoUpdate({
          target: [salesTarget.idx_team, salesTarget.month],
          targetWhere: isNull(salesTarget.deleted_at),
          set: values,
        })
        .returning({ idx: salesTarget.idx });
      const log = { entity: "sales_target", idx: row?.idx ?? 0, from: String(was), to: String(is) };
      await logStatus(tx, log, person.idx, now);
      changed++;
    }
    return changed;
  });
}
