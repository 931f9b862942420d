import { monthsAfter } from "@portal/definition/calendar";
import { and, eq, exists, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import { knownDevice, oldPassword } from "../db/system-tables";
import {
  account,
  authSession,
  file,
  notification,
  preference,
  retire,
  signInLink,
  staff,
  staffAward,
  staffCareer,
  staffCert,
  staffChangeReq,
  staffContract,
  staffDoc,
  staffFamily,
  staffSchool,
} from "../db/tables";
import { dayOf } from "../seoul";
import { audit, type Command, CommandError, openInstallation } from "./command";

/** Employment records are kept for three years after somebody has left (근로기준법 제42조). */
const KEPT_YEARS = 3;

/** What is kept of a person in lines of their own, which go with their files. */
const linesOf = {
  staff_school: staffSchool,
  staff_career: staffCareer,
  staff_cert: staffCert,
  staff_award: staffAward,
  staff_family: staffFamily,
  staff_doc: staffDoc,
  staff_contract: staffContract,
  staff_change_req: staffChangeReq,
};

export const eraseLeavers: Command = {
  name: "erase-leavers",
  usage: "",
  summary: "erase the personal data of people who left years ago, and report what was erased",
  details: [
    "It erases phone, address, birth, gender, emergency contact, seat, photo and account, schools, careers, certificates,",
    "awards, family, documents and contracts, and what they asked to have changed; the number and the name stay, because",
    "documents and ledgers name them. The logs keep what they have until LOG_DAYS are over.",
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
  const lines = Object.values(linesOf).map((table) =>
    exists(db.select({ idx: table.idx }).from(table).where(eq(table.idx_staff, staff.idx))),
  );
  return db
    .select({ idx: staff.idx, emp_no: staff.emp_no, kname: staff.kname, retire_date: retire.retire_date })
    .from(staff)
    .innerJoin(retire, and(eq(retire.idx_staff, staff.idx), isNull(retire.deleted_at)))
    .where(
      and(
        eq(staff.status, "retired"),
        eq(retire.status, "done"),
        lt(retire.retire_date, day),
        or(ne(staff.phone, ""), sql`${staff.address} is not null`, sql`${staff.birth} is not null`, ...lines),
      ),
    )
    .orderBy(staff.idx);
}

async function erase(tx: Database, idx: number, now: Date): Promise<void> {
  const nothing = { address: null, birth: null, gender: null, emergency_name: null, emergency_phone: null };
  await tx
    .update(staff)
    .set({ ...nothing, phone: "", photo: null, seat: null, mp3code: null, email: `erased-${idx}@invalid` })
    .where(eq(staff.idx, idx));
  await tx.update(retire).set({ detail: null, interview_note: null }).where(eq(retire.idx_staff, idx));
  await tx.delete(file).where(and(eq(file.entity, "staff"), eq(file.entity_idx, idx)));
  for (const [entity, table] of Object.entries(linesOf)) {
    const gone = await tx.delete(table).where(eq(table.idx_staff, idx)).returning({ idx: table.idx });
    const lines = gone.map((line) => line.idx);
    if (lines.length > 0) await tx.delete(file).where(and(eq(file.entity, entity), inArray(file.entity_idx, lines)));
  }
  for (const table of [authSession, signInLink, account, notification, preference, knownDevice, oldPassword]) {
    await tx.delete(table).where(eq(table.idx_staff, idx));
  }
  await audit(tx, "erase-leavers", `staff ${idx}`, now);
}
