import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../db/open";
import { authSession, staff } from "../db/tables";

/** A session ends this long after sign-in, in milliseconds. */
export const SESSION_LENGTH = 12 * 60 * 60 * 1000;
/** A session that was not used for this long has ended, in milliseconds. */
export const SESSION_IDLE = 4 * 60 * 60 * 1000;
/** How often the time of the last use is written, in milliseconds. */
const TOUCHED_EVERY = 60 * 1000;

/** Who is signed in. */
export type Person = typeof staff.$inferSelect & { readonly sessionIdx: number };

/** Begins a session and returns its token; only the token's hash is stored. */
export async function beginSession(db: Database, idxStaff: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(authSession).values({
    idx_staff: idxStaff,
    token_hash: hashOf(token),
    last_seen: now,
    expires_at: new Date(now.getTime() + SESSION_LENGTH),
  });
  return token;
}

/** Who a token belongs to; `null` when its session has ended or the person has left. */
export async function personOf(db: Database, token: string, now: Date): Promise<Person | null> {
  const [row] = await db
    .select({ session: authSession, staff })
    .from(authSession)
    .innerJoin(staff, eq(staff.idx, authSession.idx_staff))
    .where(
      and(
        eq(authSession.token_hash, hashOf(token)),
        isNull(authSession.revoked_at),
        gt(authSession.expires_at, now),
        gt(authSession.last_seen, new Date(now.getTime() - SESSION_IDLE)),
        isNull(staff.deleted_at),
      ),
    );
  if (!row || row.staff.status === "retired") return null;
  const seen = row.session.last_seen?.getTime() ?? 0;
  if (now.getTime() - seen > TOUCHED_EVERY) {
    await db.update(authSession).set({ last_seen: now }).where(eq(authSession.idx, row.session.idx));
  }
  return { ...row.staff, sessionIdx: row.session.idx };
}

export async function endSession(db: Database, sessionIdx: number, now: Date): Promise<void> {
  await db.update(authSession).set({ revoked_at: now }).where(eq(authSession.idx, sessionIdx));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
