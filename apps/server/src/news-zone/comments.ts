import { and, asc, eq, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { ceoMessage, post, postComment, staff, team } from "../db/tables";
import { notify } from "../notifications";
import { minuteOf } from "../seoul";
import { calledIn, type Mentioning, mentioned } from "../texts/mentions";
import { isSeenBySomebody, mayChange, type Post, pathOf, postFor } from "./posts";

interface Comment {
  readonly content: string;
  readonly parent?: number | undefined;
  readonly is_anon: boolean;
  readonly mentions: readonly number[];
}

/** A post's comments as somebody may see them: nobody but its writer learns who wrote an anonymous one. */
export async function commentsOf(db: Database, person: Person, record: Awaited<ReturnType<typeof postFor>>) {
  const rows = await db
    .select({ comment: postComment, kname: staff.kname, team_name: team.kname })
    .from(postComment)
    .leftJoin(staff, eq(staff.idx, postComment.idx_writer))
    .leftJoin(team, eq(team.idx, staff.idx_team))
    .where(eq(postComment.idx_post, record.idx))
    .orderBy(asc(postComment.idx))
    .limit(1000);
  const isKeeper = mayChange(record.asker, record);
  const calledBy = await calledIn(
    db,
    rows.map(({ comment }) => comment),
  );
  const answered = new Set(rows.map(({ comment }) => comment.idx_parent));
  return {
    list: rows
      // what was removed stays as a gap only where something answers it
      .filter(({ comment }) => comment.deleted_at === null || answered.has(comment.idx))
      .map(({ comment, kname, team_name }) => {
        const isRemoved = comment.deleted_at !== null;
        const isMine = comment.idx_writer === person.idx;
        const isNamed = !isRemoved && !comment.is_anon;
        return {
          idx: comment.idx,
          parent: comment.idx_parent ?? 0,
          content: isRemoved ? "" : comment.content,
          mentions: isRemoved ? [] : calledBy(comment.mentions),
          kname: isNamed ? (kname ?? "") : "",
          team_name: isNamed ? (team_name ?? "") : "",
          is_anon: comment.is_anon,
          is_mine: isMine,
          is_removed: isRemoved,
          may_remove: !isRemoved && (isMine || isKeeper),
          wdate: minuteOf(comment.wdate),
          is_edited: comment.mdate !== null,
        };
      }),
    may_comment: record.allow_comment,
    may_be_anon: await mayBeAnon(db, record),
  };
}

/** Adds a comment and notifies those whom it concerns; returns its number. */
export async function addComment(
  db: Database,
  person: Person,
  record: Post,
  comment: Comment,
  now: Date,
): Promise<number> {
  if (!record.allow_comment) throw new ApiError(403, "댓글을 받지 않는 글입니다.");
  if (comment.is_anon && !(await mayBeAnon(db, record))) throw new ApiError(400, "익명 댓글을 받지 않는 글입니다.");
  const parent = comment.parent === undefined ? null : await find(db, comment.parent);
  if (parent && (parent.idx_post !== record.idx || parent.deleted_at))
    throw new ApiError(404, "없거나 삭제된 댓글입니다.");
  const called = await mentioned(db, comment.mentions, whoReads(db, person, record, now));
  const [added] = await db
    .insert(postComment)
    .values({
      idx_post: record.idx,
      content: comment.content,
      is_anon: comment.is_anon,
      mentions: [...comment.mentions],
      idx_parent: parent?.idx ?? null,
      idx_writer: person.idx,
      wdate: now,
    })
    .returning({ idx: postComment.idx });
  await count(db, record.idx, 1);
  const concerned = [record.idx_writer, parent?.idx_writer ?? null].filter((idx) => idx !== null);
  const who = comment.is_anon ? "익명" : person.kname;
  await tellCalled(db, called, who, record, now);
  const to = concerned.filter((idx) => idx !== person.idx && !called.includes(idx));
  await notify(
    db,
    { to, kind: "news", title: `${who}님이 댓글을 남겼습니다: ${record.title}`, link: pathOf(record) },
    now,
  );
  return added?.idx ?? 0;
}

/** Changes what one has said; only one's own. */
export async function changeComment(
  db: Database,
  person: Person,
  idx: number,
  { content, mentions }: Pick<Comment, "content" | "mentions">,
  now: Date,
): Promise<void> {
  const comment = await find(db, idx);
  if (comment.deleted_at) throw new ApiError(404, "없거나 삭제된 댓글입니다.");
  const record = await postFor(db, person, comment.idx_post, now);
  if (comment.idx_writer !== person.idx) throw new ApiError(403, "접근 권한이 없습니다.");
  const others = mentions.filter((one) => !comment.mentions?.includes(one));
  const called = await mentioned(db, others, whoReads(db, person, record, now));
  await db
    .update(postComment)
    .set({ content, mentions: [...mentions], mdate: now, idx_editor: person.idx })
    .where(eq(postComment.idx, idx));
  await tellCalled(db, called, comment.is_anon ? "익명" : person.kname, record, now);
}

/** Removes one's own comment, or any one as somebody who changes the post. */
export async function removeComment(db: Database, person: Person, idx: number, now: Date): Promise<void> {
  const comment = await find(db, idx);
  const record = await postFor(db, person, comment.idx_post, now);
  if (comment.idx_writer !== person.idx && !mayChange(record.asker, record)) {
    throw new ApiError(403, "접근 권한이 없습니다.");
  }
  const { rowCount } = await db
    .update(postComment)
    .set({ deleted_at: now, idx_editor: person.idx })
    .where(and(eq(postComment.idx, idx), sql`${postComment.deleted_at} is null`));
  if (rowCount) await count(db, comment.idx_post, -1);
}

/** Who may be mentioned under a post: whoever finds it in its board. */
function whoReads(db: Database, person: Person, record: Post, now: Date): Mentioning {
  return { person, what: "글", mayRead: (other) => isSeenBySomebody(db, { ...person, ...other }, record, now) };
}

async function tellCalled(db: Database, to: readonly number[], who: string, record: Post, now: Date): Promise<void> {
  const title = `${who}님이 나를 언급했습니다: ${record.title}`;
  await notify(db, { to, kind: "news", title, link: pathOf(record) }, now);
}

async function find(db: Database, idx: number) {
  const [comment] = await db.select().from(postComment).where(eq(postComment.idx, idx));
  if (!comment) throw new ApiError(404, "없거나 삭제된 댓글입니다.");
  return comment;
}

/** Messages of the head of the company take comments without a name, where their writer allows it. */
async function mayBeAnon(db: Database, { idx, board }: Post): Promise<boolean> {
  if (board !== "ceo") return false;
  const [message] = await db
    .select({ allow_anon: ceoMessage.allow_anon })
    .from(ceoMessage)
    .where(eq(ceoMessage.idx_post, idx));
  return message?.allow_anon ?? false;
}

async function count(db: Database, idx: number, by: number): Promise<void> {
  await db
    .update(post)
    .set({ comment_count: sql`${post.comment_count} + ${by}` })
    .where(eq(post.idx, idx));
}
