import { and, asc, desc, eq, gt, isNotNull, isNull, ne } from "drizzle-orm";
import { wrongFields } from "../../../api-error";
import { pledge, pledgeRound, staff } from "../../../db/tables";
import { notify } from "../../../notifications";
import type { RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

const SHORTEST = 10;
const PAGE = "/mypims/mycommunicationpledge";

/** Pledges: signed whole, in one's own name. */
export const rules: RulesOf<"pledge"> = {
  async moving({ db }, { record, move, values }) {
    if (move !== "sign") return undefined;
    const given = { ...record, ...values };
    const [found] = await db
      .select({ items: pledgeRound.items, kname: staff.kname })
      .from(pledgeRound)
      .innerJoin(staff, eq(staff.idx, given.idx_staff))
      .where(eq(pledgeRound.idx, given.idx_round));
    const checks = given.checks ?? [];
    if (!found?.items?.every((_, at) => checks[at] === true))
      throw wrongFields({ checks: "항목동의: 모든 항목에 동의해야 서명할 수 있습니다." });
    if ((given.commitment ?? "").trim().length < SHORTEST)
      throw wrongFields({ commitment: `나의 다짐: ${SHORTEST}자 이상 입력하세요.` });
    if (given.sign_name !== found.kname) throw wrongFields({ sign_name: "서명은 본인 이름과 같아야 합니다." });
    return undefined;
  },

  async moved({ db, now }, { after, move, reason }) {
    if (move !== "again") return;
    const { idx, idx_staff } = after;
    const title = `소통서약에 다시 서명해 주세요: ${reason}`;
    await notify(db, { to: [idx_staff], kind: "education", title, link: `${PAGE}?idx=${idx}` }, now);
  },

  /** What somebody signed before, and when the next round opens. */
  async extra({ db, now }, record) {
    const { idx, idx_staff } = record;
    const past = await db
      .select({ title: pledgeRound.title, commitment: pledge.commitment, signed_at: pledge.signed_at })
      .from(pledge)
      .innerJoin(pledgeRound, eq(pledgeRound.idx, pledge.idx_round))
      .where(and(eq(pledge.idx_staff, idx_staff), ne(pledge.idx, idx), isNotNull(pledge.signed_at)))
      .orderBy(desc(pledge.signed_at));
    const [next] = await db
      .select({ day: pledgeRound.open_from })
      .from(pledgeRound)
      .where(and(gt(pledgeRound.open_from, dayOf(now)), isNull(pledgeRound.deleted_at)))
      .orderBy(asc(pledgeRound.open_from))
      .limit(1);
    return { past, next: next?.day ?? null };
  },
};
