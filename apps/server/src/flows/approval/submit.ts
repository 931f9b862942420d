import { and, eq, isNull } from "drizzle-orm";
import { wrongFields } from "../../api-error";
import type { Database } from "../../db/open";
import { docRead, docRevision, docStep, staff } from "../../db/tables";
import { checkForm } from "./check";
import { complete } from "./complete";
import { type Acting, type Document, noSuchDocument, setStatus, stepsOf } from "./document";
import { keepDraft, type Written } from "./draft";
import { effects } from "./effects/all";
import type { Drafter } from "./effects/effect";
import { type PlannedStep, usableLine } from "./line";
import { takeTurns, tellReferences } from "./turns";

/**
 * Keeps a document and sends it on its way: its form is checked, the line begins, and what the form needs is reserved.
 * Submitted again, it is the next revision; the one before stays as it was.
 */
export async function submitDocument(db: Database, written: Written, acting: Acting): Promise<Document> {
  return db.transaction(async (tx) => {
    const kept = await keepDraft(tx, written, acting);
    const drafter = await drafterOf(tx, kept.idx_drafter);
    const { form, data, problems } = await checkForm(
      tx,
      { ...written, idx: kept.idx, data: kept.data },
      drafter,
      acting,
    );
    if (problems.length > 0)
      throw wrongFields(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    const line = await usableLine(tx, written.line, drafter, form, acting.day);
    const rev = kept.submitted_at === null ? 1 : kept.rev + 1;
    const amount = form.amount?.(data) ?? null;
    const changed = { rev, data, amount, submitted_at: acting.now, done_at: null, draft_line: null };
    await setStatus(tx, kept, "run", acting, null, changed);
    const document: Document = { ...kept, ...changed, status: "run" };
    await tx.insert(docRevision).values({ ...revisionOf(document), idx_writer: drafter.idx, wdate: acting.now });
    // what was read was another revision
    if (rev > 1) await tx.delete(docRead).where(eq(docRead.idx_document, document.idx));
    await insertSteps(tx, document, line);
    await effects[document.kind].submitted?.({ tx, document, drafter, ...acting });
    await tellReferences(tx, document, line, acting);
    const open = await takeTurns(tx, document, await stepsOf(tx, document.idx, rev), acting);
    // who heads the company and has nobody above decides by handing in
    if (open.length === 0) return complete(tx, document, drafter, acting);
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

function revisionOf({ idx, rev, title, body, data, amount, files, submitted_at }: Document) {
  return { idx_document: idx, rev, title, body, data, amount, files, submitted_at: submitted_at as Date };
}

async function insertSteps(tx: Database, { idx, rev }: Document, line: readonly PlannedStep[]): Promise<void> {
  if (line.length === 0) return;
  await tx.insert(docStep).values(
    line.map(({ role, idx_staff, idx_team, parallel_group }, index) => ({
      idx_document: idx,
      rev,
      seq: index + 1,
      role,
      idx_staff: idx_staff || null,
      idx_team: idx_team || null,
      parallel_group,
    })),
  );
}
