import { monthsAfter } from "@portal/definition/calendar";
import { addJRApplicant, getJobRatationInfo } from "@portal/definition/contract";
import { and, desc, eq, gte, inArray, isNull, lte, type Placeholder, type SQL, sql } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Person } from "../../auth/sessions";
import type { Database } from "../../db/open";
import { jobrotation, jrApplicant, office, team } from "../../db/tables";
import { dayOf } from "../../seoul";
import { serve } from "../answer";
import type { Routes } from "../routes";

/** The yearly job rotation, as staff apply for it. */
export const jobRotationRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getJobRatationInfo, async (_, { person }) => {
    const today = dayOf(now());
    const round = await openRound(db, today, person);
    return {
      idx_jobrotation: round?.idx ?? 0,
      is_show_jobrotation: round !== undefined && mayApply(person, today) && !round.hasApplied,
      sdate_txt: round?.sdate ?? "",
      edate_txt: round?.edate ?? "",
      notice: round?.notice ?? "",
      sample_image: round?.sample_image ?? null,
    };
  });

  serve(app, services, addJRApplicant, async ({ idx, rotation_1, rotation_2 }, { person }) => {
    const today = dayOf(now());
    const round = await openRound(db, today, person);
    if (round?.idx !== idx) throw new ApiError(403, "잡로테이션 작성 기간이 아닙니다.");
    if (!mayApply(person, today)) throw new ApiError(403, "입사 후 1년이 지나야 신청할 수 있습니다.");
    if (![...rotation_1, ...rotation_2].some(({ title }) => title !== "")) {
      throw new ApiError(400, "희망하는 직무나 조직을 하나 이상 입력하세요.");
    }
    await checkUnits(db, rotation_2);
    const wishes = {
      rotation_1,
      rotation_2,
      ...firstOf(rotation_1, rotation_2),
      wishes: wishesText(rotation_1, rotation_2),
      mdate: now(),
      idx_editor: person.idx,
    };
    const { idx_sector, idx_office, idx_team } = person;
    const { rowCount } = await db
      .insert(jrApplicant)
      .values({
        ...wishes,
        idx_round: idx,
        idx_staff: person.idx,
        idx_writer: person.idx,
        wdate: now(),
        idx_sector,
        idx_office,
        idx_team,
      })
      .onConflictDoUpdate({
        target: [jrApplicant.idx_round, jrApplicant.idx_staff],
        targetWhere: isNull(jrApplicant.deleted_at),
        set: { ...wishes, ver: sql`${jrApplicant.ver} + 1` },
        setWhere: eq(jrApplicant.status, "submit"),
      });
    if (rowCount === 0) throw new ApiError(409, "이미 검토 중인 신청은 고칠 수 없습니다.");
    return {};
  });
};

/** The round that is open for writing on a day, and whether the person has applied. */
export async function openRound(db: Database, day: string, person: Person) {
  const [round] = await db
    .select({
      idx: jobrotation.idx,
      sdate: jobrotation.sdate,
      edate: jobrotation.edate,
      notice: jobrotation.notice,
      sample_image: jobrotation.sample_image,
      hasApplied: hasApplied(person.idx).mapWith(Boolean),
    })
    .from(jobrotation)
    .where(isOpenOn(day))
    .orderBy(desc(jobrotation.year))
    .limit(1);
  return round;
}

/** Whether somebody is to be shown the job rotation: a round is open, they may apply and have not. */
export function isShownTo(idx: number | Placeholder, day: string | Placeholder): SQL<boolean> {
  return sql`exists (select from ${jobrotation} where ${isOpenOn(day)} and not ${hasApplied(idx)})`.mapWith(
    Boolean,
  ) as SQL<boolean>;
}

function isOpenOn(day: string | Placeholder): SQL | undefined {
  return and(
    eq(jobrotation.is_open, true),
    isNull(jobrotation.deleted_at),
    lte(jobrotation.sdate, day),
    gte(jobrotation.edate, day),
  );
}

function hasApplied(idx: number | Placeholder): SQL {
  const isMine = and(eq(jrApplicant.idx_round, jobrotation.idx), eq(jrApplicant.idx_staff, idx));
  return sql`exists (select from ${jrApplicant} where ${isMine})`;
}

/** Whether somebody joined at least a year ago (section 9). */
export function mayApply({ joinday }: Person, day: string): boolean {
  return monthsAfter(joinday, 12) <= day;
}

/** Throws when a wish names an office that there is not, or a team that is not in the office. */
async function checkUnits(db: Database, wishes: readonly { idx_office: number; idx_team: number }[]): Promise<void> {
  const named = (pick: (wish: { idx_office: number; idx_team: number }) => number) =>
    wishes.map(pick).filter((idx) => idx !== 0);
  const offices = await db
    .select({ idx: office.idx })
    .from(office)
    .where(
      inArray(
        office.idx,
        named((wish) => wish.idx_office),
      ),
    );
  const teams = await db
    .select({ idx: team.idx, idx_office: team.idx_office })
    .from(team)
    .where(
      inArray(
        team.idx,
        named((wish) => wish.idx_team),
      ),
    );
  const isRight = wishes.every(
    ({ idx_office, idx_team }) =>
      (idx_office === 0 || offices.some(({ idx }) => idx === idx_office)) &&
      (idx_team === 0 || teams.some((it) => it.idx === idx_team && (idx_office === 0 || it.idx_office === idx_office))),
  );
  if (!isRight) throw new ApiError(400, "희망 본부나 팀이 올바르지 않습니다.");
}

/** What is wished first, as lists go by it. */
export function firstOf(
  [task]: readonly { readonly title: string }[],
  [place]: readonly { readonly title: string; readonly idx_office: number; readonly idx_team: number }[],
) {
  return {
    first_task: task?.title || null,
    first_team: place?.title || null,
    idx_wished_office: place?.idx_office || null,
    idx_wished_team: place?.idx_team || null,
  };
}

/** The wishes in words: three tasks, then three teams, each with why. */
export function wishesText(...both: readonly (readonly { title: string; memo: string }[])[]): string {
  return both
    .flatMap((wishes, at) =>
      wishes.map(
        ({ title, memo }, n) => title && `${at === 0 ? "직무" : "조직"} ${n + 1}지망 ${title}${memo && `: ${memo}`}`,
      ),
    )
    .filter(Boolean)
    .join("\n");
}
