import {
  addPostComment,
  confirmPost,
  getManualFolders,
  getManualVersion,
  getPostComments,
  getPostReaders,
  likePost,
  modPostComment,
  playMedia,
  remindPostReaders,
  removePostComment,
} from "@portal/definition/contract";
import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import { manualDoc, mediaPost, post, postLike, postRead } from "../../db/tables";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";
import { addComment, changeComment, commentsOf, removeComment } from "../../news-zone/comments";
import { manualVersions } from "../../news-zone/manual-versions";
import { isSeenBy, mayChange, postFor } from "../../news-zone/posts";
import { readersOf, remindReaders } from "../../news-zone/readers";
import { dayOf, minuteOf } from "../../seoul";

/** What people do with posts of the news zone beside reading and writing them. */
export const newsZoneRoutes: Routes = (app, services) => {
  commentRoutes(app, services);
  readerRoutes(app, services);
  boardRoutes(app, services);
};

const commentRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, getPostComments, async ({ post: idx }, { person }) =>
    commentsOf(db, person, await postFor(db, person, idx, now())),
  );

  serve(app, services, addPostComment, async ({ post: idx, ...comment }, { person, audit }) => {
    const record = await postFor(db, person, idx, now());
    const added = await db.transaction((tx) => addComment(tx, person, record, comment, now()));
    audit.subject = `post_comment ${added}`;
    return { idx: added };
  });

  serve(app, services, modPostComment, async ({ idx, ...comment }, { person, audit }) => {
    audit.subject = `post_comment ${idx}`;
    await db.transaction((tx) => changeComment(tx, person, idx, comment, now()));
    return {};
  });

  serve(app, services, removePostComment, async ({ idx }, { person, audit }) => {
    audit.subject = `post_comment ${idx}`;
    await db.transaction((tx) => removeComment(tx, person, idx, now()));
    return {};
  });
};

/** Who likes a post, has confirmed it, and is yet to read it. */
const readerRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, likePost, async ({ post: idx, is_liked }, { person, audit }) => {
    await postFor(db, person, idx, now());
    audit.subject = `post ${idx}`;
    return db.transaction(async (tx) => {
      const mine = { idx_post: idx, idx_staff: person.idx };
      const { rowCount } = is_liked
        ? await tx
            .insert(postLike)
            .values({ ...mine, idx_writer: person.idx, wdate: now() })
            .onConflictDoNothing()
        : await tx.delete(postLike).where(and(eq(postLike.idx_post, idx), eq(postLike.idx_staff, person.idx)));
      const change = (rowCount ?? 0) * (is_liked ? 1 : -1);
      const [liked] = await tx
        .update(post)
        .set({ like_count: sql`${post.like_count} + ${change}` })
        .where(eq(post.idx, idx))
        .returning({ like_count: post.like_count });
      return { like_count: liked?.like_count ?? 0 };
    });
  });

  serve(app, services, confirmPost, async ({ post: idx }, { person, audit }) => {
    const { is_must_read } = await postFor(db, person, idx, now());
    if (!is_must_read) throw new ApiError(400, "확인이 필요한 공지가 아닙니다.");
    audit.subject = `post ${idx}`;
    const [read] = await db
      .insert(postRead)
      .values({
        idx_post: idx,
        idx_staff: person.idx,
        read_at: now(),
        mdate: now(),
        confirmed_at: now(),
        idx_writer: person.idx,
        wdate: now(),
      })
      .onConflictDoUpdate({
        target: [postRead.idx_post, postRead.idx_staff],
        set: { confirmed_at: sql`coalesce(${postRead.confirmed_at}, ${now()})` },
      })
      .returning({ at: postRead.confirmed_at });
    return { confirmed_at: minuteOf(read?.at ?? now()) };
  });

  serve(app, services, getPostReaders, async ({ post: idx }, { person }) => {
    const record = await postFor(db, person, idx, now());
    if (!mayChange(record.asker, record)) throw new ApiError(403, "접근 권한이 없습니다.");
    const list = await readersOf(db, record);
    return {
      list: list.map((row) => ({
        ...row,
        read_at: row.read_at ? minuteOf(row.read_at) : "",
        confirmed_at: row.confirmed_at ? minuteOf(row.confirmed_at) : "",
      })),
    };
  });

  serve(app, services, remindPostReaders, async ({ post: idx }, { person, audit }) => {
    const record = await postFor(db, person, idx, now());
    if (!mayChange(record.asker, record)) throw new ApiError(403, "접근 권한이 없습니다.");
    audit.subject = `post ${idx}`;
    return { told: await db.transaction((tx) => remindReaders(tx, record, now())) };
  });
};

/** What media and manuals have of their own. */
const boardRoutes: Routes = (app, services) => {
  const { db, now } = services;

  serve(app, services, playMedia, async ({ post: idx }, { person }) => {
    await postFor(db, person, idx, now());
    const [played] = await db
      .update(mediaPost)
      .set({ play_count: sql`${mediaPost.play_count} + 1` })
      .where(eq(mediaPost.idx_post, idx))
      .returning({ play_count: mediaPost.play_count });
    if (!played) throw new ApiError(404, "없는 미디어입니다.");
    return { play_count: played.play_count };
  });

  serve(app, services, getManualFolders, async (_, { person }) => {
    const asker = await askerOf(db, person, dayOf(now()));
    const list = await db
      .select({ folder: manualDoc.folder, count: count() })
      .from(post)
      .innerJoin(manualDoc, eq(manualDoc.idx_post, post.idx))
      .where(and(eq(post.board, "manual"), isNull(post.deleted_at), isSeenBy({ person, asker, now: now() }, post)))
      .groupBy(manualDoc.folder)
      .orderBy(asc(manualDoc.folder));
    return { list };
  });

  serve(app, services, getManualVersion, async ({ post: idx, version }, { person }) => {
    await postFor(db, person, idx, now());
    const found = (await manualVersions(db, idx)).find((each) => each.idx === version);
    if (!found) throw new ApiError(404, "없는 버전입니다.");
    const { title, body, version: name, effective_date } = found;
    return { title, body, version: name, effective_date };
  });
};
