import { daysAfter } from "@portal/definition/calendar";
import { and, eq, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { office, orgHead, staff, team } from "../../../db/tables";
import { notify } from "../../../notifications";
import { giveTurns } from "../../../people/head-turns";
import type { GivenOf, RecordOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";
import { dayOf } from "../../../seoul";

type Given = GivenOf<"org_head">;

/** Heads: one main head of a unit at a time; who comes ends who was, the day before. */
export const rules: RulesOf<"org_head"> = {
  async saving(context, { before, after: given }) {
    if (given.idx_staff === context.person.idx) throw new ApiError(403, "본인의 임명은 다른 담당자가 등록해야 합니다.");
    const unit = await unitOf(context, given);
    const isHere = and(eq(staff.idx, given.idx_staff), eq(staff.status, "active"));
    if ((await context.db.$count(staff, isHere)) === 0)
      throw wrongFields({ idx_staff: "조직장: 재직 중인 직원을 선택하세요." });
    const isNews = !before?.hand_over || before.date_from !== given.date_from;
    if (given.hand_over && isNews && given.date_from < dayOf(context.now))
      throw wrongFields({ hand_over: "결재 이관: 시작일이 오늘이거나 그 뒤일 때 할 수 있습니다." });
    await endBefore(context, { ...given, ...unit });
    return unit;
  },

  async saved(context, { before, after: head }) {
    // what begins later is given on by the night
    if (head.hand_over && head.handed_over_at === null && head.date_from === dayOf(context.now))
      await giveTurns(context.db, head, context);
    if (before && before.idx_staff === head.idx_staff && before.date_from === head.date_from) return;
    await tellOf(context, head);
  },

  /** What has been is history. */
  async removing({ now }, record) {
    if (record.date_from <= dayOf(now)) throw new ApiError(409, "시작한 임명은 지울 수 없습니다. 종료일을 입력하세요.");
  },
};

async function unitOf({ db }: RequestContext, { idx_office, idx_team }: Given) {
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

/** Tells who heads a unit from now on, who did until then, and those who work in it. */
async function tellOf({ db, now, person }: RequestContext, head: RecordOf<"org_head">): Promise<void> {
  const { unit_level, unit_idx, idx_staff, date_from, is_acting } = head;
  const as = is_acting ? "직무대행" : "조직장";
  const called = await nameOf(db, head);
  const [who] = await db.select({ kname: staff.kname }).from(staff).where(eq(staff.idx, idx_staff));
  const tell = (to: readonly number[], title: string, link?: string) =>
    notify(db, { to: to.filter((idx) => idx !== person.idx), kind: "people", title, ...(link && { link }) }, now);
  const page = (idx: number) => `/mypims/personalinfolist_tab3/${idx}`;
  await tell([idx_staff], `${called} ${as} 임명: ${date_from}부터`, page(idx_staff));
  const ended = and(
    eq(orgHead.unit_level, unit_level),
    eq(orgHead.unit_idx, unit_idx),
    eq(orgHead.date_to, daysAfter(date_from, -1)),
    eq(orgHead.is_acting, false),
    isNull(orgHead.deleted_at),
    ne(orgHead.idx_staff, idx_staff),
  );
  const former = is_acting ? [] : (await db.select().from(orgHead).where(ended)).map((row) => row.idx_staff);
  for (const idx of former) await tell([idx], `${called} 조직장 임기 종료: ${daysAfter(date_from, -1)}까지`, page(idx));
  const isIn = { "0": undefined, "1": eq(staff.idx_office, unit_idx), "2": eq(staff.idx_team, unit_idx) }[unit_level];
  const here = await db
    .select({ idx: staff.idx })
    .from(staff)
    .where(and(isIn, eq(staff.status, "active"), isNull(staff.deleted_at)));
  const members = here.map(({ idx }) => idx).filter((idx) => idx !== idx_staff && !former.includes(idx));
  await tell(members, `${date_from}부터 ${called} ${as}: ${who?.kname ?? ""}`);
}

async function nameOf(db: RequestContext["db"], { unit_level, unit_idx }: RecordOf<"org_head">): Promise<string> {
  if (unit_level === "0") return "회사";
  const [unit] =
    unit_level === "1"
      ? await db.select({ kname: office.kname }).from(office).where(eq(office.idx, unit_idx))
      : await db.select({ kname: team.kname }).from(team).where(eq(team.idx, unit_idx));
  return unit?.kname ?? "회사";
}

/** The main head who was ends the day before; one who begins later, or on the same day, stands in the way. */
async function endBefore(
  { db }: RequestContext,
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
