import { and, eq, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { askerOf } from "../access/asker";
import { mayMore } from "../access/not-above";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { office, orgHead, staff, staffOrder, staffPost, team } from "../db/tables";
import type { RequestContext } from "../records/rules";
import { dayOf } from "../seoul";

/** How many people are told by name. */
const TOLD = 5;
/** Orders that are still to be carried out. */
const ahead = ["draft", "plan"];

const levels = {
  sector: { at: "idx_sector", to: "idx_to_sector" },
  office: { at: "idx_office", to: "idx_to_office" },
  team: { at: "idx_team", to: "idx_to_team" },
} as const;

type Level = keyof typeof levels;

/** A place in the company, as far as it is meant. */
interface Place {
  readonly idx_sector?: number;
  readonly idx_office?: number;
  readonly idx_team?: number;
}

/** Refuses to put people where they come by permissions that whoever does it has not: it would be a way up. */
export async function refuseRaising({ db, asker, now }: RequestContext, place: Place): Promise<void> {
  const nowhere = { idx: 0, idx_position: 0, idx_sector: 0, idx_office: 0, idx_team: null };
  if (mayMore(await askerOf(db, { ...nowhere, ...place }, dayOf(now)), asker))
    throw new ApiError(
      403,
      "그 조직에는 나에게 없는 권한이 주어져 있습니다. 그 권한이 있는 관리자가 옮기거나 합쳐야 합니다.",
    );
}

/** How many of the company, its offices and teams nobody heads on a day who is here to do it. */
export async function countVacant(db: Database, day: string): Promise<number> {
  const headed = (level: string) => sql`(select from ${orgHead} head join ${staff} on ${staff.idx} = head.idx_staff
    where head.unit_level = ${level} and head.unit_idx = unit.idx and head.deleted_at is null and ${staff.status} = 'active'
      and ${day}::date >= head.date_from and (head.date_to is null or ${day}::date <= head.date_to))`;
  const vacant = (table: typeof office | typeof team, level: string) =>
    sql`select from ${table} unit where unit.is_use is not false and unit.deleted_at is null and not exists ${headed(level)}`;
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from (select from (select 0 as idx) unit where not exists ${headed("0")}
      union all ${vacant(office, "1")} union all ${vacant(team, "2")}) vacant`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** Refuses to close a unit while people are in it, are to come, or while units below it are open; says which. */
export async function refuseInhabited({ db, now }: RequestContext, level: Level, idx: number): Promise<void> {
  const { at, to } = levels[level];
  const below = level === "team" ? undefined : level === "office" ? team : office;
  const isBelow =
    level === "sector" ? eq(office.idx_sector, idx) : level === "office" ? eq(team.idx_office, idx) : undefined;
  const units = below
    ? await db
        .select({ name: below.kname })
        .from(below)
        .where(and(isBelow, eq(below.is_use, true), isNull(below.deleted_at)))
        .orderBy(below.sort, below.idx)
    : [];
  const isLive = or(isNull(staffPost.date_to), gte(staffPost.date_to, dayOf(now)));
  const isHere = [
    and(eq(staff[at], idx), ne(staff.status, "retired"), isNull(staff.deleted_at)),
    inArray(
      staff.idx,
      db
        .select({ idx: staffPost.idx_staff })
        .from(staffPost)
        .where(and(eq(staffPost[at], idx), isLive, isNull(staffPost.deleted_at))),
    ),
    inArray(
      staff.idx,
      db
        .select({ idx: staffOrder.idx_staff })
        .from(staffOrder)
        .where(and(eq(staffOrder[to], idx), inArray(staffOrder.status, ahead), isNull(staffOrder.deleted_at))),
    ),
  ];
  const people = await db
    .select({ name: staff.kname })
    .from(staff)
    .where(or(...isHere))
    .orderBy(staff.kname, staff.idx);
  const left = [told(units, "하위 조직", "개"), told(people, "사람", "명")].filter(Boolean);
  if (left.length > 0)
    throw new ApiError(409, `닫을 수 없습니다. ${left.join(", ")} 남아 있습니다. 먼저 옮기거나 합치세요.`);
}

function told(found: readonly { name: string }[], what: string, unit: string): string {
  if (found.length === 0) return "";
  const names = found.slice(0, TOLD).map(({ name }) => name);
  const more = found.length > TOLD ? ` 외 ${found.length - TOLD}${unit}` : "";
  return `${what}(${names.join(", ")}${more})`;
}

/** What lies in a unit that has moved lies where it is now: people, their second posts, and orders that are to come. */
export async function followUnit(
  { db, now, person }: RequestContext,
  level: Exclude<Level, "sector">,
  idx: number,
  to: Place,
) {
  const { at, to: ordered } = levels[level];
  const by = { mdate: now, idx_editor: person.idx };
  await db
    .update(staff)
    .set({ ...to, ...by })
    .where(eq(staff[at], idx));
  await db
    .update(staffPost)
    .set({ ...to, ...by })
    .where(eq(staffPost[at], idx));
  await db
    .update(staffOrder)
    .set({
      idx_to_sector: to.idx_sector,
      ...(to.idx_office !== undefined && { idx_to_office: to.idx_office }),
      ...by,
    })
    .where(and(eq(staffOrder[ordered], idx), inArray(staffOrder.status, ahead)));
}
