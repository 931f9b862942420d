import { permissionsOf } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, eq, isNull } from "drizzle-orm";
import { applicant, interviewEval, recruitReq } from "../../../db/tables";
import { notify } from "../../../notifications";
import { endStage, mineOpenOn } from "../../../people/recruiting/interviews";
import { KEPT } from "../../../people/recruiting/kept";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

/** Applicants: kept no longer than need be. */
export const rules: RulesOf<"applicant"> = {
  /** Whoever interviews, until some time after the stage. */
  visible(context, table) {
    if (permissionsOf(context.asker).pd_auth) return undefined;
    return mineOpenOn(context, eq(interviewEval.idx_applicant, table.idx));
  },

  async moving({ now }, { move }) {
    return move === "drop" || move === "giveUp" ? { keep_until: daysAfter(dayOf(now), KEPT) } : undefined;
  },

  async moved(context, { after: hired, move }) {
    await endStage(context, hired.idx, ["hire", "drop", "giveUp"].includes(move));
    if (move !== "hire") return;
    const [req] = await context.db.select().from(recruitReq).where(eq(recruitReq.idx, hired.idx_req));
    if (!req) return;
    const isHired = and(eq(applicant.idx_req, req.idx), eq(applicant.stage, "hired"), isNull(applicant.deleted_at));
    if ((await context.db.$count(applicant, isHired)) >= req.headcount && req.status === "open")
      await context.change("recruit_req", req.idx, { status: "close" });
    // what they have said of themselves stays with them, and goes with it
    const known = new URLSearchParams({
      applicant: String(hired.idx),
      office: String(req.idx_office),
      team: String(req.idx_team),
      employ_type: req.employ_type,
    });
    const title = `입사자 등록을 이어서 하세요: ${hired.name}`;
    const link = `/mypims/employeeadd?${known}`;
    await notify(context.db, { to: [context.person.idx], kind: "recruit", title, link }, context.now);
  },
};
