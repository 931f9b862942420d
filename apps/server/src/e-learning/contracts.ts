import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "../db/open";
import { elearning } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";

/** How many days before a contract ends its producer is told. */
export const CONTRACT_DAYS = 60;

/** Tells producers of the contracts that end in 60 days; returns how many. */
export async function remindOfContracts(db: Database, now: Date): Promise<number> {
  const day = dayOf(new Date(now.getTime() + CONTRACT_DAYS * 24 * 60 * 60 * 1000));
  const ending = await db
    .select()
    .from(elearning)
    .where(and(eq(elearning.contract_to, day), ne(elearning.status, "stop"), isNull(elearning.deleted_at)));
  for (const { idx, title, idx_producer } of ending) {
    const line = `판권이 ${CONTRACT_DAYS}일 뒤(${day}) 끝납니다: ${title}`;
    const link = `/businessmanagement/elearningview/${idx}`;
    await notify(db, { to: [idx_producer], kind: "education", title: line, link }, now);
  }
  return ending.length;
}
