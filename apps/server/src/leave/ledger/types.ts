import type { LeaveUnit } from "@portal/definition/calendar";
import { asc, isNull } from "drizzle-orm";
import type { Database } from "../../db/open";
import { vacationType } from "../../db/tables";

/** Every kind of leave in its order, also those that are out of use. */
export async function everyType(db: Database) {
  const rows = await db
    .select()
    .from(vacationType)
    .where(isNull(vacationType.deleted_at))
    .orderBy(asc(vacationType.sort), asc(vacationType.idx));
  return rows.map(({ idx, code, name, unit, deduct, paid, evidence_required, max_days, uses_ledger, ...row }) => ({
    ...{ idx, code, name, unit: unit as LeaveUnit, deduct, max_days },
    // an unset flag means no
    ...{ paid: paid === true, evidence_required: evidence_required === true },
    ...{ uses_ledger: uses_ledger === true, is_use: row.is_use === true },
    counts: row.counts as "work" | "calendar",
  }));
}
