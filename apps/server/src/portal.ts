import { text } from "node:stream/consumers";
import { runCommand } from "./cli/run";
import { openDatabase, openDatabaseBeside } from "./db/open";
import { readEnv } from "./env";
import { sealBy, sealSecretsOf } from "./sealed";
import { StartError } from "./start-error";

async function main(): Promise<number> {
  const env = readEnv(process.env);
  sealBy(...sealSecretsOf(env));
  return runCommand(process.argv.slice(2), {
    env,
    now: () => new Date(),
    open: (how) => (how === "alone" ? openDatabase(env) : openDatabaseBeside(env)),
    say: (line) => process.stdout.write(`${line}\n`),
    readInput: () => text(process.stdin),
  });
}

main()
  .then((exitCode) => process.exit(exitCode))
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  });
