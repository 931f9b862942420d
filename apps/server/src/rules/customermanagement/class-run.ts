import { notBefore } from "@portal/definition";
import { eq } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { planClass } from "../../classes/plan-class";
import { daysOff } from "../../company/holidays";
import { asOfOpportunity, lockOpportunity, refuseBackwards } from "../../customers/opportunity";
import { sessionsUntil } from "../../customers/sessions";
import { contract } from "../../db/tables";
import type { RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";

/** Classes: whose they are, how many sessions they have, and what they end with. */
export const rules: RulesOf<"class_run"> = {
  async saving({ db, now }, { before: old, after: given }) {
    const opportunity = await lockOpportunity(db, given.idx_smp);
    refuseBackwards(given.date_from, given.date_to, ["시작일", "종료일"]);
    const times = given.class_time;
    const wrong = times.flatMap(({ time_from, time_to }, at) =>
      time_to <= time_from ? [[`class_time.${at}.time_to`, notBefore("종료 시각", "시작 시각")]] : [],
    );
    if (wrong.length > 0) throw wrongFields(Object.fromEntries(wrong));
    if (given.idx_contract && given.idx_contract !== old?.idx_contract) {
      const [found] = await db
        .select({ of: contract.idx_smp })
        .from(contract)
        .where(eq(contract.idx, given.idx_contract));
      if (found?.of !== given.idx_smp) throw wrongFields({ idx_contract: "계약: 이 영업건의 계약을 선택하세요." });
    }
    const { idx_owner: _, ...place } = asOfOpportunity(opportunity);
    const holidays = await daysOff(db);
    const all = sessionsUntil(given, given.date_to, holidays);
    return {
      ...place,
      sessions: given.sessions ?? (all || null),
      sessions_done: sessionsUntil(given, dayOf(now), holidays),
    };
  },

  async moving({ now }, { record: row, move }) {
    if (move === "start" && row.date_from > dayOf(now)) throw new ApiError(409, "시작일이 되지 않았습니다.");
    return undefined;
  },

  async moved(context, { after, move }) {
    if (!["plan", "planRest"].includes(move)) return;
    await planClass(context, after, await daysOff(context.db));
  },

  async removing(_, record) {
    if (record.status !== "plan") throw new ApiError(409, "시작한 클래스는 지우지 않고 중단합니다.");
  },
};
