import { formByKind } from "@portal/definition";
import { and, eq } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { placeOfTeam } from "../../../company/place-of-staff";
import { nextNumber } from "../../../crud/writing/number";
import type { Database } from "../../../db/open";
import { docInbox, docStep } from "../../../db/tables";
import { notify } from "../../../notifications";
import { type Document, type DocumentActor, dataOf, logSteps, setStatus } from "../document";
import { effects } from "../effects/all";
import type { Drafter } from "../effects/effect";
import { documentPath, inboxPath, membersOf } from "../line/turns";

/**
 * Completes a document whose line is at its end: what its form does is done, once, the teams that receive it get it, and it
 * gets its number. All of it belongs to the transaction of the last approval and fails with it.
 */
export async function complete(
  tx: Database,
  document: Document,
  drafter: Drafter,
  acting: DocumentActor,
): Promise<Document> {
  await effects[document.kind].completed?.({ tx, document, drafter, ...acting });
  await deliver(tx, document, acting);
  const link = documentPath(document);
  await notify(
    tx,
    { to: [document.idx_drafter], kind: "approval", title: `결재 완료: ${document.title}`, link },
    acting.now,
  );
  // last, because the counter stays locked until the end
  const { prefix } = formByKind(document.kind);
  const doc_no = await nextNumber(tx, "document", `${prefix}-{yyyy}-${document.idx_team ?? 0}-{0000}`, acting.day);
  const changed = { doc_no, done_at: acting.now };
  await setStatus(tx, document, "done", acting, null, changed);
  return { ...document, ...changed, status: "done" };
}

/** Puts it into the inboxes of the teams that receive it. */
async function deliver(tx: Database, document: Document, acting: DocumentActor): Promise<void> {
  const { person, now } = acting;
  const received = await tx
    .update(docStep)
    .set({ status: "ok", acted_at: now })
    .where(and(eq(docStep.idx_document, document.idx), eq(docStep.rev, document.rev), eq(docStep.role, "receive")))
    .returning({ idx: docStep.idx, idx_team: docStep.idx_team });
  await logSteps(
    tx,
    received.map(({ idx }) => ({ idx, status: "wait" })),
    "ok",
    acting,
  );
  const teams = received.flatMap(({ idx_team }) => idx_team ?? []);
  if (teams.length === 0) return;
  const { due = null } = dataOf<{ due?: string | null }>(document);
  const { idx: idx_document, title } = document;
  for (const idx_team of teams) {
    const place = await placeOfTeam(tx, idx_team);
    if (!place) throw new ApiError(409, "수신 부서가 없어졌습니다. 수신 부서를 바꾸어 다시 올려야 합니다.");
    const [made] = await tx
      .insert(docInbox)
      .values({ idx_document, title, idx_team, ...place, due, idx_writer: person.idx, wdate: now })
      .returning({ idx: docInbox.idx });
    const link = inboxPath(made?.idx ?? 0);
    await notify(tx, { to: await membersOf(tx, [idx_team]), kind: "inbox", title: `수신 문서: ${title}`, link }, now);
  }
}
