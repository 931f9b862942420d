import { and, eq, gt, isNull, lt, lte } from "drizzle-orm";
import type { Database } from "../db/open";
import { account, signInLink, staff } from "../db/tables";
import { arrive } from "./arrive";
import type { Arrival } from "./sessions";
import { emailOf, unlock } from "./sign-in";
import { hashOf, makeToken } from "./token";

/** A link that a system makes for somebody who is on their way, in milliseconds. */
export const LINK_LENGTH = 5 * 60 * 1000;

export interface LinkWish {
  readonly email: string;
  /** A path of the portal. */
  readonly to: string;
  readonly isTemp?: boolean;
  /** A new password is asked for, the present one is not. */
  readonly resets?: boolean;
  /** Anybody who knows the email may have asked for it. */
  readonly isAsked?: boolean;
  /** How long the link may be used, in milliseconds; {@link LINK_LENGTH} by default. */
  readonly length?: number;
}

/** Makes a one-time sign-in link and returns its path; `null` when nobody has that email or `to` is no path of ours. */
export async function makeSignInLink(db: Database, wish: LinkWish, now: Date): Promise<string | null> {
  const [found] = await db
    .select({ staff })
    .from(account)
    .innerJoin(staff, eq(staff.idx, account.idx_staff))
    .where(eq(account.email, emailOf(wish.email)));
  if (!found || found.staff.status === "retired" || !isOwnPath(wish.to)) return null;
  // of several links to a new password the last one alone is of use
  const expires_at = new Date(now.getTime() + (wish.length ?? LINK_LENGTH));
  if (wish.resets) {
    const isOpen = and(
      eq(signInLink.idx_staff, found.staff.idx),
      eq(signInLink.resets, true),
      isNull(signInLink.used_at),
      // strangers void none that HR has given, which is good for longer
      wish.isAsked ? lte(signInLink.expires_at, expires_at) : undefined,
    );
    await db.delete(signInLink).where(isOpen);
  }
  const token = makeToken();
  await db.insert(signInLink).values({
    idx_staff: found.staff.idx,
    token_hash: hashOf(token),
    path: wish.to,
    is_temp: wish.isTemp ?? false,
    resets: wish.resets ?? false,
    expires_at,
  });
  return `/authlogin?${new URLSearchParams({ token, to: wish.to })}`;
}

/** Begins the session of a link that was not used before; `null` when the link is of no use any more. */
export async function useSignInLink(db: Database, linkToken: string, from: Arrival, now: Date) {
  return db.transaction(async (tx) => {
    const [link] = await tx
      .update(signInLink)
      .set({ used_at: now })
      .where(
        and(eq(signInLink.token_hash, hashOf(linkToken)), isNull(signInLink.used_at), gt(signInLink.expires_at, now)),
      )
      .returning();
    if (!link) return null;
    const [found] = await tx
      .select({ staff, must_change_pw: account.must_change_pw })
      .from(staff)
      .innerJoin(account, eq(account.idx_staff, staff.idx))
      .where(eq(staff.idx, link.idx_staff));
    if (!found || found.staff.status === "retired") return null;
    if (link.resets) {
      await tx.update(account).set({ must_change_pw: true }).where(eq(account.idx_staff, link.idx_staff));
      await unlock(tx, found.staff.email);
    }
    const arrived = await arrive(tx, link.idx_staff, { ...from, byLink: true, isTemp: link.is_temp }, now);
    return { person: found.staff, mustChangePassword: found.must_change_pw || link.resets, ...arrived, link };
  });
}

/** Removes links that can no longer be used; returns how many. */
export async function removeOldLinks(db: Database, before: Date): Promise<number> {
  return (await db.delete(signInLink).where(lt(signInLink.expires_at, before))).rowCount ?? 0;
}

/** Whether an address stays on this portal: `//other.example` and `/\other.example` do not. */
function isOwnPath(to: string): boolean {
  return to.startsWith("/") && URL.canParse(to, "http://portal") && new URL(to, "http://portal").host === "portal";
}
