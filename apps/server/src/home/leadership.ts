import type {
  AnswerOf,
  applyLeadership,
  GivenIn,
  getLeadership,
  getLeadershipApplicants,
  saveLeadershipRound,
} from "@portal/definition/contract";
import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import { entityOf } from "../crud/entity";
import { claimOwnFiles } from "../crud/writing/own-files";
import type { Database } from "../db/open";
import { file, leadershipApply, leadershipRound, office, position, staff, team } from "../db/tables";
import { notify } from "../notifications";
import { portalEntities } from "../portal-entities";
import { dayOf } from "../seoul";
import { logStatus } from "../status-log";
import { sanitised } from "../texts/sanitised";

type Applicant = AnswerOf<typeof getLeadershipApplicants>["list"][number];
type Graduates = AnswerOf<typeof getLeadership>["graduates"];
type Said = Omit<GivenIn<typeof applyLeadership>, "round">;

/** The newest round; none before the first one. */
export async function newestRound(db: Database) {
  const [round] = await db
    .select()
    .from(leadershipRound)
    .where(isNull(leadershipRound.deleted_at))
    .orderBy(desc(leadershipRound.year), desc(leadershipRound.apply_from))
    .limit(1);
  if (!round) return;
  const { idx, title, year, body, apply_from, apply_to, capacity, ver } = round;
  return { idx, title, year, body: body ?? "", apply_from, apply_to, capacity: capacity ?? 0, ver };
}

/** Makes a round (number 0) or changes one. Throws when somebody else wrote since `ver`. */
export async function saveRound(
  db: Database,
  person: Person,
  { idx, ver }: { idx: number; ver: number },
  said: Omit<GivenIn<typeof saveLeadershipRound>, "idx" | "ver" | "capacity"> & { capacity: number | null },
  now: Date,
): Promise<void> {
  const values = { ...said, body: await sanitised(said.body, { hasPictures: true }) };
  await db.transaction(async (tx) => {
    const [round] =
      idx === 0
        ? await tx
            .insert(leadershipRound)
            .values({ ...values, idx_writer: person.idx, wdate: now })
            .returning()
        : await tx
            .update(leadershipRound)
            .set({ ...values, idx_editor: person.idx, mdate: now, ver: sql`${leadershipRound.ver} + 1` })
            .where(and(eq(leadershipRound.idx, idx), eq(leadershipRound.ver, ver), isNull(leadershipRound.deleted_at)))
            .returning();
    if (!round) throw new ApiError(409, "다른 사용자가 먼저 수정했습니다.");
    await claimOwnFiles(tx, { person, now }, entityOf({ entities: portalEntities }, "leadership_round"), round);
  });
}

/** Writes somebody's application for a round. Throws when the round is not open or was decided on. */
export async function apply(db: Database, person: Person, round: number, said: Said, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await checkOpen(tx, round, now);
    const recommender = said.recommender || null;
    if (recommender === person.idx) throw new ApiError(400, "본인을 추천인으로 고를 수 없습니다.");
    if (recommender !== null && (await tx.$count(staff, isWorking(recommender))) === 0) {
      throw new ApiError(400, "추천인을 다시 선택하세요.");
    }
    const before = await applicationOf(tx, person, round);
    if (before && !["req", "cancel"].includes(before.status)) {
      throw new ApiError(409, "결과가 나온 신청은 고칠 수 없습니다.");
    }
    const values = { ...said, idx_recommender: recommender, status: "req" };
    const [after] = await tx
      .insert(leadershipApply)
      .values({
        ...values,
        idx_round: round,
        idx_staff: person.idx,
        idx_sector: person.idx_sector,
        idx_office: person.idx_office,
        idx_team: person.idx_team,
        idx_writer: person.idx,
        wdate: now,
      })
      .onConflictDoUpdate({
        target: [leadershipApply.idx_round, leadershipApply.idx_staff],
        targetWhere: isNull(leadershipApply.deleted_at),
        set: { ...values, idx_editor: person.idx, mdate: now, ver: sql`${leadershipApply.ver} + 1` },
      })
      .returning();
    if (!after) return;
    await claimOwnFiles(tx, { person, now }, entityOf({ entities: portalEntities }, "leadership_apply"), after);
    if (before?.status !== "req")
      await logStatus(
        tx,
        { entity: "leadership_apply", idx: after.idx, from: before?.status ?? null, to: "req" },
        person.idx,
        now,
      );
  });
}

/** Takes somebody's application back. Throws when there is none to take back, or it is too late. */
export async function cancel(db: Database, person: Person, round: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await checkOpen(tx, round, now);
    const application = await applicationOf(tx, person, round);
    if (application?.status !== "req") throw new ApiError(409, "취소할 신청이 없습니다.");
    await tx
      .update(leadershipApply)
      .set({ status: "cancel", idx_editor: person.idx, mdate: now, ver: sql`${leadershipApply.ver} + 1` })
      .where(eq(leadershipApply.idx, application.idx));
    await logStatus(
      tx,
      { entity: "leadership_apply", idx: application.idx, from: "req", to: "cancel" },
      person.idx,
      now,
    );
  });
}

