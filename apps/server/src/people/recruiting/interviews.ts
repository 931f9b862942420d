import { moduleOf } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, eq, exists, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/sessions";
import { spokenTime } from "../../bookings/booking";
import { hoursOn } from "../../company/absences";
import type { Database } from "../../db/open";
import { reminderSent } from "../../db/system-tables";
import { interview, interviewEval } from "../../db/tables";
import { notify } from "../../notifications";
import type { RequestContext } from "../../records/rules";
import { dayOf, dayStart } from "../../seoul";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long marks may be given once an interview has begun, in days. */
const MARKED = 3;
/** How long whoever interviewed reads the applicant once the stage has ended, in days. */
const READ = 30;
const { options: rounds } = moduleOf.recruitment.entities.interview.fields.round;

/** Where whoever interviews reads of an interview and gives marks. */
export function addressOfInterview(idx: number): string {
  return `/main?interview=${idx}`;
}

/** Whether marks may be given now: from the beginning of the interview on, for three days. */
export function areMarksOpen(starts_at: Date, now: Date): boolean {
  return starts_at <= now && now.getTime() < starts_at.getTime() + MARKED * DAY;
}

/** That somebody has a sheet for marks among these which still opens what it is about. */
export function mineOpenOn({ person, now }: RequestContext, which: SQL): SQL {
  const isMine = and(
    which,
    eq(interviewEval.idx_interviewer, person.idx),
    isNull(interviewEval.deleted_at),
    or(isNull(interviewEval.open_until), gte(interviewEval.open_until, dayOf(now))),
  );
  return exists(sql`(select from ${interviewEval} where ${isMine})`);
}

/** The stage of an applicant has ended: whoever interviewed in it reads them for some time more. */
export async function endStage({ db, now }: RequestContext, idx_applicant: number, isOver: boolean): Promise<void> {
  const isOpen = and(eq(interviewEval.idx_applicant, idx_applicant), isNull(interviewEval.open_until));
  await db
    .update(interviewEval)
    .set({ open_until: daysAfter(dayOf(now), READ) })
    .where(and(isOpen, isOver ? undefined : lte(interviewEval.starts_at, now)));
}

/** Tells whoever interviews within the next hour, once; returns how many were told. */
export async function tellOfInterviews(db: Database, now: Date): Promise<number> {
  const soon = sql`lower(${interview.during}) between ${now.toISOString()} and ${new Date(now.getTime() + HOUR).toISOString()}`;
  const rows = await db
    .select()
    .from(interview)
    .where(and(soon, eq(interview.status, "plan"), isNull(interview.deleted_at)));
  let told = 0;
  for (const { idx, job, during, interviewers } of rows) {
    for (const idx_staff of interviewers ?? []) {
      await db.transaction(async (tx) => {
        const of = { entity: "interview", entity_idx: idx, name: "soon", due: dayOf(during.from), days: 0 };
        const { rowCount } = await tx
          .insert(reminderSent)
          .values({ ...of, idx_staff, at: now })
          .onConflictDoNothing();
        if (rowCount === 0) return;
        const title = `곧 면접이 시작됩니다: ${job} (${spokenTime(during)})`;
        await notify(tx, { to: [idx_staff], kind: "recruit", title, link: addressOfInterview(idx) }, now);
        told++;
      });
    }
  }
  return told;
}

/** The interviews that somebody holds on a day. */
export async function interviewsOn(db: Database, person: Person, day: string) {
  const today = sql`tstzrange(${dayStart(day).toISOString()}, ${dayStart(day, 1).toISOString()})`;
  const isHeld = and(inArray(interview.status, ["plan", "done"]), isNull(interview.deleted_at));
  const rows = await db
    .select()
    .from(interview)
    .where(and(sql`${interview.during} && ${today}`, isHeld, sql`${person.idx} = any(${interview.interviewers})`));
  return rows.map(({ idx, job, round, place, during }) => ({
    kind: "면접",
    title: [job, rounds[round as keyof typeof rounds], place].filter(Boolean).join(" · "),
    ...hoursOn(day, during),
    is_mine: true,
    link: addressOfInterview(idx),
  }));
}
