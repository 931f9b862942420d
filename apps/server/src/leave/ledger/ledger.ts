import { type Draw, roundDays } from "@portal/definition/calendar";
import { and, eq, inArray, sql, sum } from "drizzle-orm";
import type { Database } from "../../db/open";
import { leaveLedger, staff } from "../../db/tables";
import type { Actor } from "../../status-log";

/** A row to be added to a person's ledger. */
export interface Entry {
  readonly kind: "grant" | "use" | "restore" | "adjust" | "carry" | "expire" | "payout";
  readonly qty: number;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly idx_vacation?: number;
  readonly ref?: string;
  readonly memo?: string;
}

/** Adds rows to somebody's ledger; a grant that the person has already is left out. Returns how many were added. */
export async function enter(
  tx: Database,
  idx_staff: number,
  entries: readonly Entry[],
  { by, now }: Actor,
): Promise<number> {
  if (entries.length === 0) return 0;
  const [person] = await tx
    .select({ idx_sector: staff.idx_sector, idx_office: staff.idx_office, idx_team: staff.idx_team })
    .from(staff)
    .where(eq(staff.idx, idx_staff));
  if (!person) throw new Error(`no such staff: ${idx_staff}`);
  const { rowCount } = await tx
    .insert(leaveLedger)
    .values(entries.map((entry) => ({ ...person, ...entry, idx_staff, idx_writer: by, wdate: now })))
    .onConflictDoNothing();
  return rowCount ?? 0;
}

/** What a leave has taken out of each grant and was not given back. */
export async function usedBy(tx: Database, idx_vacation: number): Promise<Omit<Draw, "of">[]> {
  const rows = await tx
    .select({ valid_from: leaveLedger.valid_from, valid_to: leaveLedger.valid_to, qty: sum(leaveLedger.qty) })
    .from(leaveLedger)
    .where(and(eq(leaveLedger.idx_vacation, idx_vacation), inArray(leaveLedger.kind, ["use", "restore"])))
    .groupBy(leaveLedger.valid_from, leaveLedger.valid_to)
    .having(sql`sum(${leaveLedger.qty}) < 0`);
  return rows.map(({ qty, ...bucket }) => ({ ...bucket, qty: roundDays(-Number(qty)) }));
}
