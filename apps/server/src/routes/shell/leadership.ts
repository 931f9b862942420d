import { isToldOfOthers, moduleOf } from "@portal/definition";
import {
  type AnswerOf,
  applyLeadership,
  cancelLeadership,
  decideLeadership,
  exportLeadershipApplicants,
  getLeadership,
  getLeadershipApplicants,
  saveLeadershipRound,
} from "@portal/definition/contract";
import { and, eq } from "drizzle-orm";
import { idsOf } from "../../access/asker";
import { exportLog, leadershipApply } from "../../db/tables";
import { essentially, PATIENCE } from "../../db/transactions";
import { applicantsOf, apply, cancel, decide, filesOf, graduates, newestRound, saveRound } from "../../home/leadership";
import { sendFile } from "../../http/answers/send-file";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { dayOf } from "../../seoul";
import { writeTable } from "../../threads/sheet";

type ApplyStatus = NonNullable<AnswerOf<typeof getLeadership>["mine"]>["status"];

/** The leadership course: what it is, applying for it, and choosing who takes part. */
export const leadershipRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, getLeadership, async (_, { person }) => {
    const today = dayOf(now());
    const round = await newestRound(db);
    const [mine] = round
      ? await db
          .select()
          .from(leadershipApply)
          .where(and(eq(leadershipApply.idx_round, round.idx), eq(leadershipApply.idx_staff, person.idx)))
      : [];
    return {
      round: round ?? null,
      is_open: round !== undefined && round.apply_from <= today && today <= round.apply_to,
      mine: mine
        ? {
            motive: mine.motive,
            career: mine.career ?? "",
            recommender: mine.idx_recommender ?? 0,
            files: await filesOf(db, mine.files ?? []),
            status: mine.status as ApplyStatus,
          }
        : null,
      graduates: isToldOfOthers(idsOf(person)) ? await graduates(db, today) : [],
    };
  });

  serve(app, services, applyLeadership, async ({ round, ...said }, { person }) => {
    await apply(db, person, round, said, now());
    return { err_msg: "신청하였습니다." };
  });

  serve(app, services, cancelLeadership, async ({ round }, { person }) => {
    await cancel(db, person, round, now());
    return { err_msg: "신청을 취소하였습니다." };
  });

  serve(app, services, saveLeadershipRound, async ({ idx, ver, capacity, ...said }, { person, audit }) => {
    audit.subject = `leadership_round ${idx}`;
    await saveRound(db, person, { idx, ver }, { ...said, capacity: capacity || null }, now());
    return { err_msg: "저장하였습니다." };
  });

  serve(app, services, getLeadershipApplicants, async ({ round }) => ({ list: await applicantsOf(db, round) }));

  serve(app, services, exportLeadershipApplicants, async ({ round }, { person }, reply) => {
    const list = await applicantsOf(db, round);
    const at = now();
    const screen = "leadership_apply";
    const filter = { round };
    const entry = { idx_staff: person.idx, screen, filter, rows: list.length, at, idx_writer: person.idx, wdate: at };
    await essentially(db, async (on) => on.insert(exportLog).values(entry), PATIENCE);
    const name = `리더십 과정 신청자_${dayOf(at)}.xlsx`;
    const content = await writeTable({ format: "xlsx", title: "리더십 과정 신청자", above: [] }, applicantRows(list));
    return sendFile(reply, { name, mime: "application/octet-stream", content }, false);
  });

  serve(app, services, decideLeadership, async ({ list, status }, { person, audit }) => {
    audit.subject = `leadership_apply ${list.join(" ")}`.slice(0, 200);
    const done = await decide(db, person, list, status, now());
    return { done, refused: new Set(list).size - done };
  });
};

/** Applicants as a sheet's rows, under their heads. */
function applicantRows(list: AnswerOf<typeof getLeadershipApplicants>["list"]): string[][] {
  const { fields } = moduleOf.leadership.entities.leadership_apply;
  const head = [
    "이름",
    "영문명",
    "본부",
    "팀",
    "직책",
    fields.motive.label,
    fields.career.label,
    fields.recommender.label,
    fields.files.label,
  ];
  return [
    [...head, "신청일", fields.status.label],
    ...list.map((one) => [
      ...[one.kname, one.ename, one.office_name, one.team_name, one.position_name, one.motive, one.career],
      ...[one.recommender, one.files.map(({ name }) => name).join("\n"), one.wdate, fields.status.options[one.status]],
    ]),
  ];
}
