import { and, asc, eq, gt, isNotNull, notLike } from "drizzle-orm";
import type { Database } from "../db/open";
import { isSealed, sealed, sealedNow, unsealed } from "../sealed";
import { audit, type Command, CommandError, openInstallation } from "./command";
import { type SealedColumn, sealedColumns } from "./sealed-columns";

/** So many values are read at once. */
const BATCH = 500;

export const rotateKey: Command = {
  name: "rotate-key",
  usage: "",
  summary:
    "encrypt salaries, mails that wait and the like by the present DATA_KEY, which is read by DATA_KEY_OLD until then",
  details: [
    "Set DATA_KEY to the new key and DATA_KEY_OLD to the one before it, restart the servers, run this, take",
    "DATA_KEY_OLD away. Where the portal brings its own database, the key before is in DATA_DIR/data-key.",
    "It may be broken off and run again; the servers go on meanwhile.",
  ],
  takes: 0,
  async run(shell) {
    const database = await openInstallation(shell);
    try {
      let unread = 0;
      for (const each of sealedColumns()) {
        const { done, failed } = await rotate(database.db, each);
        shell.say(
          `${each.name}.${each.key}: ${done} encrypted anew${failed > 0 ? `, ${failed} not readable by either key` : ""}`,
        );
        unread += failed;
      }
      await audit(database.db, "rotate-key", null, shell.now());
      if (unread > 0) {
        throw new CommandError(`${unread} values were left as they are: set DATA_KEY_OLD to the key that sealed them`);
      }
    } finally {
      await database.close();
    }
  },
};

/** Seals the values of a column again that another key has sealed; those that nobody here can read stay. */
async function rotate(db: Database, { table, key, column }: SealedColumn): Promise<{ done: number; failed: number }> {
  let [done, failed, last] = [0, 0, 0];
  for (;;) {
    const rows = await db
      .select({ idx: table.idx, value: column })
      .from(table)
      .where(and(gt(table.idx, last), isNotNull(column), notLike(column, ""), notLike(column, `${sealedNow()}%`)))
      .orderBy(asc(table.idx))
      .limit(BATCH);
    for (const { idx, value } of rows) {
      last = Number(idx);
      const text = textOf(String(value));
      if (text === undefined) failed++;
      else {
        // what somebody saves meanwhile is sealed by the new key already, and stays
        await db
          .update(table)
          .set({ [key]: sealed(text) })
          .where(and(eq(table.idx, last), eq(column, value)));
        done++;
      }
    }
    if (rows.length < BATCH) return { done, failed };
  }
}

function textOf(value: string): string | undefined {
  try {
    return isSealed(value) ? unsealed(value) : value;
  } catch {
    return undefined;
  }
}
