import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { account } from "../db/tables";
import { notify } from "../notifications";
import { rememberPassword } from "./password-rules";
import { endOtherSessions } from "./sessions";
import { unlock } from "./sign-in";

/**
 * Gives an account a password that has to be changed, lets it be tried again at once and signs it out everywhere; the
 * person is notified. Returns whose account it was, `null` when there is none.
 */
export async function resetPassword(
  tx: Database,
  of: { readonly email: string } | { readonly idxStaff: number },
  pw_hash: string,
  now: Date,
): Promise<{ idx_staff: number; email: string } | null> {
  const [found] = await tx
    .select()
    .from(account)
    .where("email" in of ? eq(account.email, of.email) : eq(account.idx_staff, of.idxStaff))
    .for("update");
  if (!found) return null;
  await rememberPassword(tx, found, now);
  await tx.update(account).set({ pw_hash, must_change_pw: true, pw_changed_at: now }).where(eq(account.idx, found.idx));
  await unlock(tx, found.email);
  await endOtherSessions(tx, found.idx_staff, null, now);
  const title = "비밀번호가 초기화되어 새로 정했습니다. 요청한 적이 없으면 인사팀에 알려 주세요.";
  await notify(tx, { to: [found.idx_staff], kind: "account", title }, now);
  return found;
}

/** Sixteen characters of 54, 92 bits, in groups of four; nothing that reads like something else. */
export function makePassword(): string {
  const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ";
  const digits = "234567";
  const pick = (from: string) => from[randomInt(from.length)] as string;
  const group = (last: string) => pick(letters) + pick(letters + digits) + pick(letters + digits) + pick(last);
  return [group(digits), group(letters), group(letters), group(digits)].join("-");
}
