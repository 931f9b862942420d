import { type Asker, formByKind } from "@portal/definition";
import type { AnswerOf, getDocument } from "@portal/definition/contract";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import type { Database } from "../../../db/open";
import {
  docComment,
  docInbox,
  docRead,
  docRevision,
  document as documents,
  file,
  office,
  team,
} from "../../../db/tables";
import { noteIfPossible } from "../../../db/trouble";
import { seen } from "../../../notifications";
import { calledIn } from "../../../texts/mentions";
import { hasApproval, openStepOf } from "../acting/act";
import { filesIn, isWritable } from "../acting/draft";
import { mayEndLine } from "../acting/final";
import { type Document, type DocumentActor, findDocument, RECALLED, type Step, stepsOf } from "../document";
import { effects } from "../effects/all";
import type { PlannedStep } from "../line/planned-step";
import { mayAddStep } from "../line/take-part";
import { documentPath } from "../line/turns";
import { documentHistory } from "./history";
import { namesIn } from "./names";
import { type NamedStaff, namedStaff, nameIn } from "./people";
import { type Reader, readerOf } from "./reading";

type View = Omit<AnswerOf<typeof getDocument>, "err" | "err_msg">;
type People = ReadonlyMap<number, NamedStaff>;
type Units = ReadonlyMap<number, string>;

/** A document as somebody may read it, with what they may do; noted as read. Throws when they may not. */
export async function viewDocument(db: Database, idx: number, asker: Asker, acting: DocumentActor): Promise<View> {
  const { person, now, day } = acting;
  const found = await findDocument(db, idx);
  const all = await stepsOf(db, idx);
  const reader = await readerOf(db, asker, found, all, day);
  if (reader === null) throw new ApiError(403, isRecalledFrom(found, all, asker) ? RECALLED : NOT_SHOWN);
  const revisions = await db
    .select()
    .from(docRevision)
    .where(eq(docRevision.idx_document, idx))
    .orderBy(desc(docRevision.rev));
  const document = asShownTo(reader, found, revisions);
  const steps = all.filter(({ rev }) => rev === document.rev);
  const draftLine = document.submitted_at === null ? (document.draft_line ?? []) : [];
  const [comments, readers, history, inbox] = await besideOf(db, document, all);
  const people = await namedStaff(db, [
    document.idx_drafter,
    ...all.flatMap(({ idx_staff, idx_acted_by }) => [idx_staff, idx_acted_by]),
    ...draftLine.map(({ idx_staff }) => idx_staff),
    ...comments.map(({ idx_staff }) => idx_staff),
    ...readers.map(({ idx_staff }) => idx_staff),
    ...inbox.map(({ idx_handler }) => idx_handler),
  ]);
  const calledBy = await calledIn(db, comments);
  const units = await teamNames(db, [
    ...all.map(({ idx_team }) => idx_team),
    ...draftLine.map(({ idx_team }) => idx_team),
    ...inbox.map(({ idx_team }) => idx_team),
  ]);
  const [home] = await db.select({ name: office.kname }).from(office).where(eq(office.idx, document.idx_office));
  // the drafter has not seen the outcome before there is one
  if (reader !== "drafter" || found.status === "done" || found.status === "reject")
    await (reader === "audit"
      ? markRead(db, document, person.idx, now)
      : noteIfPossible(() => markRead(db, document, person.idx, now)));
  await noteIfPossible(() => seen(db, person.idx, [documentPath(document)], now));
  return {
    idx,
    ver: document.ver,
    kind: document.kind,
    doc_no: document.doc_no,
    title: document.title,
    body: document.body ?? "",
    data: document.data,
    names: await namesIn(db, document.kind, document.data),
    amount: document.amount,
    secret: document.secret as View["secret"],
    keep_years: document.keep_years as View["keep_years"],
    rev: document.rev,
    status: document.status as View["status"],
    drafter: nameIn(people, document.idx_drafter),
    office_name: home?.name ?? "",
    wdate: document.wdate.toISOString(),
    submitted_at: document.submitted_at?.toISOString() ?? null,
    done_at: document.done_at?.toISOString() ?? null,
    files: await filesOf(db, document),
    attached: document.files ?? [],
    parent: await relatedOf(db, document.idx_parent, asker, day),
    children: await childrenOf(db, idx, asker, day),
    line:
      steps.length > 0 || draftLine.length === 0
        ? steps.map((it) => stepView(it, people, units))
        : plannedView(draftLine, people, units),
    revisions: revisions
      .filter(({ rev }) => rev < document.rev)
      .map(({ rev, title, submitted_at }) => ({
        rev,
        title,
        submitted_at: submitted_at.toISOString(),
        line: all.filter((step) => step.rev === rev).map((it) => stepView(it, people, units)),
      })),
    comments: comments.map(({ idx: at, idx_staff, content, mentions, wdate }) => ({
      idx: at,
      staff: nameIn(people, idx_staff),
      content,
      mentions: calledBy(mentions),
      wdate: wdate.toISOString(),
    })),
    readers: readers.map(({ idx_staff, read_at }) => ({
      staff: nameIn(people, idx_staff),
      read_at: read_at.toISOString(),
    })),
    history: history.map(({ step, ...change }) => ({ ...change, step: step && changedStep(step, people, units) })),
    received: inbox.map(({ idx_team, idx_handler, status, due, result, back_reason }) => ({
      team_name: units.get(idx_team) ?? "",
      handler: idx_handler === null ? null : nameIn(people, idx_handler).kname,
      status,
      due,
      note: back_reason ?? result,
    })),
    results: [...((await effects[document.kind].results?.(db, document)) ?? [])],
    may: await mayOf(db, { document: found, steps, reader }, acting),
    is_audit: reader === "audit",
  };
}

