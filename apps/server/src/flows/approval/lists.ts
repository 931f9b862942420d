import type { DocumentListType } from "@portal/definition/contract";
import { type AnyColumn, and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Person } from "../../auth/sessions";
import { docStep, document } from "../../db/tables";
import { waitsFor } from "./waiting";

type Whose = Pick<Person, "idx" | "idx_team">;

/** When a document was submitted, or begun while it was not. */
export const submittedAt = sql`coalesce(${document.submitted_at}, ${document.wdate})`;

/** Documents that are found in the order of their submission by an index: where they are looked for, and by which column. */
export interface Branch {
  readonly from: SQL;
  readonly by: AnyColumn;
}

/**
 * A list of documents: its own condition, and how its documents are found. Of the steps of somebody who has decided for
 * years, only the newest are looked at: such a list is put together of branches.
 */
export interface DocumentList {
  readonly where: SQL;
  readonly branches?: readonly Branch[];
}

/** Which documents somebody has in a list. */
export function listOf(type: DocumentListType, { idx: me, idx_team }: Whose, day: string): DocumentList {
  const mine = eq(document.idx_drafter, me);
  const status = (...wanted: string[]) => inArray(document.status, wanted);
  const decided = [
    eq(docStep.idx_acted_by, me),
    and(eq(docStep.idx_staff, me), eq(docStep.status, "ok"), inArray(docStep.role, ["approve", "agree"])) as SQL,
  ];
  const told = [eq(docStep.idx_staff, me), idx_team === null ? undefined : eq(docStep.idx_team, idx_team)].flatMap(
    (whom) => (whom ? [and(eq(docStep.role, "refer"), whom) as SQL] : []),
  );
  const own = (where: SQL) => and(mine, where) as SQL;
  // few at a time: the documents are looked at, and not everything that somebody has ever decided
  const few = (where: SQL) => ({ where: and(where, or(mine, hasStep(or(...decided)))) as SQL });
  switch (type) {
    case "T1":
      return { where: and(status("run"), waitsFor(me, day)) as SQL };
    case "P1":
      return few(status("run"));
    case "P3":
      return few(status("reject"));
    case "P2": {
      const where = status("done");
      return { where, branches: [...decided.map((it) => stepped(it, where)), drafted(own(where))] };
    }
    case "T3": {
      const where = status("run", "done");
      return { where, branches: told.map((it) => stepped(it, where)) };
    }
    case "D1":
      return { where: own(status("draft")) };
    case "D2":
      return { where: own(status("withdraw")) };
  }
}

function hasStep(where: SQL | undefined): SQL {
  return sql`exists (select from ${docStep} where ${and(eq(docStep.idx_document, document.idx), where)})`;
}

function stepped(step: SQL, where: SQL): Branch {
  const isWanted = and(step, where, isNull(document.deleted_at));
  const from = sql`${docStep} join ${document} on ${document.idx} = ${docStep.idx_document} where ${isWanted}`;
  return { from, by: docStep.submitted_at };
}

function drafted(where: SQL): Branch {
  return { from: sql`${document} where ${and(where, isNull(document.deleted_at))}`, by: document.submitted_at };
}
