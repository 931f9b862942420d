import { once } from "node:events";
import type { Writable } from "node:stream";
import type { PoolClient, QueryConfig, QueryResult } from "pg";

/** What an insert answers that is still under way. */
const UNDER_WAY: QueryResult = { command: "INSERT", rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * A connection whose inserts are not waited for, unless they return rows: the next rows are made while PostgreSQL writes
 * those before. Each query waits for the one before it, and throws what that one has thrown. For work in a transaction:
 * its `commit` is such a query.
 */
export function withInsertsBeside(client: PoolClient): PoolClient {
  let before: Promise<unknown> = Promise.resolve();
  let failure: { readonly error: unknown } | undefined;

  async function query(asked: QueryConfig | string, values?: unknown[]): Promise<QueryResult> {
    await before;
    const failed = failure;
    failure = undefined;
    if (failed) throw failed.error;
    const answer = client.query(asked, values);
    if (!isInsert(typeof asked === "string" ? asked : asked.text)) return answer;
    before = answer.catch((error: unknown) => {
      failure = { error };
    });
    await sent(client, before);
    return UNDER_WAY;
  }

  return new Proxy(client, {
    get(own, key) {
      if (key === "query") return query;
      const value: unknown = Reflect.get(own, key);
      return typeof value === "function" ? value.bind(own) : value;
    },
  });
}

function isInsert(text: string): boolean {
  return /^\s*insert\s/i.test(text) && !/\sreturning\s/i.test(text);
}

/** Waits until PostgreSQL has what it was sent, which a busy thread would keep back; or until it has answered. */
async function sent(client: PoolClient, answered: Promise<unknown>): Promise<void> {
  // not in the types of pg
  const { stream } = (client as PoolClient & { readonly connection: { readonly stream: Writable } }).connection;
  if (stream.writableNeedDrain) await Promise.race([once(stream, "drain"), answered]);
}
