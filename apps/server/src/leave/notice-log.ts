import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../db/open";
import { staff, statusLog } from "../db/tables";
import { minuteOf } from "../seoul";
import type { Doing } from "./ledger";

/** What happened to a notice: it was sent, received, or answered with days. */
export type NoticeEvent = "sent" | "auto" | "read" | "plan";

const ENTITY = "leave_notice";
const MEMO = 300;

/** Writes into a notice's history who did what; what happens by itself is noted as that. */
export async function logNotice(
  tx: Database,
  { idx, to, of, memo }: { idx: number; to: "sent" | "read" | "plan"; of: number; memo?: string },
  { by, now }: Doing,
): Promise<void> {
  await tx.insert(statusLog).values({
    ...{ entity: ENTITY, entity_idx: idx, from_status: null, to_status: by === null ? "auto" : to },
    ...{ idx_staff: by ?? of, at: now, memo: memo?.slice(0, MEMO) || null, wdate: now },
  });
}

/** The histories of notices, each from the first event on. */
export async function noticeLogs(db: Database, idxs: readonly number[]) {
  const rows = await db
    .select({
      idx: statusLog.entity_idx,
      at: statusLog.at,
      who: staff.kname,
      what: statusLog.to_status,
      memo: statusLog.memo,
    })
    .from(statusLog)
    .innerJoin(staff, eq(staff.idx, statusLog.idx_staff))
    .where(and(eq(statusLog.entity, ENTITY), inArray(statusLog.entity_idx, [...idxs])))
    .orderBy(asc(statusLog.idx));
  return (of: number) =>
    rows
      .filter(({ idx }) => idx === of)
      .map(({ at, who, what, memo }) => ({
        at: minuteOf(at),
        who: what === "auto" ? "" : who,
        what: what as NoticeEvent,
        memo: memo ?? "",
      }));
}
