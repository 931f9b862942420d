import { once } from "node:events";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { z } from "zod";
import { connectForCopies } from "../db/open";
import { appliedMigrations, columnsByTable } from "../db/tables-there";
import { StartError } from "../start-error";
import { END_OF_ROWS, footer, header, keptOut, quoted, tableLine } from "./format";

/** Tables whose first row the migrations write: it is restored over while nobody has changed it. */
const begun = ["leave_policy"];

/**
 * Reads a backup into a database whose tables exist and are empty; returns how many rows there were. All or nothing:
 * one transaction, which a damaged or shortened file does not come to the end of.
 */
export async function restoreBackup(pool: pg.Pool, input: AsyncIterable<Buffer>): Promise<number> {
  const lines = linesOf(input);
  const client = await connectForCopies(pool);
  try {
    const first = await lines.next();
    const made = parse(header, first.done ? undefined : first.value);
    if ((await appliedMigrations(client)).join() !== made.migrations.join()) {
      throw new StartError(
        "the backup is of another version of the portal: restore it with that version, then install this one",
      );
    }
    await client.query("begin");
    await client.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
    // rows of ledgers come as they were kept
    await client.query("set local portal.restoring = 'on'");
    for (const table of begun) await client.query(`delete from ${quoted(table)} where ver = 1`);
    await refuseUnlessEmpty(client);
    const links = await dropLinks(client);
    const rows = await readTables(client, lines);
    for (const table of keptOut) await client.query(`delete from ${quoted(table)}`);
    // made again last, they check every row
    for (const { table, name, definition } of links) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    await client.query("commit");
    await client.query("analyze");
    return rows;
  } finally {
    await client.end();
  }
}

async function readTables(client: pg.Client, lines: AsyncGenerator<Buffer, void>): Promise<number> {
  const tables = await columnsByTable(client);
  let rows = 0;
  for await (const line of lines) {
    const value = json(line);
    const end = footer.safeParse(value);
    if (end.success) {
      if (end.data.rows !== rows) break;
      for (const { name, last } of end.data.sequences) {
        await client.query("select setval($1::regclass, $2::bigint)", [`public.${quoted(name)}`, last]);
      }
      return rows;
    }
    const { table, columns } = parse(tableLine, line);
    if (!tables.has(table)) throw damaged();
    rows += await readRows(client, lines, `copy ${quoted(table)} (${columns.map(quoted).join(", ")}) from stdin`);
  }
  throw damaged();
}

async function readRows(client: pg.Client, lines: AsyncGenerator<Buffer, void>, sql: string): Promise<number> {
  const copy = client.query(copyFrom(sql));
  // an error comes when we wait for the stream next
  copy.on("error", () => {});
  let rows = 0;
  for (let next = await lines.next(); ; next = await lines.next()) {
    if (next.done) {
      copy.destroy();
      throw damaged();
    }
    if (next.value.equals(endOfRows)) break;
    rows += 1;
    if (!copy.write(Buffer.concat([next.value, newline]))) await once(copy, "drain");
  }
  copy.end();
  await once(copy, "finish");
  return rows;
}

const newline = Buffer.from("\n");
const endOfRows = Buffer.from(END_OF_ROWS);

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const table of (await columnsByTable(client)).keys()) {
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rowCount) throw new StartError(`the database is not empty (${table}): restore into a new one`);
  }
}

/** Takes the foreign keys away, so that tables may be filled in any order. */
async function dropLinks(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

/** Lines end at the byte of a newline and at nothing else: texts may hold other line separators. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let parts: Buffer[] = [];
  for await (const chunk of input) {
    let from = 0;
    for (let to = chunk.indexOf(10); to !== -1; to = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, to)]);
      parts = [];
      from = to + 1;
    }
    parts.push(chunk.subarray(from));
  }
}

function parse<Shape extends z.ZodType>(shape: Shape, line: Buffer | undefined): z.infer<Shape> {
  const parsed = shape.safeParse(line ? json(line) : undefined);
  if (!parsed.success) throw damaged();
  return parsed.data;
}

function json(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}

function damaged(): StartError {
  return new StartError("the backup is damaged or not whole; nothing was restored");
}
