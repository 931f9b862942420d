import { migrateDatabase } from "../db/migrate";
import { countDemoAccounts, DEMO_PASSWORD } from "../demo/accounts";
import { seedDemoAudit } from "../demo/audit";
import { seedEarlierReads } from "../demo/news/news-zone";
import { removeDemoAccounts, removeDemoCompany } from "../demo/remove";
import { seedDemoCompany } from "../demo/seed";
import { audit, type Command, CommandError } from "./command";

export const demo: Command = {
  name: "demo",
  usage: "add|remove|remove-accounts",
  summary: "fill an empty database with the demo company, or take it away",
  details: [
    "add               needs an empty database",
    "remove            empties the database; refused when it has other accounts than those of the demo company",
    "remove-accounts   only takes away the accounts whose password everybody knows",
  ],
  takes: 1,
  async run(shell, [what = ""]) {
    const action = actions[what];
    if (!action) throw new CommandError(`add, remove or remove-accounts, not ${what}`);
    const database = await shell.open();
    try {
      await migrateDatabase(database.pool);
      shell.say(await action(database.db, shell.now()));
      await audit(database.db, `demo ${what}`, null, shell.now());
    } finally {
      await database.close();
    }
  },
};

const actions: Record<string, (db: Parameters<typeof seedDemoCompany>[0], now: Date) => Promise<string>> = {
  async add(db, now) {
    if (!(await seedDemoCompany(db, now))) throw new CommandError("the database has an organisation already");
    await seedDemoAudit(db, now);
    await seedEarlierReads(db, now);
    return `the demo company is there, ${await countDemoAccounts(db)} accounts with the password ${DEMO_PASSWORD}`;
  },
  async remove(db) {
    const others = await removeDemoCompany(db);
    if (others.length > 0) {
      throw new CommandError(
        `there are accounts that are not of the demo company (${others.slice(0, 3).join(", ")}${others.length > 3 ? ", …" : ""}): use remove-accounts`,
      );
    }
    return "the database is empty";
  },
  "remove-accounts": async (db) => `${await removeDemoAccounts(db)} accounts removed`,
};
