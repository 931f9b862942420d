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
  visible(asking, table) {
    if (permissionsOf(asking.asker).pd_auth) return undefined;
    return mineOpenOn(asking, eq(interviewEval.idx_applicant, table.idx));
  },

  async moving({ now }, { move }) {
    return move === "drop" || move === "giveUp" ? { keep_until: daysAfter(dayOf(now), KEPT) } : undefined;
  },

  async moved(asking, { after: hired, move }) {
    await endStage(asking, hired.idx, ["hire", "drop", "giveUp"].includes(move));
    if (move !== "hire") return;
    const [req] = await asking.db.select().from(recruitReq).where(eq(recruitReq.idx, hired.idx_req));
    if (!req) return;
    const isHired = and(eq(applicant.idx_req, req.idx), eq(applicant.stage, "hired"), isNull(applicant.deleted_at));
    if ((await asking.db.$count(applicant, isHired)) >= req.headcount && req.status === "open")
      await asking.change("recruit_req", req.idx, { status: "close" });
    // what they have said of themselves stays with them, and goes with it
    const known = new URLSearchParams({
      applicant: String(hired.idx),
      office: String(req.idx_office),
      team: String(req.idx_team),
      employ_type: req.employ_type,
    });
    const title = `입사자 등록을 이어서 하세요: ${hired.name}`;
    const link = `/mypims/employeeadd?${known}`;
    await notify(asking.db, { to: [asking.person.idx], kind: "recruit", title, link }, asking.now);
  },
};
