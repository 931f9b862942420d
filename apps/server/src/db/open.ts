import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Env } from "../env";
import { StartError } from "../start-error";
import { addressAt, type Cluster } from "./embedded/cluster";
import { findPlaces, hasData } from "./embedded/places";
import { findPostmaster } from "./embedded/postmaster";
import { Room } from "./embedded/room";
import { superviseCluster } from "./embedded/supervise";
import { withTransactions } from "./transactions";

/** The portal's database, as queries see it; a transaction is one too. */
export type Database = NodePgDatabase;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** The embedded database's folder; `null` when it is not embedded. */
  readonly folder: string | null;
  /** What is known of the room on its disk; `null` when it is not embedded. */
  readonly room: Room | null;
  /** Closes the connections and, when it is embedded, stops the database. */
  close(): Promise<void>;
}

/** Names the lock that keeps two servers from sharing one embedded database. */
const OWNER_LOCK = 6_167_001;

/** The portal's database in the embedded PostgreSQL. */
const DATABASE = "portal";

type Where = Pick<Env, "databaseUrl" | "dataDir" | "connections">;

/** Whether there is a database to open: a server is taken for granted, an embedded one has to have begun once. */
export function hasDatabase({ databaseUrl, dataDir }: Pick<Where, "databaseUrl" | "dataDir">): boolean {
  return databaseUrl !== undefined || hasData(dataDir);
}

/** Opens the database that the settings name: a server by its URL, else the embedded one. */
export async function openDatabase({ databaseUrl, dataDir, connections: max }: Where): Promise<OpenDatabase> {
  return databaseUrl === undefined ? openEmbedded(dataDir, max) : openServer(databaseUrl, max);
}

/**
 * Opens it for a command that may run beside the server: an embedded database that a server has open is used by its
 * socket, and left running.
 */
export async function openDatabaseBeside(where: Where): Promise<OpenDatabase> {
  const running = where.databaseUrl === undefined ? findPostmaster((await findPlaces(where.dataDir)).data) : null;
  if (!running) return openDatabase(where);
  const pool = createPool({
    ...addressAt(running.socketFolder),
    database: DATABASE,
    max: where.connections,
    // commands are for whoever makes room, too
    options: "-c default_transaction_read_only=off",
  });
  return { db: databaseOf(pool), pool, folder: null, room: null, close: () => pool.end() };
}

/** The typed queries of a pool or of one connection. */
export function databaseOf(connection: pg.Pool | pg.PoolClient): Database {
  return withTransactions(drizzle(connection));
}

async function openServer(connectionString: string, max: number): Promise<OpenDatabase> {
  const pool = createPool({ connectionString, max });
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
    if (Number(rows[0]?.version) < 150_000) throw new StartError("DATABASE_URL: PostgreSQL 15 or newer is needed");
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_URL: no connection (${(error as Error).message})`);
  }
  return { db: databaseOf(pool), pool, folder: null, room: null, close: () => pool.end() };
}

async function openEmbedded(dataDir: string, max: number): Promise<OpenDatabase> {
  let owner: pg.Client | undefined;
  const places = await findPlaces(dataDir);
  const room = new Room(`${places.data}.reserve`);
  const cluster = await superviseCluster(places, {
    beforeStart: () => room.makeStart(),
    onReturn: async () => {
      owner = await ownCluster(cluster, dataDir);
    },
  });
  owner = await ownCluster(cluster, dataDir);
  const { rowCount } = await owner.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await owner.query(`create database ${DATABASE}`);
  room.watch(await areWritesRefused(owner), async (isRefused) => {
    if (owner) await refuseWrites(owner, isRefused);
  });
  const pool = createPool({ ...cluster.address, database: DATABASE, max });
  return {
    db: databaseOf(pool),
    pool,
    folder: cluster.data,
    room,
    async close() {
      await room.end();
      await pool.end();
      await owner?.end().catch(() => undefined);
      await cluster.stop();
    },
  };
}

/** Holds the lock on the embedded database for as long as the connection lives. */
async function ownCluster({ address }: Cluster, dataDir: string): Promise<pg.Client> {
  const owner = new pg.Client(address);
  // when the database ends so does the lock; it is taken again when the database is back
  owner.on("error", () => {});
  await owner.connect();
  const { rows } = await owner.query<{ free: boolean }>("select pg_try_advisory_lock($1) as free", [OWNER_LOCK]);
  if (rows[0]?.free) return owner;
  await owner.end();
  throw new StartError(`another server is using ${dataDir}: stop it, or set DATA_DIR to another folder`);
}

async function areWritesRefused(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query("select current_setting('default_transaction_read_only')::bool as refused");
  return rows[0].refused;
}

/** Lets nobody write who does not say that they must, or everybody again; what has begun is ended. */
async function refuseWrites(owner: pg.Client, isRefused: boolean): Promise<void> {
  await owner.query(`alter system set default_transaction_read_only = ${isRefused}`);
  await owner.query("select pg_reload_conf()");
}

/** A query that takes longer is given up, in milliseconds. */
const ANSWERS_WITHIN = 30_000;
/** So is one that waits longer for what somebody else is writing: whoever waits keeps a connection from others. */
const LOCKED_WITHIN = 3000;
/** So many stay open, so that who reads needs no new process of the database's. */
const KEPT_OPEN = 8;

/**
 * Connections that are made when they are needed, and made again after they broke. What a transaction asks at once is
 * sent at once.
 */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    min: KEPT_OPEN,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    pipeline: true,
    statement_timeout: ANSWERS_WITHIN,
    idle_in_transaction_session_timeout: ANSWERS_WITHIN,
    lock_timeout: LOCKED_WITHIN,
    ...config,
  });
  // a connection that breaks is replaced by the pool and its query fails; without listeners the process would end, for
  // idle connections by the pool's error, for those between two queries of a transaction by the connection's own
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** A connection of its own to the same database, for whole tables, which cannot be copied where others may ask meanwhile. */
export async function connectForCopies({ options }: pg.Pool): Promise<pg.Client> {
  // a pool hides its password from those who only look through its options
  const client = new pg.Client({ ...options, password: options.password, pipeline: false });
  client.on("error", () => {});
  await client.connect();
  return client;
}