/** What was said of a document, who has read it, what happened to it, and where it was received. */
async function besideOf(db: Database, { idx, rev }: Pick<Document, "idx" | "rev">, all: readonly Step[]) {
  return [
    await db
      .select()
      .from(docComment)
      .where(and(eq(docComment.idx_document, idx), isNull(docComment.deleted_at)))
      .orderBy(asc(docComment.idx)),
    await db
      .select()
      .from(docRead)
      .where(and(eq(docRead.idx_document, idx), eq(docRead.rev, rev)))
      .orderBy(asc(docRead.read_at)),
    await documentHistory(db, idx, all),
    await db.select().from(docInbox).where(eq(docInbox.idx_document, idx)).orderBy(asc(docInbox.idx)),
  ] as const;
}

/** What was submitted, for everybody but the drafter, who may be writing on it again. */
function asShownTo(reader: Reader, found: Document, revisions: readonly (typeof docRevision.$inferSelect)[]): Document {
  const submitted = revisions.find(({ rev }) => rev === found.rev);
  if (reader === "drafter" || !submitted || !isWritable(found)) return found;
  const { title, body, data, amount, files } = submitted;
  return { ...found, title, body, data, amount, files };
}

async function mayOf(
  db: Database,
  { document, steps, reader }: { document: Document; steps: readonly Step[]; reader: Reader },
  acting: DocumentActor,
): Promise<View["may"]> {
  const isMine = reader === "drafter";
  const mine = await openStepOf(db, document, steps, acting);
  const isWanted = isMine && isWritable(document);
  const isSent = document.status !== "draft";
  return {
    approve: mine !== undefined,
    reject: mine !== undefined,
    hold: mine?.status === "now",
    resume: mine?.status === "hold",
    final: mine !== undefined && (await mayEndLine(db, document, steps, mine, acting.day)),
    recall: isMine && document.status === "run",
    recallNeedsReason: hasApproval(steps),
    edit: isWanted,
    remove: isMine && document.status === "draft",
    copy: isMine && isSent,
    addStep: mayAddStep(steps, mine),
    addReference: isMine && (document.status === "run" || document.status === "done"),
    comment: isSent && (isMine || reader === "participant"),
    follow:
      isMine && document.status === "done"
        ? (Object.keys(formByKind(document.kind).follow ?? {}) as View["may"]["follow"])
        : [],
  };
}

function stepView(step: Step, people: People, units: Units): View["line"][number] {
  const { idx_staff, idx_team, idx_acted_by, acted_at } = step;
  return {
    idx: step.idx,
    seq: step.seq,
    role: step.role as View["line"][number]["role"],
    staff: idx_staff === null ? null : nameIn(people, idx_staff),
    team: idx_team === null ? null : { idx: idx_team, kname: units.get(idx_team) ?? "" },
    parallel_group: step.parallel_group,
    status: step.status as View["line"][number]["status"],
    acted_by: idx_acted_by === null ? null : nameIn(people, idx_acted_by),
    acted_at: acted_at?.toISOString() ?? null,
    is_final: step.is_final,
    opinion: step.opinion,
    note: step.note,
  };
}

