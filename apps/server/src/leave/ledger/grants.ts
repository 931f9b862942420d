import { type Day, daysAfter, type Earned, earnedOf, type Grant, grantsBetween } from "@portal/definition/calendar";
import { and, inArray, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import { holdersOf } from "../../access/grants";
import { calendarsOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { leaveLedger, notification, staff } from "../../db/tables";
import { notify } from "../../notifications";
import { inTurns } from "../../threads/turns";
import { leavesOfAbsence } from "../requests/absences";
import { policyOf } from "./policy";

/** Grants of a year are written so many days before they begin, so that leave can be asked for across the turn. */
const AHEAD = 60;
/** Where years of leave began on another day before, a year that began longer ago is covered by the one that was given. */
const TURNED = 14;

/** What the rules read of somebody. */
const personColumns = {
  idx: staff.idx,
  kname: staff.kname,
  joinday: staff.joinday,
  idx_sector: staff.idx_sector,
  idx_office: staff.idx_office,
  idx_team: staff.idx_team,
};

type Person = Pick<typeof staff.$inferSelect, keyof typeof personColumns>;

/** A grant by the rules that somebody has not got yet, and what it comes to. */
export interface DueGrant extends Earned {
  readonly person: Person;
  readonly grant: Grant;
}

/**
 * The grants by the rules that are due on a day and were not given yet, of everybody who works here or of those who are
 * meant: all whose leave can still be used, however long ago they were earned and however late somebody was entered.
 */
export async function dueGrants(db: Database, today: Day, who?: SQL): Promise<DueGrant[]> {
  const { basis } = await policyOf(db);
  const people = await db
    .select(personColumns)
    .from(staff)
    .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), who));
  const given = await givenTo(db);
  const absences = await leavesOfAbsence(db);
  const calendarOf = await calendarsOf(db);
  const due = await inTurns(people, (person) => {
    const calendar = calendarOf(person.idx_sector);
    const had = given.get(person.idx) ?? [];
    const isGiven = (grant: Grant) => had.some(({ ref }) => ref === grant.ref);
    const isCovered = ({ ref, valid_from }: Grant) =>
      isOfYear(ref) &&
      valid_from < daysAfter(today, -TURNED) &&
      had.some((other) => isOfYear(other.ref) && other.valid_from <= valid_from && valid_from <= other.valid_to);
    return (
      grantsBetween(person.joinday, basis, person.joinday, daysAfter(today, AHEAD))
        .filter((grant) => isDue(grant, today) && !isGiven(grant) && !isCovered(grant))
        .map((grant) => ({
          ...{ person, grant },
          ...earnedOf(grant, absences.get(person.idx) ?? [], calendar),
        }))
        .filter(({ qty, isAsked }) => qty > 0 || isAsked)
        // how much of a year was worked is known when it is over
        .filter(({ attendance, grant }) => attendance === 1 || grant.valid_from <= today)
    );
  });
  return due.flat();
}

/**
 * Writes the grants that are due; nobody gets one twice. Returns how many were new. What somebody has to decide on is left,
 * and HR is notified, unless it is HR who gives them.
 */
export async function giveDueGrants(
  tx: Database,
  today: Day,
  now: Date,
  by: "night" | "hr" = "night",
): Promise<number> {
  const due = await dueGrants(tx, today);
  const asked = due.filter(({ isAsked }) => isAsked);
  if (by === "night" && asked.length > 0) await askHr(tx, asked, today, now);
  const given = due.filter(({ qty, isAsked }) => qty > 0 && (by === "hr" || !isAsked));
  if (given.length === 0) return 0;
  const { rowCount } = await tx
    .insert(leaveLedger)
    .values(
      given.map(
        ({ person: { idx, idx_sector, idx_office, idx_team }, grant: { ref, valid_from, valid_to }, ...it }) => ({
          ...{ idx_sector, idx_office, idx_team, ref, valid_from, valid_to },
          idx_staff: idx,
          qty: it.qty,
          kind: "grant",
          memo: dueText({ grant: { ref }, ...it }),
          wdate: now,
        }),
      ),
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

/** The same with what leave of absence has made of it. */
export function dueText({ grant, attendance, isAsked }: Earned & { grant: Pick<Grant, "ref"> }): string {
  const name = grantMemo(grant.ref);
  if (attendance === 1) return name;
  const rate = `${Math.floor(attendance * 1000) / 10}%`;
  return `${name} (휴직, 출근율 ${rate}${isAsked ? ", 인사 확인" : ", 비례"})`;
}

/** The grants by the rules that people have got. */
async function givenTo(db: Database) {
  const rows = await db
    .select({
      idx_staff: leaveLedger.idx_staff,
      ref: leaveLedger.ref,
      valid_from: leaveLedger.valid_from,
      valid_to: leaveLedger.valid_to,
    })
    .from(leaveLedger)
    .where(isNotNull(leaveLedger.ref));
  const found = new Map<number, { ref: string; valid_from: Day; valid_to: Day }[]>();
  for (const { idx_staff, ref, ...row } of rows) {
    const list = found.get(idx_staff) ?? [];
    list.push({ ...row, ref: ref ?? "" });
    found.set(idx_staff, list);
  }
  return found;
}

/** Tells HR, once, whose leave waits for what only they can say. */
async function askHr(tx: Database, asked: readonly DueGrant[], today: Day, now: Date): Promise<void> {
  const titles = asked.map(
    ({ person, grant }) =>
      `${person.kname} 님의 ${grantMemo(grant.ref)}: 휴직이 있어 확인이 필요합니다. [정기 부여]에서 확인하세요.`,
  );
  const told = await tx
    .select({ title: notification.title })
    .from(notification)
    .where(inArray(notification.title, titles));
  const known = new Set(told.map(({ title }) => title));
  const to = await holdersOf(tx, "isHrAdmin", today);
  for (const title of titles) {
    if (!known.has(title)) await notify(tx, { to, kind: "leave", title, link: "/mypims/vacationmanagement" }, now);
  }
}

/** A day for a full month is earned on the day; a year's leave is known before it begins. What can no longer be used is not given. */
function isDue({ ref, valid_from, valid_to }: Grant, today: Day): boolean {
  return valid_to >= today && (valid_from <= today || isOfYear(ref));
}

function isOfYear(ref: string): boolean {
  return ref.startsWith("fiscal") || ref.startsWith("anniversary");
}
