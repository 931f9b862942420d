import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { createPool } from "../../db/open";
import { TEMPLATE, TEMPLATE_EMPTY } from "../global-setup";
import { markBase, rememberBase, undo } from "./undo";
import { UnorderedClient } from "./unordered";

/** What is done at the end: when the running test ends, unless somebody else says so. */
export type AtEnd = (end: () => Promise<void>) => void;

/** The connection that makes and drops the databases of this worker's tests, one after the other. */
let admin: Promise<{ query(statement: string): Promise<unknown> }> | undefined;

async function connectAdmin(cluster: pg.ClientConfig) {
  const client = new pg.Client({ ...cluster, database: "postgres" });
  // it ends with the cluster
  client.on("error", () => {});
  await client.connect();
  return { query: (statement: string) => client.query(statement) };
}

/** What a test's database begins with: the demo company, the tables without a row, nothing at all, or what was prepared. */
export type Beginning = keyof typeof templates | Prepared;

/** A database that is only copied; see {@link prepareTemplate}. */
type Prepared = `template_of_${string}`;

const templates = { company: TEMPLATE, tables: TEMPLATE_EMPTY, nothing: "template0" } as const;

async function connected() {
  const cluster = inject("cluster");
  if (!cluster) throw new Error("no PostgreSQL for this project");
  admin ??= connectAdmin(cluster);
  return { cluster, ...(await admin) };
}

/** Makes what several tests of this worker begin with, out of the demo company; it goes with the cluster. */
export async function prepareTemplate(prepare: (pool: pg.Pool) => Promise<void>): Promise<Prepared> {
  const name = `template_of_${randomBytes(6).toString("hex")}` as const;
  const { cluster, query } = await connected();
  await query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const pool = createPool({ ...cluster, database: name });
  await prepare(pool);
  await rememberBase(pool);
  await pool.end();
  return name;
}

/** A copy that is used by one test after the other: what one wrote is undone before the next has it. */
interface Copy {
  readonly database: string;
  readonly pool: pg.Pool;
  readonly beginning: Beginning;
  /** The last transaction before the test. */
  since: string;
}

/** Copies that no test has, by what they begin with. */
const free = new Map<Beginning, Copy[]>();

/**
 * A database for the running test, as nobody has written to it. It is gone when the test ends, or another test has it
 * then.
 */
export async function openTestDatabase(
  beginning: Beginning = "company",
  atEnd: AtEnd = onTestFinished,
): Promise<pg.Pool> {
  const waiting = free.get(beginning) ?? [];
  free.set(beginning, waiting);
  const copy = waiting.pop() ?? (await makeCopy(beginning));
  atEnd(async () => {
    if (await isAsBefore(copy)) waiting.push(copy);
    else await drop(copy);
  });
  return copy.pool;
}

async function makeCopy(beginning: Beginning): Promise<Copy> {
  const database = `test_${randomBytes(6).toString("hex")}`;
  const { cluster, query } = await connected();
  const template = beginning in templates ? templates[beginning as keyof typeof templates] : beginning;
  const began = performance.now();
  // copying its files takes half as long as the usual way, by the journal
  await query(`create database ${database} template ${template} strategy file_copy`);
  if (process.env.TEST_COPIES) appendFileSync(process.env.TEST_COPIES, `${performance.now() - began}\n`);
  // on a slow machine those who wait for each other wait for long
  const pool = createPool({ ...cluster, database, lock_timeout: 30_000, Client: UnorderedClient });
  return { database, pool, beginning, since: isRemembered(beginning) ? await markBase(pool) : "" };
}

/** Undoes what a test wrote, if that can be done. */
async function isAsBefore(copy: Copy): Promise<boolean> {
  const { pool, since, beginning } = copy;
  // what was only begun may still be on its way
  const isQuiet = () => pool.totalCount === pool.idleCount && pool.waitingCount === 0;
  for (let waited = 0; !pool.ending && !isQuiet() && waited < 500; waited += 5) await sleep(5);
  if (pool.ending || !isQuiet() || isListenedTo(pool)) return false;
  if (!isRemembered(beginning)) return isEmpty(pool);
  const mark = await undo(pool, since);
  if (mark === null) return false;
  copy.since = mark;
  return true;
}

/** Whether a database knows what it began with, so that what a test wrote can be undone. */
const isRemembered = (beginning: Beginning) => beginning !== "nothing" && beginning !== "tables";

/** Whether nothing at all is in a database: what is not PostgreSQL's own has a number from 16384 on. */
async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ any: boolean }>(
    "select exists (select from pg_class where oid >= 16384 union all select from pg_namespace where oid >= 16384) as any",
  );
  return rows[0]?.any === false;
}

/** Whether a test hears of the connections, or looks at what they are asked. */
function isListenedTo(pool: pg.Pool): boolean {
  return (
    ["acquire", "release", "remove"].some((event) => pool.listenerCount(event) > 0) || Object.hasOwn(pool, "query")
  );
}

async function drop({ pool, database }: Copy): Promise<void> {
  if (!pool.ending) await pool.end();
  const { query } = await connected();
  await query(`drop database ${database} with (force)`);
}
