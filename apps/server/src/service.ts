import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { collectDefaultMetrics, Registry } from "prom-client";
import { createApp } from "./app";
import { senderOf } from "./company/company";
import { countMissingMigrations, migrateDatabase } from "./db/migrate";
import { hasDatabase, openDatabase } from "./db/open";
import { sector } from "./db/tables";
import { countDemoAccounts, DEMO_PASSWORD, demoAccounts } from "./demo/accounts";
import { seedDemoAudit } from "./demo/audit";
import { seedEarlierReads } from "./demo/news/news-zone";
import { seedDemoCompany } from "./demo/seed";
import { readEnv } from "./env";
import { tryListening, whyNotListening } from "./http/listening";
import { logOptions } from "./http/told/log";
import { startMinutely } from "./jobs/every-minute";
import { startNightlyJobs } from "./jobs/nightly";
import { mailerOf } from "./mail/mailer";
import { sealBy, sealSecretsOf } from "./sealed";
import { whyNotStarted } from "./start-error";
import { readyForTexts } from "./texts/sanitised";

/** A call that takes longer does not keep the server from stopping, in milliseconds. */
const STOPS_WITHIN = 20_000;

/** Starts the portal and stays until a signal ends it. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  await tryListening(env);
  sealBy(...sealSecretsOf(env));
  if (!hasDatabase(env)) progress(`Making a database in ${env.dataDir}`);
  const database = await openDatabase(env);
  const stopping = new AbortController();
  const ends: (() => Promise<void>)[] = [database.close];
  let seeding = Promise.resolve();
  let stopped: Promise<void> | undefined;
  const stop = (exitCode: number) => {
    stopped ??= (async () => {
      // a later start would not make up for it
      await seeding;
      setTimeout(() => process.exit(1), STOPS_WITHIN + env.stopDelay).unref();
      if (ends.length > 1) await sleep(env.stopDelay);
      for (const end of ends.reverse()) await end();
      process.exit(exitCode);
    })();
    return stopped;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      stopping.abort();
      void stop(0);
    });
  }
  try {
    const missing = await countMissingMigrations(database.pool);
    if (missing > 0) progress(`Making the tables: ${missing} steps`);
    await migrateDatabase(database.pool);
    if (env.demo && (await database.db.$count(sector)) === 0) progress("Filling it with the demo company");
    const isNewDemo = env.demo && (await seedDemoCompany(database.db, new Date()));
    const demos = await countDemoAccounts(database.db);
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const app = await createApp({
      db: database.db,
      pool: database.pool,
      room: database.room,
      webRoot: fileURLToPath(new URL("../../intranet/dist", import.meta.url)),
      logger: logOptions({ level: env.logLevel }),
      settings: env,
      registry,
      stopping: stopping.signal,
    });
    const { db } = database;
    const mailer = mailerOf(env, { db, now: () => new Date(), nameOf: senderOf(db), log: app.log });
    if (mailer) ends.push(() => mailer.close());
    const post = mailer && env.publicUrl ? { send: mailer.send, publicUrl: env.publicUrl } : undefined;
    const mayRun = () => !(stopping.signal.aborted || database.room?.isShort);
    ends.push(() => app.close());
    const host = env.host ?? (demos > 0 ? "127.0.0.1" : "0.0.0.0");
    const address = await app.listen({ port: env.port, host }).catch((error: NodeJS.ErrnoException) => {
      throw whyNotListening(error, env.port);
    });
    announce(address, host, demos, database.folder);
    // after the first screen can be served: what nights have left undone may take a while
    if (stopping.signal.aborted) return;
    readyForTexts();
    ends.splice(
      -1,
      0,
      startNightlyJobs(database.db, app.log, { ...env, post, mayRun }),
      startMinutely(database.db, app.log, { mayRun, mailer }),
    );
    // nobody waits for it: the company is there without a year of calls and readers, too
    if (isNewDemo) {
      seeding = seedDemoAudit(database.db, new Date())
        .then(() => seedEarlierReads(database.db, new Date()))
        .catch((error: unknown) => app.log.error(error, "no demo audit"));
    }
  } catch (error) {
    // what a signal has ended in the middle is no failure
    if (!stopping.signal.aborted) report(error);
    await stop(1);
  }
}

/** Of a first start, which takes half a minute. */
function progress(what: string): void {
  process.stdout.write(`  ${what} …\n`);
}

function announce(address: string, host: string, demos: number, folder: string | null): void {
  const lines = [`\n  The portal runs at ${address.replace("0.0.0.0", "localhost")}`];
  if (folder !== null) lines.push(`  Its data lie in ${folder}`);
  if (demos > 0) {
    lines.push(`  Demo accounts (password ${DEMO_PASSWORD}):`);
    lines.push(...demoAccounts.map(({ email, role }) => `    ${email.padEnd(24)}${role}`));
    if (host !== "127.0.0.1" && host !== "localhost") {
      lines.push(`  WARNING: demo accounts exist, and ${host} can be reached from other machines.`);
    }
  }
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

function report(error: unknown): void {
  process.stderr.write(`${whyNotStarted(error)}\n`);
}

main().catch((error: unknown) => {
  report(error);
  process.exit(1);
});
