import { once } from "node:events";
import type { Writable } from "node:stream";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { connectForCopies } from "../db/open";
import { appliedMigrations, columnsByTable } from "../db/tables-there";
import { END_OF_ROWS, keptOut, quoted } from "./format";

/** Writes everything in the database, sessions aside, as it is at one moment, while people work on; returns how many rows that are. */
export async function makeBackup(pool: pg.Pool, out: Writable, now: Date): Promise<number> {
  const client = await connectForCopies(pool);
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    const migrations = await appliedMigrations(client);
    await writeLine(out, JSON.stringify({ portal: 1, made_at: now.toISOString(), migrations }));
    let rows = 0;
    for (const [table, columns] of await columnsByTable(client)) {
      if (keptOut.includes(table)) continue;
      await writeLine(out, JSON.stringify({ table, columns }));
      const copy = client.query(copyTo(`copy ${quoted(table)} (${columns.map(quoted).join(", ")}) to stdout`));
      for await (const chunk of copy) await write(out, chunk as Buffer);
      rows += copy.rowCount;
      await writeLine(out, END_OF_ROWS);
    }
    const { rows: sequences } = await client.query(
      `select sequencename as name, last_value::text as last from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    );
    await writeLine(out, JSON.stringify({ rows, sequences }));
    await client.query("commit");
    return rows;
  } finally {
    await client.end();
  }
}

function writeLine(out: Writable, line: string): Promise<void> {
  return write(out, `${line}\n`);
}

async function write(out: Writable, chunk: string | Buffer): Promise<void> {
  if (out.errored) throw out.errored;
  if (!out.write(chunk)) await once(out, "drain");
}
