import { formByKind, WHOLE_OFFICE } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { type AnswerOf, BATCH_AMOUNT, type GivenIn, type getDocumentList } from "@portal/definition/contract";
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/sessions";
import type { Database } from "../../db/open";
import { docComment, docRead, docStep, document, staff } from "../../db/tables";
import { namedStaff, nameIn } from "./people";
import { waitsFor } from "./waiting";

type Given = GivenIn<typeof getDocumentList>;
type Row = AnswerOf<typeof getDocumentList>["list"][number];

/** A page of one of somebody's lists of documents, and how many there are. */
export async function listDocuments(
  db: Database,
  given: Given,
  person: Person,
  day: string,
): Promise<{ list: Row[]; total: number }> {
  const where = and(isNull(document.deleted_at), whereType(given.doc_type, person, day), whereFilters(given));
  const [all] = await db.select({ total: count() }).from(document).where(where);
  const rows = await db
    .select({ document, isUnread: isUnreadBy(person.idx) })
    .from(document)
    .where(where)
    .orderBy(...orderOf(given))
    .limit(given.rows)
    .offset((given.page - 1) * given.rows);
  return { list: await described(db, rows, person, given.doc_type), total: all?.total ?? 0 };
}

/** Which documents a list has. Sets of numbers, and not conditions on every document: each is found by an index. */
export function whereType(
  type: Given["doc_type"],
  { idx: me, idx_team }: Pick<Person, "idx" | "idx_team">,
  day: string,
): SQL {
  const mine = eq(document.idx_drafter, me);
  const stepped = (where: SQL | undefined) =>
    sql`${document.idx} in (select ${docStep.idx_document} from ${docStep} where ${where})`;
  const toDecide = inArray(docStep.role, ["approve", "agree"]);
  const told = and(
    eq(docStep.role, "refer"),
    or(eq(docStep.idx_staff, me), idx_team === null ? undefined : eq(docStep.idx_team, idx_team)),
  );
  const decided = sql`select ${docStep.idx_document} from ${docStep} where ${eq(docStep.idx_acted_by, me)} union select ${docStep.idx_document} from ${docStep} where ${and(eq(docStep.idx_staff, me), eq(docStep.status, "ok"), toDecide)}`;
  const own = sql`select mine.idx from ${document} mine where mine.idx_drafter = ${me}`;
  switch (type) {
    case "T1":
      return and(eq(document.status, "run"), waitsFor(me, day)) as SQL;
    case "P1":
      return and(eq(document.status, "run"), sql`${document.idx} in (${decided} union ${own})`) as SQL;
    case "P2":
      return and(eq(document.status, "done"), sql`${document.idx} in (${decided} union ${own})`) as SQL;
    case "T3":
      return and(inArray(document.status, ["run", "done"]), stepped(told)) as SQL;
    case "P3":
      return and(eq(document.status, "reject"), sql`${document.idx} in (${decided} union ${own})`) as SQL;
    case "D1":
      return and(eq(document.status, "draft"), mine) as SQL;
    case "D2":
      return and(eq(document.status, "withdraw"), mine) as SQL;
  }
}

function whereFilters(given: Given): SQL | undefined {
  const { q, field, kind, from, to, idx_office, idx_team, amount_from, amount_to } = given;
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const found = {
    title: ilike(document.title, pattern),
    // in the words and not in the tags
    body: sql`regexp_replace(coalesce(${document.body}, ''), '<[^>]*>', ' ', 'g') ilike ${pattern}`,
    doc_no: ilike(document.doc_no, pattern),
    drafter: sql`${document.idx_drafter} in (select ${staff.idx} from ${staff} where ${or(ilike(staff.kname, pattern), ilike(staff.ename, pattern))})`,
  };
  const at = sql`coalesce(${document.submitted_at}, ${document.wdate})`;
  return and(
    q === "" ? undefined : field ? found[field] : or(...Object.values(found)),
    kind ? eq(document.kind, kind) : undefined,
    from ? gte(at, dayStart(from)) : undefined,
    to ? lt(at, dayStart(daysAfter(to, 1))) : undefined,
    idx_office === 0 ? undefined : eq(document.idx_office, idx_office),
    idx_team === 0 || idx_team === WHOLE_OFFICE ? undefined : eq(document.idx_team, idx_team),
    amount_from === undefined ? undefined : gte(document.amount, amount_from),
    amount_to === undefined ? undefined : lte(document.amount, amount_to),
  );
}

function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00+09:00`);
}

/** As asked; else the newest first, and what waits for me the oldest first. */
function orderOf({ sort, order, doc_type }: Given): SQL[] {
  const columns = {
    submitted_at: sql`coalesce(${document.submitted_at}, ${document.wdate})`,
    done_at: sql`${document.done_at}`,
    title: sql`${document.title}`,
    kind: sql`${document.kind}`,
    amount: sql`coalesce(${document.amount}, 0)`,
    drafter: sql`(select ${staff.kname} from ${staff} where ${staff.idx} = ${document.idx_drafter})`,
  };
  const isUp = (order ?? (sort === undefined && doc_type === "T1" ? "asc" : "desc")) === "asc";
  const direct = isUp ? asc : desc;
  return [direct(columns[sort ?? "submitted_at"]), direct(document.idx)];
}

function isUnreadBy(me: number): SQL<boolean> {
  const isMine = and(eq(docRead.idx_document, document.idx), eq(docRead.idx_staff, me));
  return sql`not exists (select from ${docRead} where ${isMine})`.mapWith(Boolean) as SQL<boolean>;
}

interface Found {
  readonly document: typeof document.$inferSelect;
  readonly isUnread: boolean;
}

async function described(
  db: Database,
  rows: readonly Found[],
  person: Person,
  type: Given["doc_type"],
): Promise<Row[]> {
  const idxs = rows.map((row) => row.document.idx);
  if (idxs.length === 0) return [];
  const steps = await db.select().from(docStep).where(inArray(docStep.idx_document, idxs));
  const said = await db
    .select({ idx: docComment.idx_document, comments: count() })
    .from(docComment)
    .where(and(inArray(docComment.idx_document, idxs), isNull(docComment.deleted_at)))
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
      is_unread: isUnread && (it.idx_drafter !== person.idx || ["done", "reject"].includes(it.status)),
      is_for_another: type === "T1" && !turns.some(({ idx_staff }) => idx_staff === person.idx),
      is_batch: type === "T1" && (it.amount ?? 0) < BATCH_AMOUNT,
    };
  });
}
