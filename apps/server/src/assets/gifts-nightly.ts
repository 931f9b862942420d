import { and, eq, exists, isNull, lt, or, sql } from "drizzle-orm";
import { contextAs } from "../crud/access/audience";
import { type Entities, entityOf } from "../crud/entity";
import { makeMove } from "../crud/writing/move";
import type { Database } from "../db/open";
import { giftItem, giftPick, giftRound } from "../db/tables";
import { dayOf } from "../seoul";

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Every night: who has not chosen in time is given the default gift, and what was sent a week ago has arrived. */
export async function lookAfterGifts(entities: Entities, db: Database, now: Date): Promise<number> {
  const hasDefault = exists(
    db
      .select({ idx: giftItem.idx })
      .from(giftItem)
      .where(and(eq(giftItem.idx_round, giftRound.idx), eq(giftItem.is_default, true), isNull(giftItem.deleted_at))),
  );
  const isLate = and(eq(giftPick.status, "none"), lt(giftRound.open_to, dayOf(now)), hasDefault);
  const isThere = and(eq(giftPick.status, "sent"), lt(giftPick.sent_at, new Date(now.getTime() - WEEK)));
  const due = await db
    .select({ idx: giftPick.idx, status: giftPick.status, keeper: giftRound.idx_writer })
    .from(giftPick)
    .innerJoin(giftRound, eq(giftRound.idx, giftPick.idx_round))
    .where(and(or(isLate, isThere), isNull(giftPick.deleted_at), isNull(giftRound.deleted_at)))
    .orderBy(sql`${giftPick.idx}`);
  const [first] = due;
  if (!first) return 0;
  const context = await contextAs(db, first.keeper, now);
  for (const { idx, status } of due)
    await makeMove(context, entityOf({ entities }, "gift_pick"), {
      idx,
      move: status === "none" ? "assign" : "receive",
    });
  return due.length;
}
