import type { HandOverKind } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, eq, gt, gte, inArray, isNull, lte, ne, notInArray, or, sql, sum } from "drizzle-orm";
import { ApiError } from "../api-error";
import { spokenTime } from "../bookings/booking";
import { logStates } from "../bookings/booking-log";
import { pathOf } from "../bookings/booking-notices";
import { replacementOf } from "../company/heads";
import { peopleTeam } from "../company/teams";
import type { Database } from "../db/open";
import {
  absence,
  booking,
  delegation,
  leaveLedger,
  retire,
  retireHandover,
  staff,
  staffPost,
  telecommuting,
  vacation,
} from "../db/tables";
import { findSteps, passOn, stepsLeftOf } from "../flows/approval/acting/pass-on";
import { enter } from "../leave/ledger/ledger";
import { changeStatus } from "../leave/overviews/status";
import { giveBack } from "../leave/requests/effects";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import type { WriteContext } from "../records/rules";
import { dayOf, dayStart } from "../seoul";
import { collect, giveOver } from "./hand-over";
import { returnedKinds } from "./returned";

type Order = Pick<RowOf<"staff_order">, "idx_staff" | "effective_date">;
type Retire = RowOf<"retire">;

/** What ends with the day by itself. */
const ending: readonly HandOverKind[] = ["approval", "booking"];
const list = "/mypims/retireemanagementlist";

/**
 * What the end of somebody's last day does, once the order of it is carried out: whatever still waits for them goes to who
 * follows them or to the head of their unit, what they had booked and asked for is cancelled, and unused leave is paid out.
 */
export async function endLastDay(context: WriteContext, order: Order): Promise<void> {
  const [record] = await context.db
    .select()
    .from(retire)
    .where(and(eq(retire.idx_staff, order.idx_staff), eq(retire.status, "done"), isNull(retire.deleted_at)));
  if (record) await giveRest(context, record);
  await passTurnsOn(context, order.idx_staff);
  await cancelBookings(context, order);
  await endAbsences(context, order);
  await endPosts(context, order);
  await payOut(context, order, record);
  if (record) await closeLines(context, record);
}

/** What came to them since, and what nobody has confirmed, goes to their successor or to the head of their unit. */
async function giveRest(context: WriteContext, record: Retire): Promise<void> {
  const { db, now } = context;
  const [leaver] = await db.select().from(staff).where(eq(staff.idx, record.idx_staff));
  if (!leaver) return;
  const working = db.select({ idx: staff.idx }).from(staff).where(eq(staff.status, "active"));
  const [successor] = await db
    .select({ idx: staff.idx })
    .from(staff)
    .where(and(eq(staff.idx, record.idx_successor ?? 0), eq(staff.status, "active")));
  const to = successor?.idx ?? (await replacementOf(db, leaver, [], dayOf(now)));
  await collect(context, record, to, (kind) => !ending.includes(kind));
  const isGiven = notInArray(retireHandover.kind, [...ending, ...returnedKinds]);
  const isRest = and(
    eq(retireHandover.idx_retire, record.idx),
    ne(retireHandover.status, "ok"),
    isNull(retireHandover.deleted_at),
    isGiven,
  );
  const isNobodys = or(isNull(retireHandover.idx_to_staff), notInArray(retireHandover.idx_to_staff, working));
  await db.update(retireHandover).set({ idx_to_staff: to, mdate: now }).where(and(isRest, isNobodys));
  await unlessRefused(context, `${leaver.kname}님의 인계`, (tx) => giveOver({ ...context, db: tx }, record, isGiven));
}

/** Where nobody can take something over, the people team is told, and the day ends all the same. */
async function unlessRefused(
  { db, now }: Pick<WriteContext, "db" | "now">,
  what: string,
  act: (tx: Database) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction(act);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const to = await peopleTeam(db, now);
    await notify(db, { to, kind: "people", title: `${what}: ${error.message}`, link: list }, now);
  }
}

async function passTurnsOn(context: WriteContext, idx_staff: number): Promise<void> {
  const { db } = context;
  for (const step of await findSteps(db, stepsLeftOf(idx_staff, ["now", "hold"])))
    await unlessRefused(context, "결재 이관", (tx) => passOn(tx, step, null, context));
}

/** Bookings ahead are free again, which those are told who were to come; who has booked for them finds another driver. */
async function cancelBookings({ db, now, person }: WriteContext, { idx_staff, effective_date }: Order): Promise<void> {
  const isAhead = and(
    inArray(booking.status, ["requested", "confirmed"]),
    sql`lower(${booking.during}) >= ${dayStart(effective_date).toISOString()}`,
    isNull(booking.deleted_at),
  );
  const theirs = await db
    .select()
    .from(booking)
    .where(and(isAhead, eq(booking.idx_booker, idx_staff)))
    .orderBy(booking.idx)
    .for("update");
  const change = { mdate: now, idx_editor: person.idx, ver: sql`${booking.ver} + 1` };
  await db
    .update(booking)
    .set({ ...change, status: "cancel" })
    .where(
      inArray(
        booking.idx,
        theirs.map(({ idx }) => idx),
      ),
    );
  await logStates(db, theirs, "cancel", now, "예약자 퇴사", person.idx);
  for (const row of theirs) {
    const to = [...(row.attendees ?? []), row.idx_driver].filter(
      (idx) => idx !== null && idx !== idx_staff,
    ) as number[];
    const title = `예약 취소(예약자 퇴사): ${row.title} (${spokenTime(row.during)})`;
    await notify(db, { to, kind: "booking", title, link: pathOf(row) }, now);
  }
  const driven = await db
    .update(booking)
    .set({ ...change, idx_driver: null })
    .where(and(isAhead, eq(booking.idx_driver, idx_staff)))
    .returning();
  for (const row of driven) {
    const title = `운전자가 퇴사하였습니다. 다시 선택하세요: ${row.title} (${spokenTime(row.during)})`;
    await notify(db, { to: [row.idx_booker], kind: "booking", title, link: pathOf(row) }, now);
  }
}

