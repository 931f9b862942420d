import { type Access, type Asker, can, mayOpen, moduleOf, rowsOf } from "@portal/definition";
import { and, eq, gt, inArray, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { askerOf } from "../access/asker";
import { ApiError } from "../api-error";
import type { Person } from "../auth/sessions";
import type { Database } from "../db/open";
import { manualDoc, post, staff } from "../db/tables";
import type { RowOf } from "../records/record-of";
import type { RequestContext } from "../records/rules";
import { dayOf } from "../seoul";

type PostTable = typeof post;
/** A post's own columns. */
export type Post = RowOf<"post">;
export type Board = "notice" | "media" | "manual" | "ceo";

const { notice, mediaZone, manual, ceoMessage } = moduleOf;
const screens = [notice, mediaZone, manual, ceoMessage].flatMap((module) => [...module.screens]);
const boards: readonly Board[] = ["notice", "media", "manual", "ceo"];

/** Who may write in a board: new posts, or change those that are there. */
export function writersOf(board: string, kind: "add" | "edit"): readonly Access[] {
  return screens
    .filter((screen) => screen.kind === kind && screen.where.board === board)
    .flatMap(({ can }) => [...can]);
}

/** Whether somebody may change a post. */
export function mayChange(asker: Asker, record: Pick<Post, "board" | "idx_writer">): boolean {
  return can(asker, writersOf(record.board, "edit"), record, {}, "write");
}

/** Whether somebody may write new posts in a board. */
export function mayAdd(asker: Asker, board: string): boolean {
  return mayOpen(asker, writersOf(board, "add"));
}

/** Posts that are open to somebody now: begun, not yet over, and for everybody or for a unit of theirs. */
export function isOpenTo(person: Person, now: Date, table: PostTable = post): SQL | undefined {
  const { idx_sector, idx_office, idx_team } = person;
  const named = Object.entries({ idx_sector, idx_office, idx_team }).map(
    ([unit, idx]) => sql`${table.target} -> ${unit} @> to_jsonb(${idx}::bigint)`,
  );
  return and(
    isNull(table.deleted_at),
    or(isNull(table.open_from), lte(table.open_from, now)),
    or(isNull(table.open_to), gt(table.open_to, now)),
    or(isNull(table.target), ...named),
  );
}

/**
 * Posts that somebody finds in the boards: those that are open to them, their own, and every one of the boards in which
 * they change all. A manual is there with its newest version alone.
 */
export function isSeenBy(
  { person, asker, now }: Pick<RequestContext, "person" | "asker" | "now">,
  table: PgTable,
): SQL {
  const posts = table as PostTable;
  const kept = boards.filter((board) => rowsOf(asker, writersOf(board, "edit"), {}) === "all");
  const isKnown = or(
    isOpenTo(person, now, posts),
    eq(posts.idx_writer, person.idx),
    kept.length > 0 ? inArray(posts.board, kept) : undefined,
  );
  return and(isKnown, or(ne(posts.board, "manual"), not(isReplaced(posts)))) as SQL;
}

/** Whether a newer version of the manual exists. */
function isReplaced(posts: PostTable): SQL {
  return sql`exists (select from ${manualDoc} older join ${manualDoc} newer on newer.idx_prev = older.idx where older.idx_post = ${posts.idx})`;
}

/** A post that somebody sees; refuses others. */
export async function postFor(db: Database, person: Person, idx: number, now: Date): Promise<Post & { asker: Asker }> {
  const asker = await askerOf(db, person, dayOf(now));
  const [row] = await db
    .select({ post, isSeen: sql<boolean>`${isSeenBy({ person, asker, now }, post)}` })
    .from(post)
    .where(and(eq(post.idx, idx), isNull(post.deleted_at)));
  if (!row) throw new ApiError(404, "없거나 삭제된 글입니다.");
  if (!row.isSeen) throw new ApiError(403, "접근 권한이 없습니다.");
  return { ...row.post, asker };
}

/** Whether somebody finds a post in its board. */
export async function isSeenBySomebody(db: Database, person: Person, { idx }: Post, now: Date): Promise<boolean> {
  const asker = await askerOf(db, person, dayOf(now));
  return (await db.$count(post, and(eq(post.idx, idx), isSeenBy({ person, asker, now }, post)))) > 0;
}

/** The staff whom a post is for. */
export function isMeant(target: Post["target"]): SQL | undefined {
  const { idx_sector, idx_office, idx_team } = target ?? {};
  const units = [
    idx_sector?.length ? inArray(staff.idx_sector, idx_sector) : undefined,
    idx_office?.length ? inArray(staff.idx_office, idx_office) : undefined,
    idx_team?.length ? inArray(staff.idx_team, idx_team) : undefined,
  ].filter((unit) => unit !== undefined);
  return and(ne(staff.status, "retired"), isNull(staff.deleted_at), units.length > 0 ? or(...units) : undefined);
}

/** The address of a post's own page. */
export function pathOf({ board, idx }: Pick<Post, "board" | "idx">): string {
  const view = screens.find((screen) => screen.kind === "view" && screen.where.board === board);
  if (!view) throw new Error(`no such board: ${board}`);
  return view.path.replace(":idx", String(idx));
}
