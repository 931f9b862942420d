import { formByKind } from "@portal/definition";
import { and, eq, isNull, sql } from "drizzle-orm";
import { wrongFields } from "../../../api-error";
import { insertOf } from "../../../db/insert-many";
import type { Database } from "../../../db/open";
import { docStep, staff, statusLog } from "../../../db/tables";
import { asOneAct } from "../../../notifications";
import { statusChange } from "../../../status-log";
import { type Document, type DocumentActor, noSuchDocument } from "../document";
import { effects } from "../effects/all";
import type { Drafter } from "../effects/effect";
import { interestedIn } from "../line/interested";
import { type SubmittedStep, submittedLine } from "../line/line";
import type { PlannedStep } from "../line/planned-step";
import { tellDeciders, tellLeftOut, tellReferences } from "../line/turns";
import { whoseTurn } from "../line/whose-turn";
import { checkForm } from "./check";
import { complete } from "./complete";
import { readWriting, type Writing, type Written, write } from "./draft";

/**
 * Keeps a document and sends it on its way: its form is checked, the line begins, and what the form needs is reserved.
 * Submitted again, it is the next revision; the one before stays as it was.
 */
export async function submitDocument(db: Database, written: Written, acting: DocumentActor): Promise<Document> {
  return db.transaction(async (tx) => {
    const { person: drafter, day } = acting;
    const writing = await readWriting(tx, written, acting);
    const { form, data, problems } = await checkForm(tx, { ...written, data: writing.values.data }, drafter, acting);
    if (problems.length > 0)
      throw wrongFields(Object.fromEntries(problems.map(({ path, message }) => [path, message])));
    const interested = await interestedIn(tx, form, data, drafter.idx);
    // people are looked up while the form is written
    const looking = submittedLine(tx, written.line, { form, data, drafter, interested }, day);
    const [document, line] = await both(writeForm(tx, written, writing, { data, interested }, acting), looking);
    const { steps, open } = await whoseTurn(tx, stepsFor(document, line), document, day);
    const from = writing.before?.status ?? "draft";
    const left = steps.filter(({ status }) => status === "skip");
    await both(beginLine(tx, document, from, steps, open, acting), tellLine(tx, document, line, open, acting));
    await tellLeftOut(tx, document, left, acting);
    await effects[document.kind].submitted?.({ tx, document, drafter, ...acting });
    // who heads the company and has nobody above decides by handing in
    return open.length === 0 ? complete(tx, document, drafter, acting) : document;
  });
}

/** Writes a form down as it is submitted. */
async function writeForm(
  tx: Database,
  written: Written,
  writing: Writing,
  { data, interested }: Pick<Document, "data" | "interested">,
  acting: DocumentActor,
): Promise<Document> {
  const { before } = writing;
  const rev = before?.submitted_at ? before.rev + 1 : 1;
  const amount = formByKind(written.kind).amount?.(data) ?? null;
  const sent = {
    rev,
    data,
    amount,
    interested,
    status: "run",
    submitted_at: acting.now,
    done_at: null,
    draft_line: null,
  };
  const document = await write(tx, written, writing, sent, acting);
  return document;
}

/** Waits for both whatever comes of either: nothing may still be asked of a transaction that has ended. */
async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
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

/** A document's line as it begins. */
function stepsFor({ idx, rev }: Document, line: readonly SubmittedStep[]) {
  return line.map(({ role, idx_staff, idx_team, parallel_group, note }, index) => ({
    idx_document: idx,
    rev,
    seq: index + 1,
    role,
    idx_staff: idx_staff || null,
    idx_team: idx_team || null,
    parallel_group,
    status: "wait",
    note,
  }));
}

type NewStep = ReturnType<typeof stepsFor>[number];

/** Writes down what was submitted, that it was, and its line with those whose turn it is; in one statement. */
async function beginLine(
  tx: Database,
  { idx }: Document,
  from: string,
  steps: readonly NewStep[],
  open: readonly NewStep[],
  { person, now }: DocumentActor,
): Promise<void> {
  const change = statusChange({ entity: "document", idx, from, to: "run" }, person.idx, now);
  const begun = steps.map((step) => ({ ...step, ...(open.includes(step) && { status: "now", turn_at: now }) }));
  await tx.execute(sql`
    with revised as (
      insert into doc_revision (idx_document, rev, title, body, data, amount, files, submitted_at, idx_writer, wdate)
      select idx, rev, title, body, data, amount, files, submitted_at, idx_editor, mdate from document where idx = ${idx}
    ),
    changed as (${insertOf(statusLog, [change])})
    ${insertOf(docStep, begun)}`);
}

/** Tells whom the line names of what has come. */
async function tellLine(
  tx: Database,
  document: Document,
  line: readonly PlannedStep[],
  open: readonly NewStep[],
  acting: DocumentActor,
): Promise<void> {
  // who decides and is to know as well is asked to decide
  if (open.length > 0) await tellDeciders(asOneAct(tx), document, open, acting);
  await tellReferences(tx, document, line, acting);
}
