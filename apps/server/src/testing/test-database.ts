import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { createPool } from "../db/open";
import { TEMPLATE } from "./global-setup";

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

/** A copy of the demo company's database, or an empty one, for the running test; it is gone when the test ends. */
export async function openTestDatabase(isEmpty = false, atEnd: AtEnd = onTestFinished): Promise<pg.Pool> {
  const cluster = inject("cluster");
  if (!cluster) throw new Error("no PostgreSQL for this project");
  const database = `test_${randomBytes(6).toString("hex")}`;
  admin ??= connectAdmin(cluster);
  const { query } = await admin;
  // copying its files takes half as long as the usual way, by the journal
  await query(`create database ${database} ${isEmpty ? "" : `template ${TEMPLATE} strategy file_copy`}`);
  const pool = createPool({ ...cluster, database });
  atEnd(async () => {
    await pool.end();
    await query(`drop database ${database} with (force)`);
  });
  return pool;
}
