import type { NotificationKind } from "@portal/definition";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "./db/open";
import { notification, preference } from "./db/tables";

export interface Notification {
  /** Who is told; somebody who is named twice is told once. */
  readonly to: readonly number[];
  readonly kind: NotificationKind;
  /** What happened, in one line. */
  readonly title: string;
  /** The screen with what it is about: a path of the portal. */
  readonly link?: string;
}

/**
 * Tells people of something, in the bell of their header; those who have switched the kind off are left out. Give it the
 * transaction of what it tells of.
 */
export async function notify(db: Database, { to, kind, title, link }: Notification, now: Date): Promise<void> {
  if (link !== undefined && !/^\/(?!\/)/.test(link)) throw new Error(`no path of the portal: ${link}`);
  const people = [...new Set(to)];
  if (people.length === 0) return;
  const muted = await db
    .select({ idx: preference.idx_staff })
    .from(preference)
    .where(sql`${inArray(preference.idx_staff, people)} and ${preference.settings} -> 'muted_kinds' ? ${kind}`);
  const isMuted = new Set(muted.map(({ idx }) => idx));
  const told = people.filter((idx) => !isMuted.has(idx));
  if (told.length === 0) return;
  await db
    .insert(notification)
    .values(told.map((idx_staff) => ({ idx_staff, kind, title: title.slice(0, 200), link, wdate: now })));
}
