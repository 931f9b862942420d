import { authOf, type BookingKind, permissionsOf } from "@portal/definition";
import { and, asc, count, eq, gt, isNull, min, sql } from "drizzle-orm";
import { idsOf } from "../access/asker";
import type { Person } from "../auth/sessions";
import { calendarPath } from "../bookings/booking-notices";
import type { Database } from "../db/open";
import { booking, document, expense } from "../db/tables";

/** The payments that somebody of accounting may make: expenses that were approved and are not the person's own matter. */
export async function waitingPayments(db: Database, person: Person): Promise<number> {
  const { idx, idx_office } = idsOf(person);
  if (authOf(idx_office) !== "accounting") return 0;
  const concerned = sql`array_cat(array[${expense.idx_staff}, ${expense.idx_payee}, ${document.idx_drafter}]::bigint[], coalesce(${document.interested}, '{}')::bigint[])`;
  const [found] = await db
    .select({ count: count() })
    .from(expense)
    .innerJoin(document, eq(document.idx, expense.idx_document))
    .where(
      and(
        eq(expense.pay_status, "wait"),
        isNull(document.deleted_at),
        sql`not (${idx}::bigint = any(array_remove(${concerned}, null)))`,
      ),
    );
  return found?.count ?? 0;
}

export interface WaitingBookings {
  readonly kind: BookingKind;
  readonly count: number;
  /** When the first of them begins. */
  readonly from: Date;
  /** The calendar on the first one's day. */
  readonly link: string;
}

/** The bookings that somebody may approve and that have not begun, by what is booked, the nearest first. */
export async function waitingBookings(db: Database, person: Person, now: Date): Promise<WaitingBookings[]> {
  if (!permissionsOf(idsOf(person)).isManageSupportAdmin) return [];
  const from = sql`lower(${booking.during})`;
  const found = await db
    .select({ kind: booking.kind, count: count(), from: min(from).mapWith((value) => new Date(value)) })
    .from(booking)
    .where(and(eq(booking.status, "requested"), gt(from, now.toISOString()), isNull(booking.deleted_at)))
    .groupBy(booking.kind)
    .orderBy(asc(min(from)));
  return found.flatMap(({ kind, count: waiting, from: first }) =>
    first ? [{ kind: kind as BookingKind, count: waiting, from: first, link: calendarPath(kind, first) }] : [],
  );
}
