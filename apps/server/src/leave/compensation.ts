import { type Day, daysAfter, monthsAfter, roundDays } from "@portal/definition/calendar";
import { and, eq, sum } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { leaveLedger } from "../db/tables";
import { lockStaff } from "./away";
import { type Doing, enter } from "./ledger";

interface Granted {
  readonly idx_staff: number;
  /** The request by which the work was allowed. */
  readonly idx_document: number;
  readonly days: number;
  readonly memo: string;
}

/** Extra work is given back as leave, which can be taken for a year from a day on; nobody gets it twice. */
export async function grantCompensation(
  tx: Database,
  { idx_staff, idx_document, days, memo }: Granted,
  { day, ...doing }: Doing & { readonly day: Day },
): Promise<void> {
  const [valid_from, valid_to] = [day, daysAfter(monthsAfter(day, 12), -1)];
  const grant = { kind: "grant", qty: roundDays(days), valid_from, valid_to, ref: refOf(idx_document), memo } as const;
  await enter(tx, idx_staff, [grant], doing);
}

/** Less or more work was done than was allowed, which changes the leave that was given. Refused when that was taken already. */
export async function correctCompensation(
  tx: Database,
  { idx_staff, idx_document, days, memo }: Granted,
  doing: Doing,
): Promise<void> {
  await lockStaff(tx, idx_staff);
  const [grant] = await tx
    .select()
    .from(leaveLedger)
    .where(and(eq(leaveLedger.idx_staff, idx_staff), eq(leaveLedger.ref, refOf(idx_document))));
  if (!grant) return;
  const { valid_from, valid_to } = grant;
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
  if ((bucket?.left ?? 0) + days < 0) {
    throw new ApiError(409, "이 근무로 받은 보상휴가를 이미 사용하였습니다. 인사 담당자에게 문의하세요.");
  }
  await enter(tx, idx_staff, [{ kind: "adjust", qty: roundDays(days), valid_from, valid_to, memo }], doing);
}

function refOf(idx_document: number): string {
  return `work:${idx_document}`;
}
