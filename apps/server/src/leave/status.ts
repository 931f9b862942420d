import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { statusLog, type telecommuting, type vacation } from "../db/tables";
import type { Doing } from "./ledger";

type Tracked = typeof vacation | typeof telecommuting;
const names = { vacation: "vacation", telecommuting: "telecommuting" } as const;

/** Moves a leave or work from home to another status, with other columns, and writes down who did so, when and why. */
export async function changeStatus(
  tx: Database,
  table: Tracked,
  { idx, status, idx_staff }: { idx: number; status: string; idx_staff: number },
  to: string,
  doing: Doing,
  columns: object = {},
  memo?: string,
): Promise<void> {
  await tx
    .update(table)
    .set({ ...columns, status: to, idx_editor: doing.by, mdate: doing.now, ver: sql`${table.ver} + 1` })
    .where(eq(table.idx, idx));
  const entity = "date_from" in table ? names.telecommuting : names.vacation;
  await logStatus(
    tx,
    entity,
    { idx, from: status, to, ...(memo && { memo }) },
    { ...doing, by: doing.by ?? idx_staff },
  );
}

/** Writes a change of status into its history. */
export async function logStatus(
  tx: Database,
  entity: "vacation" | "telecommuting",
  { idx, from, to, memo = null }: { idx: number; from: string | null; to: string; memo?: string | null },
  { by, now }: Doing,
): Promise<void> {
  if (by === null) return;
  await tx
    .insert(statusLog)
    .values({ entity, entity_idx: idx, from_status: from, to_status: to, idx_staff: by, at: now, memo });
}
