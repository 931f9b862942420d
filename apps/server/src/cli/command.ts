import { hostname, userInfo } from "node:os";
import type { parseArgs } from "node:util";
import { countMigrations, countMissingMigrations } from "../db/migrate";
import type { Database, OpenDatabase } from "../db/open";
import { auditLog } from "../db/system-tables";
import type { Env } from "../env";

/** What a command works with; tests give their own. */
export interface Shell {
  readonly env: Env;
  readonly now: () => Date;
  /** Whether there is a database to open; opening makes an embedded one where there is none. */
  hasDatabase(): boolean;
  /** The database: beside a running server, or for this command alone. */
  open(how?: "alone"): Promise<OpenDatabase>;
  say(line: string): void;
  /** Reads standard input to its end. */
  readInput(): Promise<string>;
}

export type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;
export type Given = Readonly<Record<string, string | boolean | undefined>>;

/** One thing that `portal` can do. */
export interface Command {
  readonly name: string;
  /** What stands after the name, `<email>`. */
  readonly usage: string;
  readonly summary: string;
  /** More lines for `portal help <name>`. */
  readonly details?: readonly string[];
  readonly options?: Options;
  /** How many arguments there must be. */
  readonly takes: number;
  run(shell: Shell, args: readonly string[], options: Given): Promise<void>;
}

/** A command cannot do what it was asked to; the message is all the person sees. */
export class CommandError extends Error {
  override name = "CommandError";
}

/**
 * Opens the database of an installation that is there already. Throws a {@link CommandError} where there is none, where
 * its tables are not those of this version, or, with `"any"`, where it has no tables of the portal.
 */
export async function openInstallation(shell: Shell, version: "this" | "any" = "this"): Promise<OpenDatabase> {
  if (!shell.hasDatabase()) {
    throw new CommandError(
      `no installation in ${shell.env.dataDir}: name it by DATABASE_URL, DATA_DIR or --settings <file>`,
    );
  }
  const database = await shell.open();
  try {
    const missing = await countMissingMigrations(database.pool);
    if (version === "this" ? missing > 0 : missing === countMigrations())
      throw new CommandError(`${missing} migrations are missing: run portal migrate`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Writes to the audit log what was done by the command line, by which user of which machine. */
export async function audit(db: Database, action: string, subject: string | null, now: Date): Promise<void> {
  await db.insert(auditLog).values({
    at: now,
    action: `portal ${action}`,
    subject,
    status: 0,
    ip: hostname(),
    ua: userInfo().username,
  });
}
