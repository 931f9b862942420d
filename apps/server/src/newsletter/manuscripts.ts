import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { strToU8, Zip, ZipPassThrough } from "fflate";
import { ApiError } from "../api-error";
import { bytesOf } from "../crud/writing/files";
import type { Database } from "../db/open";
import { file, newsletter, nlArticle, staff } from "../db/tables";
import { plain } from "./publish";

/** The articles of an issue as pages, each with its files beside it, in one zip file that is made while it is sent. */
export async function manuscriptsOf(db: Database, idx: number) {
  const [issue] = await db
    .select({ no: newsletter.issue_no })
    .from(newsletter)
    .where(and(eq(newsletter.idx, idx), isNull(newsletter.deleted_at)));
  if (!issue) throw new ApiError(404, "없거나 삭제된 사보입니다.");
  const articles = await db
    .select({
      section: nlArticle.section,
      title: nlArticle.title,
      body: nlArticle.body,
      files: nlArticle.files,
      author: staff.kname,
    })
    .from(nlArticle)
    .innerJoin(staff, eq(staff.idx, nlArticle.idx_author))
    .where(and(eq(nlArticle.idx_newsletter, idx), isNull(nlArticle.deleted_at)))
    .orderBy(asc(nlArticle.seq));
  if (articles.length === 0) throw new ApiError(409, "아직 원고가 없습니다.");
  return { name: `${asFileName(issue.no)} 원고.zip`, pieces: zipped(db, articles) };
}

interface Article {
  readonly section: string;
  readonly title: string;
  readonly body: string | null;
  readonly files: unknown;
  readonly author: string;
}

async function* zipped(db: Database, articles: readonly Article[]): AsyncGenerator<Buffer> {
  const made: Buffer[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(Buffer.from(piece));
  });
  for (const [at, { section, title, body, files, author }] of articles.entries()) {
    const name = `${String(at + 1).padStart(2, "0")} ${asFileName(title)}`;
    const page = new ZipPassThrough(`${name}.html`);
    zip.add(page);
    page.push(
      strToU8(
        `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${plain(title)}</title>` +
          `<h1>${plain(title)}</h1><p>${plain(section)} · ${plain(author)}</p>${body ?? ""}</html>`,
      ),
      true,
    );
    yield* made.splice(0);
    for (const [n, stored] of (await filesOf(db, files)).entries()) {
      const part = new ZipPassThrough(`${name}/${n + 1} ${asFileName(stored.name)}`);
      zip.add(part);
      for await (const piece of bytesOf(db, stored.idx, 0, stored.size)) {
        part.push(piece);
        yield* made.splice(0);
      }
      part.push(new Uint8Array(), true);
    }
  }
  zip.end();
  yield* made.splice(0);
}

function filesOf(db: Database, files: unknown) {
  const idxs = Array.isArray(files) ? files.map(Number) : [];
  return db
    .select({ idx: file.idx, name: file.name, size: file.size })
    .from(file)
    .where(and(inArray(file.idx, [0, ...idxs]), eq(file.entity, "nl_article"), isNull(file.deleted_at)))
    .orderBy(asc(file.idx));
}

/** A text that is a file's name on every system. */
function asFileName(text: string): string {
  return text.replace(/[\\/:*?"<>|\p{Cc}]/gu, "_").slice(0, 100);
}
