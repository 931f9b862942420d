import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import { databaseTrouble } from "./trouble";

/** How often a transaction is tried that PostgreSQL gives up for others. */
const TRIES = 8;
/** The longest wait before the second try, in milliseconds; it doubles with every further one. */
const FIRST_WAIT = 20;

/** The transaction that all of a call's queries are part of, while it is open. */
interface Open {
  tx: NodePgDatabase | undefined;
}

const current = new AsyncLocalStorage<Open>();

/**
 * A database whose transactions are tried again as a whole when they met others in a deadlock or could not be put in a
 * row with them. Inside of {@link asOneTransaction} every query is part of that one.
 */
export function withTransactions(db: NodePgDatabase): NodePgDatabase {
  const begin: NodePgDatabase["transaction"] = (run, config) => triedAgain(() => db.transaction(run, config));
  return new Proxy(db, {
    get(own, key) {
      const tx = current.getStore()?.tx;
      if (!tx && key === "transaction") return begin;
      const on = tx ?? own;
      const value: unknown = Reflect.get(on, key);
      return typeof value === "function" ? value.bind(on) : value;
    },
  });
}

/** Does all that `run` asks of the database, however deep and in however many transactions, in one. */
export function asOneTransaction<Done>(
  db: NodePgDatabase,
  run: () => Promise<Done>,
  config?: PgTransactionConfig,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const open: Open = { tx };
    try {
      return await current.run(open, run);
    } finally {
      // what is still on its way is not part of it any more
      open.tx = undefined;
    }
  }, config);
}

/** How long it is waited until there may be room, in milliseconds. */
const ROOM_WITHIN = 150;

/**
 * Writes what people cannot do without: also while nothing else is written because there is too little room for it, or
 * the database is said to be for reading. Where there is none at all it is tried again so many times: what is kept for
 * that is given in a moment.
 */
export async function essentially<Done>(
  db: NodePgDatabase,
  write: (on: NodePgDatabase) => Promise<Done>,
  patience = 0,
): Promise<Done> {
  try {
    return await write(db).catch((error) => {
      if (databaseTrouble(error) !== "readOnly") throw error;
      return db.transaction(write, { accessMode: "read write" }).catch((other) => {
        // a replica refuses that in words of its own
        throw databaseTrouble(other) ? other : error;
      });
    });
  } catch (error) {
    if (patience === 0 || databaseTrouble(error) !== "full") throw error;
    await sleep(ROOM_WITHIN);
    return essentially(db, write, patience - 1);
  }
}

/** How often somebody who waits for it tries. */
export const PATIENCE = 4;

/** Does something that stays also when the transaction around it does not: counting what was tried. */
export function apart<Done>(run: () => Promise<Done>): Promise<Done> {
  return current.exit(run);
}

async function triedAgain<Done>(run: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || databaseTrouble(error) !== "crossed") throw error;
      // those who met are not to meet again
      await sleep(Math.random() * FIRST_WAIT * 2 ** (tries - 1));
    }
  }
}
