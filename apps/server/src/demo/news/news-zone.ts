import { sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { ceoMessage, file, manualDoc, mediaPost, post, postComment, postLike, postRead } from "../../db/tables";
import { goOnAfter } from "../bulk";
import { demoOffices } from "../company/organisation";
import type { DemoPerson } from "../company/people";
import { atWork, dayBefore, daysBefore, monthBefore } from "../days";
import { demoFile } from "../files";
import { answerTexts, ceoTexts, commentTexts, manualTexts, mediaTexts, noticeTexts } from "./news-texts";
import { demoNotices } from "./notices";

type Post = typeof post.$inferInsert;
type File = typeof file.$inferInsert;

/** What the news zone is filled with. */
class Zone {
  readonly posts: Post[] = [];
  readonly files: File[] = [];
  readonly media: (typeof mediaPost.$inferInsert)[] = [];
  readonly docs: (typeof manualDoc.$inferInsert)[] = [];
  readonly messages: (typeof ceoMessage.$inferInsert)[] = [];

  constructor(
    readonly pictures: readonly Buffer[],
    readonly now: Date,
  ) {}

  /** Adds a post; its number. */
  add(row: Omit<Post, "idx">): number {
    const idx = this.posts.length + 1;
    const age = Math.max(0, (this.now.getTime() - (row.wdate?.getTime() ?? 0)) / 86_400_000);
    const wdate = row.wdate && atWork(row.wdate, idx);
    this.posts.push({
      ...bare,
      ...row,
      ...(wdate && wdate < this.now && { wdate }),
      idx,
      view_count: 20 + ((idx * 37) % 180) + Math.min(60, Math.round(age / 3)),
    });
    return idx;
  }

  /** Stores the nth picture; its file's number. */
  keep(entity: string, entity_idx: number, n: number, name: string): number {
    const picture = this.pictures[n % this.pictures.length] as Buffer;
    this.files.push(demoFile(this.files.length + 1, entity, entity_idx, name, picture, this.now));
    return this.files.length;
  }
}

/**
 * Fills the news zone with a year: notices, media, manuals with earlier versions, messages of the head of the company.
 * Returns how many files it stored.
 */
export async function seedNewsZone(
  tx: Database,
  people: readonly DemoPerson[],
  pictures: readonly Buffer[],
  now: Date,
): Promise<number> {
  const zone = new Zone(pictures, now);
  addMedia(zone);
  addManuals(zone);
  addMessages(zone);
  addNotices(zone);
  const comments = commentsOn(zone.posts, people);
  await insertMany(tx, post, zone.posts);
  await insertMany(tx, file, zone.files);
  await insertMany(tx, mediaPost, zone.media);
  await insertMany(tx, manualDoc, zone.docs);
  await insertMany(tx, ceoMessage, zone.messages);
  await insertMany(tx, postComment, comments);
  for (const table of [post, file, mediaPost, manualDoc, ceoMessage, postComment]) await goOnAfter(tx, table);
  await seedReads(tx, daysBefore(now, RECENT), now);
  await addLikes(tx);
  return zone.files.length;
}

function addNotices(zone: Zone): void {
  const { now } = zone;
  const writers = { hr: 102, support: 103, it: 106, education: 24, all: 110, family: 102, etc: 103 };
  for (let month = 12; month >= 1; month--) {
    noticeTexts.forEach(({ category, title, lines }, n) => {
      // the last month's own notices are told one by one below
      const wdate = daysBefore(now, month * 30 + 29 - Math.floor(n * 1.4));
      zone.add({
        board: "notice",
        category,
        title: title.replace("{월}", monthBefore(now, wdate)),
        body: lines.map((line) => `<p>${line}</p>`).join(""),
        is_must_read: category === "it" && n % 3 === 0,
        idx_writer: writers[category],
        wdate,
      });
    });
  }
  for (const row of demoNotices(now)) zone.add(row as Omit<Post, "idx">);
}

function addMedia(zone: Zone): void {
  const { now } = zone;
  for (let month = 12; month >= 0; month--) {
    mediaTexts.forEach(([kind, title], n) => {
      const wdate = daysBefore(now, month * 30 + 26 - n * 3.4);
      const named = title.replace("{월}", monthBefore(now, wdate));
      const idx = zone.add({
        board: "media",
        title: named,
        body: `<p>${named}입니다. 함께해 주신 모든 분께 감사드립니다.</p>`,
        idx_writer: n % 2 ? 113 : 114,
        wdate,
      });
      const part = zone.media.length + 1;
      const album = kind === "photo" ? Array.from({ length: 6 + ((month * 5 + n) % 9) }, (_, k) => k) : [];
      zone.media.push({
        idx: part,
        idx_post: idx,
        kind,
        thumbnail: zone.keep("media_post", part, month * 7 + n, "표지.webp"),
        video_url: kind === "video" ? `https://video.pureunbat.example/${idx}` : null,
        album: album.map((k) => zone.keep("media_post", part, month + n + k * 5, `사진 ${k + 1}.webp`)),
        play_count: kind === "video" ? 30 + ((idx * 53) % 240) : 0,
      });
    });
  }
}

function addManuals(zone: Zone): void {
  const { now } = zone;
  const teams = demoOffices.flatMap((office) => office.teams);
  const writers = [102, 103, 24];
  Object.entries(manualTexts).forEach(([folder, titles], n) => {
    titles.forEach((title, k) => {
      const age = 40 + ((n * 41 + k * 67) % 600);
      const versions = 1 + ((n + k) % 3);
      let prev: number | null = null;
      for (let version = 1; version <= versions; version++) {
        const since = age + (versions - version) * 190;
        const isNewest = version === versions;
        const idx = zone.add({
          board: "manual",
          title,
          body: manualBody(title, version),
          idx_writer: writers[(n + k) % 3] as number,
          wdate: daysBefore(now, since),
        });
        zone.docs.push({
          idx: zone.docs.length + 1,
          idx_post: idx,
          folder,
          version: `${version}.0`,
          effective_date: dayBefore(now, since - 7),
          idx_owner_team: teams[(n * 3 + k) % teams.length]?.idx as number,
          idx_prev: prev,
          review_due: isNewest ? dayBefore(now, since - 372) : null,
        });
        prev = zone.docs.length;
      }
    });
  });
}

function addMessages(zone: Zone): void {
  const { now } = zone;
  ceoTexts.forEach(([title, english, line], n) => {
    const days = (ceoTexts.length - n) * 28 - 20;
    const part = zone.messages.length + 1;
    const idx = zone.add({
      board: "ceo",
      title,
      body: `<p>안녕하십니까, 동료 여러분.</p><p>${line}</p><p>지난 한 달 동안 저는 여러 팀을 찾아가 이야기를 들었습니다. 들은 것을 그대로 적어 두었고, 그 가운데 다음 달에 바로 고칠 수 있는 것부터 시작하려고 합니다.</p><p>늘 고맙습니다.</p>`,
      idx_writer: 1,
      wdate: daysBefore(now, days),
      like_count: 0,
    });
    zone.messages.push({
      idx: part,
      idx_post: idx,
      message_date: dayBefore(now, days),
      cover: n % 4 === 3 ? null : zone.keep("ceo_message", part, n * 5 + 1, "표지.webp"),
      body_en: `<p>Dear colleagues,</p><p>${english}.</p><p>Over the past month I visited many teams and listened. I wrote down what I heard, and we will begin with what can be put right next month.</p><p>Thank you, as always.</p>`,
      allow_anon: n % 5 !== 4,
    });
  });
}

/** What every post has, so that all rows have the same columns. */
const bare = {
  category: null,
  files: null,
  is_pinned: false,
  is_must_read: false,
  allow_comment: true,
  open_from: null,
  open_to: null,
  target: null,
  comment_count: 0,
  like_count: 0,
  ver: 1,
} satisfies Partial<Post>;

function manualBody(title: string, version: number): string {
  const rules = [
    "신청은 포털에서 합니다. 전화나 메신저로 한 신청은 접수하지 않습니다.",
    version > 1 ? "승인은 팀장이 하루 안에 합니다." : "승인은 팀장이 이틀 안에 합니다.",
    version > 2 ? "바뀐 내용은 담당팀이 알림으로 알려 드립니다." : "바뀐 내용은 담당팀이 메일로 알려 드립니다.",
    "예외가 필요하면 사유를 적어 담당팀과 먼저 상의합니다.",
  ];
  const steps = ["포털에서 양식을 엽니다.", "필요한 내용을 적고 첨부를 올립니다.", "결재선을 확인하고 상신합니다."];
  return `<h2>1. 목적</h2><p>‘${title}’에 필요한 기준과 절차를 정합니다.</p><h2>2. 기준</h2><ul>${rules
    .map((rule) => `<li>${rule}</li>`)
    .join("")}</ul><h2>3. 절차</h2><ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>${
    version > 1 ? "<h2>4. 문의</h2><p>궁금한 점은 담당팀 내선으로 물어 주세요.</p>" : ""
  }`;
}

/** Comments on every other post, some with an answer; the posts keep how many. */
function commentsOn(posts: Post[], people: readonly DemoPerson[]): (typeof postComment.$inferInsert)[] {
  const comments: (typeof postComment.$inferInsert)[] = [];
  const say = (of: Post, n: number, content: string, idx_parent: number | null, is_anon = false) => {
    const later = idx_parent === null ? 0 : 1_500_000;
    const wdate = new Date((of.wdate?.getTime() ?? 0) + (n + 1) * 3_700_000 + later);
    const idx_writer = people[(Number(of.idx) * 13 + n * 29) % people.length]?.idx ?? 100;
    comments.push({
      idx: comments.length + 1,
      idx_post: Number(of.idx),
      content,
      is_anon,
      idx_parent,
      idx_writer,
      wdate,
    });
    of.comment_count = (of.comment_count ?? 0) + 1;
    return comments.length;
  };
  for (const of of posts) {
    const count = of.board === "ceo" ? 9 : (Number(of.idx) * 7) % 5;
    for (let n = 0; n < count; n++) {
      const text = commentTexts[(Number(of.idx) + n * 3) % commentTexts.length] as string;
      const idx = say(of, n, text, null, of.board === "ceo" && n % 2 === 0);
      if (text.endsWith("?") || text.endsWith("까요?")) {
        say(of, n, answerTexts[(Number(of.idx) + n) % answerTexts.length] as string, idx);
      }
    }
  }
  return comments;
}

/** Who has read what of the last two months, and who likes what. */
/** Posts whose readers belong to the company from its beginning, in days; those of earlier ones come later. */
const RECENT = 60;

/** Half of the staff have read each notice and manual of a time, and have looked at it. */
export async function seedReads(db: Database, since: Date, until: Date): Promise<void> {
  await db.execute(sql`
    insert into ${postRead} (idx_post, idx_staff, read_at, mdate, confirmed_at, idx_writer, wdate)
    select post.idx, staff.idx, at, at, case when post.is_must_read and (post.idx + staff.idx) % 7 > 1 then at end, staff.idx, at
    from post cross join staff
    cross join lateral (select least(post.wdate + (((post.idx * 7 + staff.idx * 13) % 72) || ' hours')::interval, ${until}::timestamptz) as at) moment
    where post.board in ('notice', 'manual') and post.wdate > ${since} and post.wdate <= ${until}
      and post.open_from is null and post.target is null
      and (post.idx * 31 + staff.idx * 17) % 10 < 5
    on conflict do nothing`);
  await db.execute(sql`
    update post set view_count = greatest(view_count, seen.count)
    from (select idx_post, count(*) from post_read group by idx_post) seen where seen.idx_post = post.idx`);
}

/** The same of what is older than the company's last two months, for a demo. */
export function seedEarlierReads(db: Database, now: Date): Promise<void> {
  return seedReads(db, daysBefore(now, 400), daysBefore(now, RECENT));
}

async function addLikes(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into ${postLike} (idx_post, idx_staff, idx_writer)
    select post.idx, staff.idx, staff.idx from post cross join staff
    where post.board in ('ceo', 'media') and (post.idx * 29 + staff.idx * 19) % 23 = 0`);
  await tx.execute(sql`
    update post set like_count = liked.count
    from (select idx_post, count(*) from post_like group by idx_post) liked where liked.idx_post = post.idx`);
}