/** Nobody is away from where they do not work: leave of later days goes back to its grants, and to be away ends. */
async function endAbsences({ db, now, person }: WriteContext, { idx_staff, effective_date }: Order): Promise<void> {
  const doing = { by: person.idx, now };
  const ends = dayStart(effective_date).toISOString();
  const leaves = await db
    .select()
    .from(vacation)
    .where(
      and(
        eq(vacation.idx_staff, idx_staff),
        inArray(vacation.status, ["req", "ok", "cancel_req"]),
        sql`lower(${vacation.during}) >= ${ends}`,
        isNull(vacation.deleted_at),
      ),
    )
    .orderBy(vacation.idx);
  for (const leave of leaves) {
    await giveBack(db, leave, doing, "퇴사");
    await changeStatus(db, vacation, leave, "cancel", doing, {}, "퇴사");
  }
  const homes = await db
    .select()
    .from(telecommuting)
    .where(
      and(
        eq(telecommuting.idx_staff, idx_staff),
        inArray(telecommuting.status, ["req", "ok"]),
        gte(telecommuting.date_from, effective_date),
        isNull(telecommuting.deleted_at),
      ),
    );
  for (const home of homes) await changeStatus(db, telecommuting, home, "cancel", doing, {}, "퇴사");
  const isAway = and(eq(absence.idx_staff, idx_staff), eq(absence.is_active, true), isNull(absence.deleted_at));
  await db
    .update(absence)
    .set({ is_active: false })
    .where(and(isAway, sql`lower(${absence.during}) >= ${ends}`));
  await db
    .update(absence)
    .set({ during: sql`tstzrange(lower(${absence.during}), ${ends})` })
    .where(and(isAway, sql`upper(${absence.during}) > ${ends}`));
}

/** Second posts end with the day, and nobody decides in another one's place who is not there. */
async function endPosts({ db, now }: WriteContext, { idx_staff, effective_date }: Order): Promise<void> {
  const date_to = daysAfter(effective_date, -1);
  const isLater = (column: typeof staffPost.date_to | typeof delegation.date_to) =>
    or(isNull(column), gt(column, date_to));
  const posts = and(eq(staffPost.idx_staff, idx_staff), isNull(staffPost.deleted_at), isLater(staffPost.date_to));
  const isTheirs = or(eq(delegation.idx_staff, idx_staff), eq(delegation.idx_delegate, idx_staff));
  const given = and(isTheirs, isNull(delegation.deleted_at), isLater(delegation.date_to));
  for (const [table, where] of [
    [staffPost, posts],
    [delegation, given],
  ] as const) {
    await db
      .update(table)
      .set({ deleted_at: now })
      .where(and(where, gt(table.date_from, date_to)));
    await db
      .update(table)
      .set({ date_to })
      .where(and(where, isNull(table.deleted_at)));
  }
}

/** What is left of each grant on the last day is paid out, once; HR has the number unless it wrote its own. */
async function payOut(
  { db, now, person }: WriteContext,
  { idx_staff, effective_date }: Order,
  record: Retire | undefined,
) {
  const day = daysAfter(effective_date, -1);
  const left = await db
    .select({
      valid_from: leaveLedger.valid_from,
      valid_to: leaveLedger.valid_to,
      qty: sum(leaveLedger.qty).mapWith(Number),
    })
    .from(leaveLedger)
    .where(and(eq(leaveLedger.idx_staff, idx_staff), lte(leaveLedger.valid_from, day), gte(leaveLedger.valid_to, day)))
    .groupBy(leaveLedger.valid_from, leaveLedger.valid_to)
    .having(sql`sum(${leaveLedger.qty}) > 0`);
  const rows = left.map(({ valid_from, valid_to, qty }) => {
    const ref = `retire:${valid_from}:${valid_to}`;
    return { kind: "payout", qty: -qty, valid_from, valid_to, ref, memo: "퇴사 정산" } as const;
  });
  await enter(db, idx_staff, rows, { by: person.idx, now });
  if (!record || record.payout_days !== null) return;
  const payout_days = left.reduce((days, { qty }) => days + qty, 0);
  await db
    .update(retire)
    .set({ payout_days, mdate: now, ver: sql`${retire.ver} + 1` })
    .where(eq(retire.idx, record.idx));
}

/** Lines of what has ended with the day are done. */
async function closeLines({ db, now }: WriteContext, { idx }: Retire): Promise<void> {
  await db
    .update(retireHandover)
    .set({ status: "ok", confirmed_at: now, mdate: now, ver: sql`${retireHandover.ver} + 1` })
    .where(
      and(
        eq(retireHandover.idx_retire, idx),
        inArray(retireHandover.kind, [...ending]),
        ne(retireHandover.status, "ok"),
        isNull(retireHandover.deleted_at),
      ),
    );
}
