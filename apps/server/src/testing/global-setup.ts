import "./cheap-passwords";
import { chownSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clearLeftovers, free, IN_MEMORY, testFolder } from "@portal/test-environment/machine";
import pg from "pg";
import { build } from "tsup";
import type { TestProject } from "vitest/node";
import { type Cluster, startCluster } from "../db/embedded/cluster";
import { findPlaces, type Places } from "../db/embedded/places";
import { migrateDatabase } from "../db/migrate";
import { databaseOf } from "../db/open";
import { approvalRule } from "../db/tables";
import { seedDemoCompany } from "../demo/seed";
import { sealBy } from "../sealed";
import { TEST_SECRET } from "./database/test-secret";
import { rememberBase } from "./database/undo";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the PostgreSQL of this test run answers; `null` when the system has none of that version. */
    cluster: { host: string; user: string } | null;
  }
}

/** The database that every test's own one is a copy of: migrated, with the demo company. */
export const TEMPLATE = "template_portal";

/** What the template was before: migrated, without a row. */
export const TEMPLATE_EMPTY = "template_tables";

/** Debian's PostgreSQL 15, the oldest that the portal supports. */
const SYSTEM_BINARIES = "/usr/lib/postgresql/15/bin";

/** Free bytes that a folder in memory needs: every test copies the template, which a disk takes three times as long for. */
const ROOM_NEEDED = 2 * 1024 ** 3;

sealBy(TEST_SECRET);

/** Starts a PostgreSQL for the server tests: the embedded one, or the system's for the project named after it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWorker();
  clearLeftovers();
  const folder = testFolder(existsSync(IN_MEMORY) && free(IN_MEMORY) >= ROOM_NEEDED ? IN_MEMORY : undefined);
  const places = project.name.endsWith("15") ? systemPlaces(folder) : await findPlaces(folder);
  project.provide("cluster", null);
  let cluster: Cluster | undefined;
  if (places) {
    cluster = await startCluster(places);
    const { host, user } = cluster.address;
    await prepareTemplate(cluster);
    project.provide("cluster", { host, user });
  }
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
    if (places && !places.data.startsWith(folder)) rmSync(places.data, { recursive: true, force: true });
  };
}

/** What threads run is built: they know nothing of sources. */
async function buildWorker(): Promise<void> {
  const server = fileURLToPath(new URL("../..", import.meta.url));
  await build({
    config: false,
    silent: true,
    entry: { worker: join(server, "src/threads/worker.ts") },
    outDir: join(server, "dist/from-sources"),
    format: "esm",
    target: "node22",
    skipNodeModulesBundle: true,
    noExternal: [/^@portal\//],
  });
}

function systemPlaces(folder: string): Places | null {
  if (!existsSync(join(SYSTEM_BINARIES, "postgres"))) return null;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, 65_534, 65_534);
  return { owner: isRoot ? { uid: 65_534, gid: 65_534 } : null, bin: SYSTEM_BINARIES, data: join(folder, "postgres") };
}

async function prepareTemplate({ address }: Cluster): Promise<void> {
  const admin = new pg.Client(address);
  await admin.connect();
  // nothing here has to outlive a power cut
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit", "autovacuum"])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query("select pg_reload_conf()");
  await admin.query(`create database ${TEMPLATE_EMPTY}`);
  const empty = new pg.Pool({ ...address, database: TEMPLATE_EMPTY });
  await migrateDatabase(empty);
  await empty.end();
  await admin.query(`create database ${TEMPLATE} template ${TEMPLATE_EMPTY} strategy file_copy`);
  await admin.end();
  const pool = new pg.Pool({ ...address, database: TEMPLATE });
  await seedDemoCompany(databaseOf(pool), new Date("2026-01-02T00:00:00Z"));
  // in the tests' company a general draft ends with the team's lead: what is not about lines takes one approval
  await databaseOf(pool).insert(approvalRule).values({ kind: "D1", last_level: "team" });
  await rememberBase(pool);
  // a tenth of the usual sample tells the planner as much as it needs, in a tenth of the time
  await pool.query("set default_statistics_target = 10; analyze");
  await pool.end();
}
