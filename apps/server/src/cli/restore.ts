import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { restoreBackup } from "../backup/restore";
import { migrateDatabase } from "../db/migrate";
import { audit, type Command, CommandError } from "./command";

export const restore: Command = {
  name: "restore",
  usage: "<file>",
  summary: "read a backup into an empty database",
  details: ["Stop the servers first. All or nothing: a damaged file changes nothing."],
  takes: 1,
  async run(shell, [file = ""]) {
    const handle = await open(file).catch(({ code }: NodeJS.ErrnoException) => {
      throw new CommandError(`cannot read ${file} (${code})`);
    });
    const input = handle.createReadStream();
    const gunzip = createGunzip();
    input.on("error", (error) => gunzip.destroy(error));
    // the reading reports it
    gunzip.on("error", () => {});
    const database = await shell.open("alone");
    try {
      await migrateDatabase(database.pool);
      const rows = await restoreBackup(database.pool, input.pipe(gunzip));
      await audit(database.db, "restore", null, shell.now());
      shell.say(`${rows} rows restored`);
    } catch (error) {
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (syscall === "read") throw new CommandError(`cannot read ${file} (${code})`);
      if (code?.startsWith("Z_")) throw new CommandError("the backup is damaged or not whole; nothing was restored");
      throw error;
    } finally {
      input.destroy();
      await database.close();
    }
  },
};