/** Decides on applications, notifies the applicants, and returns how many there were to decide on. */
export async function decide(
  db: Database,
  person: Person,
  list: readonly number[],
  status: "pass" | "fail",
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const open = await tx
      .select()
      .from(leadershipApply)
      .where(
        and(
          inArray(leadershipApply.idx, [...list]),
          isNull(leadershipApply.deleted_at),
          ne(leadershipApply.status, "cancel"),
          ne(leadershipApply.status, status),
        ),
      )
      .for("update");
    for (const { idx, idx_staff, status: before } of open) {
      await tx
        .update(leadershipApply)
        .set({ status, idx_editor: person.idx, mdate: now, ver: sql`${leadershipApply.ver} + 1` })
        .where(eq(leadershipApply.idx, idx));
      await logStatus(tx, { entity: "leadership_apply", idx, from: before, to: status }, person.idx, now);
      const title =
        status === "pass"
          ? "리더십 과정에 선발되었습니다."
          : "리더십 과정 선발 결과가 나왔습니다. 이번에는 함께하지 못합니다.";
      await notify(tx, { to: [idx_staff], kind: "leadership", title, link: "/leadership_apply" }, now);
    }
    return open.length;
  });
}

/** Who applied for a round, in the order in which they did. */
export async function applicantsOf(db: Database, round: number): Promise<Applicant[]> {
  const recommender = alias(staff, "recommender");
  const rows = await db
    .select({
      application: leadershipApply,
      kname: staff.kname,
      ename: staff.ename,
      office_name: office.kname,
      team_name: team.kname,
      position_name: position.kname,
      recommender: recommender.kname,
    })
    .from(leadershipApply)
    .innerJoin(staff, eq(staff.idx, leadershipApply.idx_staff))
    .innerJoin(office, eq(office.idx, leadershipApply.idx_office))
    .leftJoin(team, eq(team.idx, leadershipApply.idx_team))
    .innerJoin(position, eq(position.idx, staff.idx_position))
    .leftJoin(recommender, eq(recommender.idx, leadershipApply.idx_recommender))
    .where(and(eq(leadershipApply.idx_round, round), isNull(leadershipApply.deleted_at)))
    .orderBy(asc(leadershipApply.idx));
  const named = await filesOf(
    db,
    rows.flatMap(({ application }) => application.files ?? []),
  );
  return rows.map(({ application: { idx, motive, career, files, status, wdate }, ...row }) => ({
    ...row,
    idx,
    team_name: row.team_name ?? "",
    recommender: row.recommender ?? "",
    motive,
    career: career ?? "",
    files: named.filter((one) => files?.includes(one.idx)),
    status: status as Applicant["status"],
    wdate: dayOf(wdate),
  }));
}

/** Files by their numbers, as they are listed. */
export async function filesOf(db: Database, idxs: readonly number[]) {
  if (idxs.length === 0) return [];
  const { idx, name, size, mime } = file;
  return db
    .select({ idx, name, size, mime })
    .from(file)
    .where(inArray(idx, [...idxs]))
    .orderBy(asc(idx));
}

/** Who was chosen in the rounds that are closed, the latest year first. */
export async function graduates(db: Database, today: string): Promise<Graduates> {
  const rows = await db
    .select({
      round: leadershipRound.idx,
      year: leadershipRound.year,
      title: leadershipRound.title,
      kname: staff.kname,
      team_name: team.kname,
    })
    .from(leadershipApply)
    .innerJoin(leadershipRound, eq(leadershipRound.idx, leadershipApply.idx_round))
    .innerJoin(staff, eq(staff.idx, leadershipApply.idx_staff))
    .leftJoin(team, eq(team.idx, leadershipApply.idx_team))
    .where(
      and(eq(leadershipApply.status, "pass"), lt(leadershipRound.apply_to, today), isNull(leadershipRound.deleted_at)),
    )
    .orderBy(desc(leadershipRound.year), desc(leadershipRound.idx), asc(staff.kname));
  return [...new Set(rows.map(({ round }) => round))].map((idx) => {
    const list = rows.filter(({ round }) => round === idx);
    return {
      year: list[0]?.year ?? 0,
      title: list[0]?.title ?? "",
      list: list.map(({ kname, team_name }) => ({ kname, team_name: team_name ?? "" })),
    };
  });
}

/** Throws unless a round is open on the day; it stays as it is until the transaction ends. */
async function checkOpen(tx: Database, idx: number, now: Date): Promise<void> {
  const [round] = await tx
    .select()
    .from(leadershipRound)
    .where(and(eq(leadershipRound.idx, idx), isNull(leadershipRound.deleted_at)))
    .for("share");
  const today = dayOf(now);
  if (!round || today < round.apply_from || today > round.apply_to) {
    throw new ApiError(403, "지금은 신청 기간이 아닙니다.");
  }
}

async function applicationOf(tx: Database, person: Person, round: number) {
  const [row] = await tx
    .select()
    .from(leadershipApply)
    .where(and(eq(leadershipApply.idx_round, round), eq(leadershipApply.idx_staff, person.idx)))
    .for("update");
  return row;
}

function isWorking(idx: number) {
  return and(eq(staff.idx, idx), ne(staff.status, "retired"), isNull(staff.deleted_at));
}
