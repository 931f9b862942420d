import type { DocumentKind, Field, FormValues } from "@portal/definition";
import { formByKind, picturesIn } from "@portal/definition";
import { readForm } from "@portal/definition/contract";
import { and, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import { idsOf } from "../../../access/asker";
import { ApiError } from "../../../api-error";
import { namedFiles, UNCLAIMED } from "../../../crud/writing/claims";
import type { Database } from "../../../db/open";
import { document, file } from "../../../db/tables";
import { logStatus } from "../../../status-log";
import { sanitised } from "../../../texts/sanitised";
import { type Document, type DocumentActor, findDocument, notYours, stepsOf } from "../document";
import type { PlannedStep } from "../line/planned-step";
import { readerOf } from "../reading/reading";

/** What somebody writes into a document. */
export interface Written {
  /** 0 for a new one. */
  readonly idx: number;
  readonly ver: number;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly body: string;
  readonly data: FormValues;
  readonly secret: "normal" | "private";
  readonly keep_years: "1" | "3" | "5" | "10" | "99";
  readonly idx_parent: number;
  readonly files: readonly number[];
  readonly line: readonly PlannedStep[];
}

/** Whether its drafter may write on it. */
export function isWritable({ status }: { readonly status: string }): boolean {
  return status === "draft" || status === "withdraw" || status === "reject";
}

/** What is about to be written: over which draft, or as a new document, and with which values. */
export interface Writing {
  readonly before: Document | null;
  readonly values: Values;
}

type Values = Partial<typeof document.$inferInsert> & Pick<typeof document.$inferInsert, "title" | "data">;

/** Keeps what was written, finished or not. Refused like {@link readWriting}. */
export async function keepDraft(tx: Database, written: Written, acting: DocumentActor): Promise<Document> {
  const writing = await readWriting(tx, written, acting);
  const more = { amount: amountOf(written, acting.day), draft_line: [...written.line] };
  const saved = await write(tx, written, writing, more, acting);
  if (!writing.before)
    await logStatus(tx, { entity: "document", idx: saved.idx, from: null, to: "draft" }, acting.person.idx, acting.now);
  return saved;
}

/**
 * What was written, as it can be kept; the draft that it is written over is locked. Refused when somebody (the drafter at
 * another place) has saved since it was read, or when it is no longer the drafter's to write on.
 */
export async function readWriting(
  tx: Database,
  written: Written,
  { person, now, day }: DocumentActor,
): Promise<Writing> {
  const { kind, title, body, data, secret, keep_years } = written;
  const before = written.idx === 0 ? null : await ownDraft(tx, written, person.idx);
  const values = {
    title,
    body: await sanitised(body, { hasPictures: true }),
    data: await cleanData(kind, data),
    secret: formByKind(kind).isPrivate ? "private" : secret,
    keep_years,
    idx_parent: await readableParent(tx, written, { person, now, day }),
    files: [...written.files],
    idx_editor: person.idx,
    mdate: now,
  };
  return { before, values };
}

/** Writes it down, with `more` beside what was written, and makes its files its own. */
export async function write(
  tx: Database,
  { kind }: Pick<Written, "kind">,
  { before, values }: Writing,
  more: Partial<typeof document.$inferInsert>,
  { person, now }: DocumentActor,
): Promise<Document> {
  const all = { ...values, ...more };
  const saved = before ? await change(tx, before.idx, all) : await begin(tx, kind, all, person, now);
  await claimFiles(tx, saved, before, person.idx);
  return saved;
}

async function change(tx: Database, idx: number, values: Values): Promise<Document> {
  const [saved] = await tx
    .update(document)
    .set({ ...values, ver: sql`${document.ver} + 1` })
    .where(eq(document.idx, idx))
    .returning();
  return saved as Document;
}

async function begin(tx: Database, kind: DocumentKind, values: Values, person: DocumentActor["person"], wdate: Date) {
  const { idx, idx_sector, idx_office, idx_team } = person;
  const place = { idx_sector, idx_office, idx_team };
  const [made] = await tx
    .insert(document)
    .values({ ...values, ...place, kind, idx_drafter: idx, idx_writer: idx, wdate })
    .returning();
  return made as Document;
}

/** What the form comes to as far as it is written. */
function amountOf({ kind, data }: Written, today: string): number | null {
  const form = formByKind(kind);
  const amount = form.amount?.(readForm(form, data, { today }).data) ?? null;
  // a draft is kept whatever it says; what cannot be counted is reported when it is submitted
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Removes a draft that was never submitted. */
export async function removeDraft(tx: Database, given: { idx: number; ver: number }, { person, now }: DocumentActor) {
  const draft = await ownDraft(tx, given, person.idx);
  if (draft.status !== "draft") throw new ApiError(409, "상신한 적이 있는 문서는 삭제할 수 없습니다.");
  await tx.update(document).set({ deleted_at: now, idx_editor: person.idx }).where(eq(document.idx, draft.idx));
}

async function ownDraft(tx: Database, { idx, ver, kind }: { idx: number; ver: number; kind?: string }, me: number) {
  const draft = await findDocument(tx, idx, "lock");
  if (draft.idx_drafter !== me) throw notYours();
  if (!isWritable(draft)) throw new ApiError(409, "이미 상신한 문서입니다. 고치려면 먼저 회수하세요.");
  if (kind !== undefined && draft.kind !== kind) throw new ApiError(400, "문서의 양식은 바꿀 수 없습니다.");
  if (draft.ver !== ver) {
    throw new ApiError(409, "다른 창에서 먼저 저장한 문서입니다. 쓴 내용을 복사해 두고 새로 고치세요.");
  }
  return draft;
}

/** The document that is referred to, when its drafter may read it; nobody learns of others by their number. */
async function readableParent(tx: Database, { idx_parent, idx }: Written, { person, day }: DocumentActor) {
  if (idx_parent === 0) return null;
  const refused = new ApiError(400, "관련문서를 찾을 수 없습니다. 다시 선택하세요.");
  if (idx_parent === idx) throw refused;
  const parent = await findDocument(tx, idx_parent).catch(() => null);
  if (!parent) throw refused;
  const reader = await readerOf(tx, idsOf(person), parent, await stepsOf(tx, idx_parent), day);
  if (reader === null || reader === "audit") throw refused;
  return idx_parent;
}

/**
 * Makes the files that a document names its own: those that it has already, or that its drafter has just stored. What a
 * draft names no more is let go; what was submitted stays with its revision.
 */
async function claimFiles(
  tx: Database,
  { idx, kind, body, files, data }: Document,
  before: Document | null,
  me: number,
): Promise<void> {
  const named = [...new Set([...(files ?? []), ...picturesIn(body ?? ""), ...filesIn(kind, data)])];
  const isOwn = and(eq(file.entity, "document"), eq(file.entity_idx, idx));
  if (before?.submitted_at === null) {
    const dropped = and(isOwn, named.length > 0 ? notInArray(file.idx, named) : undefined);
    await tx.update(file).set({ entity_idx: UNCLAIMED }).where(dropped);
  }
  if (named.length === 0) return;
  const isMine = and(eq(file.entity, "document"), eq(file.entity_idx, UNCLAIMED), eq(file.idx_writer, me));
  const claimed = await tx
    .update(file)
    .set({ entity_idx: idx })
    .where(and(inArray(file.idx, named), or(isOwn, isMine), isNull(file.deleted_at)));
  if (claimed.rowCount !== named.length) throw new ApiError(400, "첨부파일을 찾을 수 없습니다. 파일을 다시 올리세요.");
}

/** The stored files that a form's own fields name. */
export function filesIn(kind: DocumentKind, data: FormValues): number[] {
  const { fields, rows = {} } = formByKind(kind);
  const own = filesAmong(fields, data);
  const below = Object.entries(rows).flatMap(([name, { fields: columns }]) => {
    const lines: readonly unknown[] = Array.isArray(data[name]) ? data[name] : [];
    return lines.flatMap((line) => filesAmong(columns, (line as FormValues | null) ?? {}));
  });
  return [...own, ...below].filter(Number.isSafeInteger);
}

function filesAmong(fields: Readonly<Record<string, Field>>, values: FormValues): number[] {
  return Object.entries(fields).flatMap(([key, field]) => namedFiles(field, values[key]));
}

/** What is kept of a form's fields: formatted texts without what could act. */
async function cleanData(kind: DocumentKind, data: FormValues): Promise<Record<string, unknown>> {
  const { fields } = formByKind(kind);
  const clean: Record<string, unknown> = { ...data };
  for (const [name, value] of Object.entries(data)) {
    if (fields[name]?.kind !== "html" || typeof value !== "string") continue;
    clean[name] = await sanitised(value, { hasPictures: true });
  }
  return clean;
}
