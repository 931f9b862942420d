import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { statusLog } from "../db/tables";
import { logStatus, statusChanges } from "../status-log";
import type { Entity } from "./entity";
import type { Asking } from "./rules";

/** What happened to a record: a state of the flow, or `added`, `changed`, `removed`. */
interface Happening {
  readonly idx: number;
  readonly from?: string | null;
  readonly to: string;
  readonly memo?: string | undefined;
}

/** Writes to a record's history who did what. */
export async function logHappening(
  { db, now, person }: Asking,
  { name }: Pick<Entity, "name">,
  { from = null, ...happening }: Happening,
): Promise<void> {
  await logStatus(db, { ...happening, from, entity: name }, person.idx, now);
}

/** What happened to a record, the first thing first. */
export async function historyOf(db: Database, { name }: Pick<Entity, "name">, idx: number) {
  const isOf = and(eq(statusLog.entity, name), eq(statusLog.entity_idx, idx));
  const rows = await statusChanges(db, isOf, asc(statusLog.idx)).limit(200);
  return rows.map(({ at, who, from, to, memo }) => ({ at: at.toISOString(), who, from, to, memo }));
}
