import { formByKind } from "@portal/definition";
import {
  type AnswerOf,
  BATCH_AMOUNT,
  COUNTED_ROWS,
  type GivenIn,
  type getDocumentList,
} from "@portal/definition/contract";
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { askerOf } from "../../../access/asker";
import type { Person } from "../../../auth/sessions";
import type { Database } from "../../../db/open";
import { docComment, docRead, docStep, document, staff } from "../../../db/tables";
import { containing, isBetween, isOfUnit } from "../../../narrowed";
import { type Branch, type DocumentList, listOf, submittedAt } from "./lists";
import { namedStaff, nameIn } from "./people";
import { isAnsweredBy } from "./reading";

type Given = GivenIn<typeof getDocumentList>;
type Row = AnswerOf<typeof getDocumentList>["list"][number];

/** A page of one of somebody's lists of documents, and how many there are; above {@link COUNTED_ROWS}, `more`. */
export async function listDocuments(
  db: Database,
  given: Given,
  person: Person,
  day: string,
): Promise<{ list: Row[]; total: number; more: boolean }> {
  const page = { first: (given.page - 1) * given.rows, rows: given.rows };
  const { idxs, counted } = await findDocuments(db, given, person, day, page);
  return {
    list: await describeDocuments(db, idxs, person, given.doc_type),
    total: Math.min(counted, COUNTED_ROWS),
    more: counted > COUNTED_ROWS,
  };
}

/** The documents of a stretch of a list in its order, and how many it has, counted no further than to say "more". */
export async function findDocuments(
  db: Database,
  given: Given,
  person: Person,
  day: string,
  { first, rows }: { first: number; rows: number },
): Promise<{ idxs: number[]; counted: number }> {
  const stretch = { first, rows, most: Math.max(COUNTED_ROWS + 1, first + rows) };
  const { doc_type } = given;
  const list =
    doc_type === "U1"
      ? { where: isAnsweredBy(await askerOf(db, person, day), document) }
      : listOf(doc_type, person, day);
  const filters = whereFilters(given);
  const isByTime = given.sort === undefined || given.sort === "submitted_at";
  const isRead = "branches" in list && isByTime && !filters;
  const asked = isRead ? selectRead(given, list.branches, stretch) : selectFound(given, list, filters, stretch);
  const { rows: answer } = await db.execute<{ idxs: string[] | null; counted: string }>(asked);
  const { idxs = null, counted = 0 } = answer[0] ?? {};
  return { idxs: (idxs ?? []).map(Number), counted: Number(counted) };
}

interface Stretch {
  readonly first: number;
  readonly rows: number;
  /** Up to how many are counted. */
  readonly most: number;
}

/** A stretch of the branches as their indexes have them: none is read further than the stretch, or than is counted. */
function selectRead(given: Given, branches: readonly Branch[], { first, rows, most }: Stretch): SQL {
  const direction = isUp(given) ? sql`asc` : sql`desc`;
  const newest = branches.map(({ idx, at, from, where }) => {
    const order = sql`${at} ${direction}, ${idx} ${direction}`;
    // a document of several revisions stands in a branch once for each
    return sql`(select distinct ${idx} idx, ${at} at from ${from} where ${where} order by ${order} limit ${first + rows})`;
  });
  const order = sql`at ${direction}, idx ${direction}`;
  const page = sql`select * from (${sql.join(newest, sql` union `)}) newest order by ${order} offset ${first} limit ${rows}`;
  const all = branches.map(
    ({ idx, from, where }) => sql`(select ${idx} idx from ${from} where ${where} limit ${most})`,
  );
  const counted = sql`select count(*) from (${sql.join(all, sql` union `)}) counted`;
  return sql`select (${counted}) counted, (select array_agg(idx order by ${order}) from (${page}) page) idxs`;
}

/** A stretch of what is searched or sorted: found once, and counted from that. */
function selectFound(given: Given, list: DocumentList, filters: SQL | undefined, { first, rows, most }: Stretch): SQL {
  const all = and(isNull(document.deleted_at), "branches" in list ? isIn(list.branches) : list.where, filters);
  const order = sql.join(orderOf(given), sql`, `);
  const found = sql`select ${document.idx}, row_number() over (order by ${order}) place from ${document} where ${all} order by place limit ${most}`;
  const page = sql`select * from found order by place offset ${first} limit ${rows}`;
  return sql`with found as materialized (${found}) select (select count(*) from found) counted, (select array_agg(idx order by place) from (${page}) page) idxs`;
}

function isIn(branches: readonly Branch[]): SQL {
  const found = branches.map(({ idx, from, where }) => sql`select ${idx} from ${from} where ${where}`);
  return sql`${document.idx} in (${sql.join(found, sql` union `)})`;
}

