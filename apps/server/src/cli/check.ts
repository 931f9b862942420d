import { and, inArray, like, notLike, sql } from "drizzle-orm";
import { holdersOf } from "../access/grants";
import { quoted } from "../backup/format";
import { countMissingMigrations } from "../db/migrate";
import type { OpenDatabase } from "../db/open";
import { account } from "../db/tables";
import { columnsByTable } from "../db/tables-there";
import { countDemoAccounts } from "../demo/accounts";
import { maySeal, readableSeals, SEALED } from "../sealed";
import { dayOf } from "../seoul";
import { type Command, CommandError, openInstallation, type Shell } from "./command";
import { sealedColumns } from "./sealed-columns";

type Finding = readonly ["ok" | "warning" | "wrong", string];

export const check: Command = {
  name: "check",
  usage: "",
  summary: "look whether everything is as it should be; exit code 1 when something is wrong",
  takes: 0,
  async run(shell) {
    const database = await openInstallation(shell, "any");
    try {
      const findings: Finding[] = [];
      for (const look of looks) findings.push(...(await look(database, shell)));
      for (const [level, words] of findings) shell.say(`${level.padEnd(8)} ${words}`);
      const wrong = findings.filter(([level]) => level === "wrong").length;
      if (wrong > 0) throw new CommandError(`${wrong} of ${findings.length} checks failed`);
    } finally {
      await database.close();
    }
  },
};

/** How many of a table's next numbers must be free. Far above them lie those that are drawn by lot. */
const NEXT_NUMBERS = 1_000_000;

const looks: readonly ((database: OpenDatabase, shell: Shell) => Promise<Finding[]>)[] = [
  async ({ pool }) => {
    const { rows } = await pool.query("select current_setting('server_version') as version, pg_is_in_recovery() as ro");
    const { version, ro } = rows[0];
    return [
      ro ? ["wrong", `PostgreSQL ${version} is a replica: it cannot be written`] : ["ok", `PostgreSQL ${version}`],
    ];
  },
  async ({ pool }) => {
    const missing = await countMissingMigrations(pool);
    if (missing > 0) throw new CommandError(`${missing} migrations are missing: run portal migrate`);
    if (missing < 0) return [["wrong", "the tables are of a newer version of the portal"]];
    return [["ok", "the tables are up to date"]];
  },
  async ({ pool }, { now }) => {
    const { rows } = await pool.query<{ at: Date }>("select clock_timestamp() as at");
    const seconds = Math.round(Math.abs((rows[0]?.at.getTime() ?? 0) - now().getTime()) / 1000);
    return [seconds > 30 ? ["warning", `the database's clock differs by ${seconds} s`] : ["ok", "the clocks agree"]];
  },
  async ({ pool }) => {
    const behind: string[] = [];
    for (const [table, columns] of await columnsByTable(pool)) {
      if (!columns.includes("idx")) continue;
      const { rows } = await pool.query(
        `select exists (select from ${quoted(table)} where idx > last and idx <= last + $2) as behind
         from coalesce(pg_sequence_last_value(pg_get_serial_sequence($1, 'idx')), 0) as last`,
        [quoted(table), NEXT_NUMBERS],
      );
      if (rows[0]?.behind) behind.push(table);
    }
    if (behind.length > 0) return [["wrong", `numbers would be given twice in ${behind.join(", ")}`]];
    return [["ok", "no number is given twice"]];
  },
  async ({ db }, { env }) => {
    const demos = await countDemoAccounts(db);
    const isMeant = demos === 0 || env.databaseUrl === undefined;
    return [
      isMeant ? ["ok", `${demos} demo accounts`] : ["warning", `${demos} demo accounts: portal demo remove-accounts`],
    ];
  },
  async ({ db }, { now }) => {
    const masters = await holdersOf(db, "isMaster", dayOf(now()));
    const able = masters.length === 0 ? 0 : await db.$count(account, inArray(account.idx_staff, masters));
    return [able === 0 ? ["wrong", "nobody may do everything: portal create-admin"] : ["ok", `${able} masters`]];
  },
  async ({ db }) => {
    const { rows } = await db.execute<{ name: string; days: number }>(
      sql`select name, (current_date - max(day))::int as days from job_run group by name having current_date - max(day) > 2`,
    );
    if (rows.length === 0) return [["ok", "the nightly jobs run"]];
    return rows.map(({ name, days }): Finding => ["warning", `the job ${name} last ran ${days} days ago`]);
  },
  async ({ db }) => {
    let unreadable = 0;
    for (const { table, column } of sealedColumns()) {
      const bySeals = readableSeals().map((seal) => notLike(column, `${seal}%`));
      unreadable += await db.$count(table, and(like(column, `${SEALED}%`), ...bySeals));
    }
    if (unreadable > 0)
      return [
        ["wrong", `${unreadable} encrypted values cannot be read: DATA_KEY is not the one that they were saved by`],
      ];
    if (!maySeal()) return [["warning", "no DATA_KEY: salaries and resident numbers cannot be saved"]];
    return [["ok", "what is encrypted can be read"]];
  },
  async (_, { env }) => {
    if (env.publicUrl?.startsWith("https:")) return [["ok", `people reach it at ${env.publicUrl}`]];
    return [["warning", "PUBLIC_URL is no https address: passwords travel in clear unless this machine is theirs"]];
  },
];
