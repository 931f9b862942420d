import { parseArgs } from "node:util";
import { StartError } from "../start-error";
import { auditCommand } from "./audit";
import { backup } from "./backup";
import { check } from "./check";
import { type Command, CommandError, type Shell } from "./command";
import { createAdmin } from "./create-admin";
import { demo } from "./demo";
import { eraseLeavers } from "./erase-leavers";
import { migrate } from "./migrate";
import { resetPasswordCommand } from "./reset-password";
import { restore } from "./restore";
import { rotateKey } from "./rotate-key";
import { signInLink } from "./sign-in-link";

const commands: readonly Command[] = [
  createAdmin,
  resetPasswordCommand,
  signInLink,
  migrate,
  demo,
  backup,
  restore,
  check,
  auditCommand,
  eraseLeavers,
  rotateKey,
];

/** Does what a command line asks for; returns the exit code: 0 done, 1 could not, 2 not understood. */
export async function runCommand(words: readonly string[], shell: Shell): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === "help" || name === "--help") return help(rest[0], shell);
  const command = commands.find((each) => each.name === name);
  if (!command) return misunderstood(`no command named ${name}`, shell);
  if (rest.includes("--help")) return help(name, shell);
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(command, rest);
  } catch (error) {
    return misunderstood(`${name}: ${(error as Error).message}`, shell, name);
  }
  const { positionals, values } = parsed;
  if (positionals.length !== command.takes) return misunderstood(`usage: ${usageOf(command)}`, shell, name);
  try {
    await command.run(shell, positionals, values as Record<string, string | boolean | undefined>);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StartError)) throw error;
    shell.say(`${name}: ${error.message}`);
    return 1;
  }
}

function parse({ options = {} }: Command, args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

function help(name: string | undefined, { say }: Shell): number {
  const command = commands.find((each) => each.name === name);
  if (command) {
    say(`usage: ${usageOf(command)}\n\n${command.summary}`);
    if (command.details) say(`\n${command.details.join("\n")}`);
    return 0;
  }
  const width = Math.max(...commands.map((each) => `${each.name} ${each.usage}`.length)) + 2;
  say("usage: portal <command>\n");
  for (const each of commands) say(`  ${`${each.name} ${each.usage}`.padEnd(width)}${each.summary}`);
  say(
    "\nIt works on the database that the server's settings name (DATABASE_URL or DATA_DIR): those of the environment,",
  );
  say("of the file in `portal --settings <file> <command>`, or of /etc/portal.env.");
  say("portal help <command> says more.");
  return 0;
}

function misunderstood(problem: string, { say }: Shell, name?: string): number {
  say(problem);
  say(`see: portal help${name ? ` ${name}` : ""}`);
  return 2;
}

function usageOf({ name, usage }: Command): string {
  return `portal ${name} ${usage}`.trim();
}
