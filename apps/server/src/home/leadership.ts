import { moduleOf } from "@portal/definition";
import type { AnswerOf, getLeadership } from "@portal/definition/contract";
import { and, asc, desc, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "../db/open";
import { leadershipApply, leadershipRound, staff, team } from "../db/tables";

const states: Readonly<Record<string, string>> = moduleOf.leadership.entities.leadership_apply.fields.status.options;

type Course = AnswerOf<typeof getLeadership>;

/** The newest round, and somebody's application for it; none before the first one. */
export async function newestRound(db: Database, person: number): Promise<Pick<Course, "round" | "mine">> {
  const [found] = await db
    .select()
    .from(leadershipRound)
    .where(isNull(leadershipRound.deleted_at))
    .orderBy(desc(leadershipRound.year), desc(leadershipRound.apply_from))
    .limit(1);
  if (!found) return { round: null, mine: null };
  const { idx, title, body, apply_from, apply_to, capacity } = found;
  const isMine = and(eq(leadershipApply.idx_round, idx), eq(leadershipApply.idx_staff, person));
  const [mine] = await db
    .select({ idx: leadershipApply.idx, status: leadershipApply.status })
    .from(leadershipApply)
    .where(and(isMine, isNull(leadershipApply.deleted_at)));
  return {
    round: { idx, title, body: body ?? "", apply_from, apply_to, capacity: capacity ?? 0 },
    mine: mine ? { idx: mine.idx, state: states[mine.status] ?? "" } : null,
  };
}

/** Who was chosen in the rounds that are closed, the latest year first. */
export async function graduates(db: Database, today: string): Promise<Course["graduates"]> {
  const rows = await db
    .select({
      round: leadershipRound.idx,
      year: leadershipRound.year,
      title: leadershipRound.title,
      kname: staff.kname,
      team_name: team.kname,
    })
    .from(leadershipApply)
    .innerJoin(leadershipRound, eq(leadershipRound.idx, leadershipApply.idx_round))
    .innerJoin(staff, eq(staff.idx, leadershipApply.idx_staff))
    .leftJoin(team, eq(team.idx, leadershipApply.idx_team))
    .where(
      and(eq(leadershipApply.status, "pass"), lt(leadershipRound.apply_to, today), isNull(leadershipRound.deleted_at)),
    )
    .orderBy(desc(leadershipRound.year), desc(leadershipRound.idx), asc(staff.kname));
  return [...new Set(rows.map(({ round }) => round))].map((idx) => {
    const list = rows.filter(({ round }) => round === idx);
    return {
      year: list[0]?.year ?? 0,
      title: list[0]?.title ?? "",
      list: list.map(({ kname, team_name }) => ({ kname, team_name: team_name ?? "" })),
    };
  });
}
