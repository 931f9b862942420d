import { text } from "node:stream/consumers";
import { runCommand } from "./cli/run";
import { readSettings } from "./cli/settings";
import { hasDatabase, openDatabase, openDatabaseBeside } from "./db/open";
import { readEnv } from "./env";
import { sealBy, sealSecretsOf } from "./sealed";
import { StartError } from "./start-error";

async function main(): Promise<number> {
  const { words, variables } = readSettings(process.argv.slice(2), process.env);
  const env = readEnv(variables);
  return runCommand(words, {
    env,
    now: () => new Date(),
    hasDatabase: () => hasDatabase(env),
    open(how) {
      // the key of an embedded database is made beside it
      sealBy(...sealSecretsOf(env));
      return how === "alone" ? openDatabase(env) : openDatabaseBeside(env);
    },
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
