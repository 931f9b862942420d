import { inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { account, authSession, signInLink } from "../db/tables";
import { demoAccounts } from "./accounts";

const emails = demoAccounts.map(({ email }) => email);

/**
 * Empties the database of the demo company and of all that was written in it. Does nothing when there are accounts of
 * others, whose emails it returns.
 */
export async function removeDemoCompany(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${account} in share row exclusive mode`);
    const others = await tx.select().from(account).where(notInArray(account.email, emails));
    if (others.length > 0) return others.map(({ email }) => email);
    const { rows } = await tx.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    // what was written down of the demo company goes with it, although logs are never emptied otherwise
    for (const { name } of rows) await tx.execute(sql.raw(`alter table ${name} disable trigger user`));
    await tx.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(", ")} restart identity`));
    for (const { name } of rows) await tx.execute(sql.raw(`alter table ${name} enable trigger user`));
    return [];
  });
}

/** Removes the demo accounts and their sessions, so that nobody enters with the known password; returns how many. */
export async function removeDemoAccounts(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const removed = await tx.delete(account).where(inArray(account.email, emails)).returning();
    const people = removed.map(({ idx_staff }) => idx_staff);
    if (people.length === 0) return 0;
    await tx.delete(authSession).where(inArray(authSession.idx_staff, people));
    await tx.delete(signInLink).where(inArray(signInLink.idx_staff, people));
    return removed.length;
  });
}
