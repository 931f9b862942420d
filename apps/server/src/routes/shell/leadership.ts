import { isToldOfOthers } from "@portal/definition";
import { getLeadership } from "@portal/definition/contract";
import { idsOf } from "../../access/asker";
import { graduates, newestRound } from "../../home/leadership";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { dayOf } from "../../seoul";

/** The leadership course: what it is, and who took part. */
export const leadershipRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getLeadership, async (_, { person }) => {
    const today = dayOf(now());
    const { round, mine } = await newestRound(db, person.idx);
    return {
      round,
      mine,
      is_open: round !== null && round.apply_from <= today && today <= round.apply_to,
      graduates: isToldOfOthers(idsOf(person)) ? await graduates(db, today) : [],
    };
  });
};
