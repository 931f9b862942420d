import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { makeBackup } from "../backup/make";
import { audit, type Command, CommandError, openInstallation } from "./command";

export const backup: Command = {
  name: "backup",
  usage: "<file>",
  summary: "write everything in the database to a file, while people work on",
  details: [
    "The file is whole or not there. It holds people's data: keep it where only you can read it.",
    "For large databases PostgreSQL's own tools are faster; see docs/operate-the-portal.md.",
  ],
  takes: 1,
  async run(shell, [name = ""]) {
    const file = resolve(name);
    const part = `${file}.part`;
    if (existsSync(file)) throw new CommandError(`${file} exists already`);
    const database = await openInstallation(shell, "any");
    try {
      const out = createWriteStream(part, { mode: 0o600 });
      const gzip = createGzip();
      gzip.pipe(out);
      // a full disk ends the compression too, so that nobody waits for it
      out.on("error", (error) => gzip.destroy(error));
      gzip.on("error", () => {});
      const rows = await makeBackup(database.pool, gzip, shell.now());
      gzip.end();
      await finished(out);
      await toDisk(part);
      await rename(part, file);
      await toDisk(dirname(file));
      await audit(database.db, "backup", null, shell.now());
      shell.say(`${rows} rows in ${file}`);
    } catch (error) {
      await rm(part, { force: true });
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (syscall === "open" || syscall === "write") throw new CommandError(`cannot write ${part} (${code})`);
      throw error;
    } finally {
      await database.close();
    }
  },
};

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}
