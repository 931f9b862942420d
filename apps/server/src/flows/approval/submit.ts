import { and, eq, isNull } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import type { Database } from "../../db/open";
import { docRead, docRevision, docStep, staff, statusLog } from "../../db/tables";
import { statusChange } from "../../status-log";
import { checkForm } from "./check";
import { complete } from "./complete";
import { type Acting, type Document, noSuchDocument, type Step } from "./document";
import { readWriting, type Written, write } from "./draft";
import { effects } from "./effects/all";
import type { Drafter } from "./effects/effect";
import { type PlannedStep, usableLine } from "./line";
import { isOpen, nextSteps } from "./order";
import { tellDeciders, tellReferences } from "./turns";

/**
 * Keeps a document and sends it on its way: its form is checked, the line begins, and what the form needs is reserved.
 * Submitted again, it is the next revision; the one before stays as it was.
 */
export async function submitDocument(db: Database, written: Written, acting: Acting): Promise<Document> {
  return db.transaction(async (tx) => {
    const { person: drafter, now, day } = acting;
    const writing = await readWriting(tx, written, acting);
    const { before, values } = writing;
    const given = { ...written, data: values.data };
    const { form, data, problems } = await checkForm(tx, given, drafter, acting);
    if (problems.length > 0)
      throw wrongFields(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    const line = await usableLine(tx, written.line, drafter, form, day);
    const rev = before?.submitted_at ? before.rev + 1 : 1;
    const amount = form.amount?.(data) ?? null;
    const sent = { rev, data, amount, status: "run", submitted_at: now, done_at: null, draft_line: null };
    const document = await write(tx, written, writing, sent, acting);
    if (rev > 1) {
      // what was read was another revision
      await tx.delete(docRead).where(eq(docRead.idx_document, document.idx));
    }
    const steps = await beginLine(tx, document, before?.status ?? "draft", line, acting);
    await effects[document.kind].submitted?.({ tx, document, drafter, ...acting });
    await tellReferences(tx, document, line, acting);
    const open = steps.filter(isOpen);
    // who heads the company and has nobody above decides by handing in
    if (open.length === 0) return complete(tx, document, drafter, acting);
    await tellDeciders(tx, document, open, acting);
    return document;
  });
}

/** The drafter with the units that records keep. */
export async function drafterOf(db: Database, idx: number): Promise<Drafter & { kname: string }> {
  const [found] = await db
    .select({
      idx: staff.idx,
      kname: staff.kname,
      idx_sector: staff.idx_sector,
      idx_office: staff.idx_office,
      idx_team: staff.idx_team,
    })
    .from(staff)
    .where(and(eq(staff.idx, idx), isNull(staff.deleted_at)));
  if (!found) throw noSuchDocument();
  return found;
}

/** Writes down what was submitted, that it was, and its line, whose first ones have their turn; in one statement. */
async function beginLine(
  tx: Database,
  document: Document,
  from: string,
  line: readonly PlannedStep[],
  { person, now }: Acting,
): Promise<Step[]> {
  const { idx, rev, title, body, data, amount, files } = document;
  const revision = tx.insert(docRevision).values({
    ...{ idx_document: idx, rev, title, body, data, amount, files },
    submitted_at: now,
    idx_writer: person.idx,
    wdate: now,
  });
  const change = tx
    .insert(statusLog)
    .values(statusChange({ entity: "document", idx, from, to: "run" }, person.idx, now));
  if (line.length === 0) {
    await revision;
    await change;
    return [];
  }
  const planned = line.map(({ role, idx_staff, idx_team, parallel_group }, index) => ({
    idx_document: idx,
    rev,
    seq: index + 1,
    role,
    idx_staff: idx_staff || null,
    idx_team: idx_team || null,
    parallel_group,
    status: "wait",
  }));
  const first = new Set(nextSteps(planned));
  return tx
    .with(
      tx.$with("revised").as(revision.returning({ idx: docRevision.idx })),
      tx.$with("changed").as(change.returning({ idx: statusLog.idx })),
    )
    .insert(docStep)
    .values(planned.map((step) => (first.has(step) ? { ...step, status: "now", turn_at: now } : step)))
    .returning();
}
