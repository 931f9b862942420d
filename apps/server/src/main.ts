import { fileURLToPath } from "node:url";
import { createApp } from "./app";
import { countDemoAccounts, DEMO_PASSWORD, demoAccounts } from "./db/demo/accounts";
import { seedDemoCompany } from "./db/demo/seed";
import { migrateDatabase } from "./db/migrate";
import { openDatabase } from "./db/open";
import { readEnv } from "./env";
import { StartError } from "./start-error";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Starts the portal and stays until a signal ends it. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  let app: Awaited<ReturnType<typeof createApp>> | undefined;
  let stopping: Promise<void> | undefined;
  const stop = (exitCode: number) => {
    stopping ??= (async () => {
      await app?.close();
      await database.close();
      process.exit(exitCode);
    })();
    return stopping;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  try {
    await migrateDatabase(database.pool, here("../migrations"));
    if (env.demo) await seedDemoCompany(database.db, new Date());
    const demos = await countDemoAccounts(database.db);
    app = await createApp({
      db: database.db,
      webRoot: here("../../intranet/dist"),
      logger: env.logLevel === "silent" ? false : { level: env.logLevel },
    });
    const host = env.host ?? (demos > 0 ? "127.0.0.1" : "0.0.0.0");
    const address = await app.listen({ port: env.port, host }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === "EADDRINUSE"
        ? new StartError(
            `port ${env.port} is in use: set PORT to another one, for example PORT=${env.port + 1} npm start`,
          )
        : error;
    });
    announce(address, host, demos, database.folder);
  } catch (error) {
    report(error);
    await stop(1);
  }
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
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`);
}

main().catch((error: unknown) => {
  report(error);
  process.exit(1);
});