/** Whose step it was that changed. */
function changedStep({ role, idx_staff, idx_team }: Step, people: People, units: Units) {
  const name = idx_staff === null ? (units.get(idx_team ?? 0) ?? "") : nameIn(people, idx_staff).kname;
  return { role: role as View["line"][number]["role"], name };
}

function plannedView(line: readonly PlannedStep[], people: People, units: Units): View["line"] {
  return line.map((step, index) => ({
    ...namedStep(step, people, units),
    idx: 0,
    seq: index + 1,
    status: "wait",
    acted_by: null,
    acted_at: null,
    is_final: false,
    opinion: null,
    note: null,
  }));
}

/** A place in a line with the names of who it is. */
export function namedStep({ role, idx_staff, idx_team, parallel_group }: PlannedStep, people: People, units: Units) {
  return {
    role,
    staff: idx_staff === 0 ? null : nameIn(people, idx_staff),
    team: idx_team === 0 ? null : { idx: idx_team, kname: units.get(idx_team) ?? "" },
    parallel_group,
  };
}

/** A line as it is shown while it is drawn up. */
export async function namedLine(db: Database, line: readonly PlannedStep[]) {
  const people = await namedStaff(
    db,
    line.map(({ idx_staff }) => idx_staff),
  );
  const units = await teamNames(
    db,
    line.map(({ idx_team }) => idx_team),
  );
  return line.map((step) => namedStep(step, people, units));
}

async function teamNames(db: Database, idxs: readonly (number | null)[]): Promise<Units> {
  const wanted = [...new Set(idxs.filter((idx) => idx !== null && idx !== 0))] as number[];
  if (wanted.length === 0) return new Map();
  const rows = await db.select({ idx: team.idx, kname: team.kname }).from(team).where(inArray(team.idx, wanted));
  return new Map(rows.map(({ idx, kname }) => [idx, kname]));
}

async function markRead(db: Database, { idx, rev }: Document, idx_staff: number, read_at: Date): Promise<void> {
  await db.insert(docRead).values({ idx_document: idx, rev, idx_staff, read_at }).onConflictDoNothing();
}

const NOT_SHOWN = "이 문서를 볼 권한이 없습니다. 결재선이나 참조에 있는 사람만 볼 수 있습니다.";

/** Whether somebody had a document before them that its drafter has taken back. */
function isRecalledFrom({ status, rev }: Document, steps: readonly Step[], { idx }: Asker): boolean {
  return status === "withdraw" && steps.some((step) => step.rev === rev && step.idx_staff === idx);
}

/** The stored files of a document and of its form's fields. */
export async function filesOf(db: Database, { kind, files, data }: Document) {
  const wanted = [...new Set([...(files ?? []), ...filesIn(kind, data)])];
  if (wanted.length === 0) return [];
  return db
    .select({ idx: file.idx, name: file.name, size: file.size, mime: file.mime })
    .from(file)
    .where(inArray(file.idx, wanted));
}

type Related = NonNullable<View["parent"]>;

/** A document that is referred to, when the reader may read it too. */
export async function relatedOf(db: Database, idx: number | null, asker: Asker, day: string): Promise<Related | null> {
  if (idx === null) return null;
  const [found] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.idx, idx), isNull(documents.deleted_at)));
  if (!found) return null;
  const reader = await readerOf(db, asker, found as Document, await stepsOf(db, idx), day);
  return reader === null || reader === "audit"
    ? null
    : { idx, doc_no: found.doc_no, title: found.title, kind: found.kind as Related["kind"] };
}

async function childrenOf(db: Database, idx: number, asker: Asker, day: string): Promise<Related[]> {
  const rows = await db
    .select({ idx: documents.idx })
    .from(documents)
    .where(and(eq(documents.idx_parent, idx), isNull(documents.deleted_at)))
    .limit(20);
  const found = await Promise.all(rows.map((row) => relatedOf(db, row.idx, asker, day)));
  return found.filter((it) => it !== null);
}
