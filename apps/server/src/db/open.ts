import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Env } from "../env";
import { StartError } from "../start-error";
import { startCluster } from "./embedded/cluster";
import { findPlaces } from "./embedded/places";
import * as tables from "./tables";

/** The portal's database, as queries see it; a transaction is one too. */
export type Database = NodePgDatabase<typeof tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** The embedded database's folder; `null` when it is not embedded. */
  readonly folder: string | null;
  /** Closes the connections and, when it is embedded, stops the database. */
  close(): Promise<void>;
}

/** Names the lock that keeps two servers from sharing one embedded database. */
const OWNER_LOCK = 6_167_001;

/** Opens the database that the settings name: a server by its URL, else the embedded one. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Env, "databaseUrl" | "dataDir">): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openServer(databaseUrl);
}

/** The typed queries of a pool or of one connection. */
export function databaseOf(connection: pg.Pool | pg.PoolClient): Database {
  return drizzle(connection, { schema: tables });
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const pool = createPool({ connectionString });
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
    if (Number(rows[0]?.version) < 150_000) throw new StartError("DATABASE_URL: PostgreSQL 15 or newer is needed");
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL: no connection (${(error as Error).message})`);
  }
  return { db: databaseOf(pool), pool, folder: null, close: () => pool.end() };
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const cluster = await startCluster(await findPlaces(dataDir));
  const owner = new pg.Client(cluster.address);
  await owner.connect();
  const { rows } = await owner.query<{ free: boolean }>("select pg_try_advisory_lock($1) as free", [OWNER_LOCK]);
  if (!rows[0]?.free) {
    await owner.end();
    throw new StartError(`another server is using ${dataDir}: stop it, or set DATA_DIR to another folder`);
  }
  const database = "portal";
  const { rowCount } = await owner.query("select from pg_database where datname = $1", [database]);
  if (rowCount === 0) await owner.query(`create database ${database}`);
  const pool = createPool({ ...cluster.address, database });
  return {
    db: databaseOf(pool),
    pool,
    folder: cluster.data,
    async close() {
      await pool.end();
      await owner.end();
      await cluster.stop();
    },
  };
}

/** Connections that are made when they are needed, and made again after they broke. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ max: 20, connectionTimeoutMillis: 10_000, ...config });
  // an idle connection that breaks is replaced by the pool; without a listener the process would end
  pool.on("error", () => {});
  return pool;
}
