import { permissionsOf } from "@portal/definition";
import { and, eq, gte, isNull, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ApiError } from "../../../api-error";
import { interview, interviewEval } from "../../../db/tables";
import { areMarksOpen } from "../../../people/recruiting/interviews";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

/** Marks of an interview: each by the one who gives them, and read by others who interviewed once theirs are given. */
export const rules: RulesOf<"interview_eval"> = {
  visible({ asker, person, now }, table) {
    const isMine = eq(table.idx_interviewer, person.idx);
    const own = alias(interviewEval, "own");
    const isOwed = and(
      eq(own.idx_interview, table.idx_interview),
      eq(own.idx_interviewer, person.idx),
      eq(own.status, "open"),
      isNull(own.deleted_at),
    );
    // the people team too: who gives marks has not read those of others before
    const seen = or(isMine, notExists(sql`(select from ${interviewEval} own where ${isOwed})`));
    if (permissionsOf(asker).pd_auth) return seen;
    return and(seen, or(isNull(table.open_until), gte(table.open_until, dayOf(now))));
  },

  mayMove: ({ person, now }, { idx_interviewer, starts_at }) =>
    idx_interviewer === person.idx && areMarksOpen(starts_at, now),

  async moving({ db }, { record }) {
    const [of] = await db.select().from(interview).where(eq(interview.idx, record.idx_interview));
    if (!of || !["plan", "done"].includes(of.status)) throw new ApiError(409, "열리지 않은 면접은 평가할 수 없습니다.");
    return undefined;
  },
};
