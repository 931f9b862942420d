import { migrateDatabase } from "../db/migrate";
import { appliedMigrations } from "../db/tables-there";
import type { Command } from "./command";

export const migrate: Command = {
  name: "migrate",
  usage: "",
  summary: "bring the database's tables up to date, as the server does when it starts",
  takes: 0,
  async run(shell) {
    const database = await shell.open();
    try {
      const before = (await appliedMigrations(database.pool)).length;
      await migrateDatabase(database.pool);
      const after = (await appliedMigrations(database.pool)).length;
      shell.say(after === before ? "the tables are up to date" : `${after - before} migrations applied`);
    } finally {
      await database.close();
    }
  },
};
