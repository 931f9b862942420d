import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { createPool } from "../db/open";
import { TEMPLATE, TEMPLATE_EMPTY } from "./global-setup";

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
  await pool.end();
  return name;
}

/** A database for the running test; it is gone when the test ends. */
export async function openTestDatabase(
  beginning: Beginning = "company",
  atEnd: AtEnd = onTestFinished,
): Promise<pg.Pool> {
  const database = `test_${randomBytes(6).toString("hex")}`;
  const { cluster, query } = await connected();
  const template = beginning in templates ? templates[beginning as keyof typeof templates] : beginning;
  const began = performance.now();
  // copying its files takes half as long as the usual way, by the journal
  await query(`create database ${database} template ${template} strategy file_copy`);
  if (process.env.TEST_COPIES) appendFileSync(process.env.TEST_COPIES, `${performance.now() - began}\n`);
  const pool = createPool({ ...cluster, database });
  atEnd(async () => {
    await pool.end();
    await query(`drop database ${database} with (force)`);
  });
  return pool;
}
