import type { DocumentListType } from "@portal/definition/contract";
import { type AnyColumn, and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../../auth/sessions";
import { docStep, document } from "../../../db/tables";
import { waitsFor } from "../line/waiting";

type Whose = Pick<Person, "idx" | "idx_team"> & Partial<Pick<Person, "status">>;

/** When a document was submitted, or begun while it was not. */
export const submittedAt = sql`coalesce(${document.submitted_at}, ${document.wdate})`;

/** A way to documents in the order of their submission, which an index has: their numbers and times, and where to look. */
export interface Branch {
  readonly idx: AnyColumn;
  readonly at: AnyColumn;
  readonly from: SQL;
  readonly where: SQL;
}

/**
 * A list of documents: its own condition, or the ways to its documents. Of the steps of somebody who has decided for
 * years only the newest are looked at, and these tell all that the list asks of their documents.
 */
export type DocumentList = { readonly where: SQL } | { readonly branches: readonly Branch[] };

/** Which documents somebody has in a list. */
export function listOf(
  type: Exclude<DocumentListType, "U1">,
  { idx: me, idx_team, status }: Whose,
  day: string,
): DocumentList {
  // on leave of absence, those that somebody has drafted
  const isAway = status === "leave";
  const own = (status: string) => ({
    where: and(eq(document.idx_drafter, me), eq(document.status, status)) as SQL,
  });
  const decidedOrMine = (status: string) => ({
    branches: isAway
      ? [drafted(me, status)]
      : [
          stepped(eq(docStep.idx_acted_by, me), status),
          stepped(and(eq(docStep.idx_staff, me), eq(docStep.status, "ok"), isDeciding), status),
          drafted(me, status),
        ],
  });
  switch (type) {
    case "T1":
      return { where: isAway ? sql`false` : (and(eq(document.status, "run"), waitsFor(me, day)) as SQL) };
    case "P1":
      return decidedOrMine("run");
    case "P2":
      return decidedOrMine("done");
    case "P3":
      return decidedOrMine("reject");
    case "T3": {
      if (isAway) return { where: sql`false` };
      const told = [eq(docStep.idx_staff, me), idx_team === null ? [] : eq(docStep.idx_team, idx_team)].flat();
      const isTold = (whom: SQL) => and(whom, eq(docStep.role, "refer"));
      return { branches: told.flatMap((whom) => ["run", "done"].map((status) => stepped(isTold(whom), status))) };
    }
    case "D1":
      return own("draft");
    case "D2":
      return own("withdraw");
  }
}

const isDeciding = inArray(docStep.role, ["approve", "agree"]);

function stepped(step: SQL | undefined, status: string): Branch {
  return {
    idx: docStep.idx_document,
    at: docStep.submitted_at,
    from: sql`${docStep}`,
    where: and(step, eq(docStep.doc_status, status)) as SQL,
  };
}

function drafted(me: number, status: string): Branch {
  return {
    idx: document.idx,
    at: document.submitted_at,
    from: sql`${document}`,
    where: and(eq(document.idx_drafter, me), eq(document.status, status), isNull(document.deleted_at)) as SQL,
  };
}
