import { z } from "zod";

/**
 * A backup is a gzip file of lines. The first is a {@link header}; then every table is a {@link tableLine} and its rows
 * as PostgreSQL's COPY text, each one line, ended by `\.`; the last line is a {@link footer}. It holds everything, on
 * any version of PostgreSQL, and says by its last line that it is whole.
 */
export const header = z.object({
  portal: z.literal(1),
  made_at: z.string(),
  /** Hashes of the migrations that had made the tables. */
  migrations: z.array(z.string()),
});

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });

export const footer = z.object({
  rows: z.number().int(),
  /** Sequences and the last value each has given, as text: they are 64 bits long. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});

/** Ends the rows of a table. */
export const END_OF_ROWS = "\\.";

/** A name as SQL wants it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Who has a backup must not come in with it: these tables stay out, and what older backups have of them is not kept. */
export const keptOut: readonly string[] = ["auth_session", "sign_in_link"];
