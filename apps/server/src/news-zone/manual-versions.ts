import { picturesIn } from "@portal/definition";
import { and, eq, inArray, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import { UNCLAIMED } from "../crud/writing/claims";
import type { Database } from "../db/open";
import { file, manualDoc, post } from "../db/tables";
import type { RowOf } from "../records/record-of";

/** A version of a manual: its post, and what a list shows of it. */
export interface ManualVersion {
  /** The post's number. */
  readonly idx: number;
  readonly version: string;
  readonly effective_date: string;
  readonly title: string;
  readonly body: string;
}

/** A manual's versions, the newest first: that of the post, and those before it. */
export async function manualVersions(db: Database, idxPost: number): Promise<ManualVersion[]> {
  const { rows } = await db.execute<{
    idx: string;
    version: string;
    effective_date: string;
    title: string;
    body: string;
  }>(sql`
    with recursive versions as (
      select ${manualDoc.idx} as doc, ${manualDoc.idx_post} as idx_post, ${manualDoc.idx_prev} as prev,
             ${manualDoc.version} as version, ${manualDoc.effective_date}::text as effective_date, 1 as place
      from ${manualDoc} where ${manualDoc.idx_post} = ${idxPost}
      union all
      select older.idx, older.idx_post, older.idx_prev, older.version, older.effective_date::text, place + 1
      from ${manualDoc} older join versions on older.idx = versions.prev
      where place < 100
    )
    select ${post.idx} as idx, versions.version, versions.effective_date, ${post.title} as title, ${post.body} as body
    from versions join ${post} on ${post.idx} = versions.idx_post order by place`);
  return rows.map((row) => ({ ...row, idx: Number(row.idx) }));
}

/** Keeps what a manual was, before it becomes a new version: a post of its own that no list shows. */
export async function keepVersion(db: Database, before: RowOf<"post">, doc: RowOf<"manual_doc">): Promise<void> {
  const { idx: _, ...old } = before;
  const [kept] = await db.insert(post).values(old).returning({ idx: post.idx });
  if (!kept) throw new ApiError(500, "이전 버전을 남기지 못했습니다.");
  const { idx: __, ...oldDoc } = doc;
  const [keptDoc] = await db
    .insert(manualDoc)
    .values({ ...oldDoc, idx_post: kept.idx, review_due: null })
    .returning({ idx: manualDoc.idx });
  await db
    .update(manualDoc)
    .set({ idx_prev: keptDoc?.idx ?? null })
    .where(eq(manualDoc.idx_post, before.idx));
}

/** Gives what a manual shows no more to the older versions that still do; otherwise it would be removed at night. */
export async function keepVersionFiles(db: Database, idxPost: number): Promise<void> {
  const [, ...older] = await manualVersions(db, idxPost);
  if (older.length === 0) return;
  const rows = await db
    .select({ idx: post.idx, body: post.body, files: post.files })
    .from(post)
    .where(
      inArray(
        post.idx,
        older.map(({ idx }) => idx),
      ),
    );
  for (const { idx, body, files } of rows) {
    const shown = [...picturesIn(body), ...(files ?? [])];
    const free = and(inArray(file.idx, shown), eq(file.entity, "post"), eq(file.entity_idx, UNCLAIMED));
    if (shown.length > 0) await db.update(file).set({ entity_idx: idx }).where(free);
  }
}

/** The newest version of the manual that a post is, or was, a version of; the post itself when it is none. */
export async function newestVersion(db: Database, idxPost: number): Promise<number> {
  const { rows } = await db.execute<{ idx: string }>(sql`
    with recursive versions as (
      select ${manualDoc.idx} as doc, ${manualDoc.idx_post} as idx_post, 1 as place
      from ${manualDoc} where ${manualDoc.idx_post} = ${idxPost}
      union all
      select newer.idx, newer.idx_post, place + 1
      from ${manualDoc} newer join versions on newer.idx_prev = versions.doc
      where place < 100
    )
    select idx_post as idx from versions order by place desc limit 1`);
  return Number(rows[0]?.idx ?? idxPost);
}
