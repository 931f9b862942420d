import type { PermissionFlag } from "@portal/definition";
import { and, desc, eq, gt, isNull, lt, ne, or, type Placeholder, placeholder } from "drizzle-orm";
import { givenAlong } from "../access/grants";
import type { Database } from "../db/open";
import { account, authSession, staff } from "../db/tables";
import { essentially } from "../db/transactions";
import { noteIfPossible } from "../db/trouble";
import { dayOf } from "../seoul";
import { hashOf, makeToken } from "./token";

/** A session ends this long after sign-in, in milliseconds. */
export const SESSION_LENGTH = 12 * 60 * 60 * 1000;
/** A session that was not used for this long has ended, in milliseconds. */
export const SESSION_IDLE = 4 * 60 * 60 * 1000;
/** How often the time of the last use is written, in milliseconds. */
const TOUCHED_EVERY = 60 * 1000;

/** What every call knows of who made it; what only some ask for they look up. */
const known = {
  idx: staff.idx,
  idx_sector: staff.idx_sector,
  idx_office: staff.idx_office,
  idx_team: staff.idx_team,
  idx_position: staff.idx_position,
  kname: staff.kname,
  ename: staff.ename,
  email: staff.email,
  photo: staff.photo,
  joinday: staff.joinday,
  status: staff.status,
};

/** Who is signed in. */
export type Person = Pick<typeof staff.$inferSelect, keyof typeof known> & {
  readonly sessionIdx: number;
  /** The person came by a one-time link. */
  readonly byLink: boolean;
  /** The password has to be changed before anything else. */
  readonly mustChangePassword: boolean;
  /** The permissions that are given to the person today. */
  readonly given: readonly PermissionFlag[];
};

/** Where a person signs in from, and the session that the browser had before. */
export interface Arrival {
  readonly ip: string;
  readonly userAgent: string;
  readonly oldToken?: string | undefined;
  /** What the browser has kept since somebody signed in with it. */
  readonly deviceToken?: string | undefined;
  readonly byLink?: boolean;
  readonly isTemp?: boolean;
  /** The password was given by somebody else: entering it proves nothing about who enters it. */
  readonly mustChange?: boolean;
}

/** Begins a session and returns its token; only the token's hash is stored. The browser's session before it ends. */
export async function beginSession(db: Database, idxStaff: number, from: Arrival, now: Date): Promise<string> {
  if (from.oldToken !== undefined) {
    await db
      .update(authSession)
      .set({ revoked_at: now })
      .where(and(eq(authSession.token_hash, hashOf(from.oldToken)), isNull(authSession.revoked_at)));
  }
  const token = makeToken();
  await db.insert(authSession).values({
    idx_staff: idxStaff,
    token_hash: hashOf(token),
    last_seen: now,
    password_at: from.byLink || from.mustChange ? null : now,
    expires_at: new Date(now.getTime() + SESSION_LENGTH),
    ip: from.ip,
    ua: from.userAgent.slice(0, 300),
    by_link: from.byLink ?? false,
    is_temp: from.isTemp ?? false,
  });
  return token;
}

/**
 * Makes the finding of who a token belongs to: `null` when its session has ended or the person has left. Every call asks,
 * so the statement is built and planned once. What a page asks while nobody is at it (`isIdle`) is no use of the session.
 */
export function preparePersonOf(db: Database): (token: string, now: Date, isIdle?: boolean) => Promise<Person | null> {
  const find = db
    .select({
      session: { idx: authSession.idx, last_seen: authSession.last_seen, by_link: authSession.by_link },
      staff: known,
      must_change_pw: account.must_change_pw,
      given: givenAlong(placeholder("day")),
    })
    .from(authSession)
    .innerJoin(staff, eq(staff.idx, authSession.idx_staff))
    .innerJoin(account, eq(account.idx_staff, staff.idx))
    .where(
      and(
        eq(authSession.token_hash, placeholder("token")),
        isLive(placeholder("now"), placeholder("idleSince")),
        isNull(staff.deleted_at),
      ),
    )
    .prepare("person_of_token");
  return async (token, now, isIdle = false) => {
    const [row] = await find.execute({ token: hashOf(token), now, day: dayOf(now), idleSince: idleSince(now) });
    if (!row || row.staff.status === "retired") return null;
    const seen = row.session.last_seen?.getTime() ?? 0;
    if (!isIdle && now.getTime() - seen > TOUCHED_EVERY) {
      const isThis = eq(authSession.idx, row.session.idx);
      // whoever reads for hours stays signed in
      await noteIfPossible(() =>
        essentially(db, async (on) => on.update(authSession).set({ last_seen: now }).where(isThis)),
      );
    }
    return {
      ...row.staff,
      // on leave of absence nobody has a team whose matters are theirs
      ...(row.staff.status === "leave" && { idx_team: null }),
      sessionIdx: row.session.idx,
      byLink: row.session.by_link,
      mustChangePassword: row.must_change_pw,
      given: row.given,
    };
  };
}

/** A person's sessions that have not ended, the latest use first. */
export function sessionsOf(db: Database, idxStaff: number, now: Date) {
  return db
    .select()
    .from(authSession)
    .where(and(eq(authSession.idx_staff, idxStaff), isLive(now, idleSince(now))))
    .orderBy(desc(authSession.last_seen));
}

/** Ends one of a person's sessions; returns whether there was one to end. */
export async function endSession(db: Database, idxStaff: number, sessionIdx: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(authSession)
    .set({ revoked_at: now })
    .where(and(eq(authSession.idx, sessionIdx), eq(authSession.idx_staff, idxStaff), isNull(authSession.revoked_at)));
  return rowCount === 1;
}

/** Ends every session of a person but the one that is named, or all of them. */
export async function endOtherSessions(db: Database, idxStaff: number, kept: number | null, now: Date): Promise<void> {
  const others = kept === null ? undefined : ne(authSession.idx, kept);
  await db
    .update(authSession)
    .set({ revoked_at: now })
    .where(and(eq(authSession.idx_staff, idxStaff), isNull(authSession.revoked_at), others));
}

/** Removes sessions that ended before a day; returns how many. */
export async function removeOldSessions(db: Database, before: Date): Promise<number> {
  const isOld = or(lt(authSession.expires_at, before), lt(authSession.revoked_at, before));
  return (await db.delete(authSession).where(isOld)).rowCount ?? 0;
}

function isLive(now: Date | Placeholder, since: Date | Placeholder) {
  return and(isNull(authSession.revoked_at), gt(authSession.expires_at, now), gt(authSession.last_seen, since));
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE);
}
