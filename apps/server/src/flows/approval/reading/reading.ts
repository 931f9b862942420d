import {
  type Asker,
  can,
  documentKinds,
  formByKind,
  moduleOf,
  permissionsOf,
  type Rows,
  rowsOf,
} from "@portal/definition";
import { and, eq, exists, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { whereRows } from "../../../access/rows-where";
import type { Database } from "../../../db/open";
import { docStep, type document as documents } from "../../../db/tables";
import { delegatorsOf } from "../acting/delegation";
import type { Document, Step } from "../document";
import { isOpen } from "../line/order";
import { waitsFor } from "../line/waiting";

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
  if (document.status === "draft" || asker.isAway) return null;
  if (steps.some(({ idx_acted_by }) => idx_acted_by === asker.idx)) return "participant";
  const isMaster = permissionsOf(asker).isMaster;
  if (document.status !== "withdraw") {
    if (isParty(asker, document, steps)) return "participant";
    const isAnswering = document.secret === "normal" && !isMaster && answersFor(asker, document);
    if (isAnswering) return "office";
    const mine = document.status === "run" ? await delegatorsOf(db, asker.idx, document, day) : [];
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

/**
 * The documents whose titles somebody reads, in a search or where a record links to them: those that `readerOf` lets
 * them read, as they were submitted. Of an audit it is those that are not private; what was recalled may be written anew.
 */
export function isToldTo(asker: Asker, day: string, table: typeof documents): SQL {
  const { idx: me, idx_team } = asker;
  if (asker.isAway) return eq(table.idx_drafter, me);
  const isMaster = permissionsOf(asker).isMaster;
  const stepped = (whom: SQL | undefined) =>
    exists(
      sql`(select from ${docStep} where ${and(eq(docStep.idx_document, table.idx), isNull(docStep.deleted_at), whom)})`,
    );
  const isMine = or(eq(docStep.idx_staff, me), idx_team ? eq(docStep.idx_team, idx_team) : undefined);
  const answered = isMaster ? [sql`true`] : answeredFor(asker, table);
  return or(
    eq(table.idx_drafter, me),
    and(
      inArray(table.status, ["run", "done", "reject"]),
      or(
        stepped(eq(docStep.idx_acted_by, me)),
        stepped(and(isMine, or(ne(docStep.role, "receive"), eq(table.status, "done")))),
        and(eq(table.status, "run"), waitsFor(me, day, table)),
        and(eq(table.secret, "normal"), or(...answered)),
      ),
    ),
  ) as SQL;
}

/** The documents that somebody may read because they answer for the unit or for the money, without taking part. */
export function isAnsweredBy(asker: Asker, table: typeof documents): SQL {
  if (asker.isAway) return sql`false`;
  const isSubmitted = inArray(table.status, ["run", "done", "reject"]);
  return and(isSubmitted, eq(table.secret, "normal"), or(...answeredFor(asker, table))) as SQL;
}

/** The documents of the units that somebody leads, and those of the forms whose books they keep. */
function answeredFor(asker: Asker, table: typeof documents): SQL[] {
  const where = (rows: Rows) => whereRows(rows, table);
  const kept = documentKinds.map((kind) => {
    const rows = rowsOf(asker, formByKind(kind).readers ?? [], scopes);
    return rows !== "all" && rows.length === 0 ? undefined : (and(eq(table.kind, kind), where(rows)) as SQL);
  });
  return [where(rowsOf(asker, ["isLead:team"], scopes)), ...kept.filter((one) => one !== undefined)];
}
