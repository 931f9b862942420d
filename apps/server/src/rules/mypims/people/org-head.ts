import { notBefore } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, eq, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import type { GivenOf } from "../../../crud/record-of";
import type { Asking, RulesOf } from "../../../crud/rules";
import { office, orgHead, staff, team } from "../../../db/tables";
import { notify } from "../../../notifications";
import { dayOf } from "../../../seoul";

type Given = GivenOf<"org_head">;

/** Heads: one main head of a unit at a time; who comes ends who was, the day before. */
export const rules: RulesOf<"org_head"> = {
  async saving(asking, { after: given }) {
    if (given.idx_staff === asking.person.idx) throw new ApiError(403, "본인의 임명은 다른 담당자가 등록해야 합니다.");
    const unit = await unitOf(asking, given);
    if (given.date_to && given.date_to < given.date_from) throw wrongFields({ date_to: notBefore("종료일", "시작일") });
    const isHere = and(eq(staff.idx, given.idx_staff), eq(staff.status, "active"));
    if ((await asking.db.$count(staff, isHere)) === 0)
      throw wrongFields({ idx_staff: "조직장: 재직 중인 직원을 선택하세요." });
    await endBefore(asking, { ...given, ...unit });
    return unit;
  },

  async saved({ db, now, person }, { after: head }) {
    const title = `조직장 임명: ${head.date_from}부터${head.is_acting ? " 직무대행" : ""}`;
    const to = [head.idx_staff].filter((idx) => idx !== person.idx);
    await notify(db, { to, kind: "people", title, link: `/mypims/personalinfolist_tab3/${head.idx_staff}` }, now);
  },

  /** What has been is history. */
  async removing({ now }, record) {
    if (record.date_from <= dayOf(now)) throw new ApiError(409, "시작한 임명은 지울 수 없습니다. 종료일을 입력하세요.");
  },
};

async function unitOf({ db }: Asking, { idx_office, idx_team }: Given) {
  if (idx_team) {
    const [found] = await db
      .select()
      .from(team)
      .where(and(eq(team.idx, idx_team), eq(team.is_use, true)));
    if (!found || (idx_office && found.idx_office !== idx_office))
      throw wrongFields({ idx_team: "팀: 그 본부의 쓰고 있는 팀을 선택하세요." });
    return { unit_level: "2", unit_idx: idx_team, idx_office: found.idx_office };
  }
  if (!idx_office) return { unit_level: "0", unit_idx: 0 };
  const [found] = await db
    .select()
    .from(office)
    .where(and(eq(office.idx, idx_office), eq(office.is_use, true)));
  if (!found) throw wrongFields({ idx_office: "본부: 쓰고 있는 본부를 선택하세요." });
  return { unit_level: "1", unit_idx: idx_office };
}

/** The main head who was ends the day before; one who begins later, or on the same day, stands in the way. */
async function endBefore(
  { db }: Asking,
  head: Given & { readonly unit_level: string; readonly unit_idx: number },
): Promise<void> {
  if (head.is_acting) return;
  // of two who are appointed at the same moment the second one sees the first
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`org_head ${head.unit_level} ${head.unit_idx}`}, 0))`,
  );
  const others = and(
    eq(orgHead.unit_level, head.unit_level),
    eq(orgHead.unit_idx, head.unit_idx),
    eq(orgHead.is_acting, false),
    isNull(orgHead.deleted_at),
    or(isNull(orgHead.date_to), gte(orgHead.date_to, head.date_from)),
    head.idx ? ne(orgHead.idx, head.idx) : undefined,
  );
  await db
    .update(orgHead)
    .set({ date_to: daysAfter(head.date_from, -1) })
    .where(and(others, lt(orgHead.date_from, head.date_from)));
  const later = await db.select().from(orgHead).where(others);
  if (later.some(({ date_from }) => !head.date_to || date_from <= head.date_to))
    throw wrongFields({ date_from: "시작일: 그 기간에 이미 조직장이 있습니다. 그 임명을 먼저 정리하세요." });
}
