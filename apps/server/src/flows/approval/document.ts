import type { DocumentKind, FormValues } from "@portal/definition";
import { and, asc, eq } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Person } from "../../auth/sessions";
import type { Database } from "../../db/open";
import { docStep, document, statusLog } from "../../db/tables";
import { logStatus, statusChange } from "../../status-log";

export type Document = typeof document.$inferSelect & { readonly kind: DocumentKind };
export type Step = typeof docStep.$inferSelect;

/** Somebody who does something to a document, when, and the day on which (YYYY-MM-DD in Seoul). */
export interface DocumentActor {
  readonly person: Person;
  readonly now: Date;
  readonly day: string;
}

export const noSuchDocument = () => new ApiError(404, "없는 문서입니다.");
export const RECALLED = "기안자가 회수한 문서입니다. 다시 상신되면 볼 수 있습니다.";
export const notYours = () => new ApiError(403, "접근 권한이 없습니다.");

/** A document; with `lock`, nobody else decides on it until the transaction ends. */
export async function findDocument(db: Database, idx: number, lock?: "lock"): Promise<Document> {
  const query = db.select().from(document).where(eq(document.idx, idx)).$dynamic();
  const [found] = await (lock ? query.for("update") : query);
  if (!found || found.deleted_at !== null) throw noSuchDocument();
  return found as Document;
}

/** A document's steps in their order: those of one revision, or of every one. */
export async function stepsOf(db: Database, idx: number, rev?: number): Promise<Step[]> {
  const isOf = and(eq(docStep.idx_document, idx), rev === undefined ? undefined : eq(docStep.rev, rev));
  return db.select().from(docStep).where(isOf).orderBy(asc(docStep.rev), asc(docStep.seq), asc(docStep.idx));
}

/** Sets a document's status and writes it down, with who, when and why. */
export async function setStatus(
  tx: Database,
  { idx, status }: Pick<Document, "idx" | "status">,
  to: Document["status"],
  { person, now }: Pick<DocumentActor, "person" | "now">,
  memo: string | null = null,
  more: Partial<typeof document.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(document)
    .set({ ...more, status: to, idx_editor: person.idx, mdate: now })
    .where(eq(document.idx, idx));
  await logStatus(tx, { entity: "document", idx, from: status, to, memo }, person.idx, now);
}

/** Writes changes of steps' statuses into the history; those of a step that is new have no status before. */
export async function logSteps(
  tx: Database,
  steps: readonly { readonly idx: number; readonly status: string | null }[],
  to: string,
  { person, now }: Pick<DocumentActor, "now"> & { readonly person: { readonly idx: number } },
  memo: string | null = null,
): Promise<void> {
  if (steps.length === 0) return;
  const changes = steps.map(({ idx, status }) => ({ entity: "doc_step", idx, from: status, to, memo }));
  await tx.insert(statusLog).values(changes.map((change) => statusChange(change, person.idx, now)));
}

/** What stands on a document's form. */
export function dataOf<Data = FormValues>({ data }: Pick<Document, "data">): Data {
  return data as Data;
}
