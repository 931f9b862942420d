import type { NotificationKind } from "@portal/definition";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "./db/open";
import { notification, preference } from "./db/tables";

export interface Notification {
  /** Who is notified; somebody who is named twice is notified once. */
  readonly to: readonly number[];
  readonly kind: NotificationKind;
  /** What happened, in one line. */
  readonly title: string;
  /** The screen with what it is about: a path of the portal, or of each person theirs. */
  readonly link?: string | ReadonlyMap<number, string | undefined>;
}

/** Who was notified by which act, by their transactions. */
const toldIn = new WeakMap<Database, Set<string>>();

/** Makes all notices of a transaction one act: somebody who has several roles in a record is notified once. */
export function asOneAct(tx: Database): Database {
  toldIn.set(tx, new Set());
  return tx;
}

/** A page of one record. */
const OF_A_RECORD = /\/\d+(?:[?#]|$)/;

/**
 * Tells people of something, in the bell of their header; those who have switched the kind off are left out. Give it the
 * transaction of what it is about. Returns those who were notified.
 */
export async function notify(db: Database, { to, kind, title, link }: Notification, now: Date): Promise<number[]> {
  const linkOf = (idx: number) => (typeof link === "string" ? link : link?.get(idx)) ?? null;
  const told = toldIn.get(db);
  const isNews = (idx: number) => {
    const path = linkOf(idx);
    if (!told || path === null || !OF_A_RECORD.test(path)) return true;
    const isFirst = !told.has(`${idx} ${path}`);
    told.add(`${idx} ${path}`);
    return isFirst;
  };
  const people = [...new Set(to)].filter(isNews);
  if (people.length === 0) return [];
  const links = people.map(linkOf);
  const wrong = links.find((each) => each !== null && !/^\/(?!\/)/.test(each));
  if (wrong !== undefined) throw new Error(`no path of the portal: ${wrong}`);
  const { rows } = await db.execute<{
    idx_staff: string;
  }>(sql`insert into ${notification} (idx_staff, kind, title, link, wdate)
    select told, ${kind}, ${title.slice(0, 200)}, path, ${now}
    from unnest(${sql.param(people)}::bigint[], ${sql.param(links)}::text[]) as each_one (told, path)
    where not exists (select from ${preference} where ${preference.idx_staff} = told and ${preference.settings} -> 'muted_kinds' ? ${kind})
    returning idx_staff`);
  return rows.map(({ idx_staff }) => Number(idx_staff));
}

/** Notes that somebody has seen what they were notified of: it was opened by another way than the bell. */
export async function seen(db: Database, idx_staff: number, links: readonly string[], now: Date): Promise<void> {
  if (links.length === 0) return;
  await db
    .update(notification)
    .set({ read_at: now })
    .where(
      and(eq(notification.idx_staff, idx_staff), isNull(notification.read_at), inArray(notification.link, [...links])),
    );
}
