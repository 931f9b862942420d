import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { wrongFields } from "../api-error";
import { UNCLAIMED } from "../crud/writing/claims";
import type { Database } from "../db/open";
import { file, nlArticle, nlSend, post, staff } from "../db/tables";
import { isMeant, pathOf } from "../news-zone/posts";
import { readCounts } from "../news-zone/readers";
import { notify } from "../notifications";
import type { RecordOf } from "../records/record-of";
import type { RequestContext, Row, WriteContext } from "../records/rules";

/** An issue with the parts that publishing needs. */
export type Issue = RecordOf<"newsletter">;

/** Writes an issue into the media zone and notifies everybody whom it is for. */
export async function publish(context: WriteContext, issue: Issue): Promise<void> {
  const { db, now, person } = context;
  if (issue.cover === null) throw wrongFields({ cover: "표지: 발행하려면 표지를 등록하세요." });
  const written = await context.add("post", {
    board: "media",
    title: issue.title,
    body: await bodyOf(db, issue),
    target: issue.nl_send?.target ?? null,
    media_post: {
      kind: "news",
      thumbnail: await copyFile(context, issue.cover, { entity: "media_post" }),
      idx_newsletter: issue.idx,
    },
  });
  const { of } = await readCounts(db, written);
  const values = { idx_post: written.idx, target_count: of, read_count: 0, sent_at: now };
  const mine = and(eq(nlSend.idx_newsletter, issue.idx), isNull(nlSend.deleted_at));
  const updated = await db.update(nlSend).set(values).where(mine).returning({ idx: nlSend.idx });
  if (updated.length === 0) {
    await db.insert(nlSend).values({ ...values, idx_newsletter: issue.idx, idx_writer: person.idx, wdate: now });
  }
  await attachPdf(context, { nl_send: { idx_post: written.idx }, nl_archive: issue.nl_archive });
  const people = await db.select({ idx: staff.idx }).from(staff).where(isMeant(written.target));
  const to = people.map(({ idx }) => idx).filter((idx) => idx !== person.idx);
  await notify(db, { to, kind: "news", title: `사보가 나왔습니다: ${issue.title}`, link: pathOf(written) }, now);
}

/** Where an issue lies: its post, and its PDF. */
interface Published {
  readonly nl_send: { readonly idx_post: number | null } | null;
  readonly nl_archive: { readonly pdf: number | null } | null;
}

/** Puts the issue's PDF onto its post, in place of the one before. */
export async function attachPdf(context: RequestContext, { nl_send, nl_archive }: Published): Promise<void> {
  const { db } = context;
  if (!nl_send?.idx_post) return;
  const mine = and(eq(file.entity, "post"), eq(file.entity_idx, nl_send.idx_post), eq(file.mime, "application/pdf"));
  await db.update(file).set({ entity_idx: UNCLAIMED, mdate: context.now }).where(mine);
  const pdf = nl_archive?.pdf;
  const files = pdf ? [await copyFile(context, pdf, { entity: "post", entity_idx: nl_send.idx_post })] : null;
  await db.update(post).set({ files }).where(eq(post.idx, nl_send.idx_post));
}

/** What readers read: the theme, and each article with who wrote it. */
async function bodyOf(db: Database, issue: Issue): Promise<string> {
  const articles = await db
    .select({ section: nlArticle.section, title: nlArticle.title, body: nlArticle.body, author: staff.kname })
    .from(nlArticle)
    .innerJoin(staff, eq(staff.idx, nlArticle.idx_author))
    .where(and(eq(nlArticle.idx_newsletter, issue.idx), isNull(nlArticle.deleted_at)))
    .orderBy(asc(nlArticle.seq));
  const parts = articles.map(
    ({ section, title, body, author }) =>
      // pictures belong to the article, which its readers do not open
      `<h2>${plain(section)} · ${plain(title)}</h2><p><em>${plain(author)}</em></p>${(body ?? "").replace(/<img[^>]*>/g, "")}`,
  );
  return `<p><strong>${plain(issue.issue_no)}${issue.theme ? ` · ${plain(issue.theme)}` : ""}</strong></p>${parts.join("")}`;
}

/** A text as it stands between tags. */
export function plain(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Stores a file once more for another record; its bytes stay in the database. */
async function copyFile(
  { db, person, now }: RequestContext,
  idx: number,
  { entity, entity_idx = UNCLAIMED }: { readonly entity: string; readonly entity_idx?: number },
): Promise<number> {
  const { rows } = await db.execute<{ idx: string }>(sql`
    insert into ${file} (entity, entity_idx, name, size, mime, sha256, content, idx_writer, wdate)
    select ${entity}, ${entity_idx}, name, size, mime, sha256, content, ${person.idx}, ${now}
    from ${file} where idx = ${idx} returning idx`);
  return Number(rows[0]?.idx);
}

/** How many of those whom an issue is for have opened it, by their offices, and on which days. */
export async function reachOf(db: Database, { nl_send }: Issue): Promise<Row | null> {
  if (!nl_send?.idx_post) return null;
  const [row] = await db.select().from(post).where(eq(post.idx, nl_send.idx_post));
  if (!row) return null;
  const { rows: offices } = await db.execute<{ name: string; of: string; read: string }>(sql`
    select coalesce(office.kname, '') as name, count(*) as of, count(post_read.idx) as read
    from staff left join office on office.idx = staff.idx_office
    left join post_read on post_read.idx_post = ${row.idx} and post_read.idx_staff = staff.idx
    where ${isMeant(row.target)} and staff.idx is distinct from ${row.idx_writer}
    group by office.kname order by 1`);
  const { rows: days } = await db.execute<{ day: string; read: string }>(sql`
    select (read_at at time zone 'Asia/Seoul')::date::text as day, count(*) as read
    from post_read where idx_post = ${row.idx} group by 1 order by 1 limit 60`);
  const counted = offices.map(({ name, of, read }) => ({ name, of: Number(of), read: Number(read) }));
  return { offices: counted, days: days.map(({ day, read }) => ({ day, read: Number(read) })) };
}
