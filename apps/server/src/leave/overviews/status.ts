import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import type { telecommuting, vacation } from "../../db/tables";
import { type Actor, type StatusChange, logStatus as writeStatus } from "../../status-log";

type Tracked = typeof vacation | typeof telecommuting;
const names = { vacation: "vacation", telecommuting: "telecommuting" } as const;

/** Moves a leave or work from home to another status, with other columns, and writes down who did so, when and why. */
export async function changeStatus(
  tx: Database,
  table: Tracked,
  { idx, status, idx_staff }: { idx: number; status: string; idx_staff: number },
  to: string,
  doing: Actor,
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
  change: Omit<StatusChange, "entity">,
  { by, now }: Actor,
): Promise<void> {
  if (by !== null) await writeStatus(tx, { ...change, entity }, by, now);
}
