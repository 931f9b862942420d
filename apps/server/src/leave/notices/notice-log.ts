import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/open";
import { statusLog } from "../../db/tables";
import { minuteOf } from "../../seoul";
import { type Actor, logStatus, statusChanges } from "../../status-log";

/** What happened to a notice: it was sent, received, or answered with days. */
export type NoticeEvent = "sent" | "auto" | "read" | "plan";

const ENTITY = "leave_notice";

/** Writes into a notice's history who did what; what happens by itself is noted as that. */
export async function logNotice(
  tx: Database,
  { idx, to, of, memo }: { idx: number; to: "sent" | "read" | "plan"; of: number; memo?: string },
  { by, now }: Actor,
): Promise<void> {
  await logStatus(tx, { entity: ENTITY, idx, from: null, to: by === null ? "auto" : to, memo }, by ?? of, now);
}

/** The histories of notices, each from the first event on. */
export async function noticeLogs(db: Database, idxs: readonly number[]) {
  const isOf = and(eq(statusLog.entity, ENTITY), inArray(statusLog.entity_idx, [...idxs]));
  const rows = await statusChanges(db, isOf, asc(statusLog.idx));
  return (of: number) =>
    rows
      .filter(({ entity_idx }) => entity_idx === of)
      .map(({ at, who, to, memo }) => ({
        at: minuteOf(at),
        who: to === "auto" ? "" : who,
        what: to as NoticeEvent,
        memo: memo ?? "",
      }));
}