function whereFilters(given: Given): SQL | undefined {
  const { q, field, kind, from, to, amount_from, amount_to } = given;
  const pattern = containing(q);
  const found = {
    title: ilike(document.title, pattern),
    // in the words and not in the tags
    body: sql`regexp_replace(coalesce(${document.body}, ''), '<[^>]*>', ' ', 'g') ilike ${pattern}`,
    doc_no: ilike(document.doc_no, pattern),
    drafter: sql`${document.idx_drafter} in (select ${staff.idx} from ${staff} where ${or(ilike(staff.kname, pattern), ilike(staff.ename, pattern))})`,
  };
  return and(
    q === "" ? undefined : field ? found[field] : or(...Object.values(found)),
    kind ? eq(document.kind, kind) : undefined,
    isBetween(submittedAt, from, to),
    isOfUnit(document, given),
    amount_from === undefined ? undefined : gte(document.amount, amount_from),
    amount_to === undefined ? undefined : lte(document.amount, amount_to),
  );
}

/** As asked; else the newest first, and what waits for me the oldest first. */
function orderOf(given: Given): SQL[] {
  const columns = {
    submitted_at: submittedAt,
    done_at: sql`${document.done_at}`,
    title: sql`${document.title}`,
    kind: sql`${document.kind}`,
    amount: sql`coalesce(${document.amount}, 0)`,
    drafter: sql`(select ${staff.kname} from ${staff} where ${staff.idx} = ${document.idx_drafter})`,
  };
  const direct = isUp(given) ? asc : desc;
  return [direct(columns[given.sort ?? "submitted_at"]), direct(document.idx)];
}

function isUp({ sort, order, doc_type }: Given): boolean {
  return (order ?? (sort === undefined && doc_type === "T1" ? "asc" : "desc")) === "asc";
}

/** Notes that somebody has read all that they are to know of; gives the numbers of those that they had not. */
export async function readReferences(db: Database, person: Person, day: string, now: Date): Promise<number[]> {
  const list = listOf("T3", person, day);
  const theirs = and(isNull(document.deleted_at), "branches" in list ? isIn(list.branches) : list.where);
  const unread = db
    .select({
      idx_document: document.idx,
      rev: document.rev,
      me: sql`${person.idx}::bigint`,
      at: sql`${now}::timestamptz`,
    })
    .from(document)
    .where(and(theirs, isUnreadBy(person.idx)));
  const { rows } = await db.execute<{ idx_document: string }>(
    sql`insert into ${docRead} (idx_document, rev, idx_staff, read_at) ${unread} on conflict do nothing returning idx_document`,
  );
  return rows.map(({ idx_document }) => Number(idx_document));
}

function isUnreadBy(me: number): SQL<boolean> {
  const isMine = and(eq(docRead.idx_document, document.idx), eq(docRead.rev, document.rev), eq(docRead.idx_staff, me));
  return sql`not exists (select from ${docRead} where ${isMine})`.mapWith(Boolean) as SQL<boolean>;
}

/** Documents as a list of somebody shows them, in the given order. */
export async function describeDocuments(
  db: Database,
  idxs: readonly number[],
  person: Person,
  type: Given["doc_type"],
): Promise<Row[]> {
  if (idxs.length === 0) return [];
  const found = await db
    .select({ document, isUnread: isUnreadBy(person.idx) })
    .from(document)
    .where(inArray(document.idx, [...idxs]));
  const byIdx = new Map(found.map((row) => [row.document.idx, row]));
  const rows = idxs.flatMap((idx) => byIdx.get(idx) ?? []);
  const steps = await db
    .select()
    .from(docStep)
    .where(inArray(docStep.idx_document, [...idxs]));
  const said = await db
    .select({ idx: docComment.idx_document, comments: count() })
    .from(docComment)
    .where(and(inArray(docComment.idx_document, [...idxs]), isNull(docComment.deleted_at)))
    .groupBy(docComment.idx_document);
  const now = steps.filter(({ status }) => status === "now" || status === "hold");
  const people = await namedStaff(db, [
    ...rows.map((row) => row.document.idx_drafter),
    ...now.map((it) => it.idx_staff),
  ]);
  return rows.map(({ document: it, isUnread }) => {
    const turns = it.status === "run" ? now.filter((step) => step.idx_document === it.idx && step.rev === it.rev) : [];
    const opinions = steps.filter((step) => step.idx_document === it.idx && step.rev === it.rev && step.opinion).length;
    return {
      idx: it.idx,
      rev: it.rev,
      doc_no: it.doc_no,
      kind: it.kind as Row["kind"],
      title: it.title || `${formByKind(it.kind as Row["kind"]).title} (제목 없음)`,
      amount: it.amount,
      status: it.status as Row["status"],
      secret: it.secret as Row["secret"],
      drafter: nameIn(people, it.idx_drafter),
      current: turns.map(({ idx_staff }) => nameIn(people, idx_staff ?? 0).kname),
      files: it.files?.length ?? 0,
      opinions: opinions + (said.find(({ idx }) => idx === it.idx)?.comments ?? 0),
      submitted_at: (it.submitted_at ?? it.mdate ?? it.wdate).toISOString(),
      done_at: it.done_at?.toISOString() ?? null,
      is_unread: type !== "U1" && isUnread && (it.idx_drafter !== person.idx || ["done", "reject"].includes(it.status)),
      is_for_another: type === "T1" && !turns.some(({ idx_staff }) => idx_staff === person.idx),
      is_batch: type === "T1" && (it.amount ?? 0) < BATCH_AMOUNT,
    };
  });
}
