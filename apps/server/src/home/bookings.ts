import { moduleOf } from "@portal/definition";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Person } from "../auth/sessions";
import { bookablesOf } from "../bookings/bookables";
import { HOLDING, overlaps } from "../bookings/booking";
import { pathOf } from "../bookings/booking-notices";
import { hoursOn } from "../company/absences";
import type { Database } from "../db/open";
import { booking } from "../db/tables";

const kinds = moduleOf.booking.entities.booking.fields.kind.options;
type Kind = keyof typeof kinds;

const DAY = 24 * 60 * 60 * 1000;

/** What somebody has booked, drives or comes to on a day (YYYY-MM-DD, in Seoul). */
export async function bookingsOn(db: Database, person: Person, day: string) {
  const from = new Date(`${day}T00:00:00+09:00`);
  const isMine = or(
    eq(booking.idx_booker, person.idx),
    eq(booking.idx_driver, person.idx),
    sql`${person.idx} = any(${booking.attendees})`,
  );
  const rows = await db
    .select()
    .from(booking)
    .where(
      and(
        overlaps({ from, to: new Date(from.getTime() + DAY) }),
        inArray(booking.status, [...HOLDING, "done"]),
        isNull(booking.deleted_at),
        isMine,
      ),
    );
  const used = [...new Set(rows.map(({ kind }) => kind as Kind))];
  const names = await Promise.all(used.map(async (kind) => [kind, await bookablesOf(db, kind)] as const));
  return rows.map((row) => {
    const resource = names.find(([kind]) => kind === row.kind)?.[1].find(({ idx }) => idx === row.idx_resource);
    return {
      kind: `${kinds[row.kind as Kind]} 예약`,
      title: [row.title, resource?.name].filter(Boolean).join(" · "),
      ...hoursOn(day, row.during),
      is_mine: true,
      link: pathOf(row),
    };
  });
}
