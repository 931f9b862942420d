import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import type { Registry } from "prom-client";
import { createApp } from "../src/app";
import { migrateDatabase } from "../src/db/migrate";
import { openDatabase } from "../src/db/open";
import { DEMO_PASSWORD } from "../src/demo/accounts";
import { seedDemoCompany } from "../src/demo/seed";
import { defaultSettings } from "../src/env";
import { sealBy } from "../src/sealed";

interface CompanyOptions {
  /** Connections of the pool. */
  readonly connections?: number;
  readonly registry?: Registry;
  /** Adds rows to the demo company's before the portal begins. */
  readonly fill?: (pool: pg.Pool) => Promise<unknown>;
}

/** The demo company in an embedded database of its own, served in this process; it is gone once it is closed. */
export async function openCompany({ connections = 4, registry, fill }: CompanyOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-bench-"));
  // as root the database runs as another user, who has to come to it
  chmodSync(dataDir, 0o755);
  const database = await openDatabase({ databaseUrl: undefined, dataDir, connections });
  const { db, pool } = database;
  await migrateDatabase(pool);
  sealBy("a key that keeps nothing but the demo company's");
  await seedDemoCompany(db, new Date());
  if (fill) {
    await fill(pool);
    await pool.query("vacuum analyze");
  }
  const settings = { ...defaultSettings, callsPerMinute: 1e9 };
  const app = await createApp({ db, pool, settings, ...(registry && { registry }) });
  return {
    app,
    db,
    pool,
    /** The cookie of a demo account. */
    async signIn(uid: string): Promise<string> {
      const payload = { uid, upw: DEMO_PASSWORD };
      const login = await app.inject({ method: "POST", url: "/rest/mypims/login", payload });
      return String(login.headers["set-cookie"]).split(";")[0] as string;
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
