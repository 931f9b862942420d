import {
  type AnswerOf,
  applyLeadership,
  cancelLeadership,
  decideLeadership,
  getLeadership,
  getLeadershipApplicants,
  saveLeadershipRound,
} from "@portal/definition/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import { leadershipApply, leadershipRound } from "../db/tables";
import { applicantsOf, apply, cancel, decide, graduates, newestRound } from "../leadership";
import { sanitised } from "../sanitised";
import { dayOf } from "../seoul";
import { serve } from "./answer";
import type { Routes } from "./routes";

type ApplyStatus = NonNullable<AnswerOf<typeof getLeadership>["mine"]>["status"];

/** The leadership course: what it is, applying for it, and choosing who takes part. */
export const leadershipRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getLeadership, async (_, { person }) => {
    const today = dayOf(now());
    const round = await newestRound(db);
    const [mine] = round
      ? await db
          .select()
          .from(leadershipApply)
          .where(and(eq(leadershipApply.idx_round, round.idx), eq(leadershipApply.idx_staff, person.idx)))
      : [];
    return {
      round: round ?? null,
      is_open: round !== undefined && round.apply_from <= today && today <= round.apply_to,
      mine: mine
        ? {
            motive: mine.motive,
            career: mine.career ?? "",
            recommender: mine.idx_recommender ?? 0,
            status: mine.status as ApplyStatus,
          }
        : null,
      graduates: await graduates(db, today),
    };
  });

  serve(app, services, applyLeadership, async ({ round, ...said }, { person }) => {
    await apply(db, person, round, said, now());
    return { err_msg: "신청하였습니다." };
  });

  serve(app, services, cancelLeadership, async ({ round }, { person }) => {
    await cancel(db, person, round, now());
    return { err_msg: "신청을 취소하였습니다." };
  });

  serve(app, services, saveLeadershipRound, async ({ idx, ver, capacity, ...said }, { person, audit }) => {
    audit.subject = `leadership_round ${idx}`;
    const values = { ...said, body: sanitised(said.body), capacity: capacity || null };
    const { rowCount } =
      idx === 0
        ? await db.insert(leadershipRound).values({ ...values, idx_writer: person.idx, wdate: now() })
        : await db
            .update(leadershipRound)
            .set({ ...values, idx_editor: person.idx, mdate: now(), ver: sql`${leadershipRound.ver} + 1` })
            .where(and(eq(leadershipRound.idx, idx), eq(leadershipRound.ver, ver), isNull(leadershipRound.deleted_at)));
    if (rowCount === 0) throw new ApiError(409, "다른 사용자가 먼저 수정했습니다.");
    return { err_msg: "저장하였습니다." };
  });

  serve(app, services, getLeadershipApplicants, async ({ round }) => ({ list: await applicantsOf(db, round) }));

  serve(app, services, decideLeadership, async ({ list, status }, { person, audit }) => {
    audit.subject = `leadership_apply ${list.join(" ")}`.slice(0, 200);
    const done = await decide(db, person, list, status, now());
    return { done, refused: new Set(list).size - done };
  });
};
