import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Database } from "../../../db/open";
import { docStep, document } from "../../../db/tables";
import { notify } from "../../../notifications";
import { documentPath } from "./turns";

/** Days after which somebody whose turn it is is reminded, once. */
const IDLE_DAYS = 3;
const DAY = 24 * 60 * 60 * 1000;

/** Reminds those in whose hands a document has been for three days, since the last of so many nights; returns how many reminders there were. */
export async function remindOfIdle(tx: Database, now: Date, nights = 1): Promise<number> {
  const since = (days: number) => new Date(now.getTime() - days * DAY);
  const idle = await tx
    .select({ idx: document.idx, title: document.title, who: docStep.idx_staff })
    .from(docStep)
    .innerJoin(document, and(eq(document.idx, docStep.idx_document), eq(document.rev, docStep.rev)))
    .where(
      and(
        eq(document.status, "run"),
        isNull(document.deleted_at),
        inArray(docStep.status, ["now", "hold"]),
        lte(docStep.turn_at, since(IDLE_DAYS)),
        gt(docStep.turn_at, since(IDLE_DAYS + nights)),
      ),
    );
  for (const { idx, title, who } of idle) {
    if (who === null) continue;
    const words = `${IDLE_DAYS}일째 결재를 기다립니다: ${title}`;
    await notify(tx, { to: [who], kind: "approval", title: words, link: documentPath({ idx }) }, now);
  }
  return idle.length;
}
