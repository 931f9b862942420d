import { daysAfter, monthsAfter } from "@portal/definition/calendar";
import { and, eq, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import { peopleTeam } from "../company/teams";
import type { Database } from "../db/open";
import { reminderSent } from "../db/system-tables";
import { jobrotation, jrApplicant, staff } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";

/** On which days before the last one those who have not written are notified. */
const BEFORE = [7, 1];
/** What the opening is written down by. */
const OPENING = 100;

/** Notifies who may write a sheet of the job rotation and has not, and the people team of what came; returns how many were notified. */
export async function tellOfRotation(tx: Database, now: Date, days: readonly string[] = [dayOf(now)]): Promise<number> {
  const day = dayOf(now);
  const [round] = await tx
    .select()
    .from(jobrotation)
    .where(and(eq(jobrotation.is_open, true), lte(jobrotation.sdate, day), isNull(jobrotation.deleted_at)))
    .orderBy(sql`${jobrotation.year} desc`)
    .limit(1);
  const [first = day] = days;
  if (!round || first > daysAfter(round.edate, 1)) return 0;
  return (await tellMissing(tx, round, day, now)) + (await tellKeepers(tx, round, days, now));
}

type Round = typeof jobrotation.$inferSelect;

/** As the round opens, a week before its end and on the day before. */
async function tellMissing(tx: Database, round: Round, day: string, now: Date): Promise<number> {
  // of several that a night was slept over, the last one is news
  const before = BEFORE.toReversed().find((days) => day >= daysAfter(round.edate, -days)) ?? OPENING;
  if (day > round.edate) return 0;
  const sheet = and(eq(jrApplicant.idx_round, round.idx), eq(jrApplicant.idx_staff, staff.idx));
  const told = and(
    eq(reminderSent.entity, "jobrotation"),
    eq(reminderSent.entity_idx, round.idx),
    eq(reminderSent.idx_staff, staff.idx),
    eq(reminderSent.days, -before),
    eq(reminderSent.due, round.edate),
  );
  const missing = await tx
    .select({ idx: staff.idx })
    .from(staff)
    .where(
      and(
        eq(staff.status, "active"),
        isNull(staff.deleted_at),
        lte(staff.joinday, monthsAfter(day, -12)),
        notExists(sql`(select from ${jrApplicant} where ${sheet})`),
        notExists(sql`(select from ${reminderSent} where ${told})`),
      ),
    );
  const to = missing.map(({ idx }) => idx);
  if (to.length === 0) return 0;
  const of = { entity: "jobrotation", entity_idx: round.idx, name: "write", due: round.edate, days: -before };
  await tx.insert(reminderSent).values(to.map((idx_staff) => ({ ...of, idx_staff, at: now })));
  const title = `잡로테이션 신청을 받습니다: ${round.edate}까지`;
  return (await notify(tx, { to, kind: "people", title, link: "/main" }, now)).length;
}

/** Once a day, of the day before, and of those before it that nobody was notified of. */
async function tellKeepers(tx: Database, round: Round, days: readonly string[], now: Date): Promise<number> {
  const over = days.map((day) => daysAfter(day, -1));
  const written = sql`(${jrApplicant.wdate} at time zone 'Asia/Seoul')::date::text`;
  const count = await tx.$count(jrApplicant, and(eq(jrApplicant.idx_round, round.idx), inArray(written, over)));
  if (count === 0) return 0;
  const title = `${over.length === 1 ? "어제" : `${over[0]}부터 어제까지`} 제출된 잡로테이션 신청 ${count}건`;
  const link = `/mypims/jobrotationmanagementlist?round=${round.idx}`;
  return (await notify(tx, { to: await peopleTeam(tx, now), kind: "people", title, link }, now)).length;
}
