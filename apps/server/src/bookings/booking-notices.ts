import { supportTeam } from "../company/teams";
import type { Database } from "../db/open";
import { notify } from "../notifications";
import type { RequestContext } from "../records/rules";
import { dayOf } from "../seoul";
import { type Booking, spokenTime } from "./booking";

const days: Readonly<Record<string, string>> = {
  vehicle: "/resourcemanagement/vehiclereservationlogday",
  studio: "/resourcemanagement/studioreservationmonth",
  classroom: "/resourcemanagement/classroomreservationdate",
};

/** The calendar of a kind on a day. */
export function calendarPath(kind: string, day: Date): string {
  return `${days[kind]}?date=${dayOf(day)}`;
}

/** The calendar with a booking open in it. */
export function pathOf({ kind, idx, during }: Pick<Booking, "kind" | "idx" | "during">): string {
  return `${calendarPath(kind, during.from)}&booking=${idx}`;
}

/** Tells who has to know of a new or changed booking: who decides, who is to come, whose it is. */
export async function tellOfBooking(context: RequestContext, before: Booking | null, next: Booking): Promise<void> {
  const { db, now, person } = context;
  const link = pathOf(next);
  const time = spokenTime(next.during);
  if (next.status === "requested" && before?.status !== "requested") {
    await tellSupport(context, `예약 승인 요청: ${next.title} (${time})`, next.kind, link);
  }
  const known = new Set([person.idx, ...(before?.attendees ?? [])]);
  const invited = (next.attendees ?? []).filter((idx) => !known.has(idx));
  await notify(db, { to: invited, kind: "booking", title: `참석 요청: ${next.title} (${time})`, link }, now);
  const isMoved = before !== null && spokenTime(before.during) !== time;
  if (!isMoved) return;
  const concerned = [next.idx_booker, ...(before.attendees ?? [])].filter((idx) => idx !== person.idx);
  await notify(db, { to: concerned, kind: "booking", title: `예약 시간 변경: ${next.title} (${time})`, link }, now);
}

/** Tells one booking's owner and those who are to come what has become of it; not who has done it. */
export async function tellOwner(db: Database, row: Booking, what: string, now: Date, by?: number): Promise<void> {
  const to = [row.idx_booker, ...(row.idx_driver === null ? [] : [row.idx_driver])].filter((idx) => idx !== by);
  await notify(
    db,
    { to, kind: "booking", title: `${what}: ${row.title} (${spokenTime(row.during)})`, link: pathOf(row) },
    now,
  );
}

/** Tells the support team. */
export async function tellSupport(
  { db, now }: Pick<RequestContext, "db" | "now">,
  title: string,
  kind: string,
  link = days[kind],
): Promise<void> {
  await notify(db, { to: await supportTeam(db, now), kind: "booking", title, ...(link && { link }) }, now);
}
