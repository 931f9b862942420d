import { and, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { delegation, docStep, document, orgHead } from "../../../db/tables";
import { notify } from "../../../notifications";

interface Away {
  readonly idx_staff: number;
  readonly date_from: string;
  readonly date_to: string;
  /** Who stands in for them, where they have said. */
  readonly idx_sub_staff?: number | null | undefined;
}

/** Whoever heads a unit, or has decisions waiting, and goes on leave is offered to give these to another one meanwhile. */
export async function offerDelegation(tx: Database, away: Away, now: Date): Promise<void> {
  const { idx_staff, date_from, date_to, idx_sub_staff } = away;
  const isWhile = (from: typeof orgHead.date_from, to: typeof orgHead.date_to) =>
    and(lte(from, date_to), or(isNull(to), gte(to, date_from)));
  const heads = and(
    eq(orgHead.idx_staff, idx_staff),
    isWhile(orgHead.date_from, orgHead.date_to),
    isNull(orgHead.deleted_at),
  );
  const waits = and(
    eq(docStep.idx_staff, idx_staff),
    inArray(docStep.status, ["now", "hold", "wait"]),
    inArray(docStep.role, ["approve", "agree"]),
    sql`exists (select from ${document} where ${and(eq(document.idx, docStep.idx_document), eq(document.rev, docStep.rev), eq(document.status, "run"))})`,
  );
  const decides = (await tx.$count(orgHead, heads)) + (await tx.$count(docStep, waits)) > 0;
  const given = and(
    eq(delegation.idx_staff, idx_staff),
    lte(delegation.date_from, date_to),
    gte(delegation.date_to, date_from),
    isNull(delegation.deleted_at),
  );
  if (!decides || (await tx.$count(delegation, given)) > 0) return;
  const days = date_from === date_to ? date_from : `${date_from} ~ ${date_to}`;
  await notify(
    tx,
    {
      to: [idx_staff],
      kind: "approval",
      title: `휴가(${days}) 동안 결재를 대신할 사람을 정할 수 있습니다.`,
      link: `/documents/alldocumentlist?delegate=${idx_sub_staff ?? 0}&since=${date_from}&until=${date_to}`,
    },
    now,
  );
}
