import { monthsAfter } from "@portal/definition/calendar";
import { and, eq, isNull, lt } from "drizzle-orm";
import { eraseOf, whereSomethingLeft } from "../crud/by-date/of-leavers";
import type { Database } from "../db/open";
import { knownDevice, oldPassword } from "../db/system-tables";
import { account, authSession, file, notification, preference, retire, signInLink, staff } from "../db/tables";
import { portalEntities } from "../portal-entities";
import { dayOf } from "../seoul";
import { audit, type Command, CommandError, openInstallation } from "./command";

/** Employment records are kept for three years after somebody has left (근로기준법 제42조). */
const KEPT_YEARS = 3;

export const eraseLeavers: Command = {
  name: "erase-leavers",
  usage: "",
  summary: "erase the personal data of people who left years ago, and report what was erased",
  details: [
    "It erases account, address, birth, resident number and all by which they are reached, photo, schools, careers,",
    "certificates, awards, family, documents and contracts, what they asked to have changed, how they like to work and why",
    "they left, in the history too; number and name stay, because documents and ledgers name them. The logs keep what they",
    "have until LOG_DAYS are over.",
    "",
    `--years <number>   how long ago they left, at least (${KEPT_YEARS})`,
    "--dry-run          only say whose data would be erased",
  ],
  options: { years: { type: "string", default: String(KEPT_YEARS) }, "dry-run": { type: "boolean" } },
  takes: 0,
  async run(shell, _, { years, "dry-run": isDry }) {
    if (!(Number(years) >= KEPT_YEARS)) throw new CommandError(`--years: ${KEPT_YEARS} or more, not ${years}`);
    const database = await openInstallation(shell);
    try {
      const now = shell.now();
      const people = await leaversBefore(database.db, monthsAfter(dayOf(now), -12 * Number(years)));
      for (const { idx, emp_no, kname, retire_date } of people) {
        if (!isDry) await database.db.transaction((tx) => erase(tx, idx, now));
        shell.say(`${emp_no} ${kname}, left on ${retire_date}: ${isDry ? "would be erased" : "erased"}`);
      }
      shell.say(`${people.length} people`);
    } finally {
      await database.close();
    }
  },
};

/** Who left before a day and whose data are still there. */
function leaversBefore(db: Database, day: string) {
  return db
    .select({ idx: staff.idx, emp_no: staff.emp_no, kname: staff.kname, retire_date: retire.retire_date })
    .from(staff)
    .innerJoin(retire, and(eq(retire.idx_staff, staff.idx), isNull(retire.deleted_at)))
    .where(
      and(
        eq(staff.status, "retired"),
        eq(retire.status, "done"),
        lt(retire.retire_date, day),
        whereSomethingLeft(portalEntities),
      ),
    )
    .orderBy(staff.idx);
}

async function erase(tx: Database, idx: number, now: Date): Promise<void> {
  await eraseOf(portalEntities, tx, idx, now);
  // photos that were replaced, too
  await tx.delete(file).where(and(eq(file.entity, "staff"), eq(file.entity_idx, idx)));
  for (const table of [authSession, signInLink, account, notification, preference, knownDevice, oldPassword]) {
    await tx.delete(table).where(eq(table.idx_staff, idx));
  }
  await audit(tx, "erase-leavers", `staff ${idx}`, now);
}
