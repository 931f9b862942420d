import { endOfMonths, roundDays } from "@portal/definition/calendar";
import { and, eq, sum } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { Database } from "../../db/open";
import { leaveLedger } from "../../db/tables";
import { dayOf } from "../../seoul";
import type { Actor } from "../../status-log";
import { enter } from "./ledger";

interface Compensated {
  readonly idx_staff: number;
  /** The request by which the work was allowed. */
  readonly idx_document: number;
  /** The days of leave that the work came to, and comes to now. */
  readonly before: number;
  readonly days: number;
  readonly memo: string;
}

/**
 * Extra work is given back as leave, which can be taken for a year. When less or more work is done than was allowed the leave
 * follows; refused when it was taken already. Call it with the person's row locked.
 */
export async function compensate(
  tx: Database,
  { idx_staff, idx_document, before, days, memo }: Compensated,
  doing: Actor,
): Promise<void> {
  const ref = `work:${idx_document}`;
  const [grant] = await tx
    .select()
    .from(leaveLedger)
    .where(and(eq(leaveLedger.idx_staff, idx_staff), eq(leaveLedger.ref, ref)));
  if (!grant) {
    if (days === 0) return;
    const valid_from = dayOf(doing.now);
    const entry = { kind: "grant", qty: days, valid_from, valid_to: endOfMonths(valid_from, 12), ref, memo } as const;
    await enter(tx, idx_staff, [entry], doing);
    return;
  }
  const { valid_from, valid_to } = grant;
  const qty = roundDays(days - before);
  if (qty === 0) return;
  const [bucket] = await tx
    .select({ left: sum(leaveLedger.qty).mapWith(Number) })
    .from(leaveLedger)
    .where(
      and(
        eq(leaveLedger.idx_staff, idx_staff),
        eq(leaveLedger.valid_from, valid_from),
        eq(leaveLedger.valid_to, valid_to),
      ),
    );
  if ((bucket?.left ?? 0) + qty < 0) {
    throw new ApiError(409, "이 근무로 받은 보상휴가를 이미 사용하였습니다. 인사 담당자에게 문의하세요.");
  }
  await enter(tx, idx_staff, [{ kind: "adjust", qty, valid_from, valid_to, memo }], doing);
}
