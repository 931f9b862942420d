import { desc, eq } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { oldPassword } from "../db/system-tables";
import type { account, staff } from "../db/tables";
import { isPassword } from "./password";

/** So many of somebody's passwords, the present one among them, are not taken again. */
const REMEMBERED = 5;

type Whose = Pick<typeof staff.$inferSelect, "idx" | "kname" | "ename" | "email">;

/** Refuses a new password that others guess, because it is common or tells whose it is, and those of before. */
export async function refuseGuessable(db: Database, whose: Whose, pw_hash: string, next: string): Promise<void> {
  if (hasOwnWord(whose, next)) {
    throw new ApiError(400, "이메일이나 이름이 들어간 비밀번호는 쓸 수 없습니다. 다른 비밀번호를 입력하세요.");
  }
  if (await isCommon(next)) {
    throw new ApiError(400, "많이 쓰여서 쉽게 알아낼 수 있는 비밀번호입니다. 다른 비밀번호를 입력하세요.");
  }
  if (await isPassword(next, pw_hash)) throw new ApiError(400, "지금과 다른 비밀번호를 입력하세요.");
  for (const { pw_hash: before } of await oldPasswords(db, whose.idx)) {
    if (await isPassword(next, before)) {
      throw new ApiError(400, `최근에 쓴 비밀번호 ${REMEMBERED}개는 다시 쓸 수 없습니다. 다른 비밀번호를 입력하세요.`);
    }
  }
}

/** Remembers the password that an account gives up, and forgets what is too long ago. */
export async function rememberPassword(
  db: Database,
  { idx_staff, pw_hash }: Pick<typeof account.$inferSelect, "idx_staff" | "pw_hash">,
  now: Date,
): Promise<void> {
  await db.insert(oldPassword).values({ idx_staff, pw_hash, at: now });
  for (const { idx } of (await oldPasswords(db, idx_staff)).slice(REMEMBERED - 1)) {
    await db.delete(oldPassword).where(eq(oldPassword.idx, idx));
  }
}

/** Whether a password is among those that are tried first: known words, rows of keys, their usual endings and disguises. */
export async function isCommon(password: string): Promise<boolean> {
  const guess = await guesser();
  return guess(password.normalize("NFKC")).score < 2;
}

/** Whether a part of somebody's address or name stands in a password. */
function hasOwnWord({ kname, ename, email }: Whose, password: string): boolean {
  const plain = (text: string) => text.normalize("NFKC").toLowerCase();
  const latin = [...(email.split("@")[0] ?? "").split(/[._+-]/), ...ename.split(/\s+/)].filter(
    ({ length }) => length > 2,
  );
  return [...latin, email, kname].some((word) => word.length > 1 && plain(password).includes(plain(word)));
}

function oldPasswords(db: Database, idxStaff: number) {
  return db
    .select({ idx: oldPassword.idx, pw_hash: oldPassword.pw_hash })
    .from(oldPassword)
    .where(eq(oldPassword.idx_staff, idxStaff))
    .orderBy(desc(oldPassword.idx));
}

let loading: Promise<(password: string) => { score: number }> | undefined;

/** The dictionary takes some megabytes: it is read when the first password is chosen. */
function guesser() {
  loading ??= (async () => {
    const [{ ZxcvbnFactory }, common] = await Promise.all([
      import("@zxcvbn-ts/core"),
      import("@zxcvbn-ts/language-common"),
    ]);
    const factory = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
    return (password: string) => factory.check(password);
  })();
  return loading;
}
