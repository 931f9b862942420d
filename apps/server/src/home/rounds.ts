import type { AnswerOf, getHome } from "@portal/definition/contract";
import { and, desc, eq, gte, isNull, lte, notExists } from "drizzle-orm";
import { idsOf } from "../access/asker";
import type { Person } from "../auth/sessions";
import { missingEntries } from "../crud/by-date/round-entries";
import type { Database } from "../db/open";
import { leadershipApply, leadershipRound } from "../db/tables";
import { mayApply, openRound } from "../growth/job-rotation";
import { portalEntities } from "../portal-entities";
import { pathOf } from "./todo";

export type Round = AnswerOf<typeof getHome>["rounds"][number];

/** Finds what of one kind somebody may apply for on a day (YYYY-MM-DD, in Seoul), and has not. */
type RoundSource = (db: Database, person: Person, day: string) => Promise<readonly Round[]>;

/** What is open for applying or to be filled in. Rounds of a definition are all found by the last of these. */
const roundSources: readonly RoundSource[] = [
  async (db, person, day) => {
    const round = await openRound(db, day, person);
    if (!round || round.hasApplied || !mayApply(person, day)) return [];
    return [{ key: "jobrotation", title: "Job Rotation 신청", due: round.edate, link: "" }];
  },
  async (db, person, day) => {
    const mine = db
      .select({ idx: leadershipApply.idx })
      .from(leadershipApply)
      .where(and(eq(leadershipApply.idx_round, leadershipRound.idx), eq(leadershipApply.idx_staff, person.idx)));
    const open = await db
      .select()
      .from(leadershipRound)
      .where(
        and(
          isNull(leadershipRound.deleted_at),
          lte(leadershipRound.apply_from, day),
          gte(leadershipRound.apply_to, day),
          notExists(mine),
        ),
      )
      .orderBy(desc(leadershipRound.year));
    return open.map(({ idx, title, apply_to }) => ({
      key: `leadership ${idx}`,
      title: `${title} 신청`,
      due: apply_to,
      link: `${pathOf("leadership_apply")}?round=${idx}#add`,
    }));
  },
  (db, person, day) => missingEntries(db, portalEntities, idsOf(person), day),
];

/** What somebody may apply for, the nearest deadline first. */
export async function roundsOf(db: Database, person: Person, day: string): Promise<Round[]> {
  const lists = await Promise.all(roundSources.map((source) => source(db, person, day)));
  return lists.flat().sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}
