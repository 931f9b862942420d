import { can, moduleOf } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { eq } from "drizzle-orm";
import { ApiError } from "../../api-error";
import { document } from "../../db/tables";
import type { RecordOf } from "../../records/record-of";
import type { RequestContext, RulesOf } from "../../records/rules";
import { dayOf } from "../../seoul";
import { createTask } from "../../tasks/create-task";
import { sanitised } from "../../texts/sanitised";

type Inbox = RecordOf<"doc_inbox">;

/** Days for a task that nobody named a day for. */
const DUE_WITHIN = 7;
const { doc_inbox } = moduleOf.deptInbox.entities;

/** Documents that reached a team: who of it deals with them, and the task that is made of one. */
export const rules: RulesOf<"doc_inbox"> = {
  mayMove: (_, { idx_task }, move) => move !== "task" || idx_task === null,

  async moving(context, { record, move, values }) {
    if (move === "assign" || move === "reassign") refuseOthers(context, record, values.idx_handler ?? null);
    if (move !== "task") return undefined;
    const idx_handler = record.idx_handler ?? context.person.idx;
    return { idx_handler, idx_task: await makeTask(context, { ...record, ...values, idx_handler }) };
  },
};

/** One takes it oneself, or is given it by who leads the team. */
function refuseOthers({ asker, person }: RequestContext, record: Inbox, idx_handler: number | null): void {
  if (idx_handler === person.idx || can(asker, ["isLead:team"], record, doc_inbox)) return;
  throw new ApiError(403, "다른 사람을 담당자로 지정하는 것은 팀장만 할 수 있습니다.");
}

/** The task of whoever deals with it; the drafter asks for it. Gives its number. */
async function makeTask(
  { db, now, person }: RequestContext,
  { idx_document, idx_handler, title, due }: Inbox,
): Promise<number> {
  const [source] = await db.select().from(document).where(eq(document.idx, idx_document));
  if (!source || idx_handler === null) throw new ApiError(404, "없는 수신 문서입니다.");
  const asked = {
    title,
    content: await sanitised(source.body || textOf(source.data.request)),
    requester: source.idx_drafter,
    assignees: [idx_handler],
    due: due ?? daysAfter(dayOf(now), DUE_WITHIN),
    document: source.idx,
  } as const;
  return createTask(db, asked, person.idx, now);
}

/** Plain words as formatted text. */
function textOf(words: unknown): string {
  const safe = String(words ?? "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
  return safe === "" ? "" : `<p>${safe.replaceAll("\n", "<br>")}</p>`;
}
