import { type Day, daysAfter, type Grant, grantsBetween } from "@portal/definition/calendar";
import { and, isNull, ne, type SQL } from "drizzle-orm";
import type { Database } from "../db/open";
import { leaveLedger, staff } from "../db/tables";
import { policyOf } from "./policy";

/** Grants of a year are written so many days before they begin, so that leave can be asked for across the turn. */
const AHEAD = 60;
/** Grants that began longer ago are not made up for: before the portal, they were given elsewhere. */
const MADE_UP = 14;

/** The grants by the rules that are due on a day, of everybody who works here or of those who are meant. */
export async function dueGrants(db: Database, today: Day, who?: SQL) {
  const { basis } = await policyOf(db);
  const people = await db
    .select()
    .from(staff)
    .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), who));
  return people.flatMap((person) =>
    grantsBetween(person.joinday, basis, daysAfter(today, -MADE_UP), daysAfter(today, AHEAD))
      .filter((grant) => isDue(grant, today))
      .map((grant) => ({ person, grant })),
  );
}

/** Writes the grants that are due; nobody gets one twice. Returns how many were new. */
export async function giveDueGrants(tx: Database, today: Day, now: Date): Promise<number> {
  const due = await dueGrants(tx, today);
  if (due.length === 0) return 0;
  const { rowCount } = await tx
    .insert(leaveLedger)
    .values(
      due.map(({ person: { idx, idx_sector, idx_office, idx_team }, grant }) => ({
        ...grant,
        idx_staff: idx,
        idx_sector,
        idx_office,
        idx_team,
        kind: "grant",
        memo: grantMemo(grant.ref),
        wdate: now,
      })),
    )
    .onConflictDoNothing();
  return rowCount ?? 0;
}

/** What the ledger says of a grant by the rules. */
export function grantMemo(ref: string): string {
  const [kind, number] = ref.split(":");
  if (kind === "monthly") return `입사 ${number}개월 연차`;
  return kind === "fiscal" ? `${number}년 연차` : `입사 ${number}년 연차`;
}

/** A day for a full month is earned on the day; a year's leave is known before it begins. */
function isDue({ ref, valid_from }: Grant, today: Day): boolean {
  return valid_from <= today || !ref.startsWith("monthly");
}
