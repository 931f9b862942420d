import { and, eq, like, lt, not } from "drizzle-orm";
import type { Database } from "../db/open";
import { mail } from "../db/system-tables";
import { SEALED } from "../sealed";

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
