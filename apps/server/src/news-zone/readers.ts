import { daysAfter } from "@portal/definition/calendar";
import { and, asc, count, eq, exists, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { nlSend, post, postRead, staff, team } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";
import { isMeant, type Post, pathOf } from "./posts";

/** Somebody who opens a post again within this time has not viewed it once more, in milliseconds. */
const VIEW = 30 * 60 * 1000;

/** Notes that somebody reads a post, and counts the view; whoever wrote it is not counted. */
export async function noteRead(db: Database, record: Post, reader: number, now: Date): Promise<void> {
  const { idx, idx_writer } = record;
  if (idx_writer === reader) return;
  const [noted] = await db
    .insert(postRead)
    .values({ idx_post: idx, idx_staff: reader, read_at: now, mdate: now, idx_writer: reader, wdate: now })
    .onConflictDoUpdate({
      target: [postRead.idx_post, postRead.idx_staff],
      set: { mdate: now },
      setWhere: sql`${postRead.mdate} < ${new Date(now.getTime() - VIEW)}`,
    })
    // of a row that was there before, another transaction is the last
    .returning({ isFirst: sql<boolean>`xmax = 0` });
  if (!noted) return;
  await db
    .update(post)
    .set({ view_count: sql`${post.view_count} + 1` })
    .where(eq(post.idx, idx));
  if (noted.isFirst && record.board === "media") await countReader(db, record, reader);
}

/** Counts a first reader of a newsletter's issue, of those whom it is for. */
async function countReader(db: Database, { idx, target }: Post, reader: number): Promise<void> {
  const isFor = db
    .select({ idx: staff.idx })
    .from(staff)
    .where(and(eq(staff.idx, reader), isMeant(target)));
  await db
    .update(nlSend)
    .set({ read_count: sql`${nlSend.read_count} + 1` })
    .where(and(eq(nlSend.idx_post, idx), exists(isFor)));
}

/** Those whom a post is for, its writer left out: who has read and confirmed it, and who has not. */
export function readersOf(db: Database, { idx, target, idx_writer }: Post) {
  return db
    .select({
      idx: staff.idx,
      kname: staff.kname,
      team_name: sql<string>`coalesce(${team.kname}, '')`,
      read_at: postRead.read_at,
      confirmed_at: postRead.confirmed_at,
    })
    .from(staff)
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .leftJoin(postRead, and(eq(postRead.idx_staff, staff.idx), eq(postRead.idx_post, idx)))
    .where(and(isMeant(target), sql`${staff.idx} is distinct from ${idx_writer}`))
    .orderBy(asc(team.kname), asc(staff.kname));
}

/** How many of those whom a post is for have read and confirmed it. */
export async function readCounts(db: Database, { idx, target, idx_writer }: Post) {
  const [row] = await db
    .select({ of: count(), read: count(postRead.read_at), confirmed: count(postRead.confirmed_at) })
    .from(staff)
    .leftJoin(postRead, and(eq(postRead.idx_staff, staff.idx), eq(postRead.idx_post, idx)))
    .where(and(isMeant(target), sql`${staff.idx} is distinct from ${idx_writer}`));
  return row ?? { of: 0, read: 0, confirmed: 0 };
}

/** Notifies those who have not read a post, or not confirmed it where they have to; returns how many. */
export async function remindReaders(db: Database, record: Post, now: Date): Promise<number> {
  const { idx, title, is_must_read, target, idx_writer } = record;
  const isDone = and(
    eq(postRead.idx_staff, staff.idx),
    eq(postRead.idx_post, idx),
    is_must_read ? isNotNull(postRead.confirmed_at) : undefined,
  );
  const late = await db
    .select({ idx: staff.idx })
    .from(staff)
    .leftJoin(postRead, isDone)
    .where(and(isMeant(target), isNull(postRead.idx), sql`${staff.idx} is distinct from ${idx_writer}`));
  const to = late.map((person) => person.idx);
  const line = is_must_read ? `필독 공지를 확인해 주세요: ${title}` : `공지를 읽어 주세요: ${title}`;
  await notify(db, { to, kind: "news", title: line, link: pathOf(record) }, now);
  return to.length;
}

/** Days after it opened on which those who have not confirmed a notice are reminded. */
const REMINDED_AFTER = [1, 3, 7, 14];

/** Reminds people of the notices that they still have to confirm; returns how many were notified. */
export async function remindOfNotices(
  db: Database,
  now: Date,
  days: readonly string[] = [dayOf(now)],
): Promise<number> {
  const opened = sql`(coalesce(${post.open_from}, ${post.wdate}) at time zone 'Asia/Seoul')::date::text`;
  const meant = days.flatMap((day) => REMINDED_AFTER.map((after) => daysAfter(day, -after)));
  const due = await db
    .select()
    .from(post)
    .where(
      and(
        eq(post.board, "notice"),
        eq(post.is_must_read, true),
        isNull(post.deleted_at),
        sql`coalesce(${post.open_from}, ${post.wdate}) <= ${now}`,
        or(isNull(post.open_to), sql`${post.open_to} > ${now}`),
        inArray(opened, meant),
      ),
    );
  let told = 0;
  for (const record of due) told += await remindReaders(db, record, now);
  return told;
}
