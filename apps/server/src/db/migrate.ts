import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { databaseOf } from "./open";
import { appliedMigrations } from "./tables-there";

/** Names the lock under which one of several starting servers migrates. */
const MIGRATION_LOCK = 6_167_002;

/** Beside the built server, and beside its sources. */
const migrationsFolder = ["../migrations", "../../migrations"]
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path)) as string;

/** How many migrations this version of the portal has. */
export function countMigrations(): number {
  return readMigrationFiles({ migrationsFolder }).length;
}

/** How many of them a database lacks. */
export async function countMissingMigrations(pool: pg.Pool): Promise<number> {
  return countMigrations() - (await appliedMigrations(pool)).length;
}

/** Brings the database's tables up to date. Several servers may start at once: one migrates, the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // a migration of a large table may take its time, and so may the wait for another server's
    await client.query("set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0");
    // where there is little room a start that has nothing to migrate is still one
    await client.query("set default_transaction_read_only = off");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(databaseOf(client), { migrationsFolder });
    await sortAnew(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release(true);
  }
}

/**
 * Makes the indexes by names anew when PostgreSQL came with another version of ICU, which may put some names elsewhere: an
 * index in the old order would no longer find them.
 */
async function sortAnew(client: pg.PoolClient): Promise<void> {
  const isOther = "collname = 'korean' and collversion is distinct from pg_collation_actual_version(oid)";
  const { rows } = await client.query<{ name: string }>(
    `select distinct indexrelid::regclass::text as name from pg_index
     join pg_collation on pg_collation.oid = any (indcollation) and ${isOther}`,
  );
  if (rows.length === 0) return;
  for (const { name } of rows) await client.query(`reindex index ${name}`);
  await client.query("alter collation korean refresh version");
}
