import { addJRApplicant, getJobRatationInfo } from "@portal/definition/contract";
import { eq, inArray, isNull, sql } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import { jrApplicant, office, team } from "../../db/tables";
import { firstOf, mayApply, openRound, wishesOf, wishesText } from "../../growth/job-rotation";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { dayOf } from "../../seoul";

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
      mine: round ? await wishesOf(db, round.idx, person) : null,
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
    const unitOf = await unitsOf(db, rotation_2);
    const wishes = {
      rotation_1,
      rotation_2,
      ...firstOf(rotation_1, rotation_2),
      wishes: wishesText(rotation_1, rotation_2, unitOf),
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

interface Unit {
  readonly idx_office?: number;
  readonly idx_team?: number;
}

/** What the units of wishes are called; throws when one names an office that there is not, or a team that is not in the office. */
async function unitsOf(db: Database, wishes: readonly Required<Unit>[]): Promise<(wish: Unit) => string> {
  const named = (pick: (wish: Required<Unit>) => number) => wishes.map(pick).filter((idx) => idx !== 0);
  const offices = await db
    .select({ idx: office.idx, kname: office.kname })
    .from(office)
    .where(
      inArray(
        office.idx,
        named((wish) => wish.idx_office),
      ),
    );
  const teams = await db
    .select({ idx: team.idx, idx_office: team.idx_office, kname: team.kname })
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
  return ({ idx_office, idx_team }) =>
    [offices.find(({ idx }) => idx === idx_office), teams.find(({ idx }) => idx === idx_team)]
      .flatMap((unit) => unit?.kname ?? [])
      .join(" ");
}
