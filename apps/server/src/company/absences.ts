import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { absence } from "../db/tables";
import { dayOf, dayStart, minuteOf } from "../seoul";

/** What stands beside the name of who is away. */
const chips: Readonly<Record<string, string>> = {
  vacation: "휴가",
  telecommute: "재택",
  trip: "출장",
  outside: "외근",
};

/** Working hours: what spans them is the whole day, and needs no hours. */
const [WORK_BEGINS, WORK_ENDS] = ["09:00", "18:00"];

/** The absences of a day in Seoul that hold, in the order of the hours. */
export function absencesOn(db: Database, day: string, where?: SQL) {
  const today = sql`tstzrange(${dayStart(day).toISOString()}, ${dayStart(day, 1).toISOString()})`;
  return db
    .select()
    .from(absence)
    .where(and(eq(absence.is_active, true), isNull(absence.deleted_at), sql`${absence.during} && ${today}`, where))
    .orderBy(asc(sql`lower(${absence.during})`), asc(absence.idx));
}

/** Why people are away for the rest of today, as “휴가” or “재택 14:00~”, by their staff id. */
export async function absenceTexts(db: Database, now: Date): Promise<ReadonlyMap<number, string>> {
  const day = dayOf(now);
  const rows = await absencesOn(db, day, sql`upper(${absence.during}) > ${now.toISOString()}`);
  // of several, the one that comes first
  return new Map(rows.toReversed().map((row) => [row.idx_staff, absenceWords(row, day)]));
}

/** An absence on a day in short: “휴가”, “재택 14:00~”. */
export function absenceWords(
  { kind, during }: { readonly kind: string; readonly during: Period },
  day: string,
): string {
  const { from, to } = hoursOn(day, during);
  return [chips[kind] ?? kind, from || to ? `${from}~${to}` : ""].join(" ").trim();
}

/** The hours of a day that a period takes, HH:MM; a side that reaches beyond the working hours is empty. */
export function hoursOn(day: string, { from, to }: Period): { from: string; to: string } {
  const first = from <= dayStart(day) ? WORK_BEGINS : minuteOf(from).slice(11);
  const last = to >= dayStart(day, 1) ? WORK_ENDS : minuteOf(to).slice(11);
  return { from: first <= WORK_BEGINS ? "" : first, to: last >= WORK_ENDS ? "" : last };
}
