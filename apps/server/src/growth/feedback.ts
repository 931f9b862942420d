import { randomInt } from "node:crypto";
import { businessDayAfter, daysAfter, monthsAfter } from "@portal/definition/calendar";
import type { AnswerOf, GivenIn, getMyAnonymousFeedback, sendAnonymousFeedback } from "@portal/definition/contract";
import { and, desc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../api-error";
import type { Person } from "../auth/sessions";
import { calendarOf } from "../company/holidays";
import type { Database } from "../db/open";
import { feedback, feedbackGiver, staff, team } from "../db/tables";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import { sealed, unsealed } from "../sealed";
import { dayOf, dayStart } from "../seoul";
import { logStatus } from "../status-log";

export type Feedback = RowOf<"feedback">;

export const FEEDBACK = "/mypims/feedbacklist";
/** How long a named one may be changed before it is delivered. */
const CHANGEABLE = 10 * 60 * 1000;
const [A_DAY, TO_ONE] = [5, 1];
/** Anonymous ones have numbers far above those that are counted up: theirs tell nothing of when they were given. */
const [LEAST_NUMBER, MOST_NUMBER] = [2 ** 30, 2 ** 31];

/** When a named one is delivered that is given now. */
export function deliveryOf(now: Date): Date {
  return new Date(now.getTime() + CHANGEABLE);
}

/** Refuses a receiver who is oneself, or no longer here. */
export async function checkReceiver(db: Database, idx: number, me: number, field: string): Promise<RowOf<"staff">> {
  const [found] = await db.select().from(staff).where(eq(staff.idx, idx));
  if (!found || found.deleted_at || found.status === "retired")
    throw wrongFields({ [field]: "받는사람: 재직 중인 직원을 선택하세요." });
  if (idx === me) throw wrongFields({ [field]: "받는사람: 본인에게는 보낼 수 없습니다." });
  return found;
}

/**
 * Keeps an anonymous one: the record has nobody who gave it and its day alone; who did is sealed beside it. All of a day
 * are delivered together on the next business day, at nine.
 */
export async function giveAnonymously(
  db: Database,
  person: Person,
  { to, kind, content }: GivenIn<typeof sendAnonymousFeedback>,
  now: Date,
): Promise<{ day: string }> {
  const receiver = await checkReceiver(db, to, person.idx, "to");
  const today = dayOf(now);
  return db.transaction(async (tx) => {
    // one lock for all: one for each person would name who is waiting
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('anonymous feedback'))`);
    const mine = (await given(tx, today)).filter(({ giver }) => giver === person.idx);
    if (mine.length >= A_DAY) throw new ApiError(409, `익명 피드백은 하루에 ${A_DAY}건까지 보냅니다.`);
    if (mine.filter((one) => one.to === to).length >= TO_ONE)
      throw new ApiError(409, "같은 사람에게는 익명 피드백을 하루에 한 번만 보냅니다.");
    const day = businessDayAfter(today, 1, await calendarOf(tx, receiver.idx_sector));
    const wdate = dayStart(today);
    const row = {
      ...{ idx_to_staff: to, kind, content, visibility: "anon", given_on: today },
      deliver_at: new Date(dayStart(day).getTime() + 9 * 60 * 60 * 1000),
      ...{ idx_sector: receiver.idx_sector, idx_office: receiver.idx_office, idx_team: receiver.idx_team, wdate },
    };
    for (;;) {
      const numbered = { ...row, idx: randomInt(LEAST_NUMBER, MOST_NUMBER) };
      const [kept] = await tx.insert(feedback).values(numbered).onConflictDoNothing().returning({ idx: feedback.idx });
      if (!kept) continue;
      await tx.insert(feedbackGiver).values({ idx_feedback: kept.idx, staff: sealedGiver(person.idx), wdate });
      return { day };
    }
  });
}

/** What somebody has given anonymously within a year, the newest first. */
export async function givenBy(
  db: Database,
  { idx: me }: Person,
  now: Date,
): Promise<AnswerOf<typeof getMyAnonymousFeedback>["list"]> {
  const mine = (await given(db, monthsAfter(dayOf(now), -12))).filter(({ giver }) => giver === me);
  if (mine.length === 0) return [];
  const rows = await db
    .select({ row: feedback, to: staff.kname })
    .from(feedback)
    .innerJoin(staff, eq(staff.idx, feedback.idx_to_staff))
    .where(
      inArray(
        feedback.idx,
        mine.map(({ idx }) => idx),
      ),
    )
    .orderBy(desc(feedback.given_on), desc(feedback.idx));
  return rows.map(({ row, to }) => ({
    ...{ given_on: row.given_on ?? "", to, kind: row.kind as "praise", content: row.content },
    ...{ isDelivered: row.deliver_at <= now, reply: row.reply },
  }));
}

/** The anonymous ones since a day, with who gave each. */
async function given(db: Database, from: string) {
  const rows = await db
    .select({ idx: feedback.idx, to: feedback.idx_to_staff, giver: feedbackGiver.staff })
    .from(feedbackGiver)
    .innerJoin(feedback, eq(feedback.idx, feedbackGiver.idx_feedback))
    .where(gte(feedback.given_on, from));
  return rows.map(({ giver, ...row }) => ({ ...row, giver: Number(unsealed(giver)) }));
}

/** Who gave an anonymous one, as the table keeps it: all are equally long. */
export function sealedGiver(idx: number): string {
  return sealed(String(idx).padStart(15, "0"));
}

/** Who gave one. */
export async function giverOf(db: Database, { idx, idx_from_staff }: Pick<Feedback, "idx" | "idx_from_staff">) {
  if (idx_from_staff !== null) return idx_from_staff;
  const [row] = await db.select().from(feedbackGiver).where(eq(feedbackGiver.idx_feedback, idx));
  return row ? Number(unsealed(row.staff)) : null;
}

/** Tells an administrator who gave an anonymous one that was reported; whoever gave it learns of it. */
export async function openGiver(
  db: Database,
  person: Person,
  { idx, reason }: { idx: number; reason: string },
  now: Date,
) {
  return db.transaction(async (tx) => {
    const isReported = and(eq(feedback.idx, idx), eq(feedback.is_reported, true), isNull(feedback.idx_from_staff));
    const [row] = await tx.select().from(feedback).where(isReported).for("update");
    if (!row) throw new ApiError(404, "신고된 익명 피드백이 아닙니다.");
    if (row.idx_to_staff === person.idx) throw new ApiError(403, "본인이 받은 피드백의 작성자는 확인할 수 없습니다.");
    const giver = await giverOf(tx, row);
    const [found] = await tx
      .select({ idx: staff.idx, kname: staff.kname, team: team.kname })
      .from(staff)
      .leftJoin(team, eq(team.idx, staff.idx_team))
      .where(eq(staff.idx, giver ?? 0));
    if (!found) throw new ApiError(404, "작성자를 찾을 수 없습니다.");
    await logStatus(
      tx,
      { entity: "feedback", idx, from: row.status, to: row.status, memo: `작성자 확인: ${reason}` },
      person.idx,
      now,
    );
    const title = `신고된 익명 피드백의 작성자를 인사 담당자가 확인했습니다: ${reason}`;
    await notify(tx, { to: [found.idx], kind: "education", title, link: FEEDBACK }, now);
    return { kname: found.kname, team: found.team ?? "" };
  });
}

/** Tells receivers of what has come since, each once; says of how many. */
export async function tellOfFeedback(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const come = await tx
      .update(feedback)
      .set({ is_told: true })
      .where(and(eq(feedback.is_told, false), lte(feedback.deliver_at, now), isNull(feedback.deleted_at)))
      .returning();
    for (const to of new Set(come.map(({ idx_to_staff }) => idx_to_staff))) {
      const rows = come.filter(({ idx_to_staff }) => idx_to_staff === to);
      const isAsked = rows.every(({ kind }) => kind === "ask");
      const what = isAsked ? "피드백 요청" : "피드백";
      const link = rows.length === 1 ? `${FEEDBACK}#${rows[0]?.idx}` : FEEDBACK;
      const title = rows.length === 1 ? `새 ${what}이 왔습니다.` : `새 ${what}이 ${rows.length}건 왔습니다.`;
      await notify(tx, { to: [to], kind: "education", title, link }, now);
    }
    return come.length;
  });
}

