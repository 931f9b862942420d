import {
  ANSWER_WITHIN,
  type Day,
  daysAfter,
  type NoticeStep,
  noticeTimesOf,
  secondRoundOf,
  spreadDays,
} from "@portal/definition/calendar";
import { and, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { leaveNotice } from "../../db/tables";
import { notify } from "../../notifications";
import type { Actor } from "../../status-log";
import { type Planned, plannedBy, type Unused, unusedOn } from "../ledger/unused";
import { logNotice } from "./notice-log";

/** Where people read their notices. */
const LIST = "/mypims/myvacationlist";
/** What was not said is set from so many days after the notice on, that people can still arrange for it. */
const AHEAD = 14;
/** Whoever has not answered is reminded so many days before it is due. */
const REMINDED = 3;

/** A notice to be sent. */
export interface Due {
  readonly unused: Unused;
  readonly step: NoticeStep;
  readonly remain: number;
  /** In a second round, the days that the company sets. */
  readonly plan: readonly Day[] | null;
}

/**
 * Points out unused leave as the law asks for it: first how much there is, and then, to those who have not said for all of
 * it when they will take it, on which days the company wants them to. Returns how many were notified.
 */
export async function sendLeaveNotices(tx: Database, today: Day, now: Date): Promise<number> {
  const all = await unusedOn(tx, today);
  const planned = await plannedBy(
    tx,
    today,
    all.map(({ idx_staff }) => idx_staff),
  );
  let told = 0;
  for (const unused of all) {
    const due = await dueOn(tx, today, unused, planned);
    if (due && (await sendNotice(tx, today, due, { by: null, now }))) told++;
  }
  return told;
}

/** The notice that is due to somebody on a day; `null` when none is. */
async function dueOn(tx: Database, today: Day, unused: Unused, planned: Planned): Promise<Due | null> {
  const had = planned.noticesOf(unused);
  for (const { step, from, to } of noticeTimesOf(unused.valid_to, unused.kind)) {
    if (today < from || to < today || had.some((notice) => notice.step === step)) continue;
    if (step === "first") return { unused, step, remain: unused.remain, plan: null };
    const remain = planned.openOf(unused, step);
    if (remain === 0) continue;
    if (step === "late_first") return { unused, step, remain, plan: null };
    // set is only what was asked for and not answered in time
    const asked = had.find((notice) => secondRoundOf(notice.step as NoticeStep) === step);
    if (asked && asked.deadline < today)
      return { unused, step, remain, plan: await daysFor(tx, today, unused, { planned, remain }) };
  }
  return null;
}

/**
 * Days on which the company wants somebody to take what is open: from two weeks on, earlier only when there is no time
 * left.
 */
export async function daysFor(
  tx: Database,
  today: Day,
  unused: Unused,
  { planned, remain }: { planned: Planned; remain: number },
): Promise<Day[]> {
  const { idx_staff, idx_sector, valid_to } = unused;
  const count = Math.ceil(remain);
  const calendar = await calendarOf(tx, idx_sector);
  const span = { to: valid_to, taken: planned.takenBy(idx_staff), shift: (idx_staff % 10) / 10 };
  const later = spreadDays(count, { ...span, from: daysAfter(today, AHEAD) }, calendar);
  return later.length === count ? later : spreadDays(count, { ...span, from: daysAfter(today, 1) }, calendar);
}

/** Sends a notice, once; says whether it was sent. */
export async function sendNotice(tx: Database, today: Day, { unused, step, remain, plan }: Due, doing: Actor) {
  const { idx_staff, idx_sector, idx_office, idx_team, valid_to } = unused;
  const deadline = daysAfter(today, ANSWER_WITHIN);
  const [sent] = await tx
    .insert(leaveNotice)
    .values({
      ...{ idx_staff, idx_sector, idx_office, idx_team, valid_to, step, remain, deadline },
      ...{ plan: plan && [...plan], sent_at: doing.now, idx_writer: doing.by, wdate: doing.now },
    })
    .onConflictDoNothing()
    .returning({ idx: leaveNotice.idx });
  if (!sent) return false;
  await logNotice(tx, { idx: sent.idx, to: "sent", of: idx_staff, memo: plan ? `지정 ${plan.join(", ")}` : "" }, doing);
  const title = plan
    ? `연차 ${remain}일의 사용 시기를 지정하여 알립니다(${plan[0]}${plan.length > 1 ? ` 외 ${plan.length - 1}일` : ""}). 통보서를 확인해 주세요.`
    : `연차 ${remain}일이 ${valid_to}에 소멸합니다. ${deadline}까지 사용 계획을 알려 주세요.`;
  await notify(tx, { to: [idx_staff], kind: "leave", title, link: LIST }, doing.now);
  return true;
}

/** Reminds those who have not received a notice, or not answered one, three days before that is due. Returns how many. */
export async function remindOfNotices(tx: Database, days: readonly Day[], now: Date): Promise<number> {
  const due = days.map((day) => daysAfter(day, REMINDED));
  const rows = await tx
    .select()
    .from(leaveNotice)
    .where(and(isWaiting(), inArray(leaveNotice.deadline, due)));
  for (const { idx_staff, remain, deadline, plan } of rows) {
    const title = plan
      ? `연차 ${remain}일의 사용 시기를 지정한 통보서를 ${deadline}까지 확인해 주세요.`
      : `연차 ${remain}일의 사용 계획을 ${deadline}까지 알려 주세요.`;
    await notify(tx, { to: [idx_staff], kind: "leave", title, link: LIST }, now);
  }
  return rows.length;
}

/** Notices that wait for who got them: to be received, or to be answered. */
export function isWaiting(): SQL | undefined {
  return and(isNull(leaveNotice.deleted_at), or(isNull(leaveNotice.read_at), isUnanswered()));
}

/** Notices of a first round that were not answered and that no second one has followed. */
export function isUnanswered(): SQL | undefined {
  const isFollowed = sql`exists (select from ${leaveNotice} second where second.idx_staff = ${leaveNotice.idx_staff}
    and second.valid_to = ${leaveNotice.valid_to} and second.deleted_at is null
    and second.step = replace(${leaveNotice.step}, 'first', 'second'))`;
  return and(
    inArray(leaveNotice.step, ["first", "late_first"]),
    sql`coalesce(jsonb_array_length(${leaveNotice.plan}), 0) = 0`,
    sql`not ${isFollowed}`,
  );
}
