import { and, eq, getTableColumns, inArray, like, lt, not, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/open";
import { mail } from "../db/system-tables";
import { tableByName } from "../db/tables";
import { SEALED } from "../sealed";
import { logStatus } from "../status-log";

const DAY = 24 * 60 * 60 * 1000;
/** So long it can be looked up that a mail was sent, or not. */
const KEPT = 30 * DAY;
/** So long the text of a mail that was given up is kept where there is no key to seal it by: no link in one is good for longer. */
const PLAIN = 3 * DAY;

/** Removes mails of which nothing needs to be known any more, and texts that lie open; returns how many. */
export async function removeOldMails(db: Database, now: Date): Promise<number> {
  const before = (span: number) => new Date(now.getTime() - span);
  const isPlain = and(eq(mail.status, "fail"), not(like(mail.body, `${SEALED}%`)), lt(mail.wdate, before(PLAIN)));
  const emptied = await db.update(mail).set({ body: null }).where(isPlain);
  const removed = await db.delete(mail).where(lt(mail.wdate, before(KEPT)));
  return (emptied.rowCount ?? 0) + (removed.rowCount ?? 0);
}

/** Removes the mails that these letters were, sent or not. */
export async function dropMails(db: Database, entity: string, idxs: readonly number[]): Promise<void> {
  await db.delete(mail).where(and(eq(mail.entity, entity), inArray(mail.entity_idx, [...idxs])));
}

/** A letter's mail is on its way, has gone out or was given up: its record says so, and so does its history. */
export async function tellLetter(
  db: Database,
  { entity, entity_idx }: Pick<typeof mail.$inferSelect, "entity" | "entity_idx">,
  [from, to]: readonly [from: string, to: string],
  now: Date,
): Promise<void> {
  if (entity === null || entity_idx === null) return;
  const table = tableByName(entity);
  const { status, ver, idx_editor } = getTableColumns(table) as Record<string, AnyPgColumn>;
  const [told] = await db
    .update(table)
    .set({ status: to, ver: sql`${ver} + 1`, mdate: now, ...(to === "sent" && { sent_at: now }) })
    .where(and(eq(table.idx, entity_idx), sql`${status} = ${from}`))
    .returning({ by: sql<string>`${idx_editor}` });
  if (told) await logStatus(db, { entity, idx: entity_idx, from, to }, Number(told.by), now);
}