/** How many days after it came a request is asked again. */
const ASKED_AGAIN = 5;

/** Asks again for feedback that somebody has neither given nor answered in words; says of how many. */
export async function askAgain(db: Database, now: Date, days: readonly string[] = [dayOf(now)]): Promise<number> {
  const came = sql`(${feedback.deliver_at} at time zone 'Asia/Seoul')::date::text`;
  const open = await db
    .select()
    .from(feedback)
    .where(
      and(
        ...[eq(feedback.kind, "ask"), eq(feedback.status, "open"), eq(feedback.is_hidden, false)],
        ...[isNull(feedback.reply_at), isNull(feedback.deleted_at)],
        inArray(
          came,
          days.map((day) => daysAfter(day, -ASKED_AGAIN)),
        ),
        sql`not exists (select from ${feedback} answer where answer.idx_asked = ${feedback.idx} and answer.deleted_at is null)`,
      ),
    );
  for (const to of new Set(open.map(({ idx_to_staff }) => idx_to_staff))) {
    const own = open.filter(({ idx_to_staff }) => idx_to_staff === to);
    const isOne = own.length === 1;
    const title = `답을 기다리는 피드백 요청이 ${isOne ? "" : `${own.length}건 `}있습니다.`;
    const link = isOne ? `${FEEDBACK}#${own[0]?.idx}` : `${FEEDBACK}?tab=asked`;
    await notify(db, { to: [to], kind: "education", title, link }, now);
  }
  return open.length;
}
