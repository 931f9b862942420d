import { type Asker, can, formByKind, moduleOf, permissionsOf } from "@portal/definition";
import type { Database } from "../../db/open";
import { delegatorsOf } from "./delegation";
import type { Document, Step } from "./document";
import { isOpen } from "./order";

/** Why somebody may read a document: it is theirs, they take part, they answer for the unit or the money, or they audit. */
export type Reader = "drafter" | "participant" | "office" | "audit";

const { document: scopes } = moduleOf.approvalCore.entities;

/**
 * Why somebody may read a document; `null` when they may not. `steps` are those of every revision. A private document is
 * read by its participants alone, and by auditors, whose reading is recorded.
 */
export async function readerOf(
  db: Database,
  asker: Asker,
  document: Document,
  steps: readonly Step[],
  day: string,
): Promise<Reader | null> {
  if (document.idx_drafter === asker.idx) return "drafter";
  if (document.status === "draft") return null;
  if (steps.some(({ idx_acted_by }) => idx_acted_by === asker.idx)) return "participant";
  const isMaster = permissionsOf(asker).isMaster;
  if (document.status !== "withdraw") {
    if (isParty(asker, document, steps)) return "participant";
    const isAnswering = document.secret === "normal" && !isMaster && answersFor(asker, document);
    if (isAnswering) return "office";
    const mine = document.status === "run" ? await delegatorsOf(db, asker.idx, day) : [];
    const open = steps.filter((step) => step.rev === document.rev && isOpen(step));
    if (open.some(({ idx_staff }) => idx_staff !== null && mine.includes(idx_staff))) return "participant";
  }
  return isMaster ? "audit" : null;
}

/** Whether somebody stands in a line of the document, or belongs to a team that does; receivers once it is completed. */
function isParty(asker: Asker, document: Document, steps: readonly Step[]): boolean {
  const shown = steps.filter(({ role }) => role !== "receive" || document.status === "done");
  return shown.some(
    ({ idx_staff, idx_team }) => idx_staff === asker.idx || (idx_team !== null && idx_team === asker.idx_team),
  );
}

/** Whether somebody leads the unit that a document comes from, or keeps the books for its form. */
function answersFor(asker: Asker, document: Document): boolean {
  return can(asker, ["isLead:team", ...(formByKind(document.kind).readers ?? [])], document, scopes);
}
