import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { databaseOf } from "./open";

/** Names the lock under which one of several starting servers migrates. */
const MIGRATION_LOCK = 6_167_002;

/** Brings the database's tables up to date. Several servers may start at once: one migrates, the others wait. */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(databaseOf(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}
