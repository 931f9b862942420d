import "./cheap-passwords";
import type pg from "pg";
import { runCommand } from "../cli/run";
import { databaseOf } from "../db/open";
import { readEnv } from "../env";
import { type Beginning, openTestDatabase } from "./database/test-database";

/** The command line on a database of one test's own, or on one that is given. */
export async function openTestShell(on: Beginning | pg.Pool = "company") {
  const pool = typeof on === "string" ? await openTestDatabase(on) : on;
  const db = databaseOf(pool);
  return {
    db,
    /** Runs a command; gives its exit code and what it said. */
    async portal(words: string, { input = "", settings = {}, hasDatabase = true } = {}) {
      const said: string[] = [];
      const exitCode = await runCommand(words.split(" ").filter(Boolean), {
        env: readEnv({ DATABASE_URL: "postgres://127.0.0.1/portal", ...settings }),
        now: () => new Date("2026-03-02T01:00:00Z"),
        hasDatabase: () => hasDatabase,
        open: async () => ({ db, pool, folder: null, room: null, close: async () => {} }),
        say: (line) => said.push(line),
        readInput: async () => input,
      });
      return { exitCode, said: said.join("\n") };
    },
  };
}
