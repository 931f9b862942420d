import type { Asker } from "@portal/definition";
import type { AnswerOf, getDelegations } from "@portal/definition/contract";
import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { docStep, document, staff } from "../../../db/tables";
import { type Document, stepsOf } from "../document";
import { namedStaff, nameIn } from "../reading/people";
import { readerOf } from "../reading/reading";

type Row = AnswerOf<typeof getDelegations>["decided"][number];

/** How many are listed at most. */
const LISTED = 50;

/** What was decided in somebody's place, by them in another one's, or in the units that they head; the newest first. */
export async function decidedInPlace(db: Database, asker: Asker, day: string): Promise<Row[]> {
  const headed = (asker.heads ?? []).map(({ level, idx }) => {
    if (level === "company") return sql`true`;
    return level === "office" ? eq(staff.idx_office, idx) : eq(staff.idx_team, idx);
  });
  const isMine = or(eq(docStep.idx_staff, asker.idx), eq(docStep.idx_acted_by, asker.idx), ...headed);
  const rows = await db
    .select({ step: docStep, document })
    .from(docStep)
    .innerJoin(document, eq(document.idx, docStep.idx_document))
    .innerJoin(staff, eq(staff.idx, docStep.idx_staff))
    .where(
      and(
        ne(docStep.idx_acted_by, docStep.idx_staff),
        isNotNull(docStep.acted_at),
        inArray(docStep.role, ["approve", "agree"]),
        isNull(document.deleted_at),
        isMine,
      ),
    )
    .orderBy(desc(docStep.acted_at), desc(docStep.idx))
    .limit(LISTED);
  const people = await namedStaff(
    db,
    rows.flatMap(({ step }) => [step.idx_staff, step.idx_acted_by]),
  );
  const list: Row[] = [];
  for (const { step, document: found } of rows) {
    const reader = await readerOf(db, asker, found as Document, await stepsOf(db, found.idx), day);
    list.push({
      idx_document: found.idx,
      title: reader === null || reader === "audit" ? "(비공개)" : found.title,
      kind: found.kind as Row["kind"],
      amount: reader === null || reader === "audit" ? null : found.amount,
      staff: nameIn(people, step.idx_staff ?? 0),
      delegate: nameIn(people, step.idx_acted_by ?? 0),
      status: step.status as Row["status"],
      acted_at: step.acted_at?.toISOString() ?? "",
    });
  }
  return list;
}
