import { sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { booking, classroom, statusLog, studio, studioBooking, vehicle, vehicleLog } from "../../db/tables";
import { dayOf } from "../../seoul";
import { goOnAfter } from "../bulk";
import type { DemoPerson } from "../company/people";
import { type DemoBooking, demoBookings, lastDay } from "./bookings";
import { demoClassrooms, demoStudios, demoVehicles } from "./resources";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const kinds: Readonly<Record<string, string>> = { 이러닝: "elearn", 라이브: "live", 음성: "voice", 사진: "photo" };
const purposes: Readonly<Record<string, string>> = {
  거래처방문: "client",
  교육: "edu",
  배송: "deliver",
  출장: "trip",
  출퇴근: "commute",
};

/** Adds what can be booked, a year of bookings, and the log of each drive, whose counters go on from one to the next. */
export async function addDemoBookings(
  db: Database,
  people: readonly DemoPerson[],
  now: Date,
  closed: ReadonlySet<string>,
) {
  const made = demoBookings(people, now, closed);
  const owed = owedLog(made, now);
  const bookings = made.map((one, index) => ({ ...one, idx: index + 1, ...(one === owed && { status: "in_use" }) }));
  const { logs, odometers } = drives(bookings);
  const first = new Map<number, Numbered>();
  for (const one of bookings) if (one.series !== undefined && !first.has(one.series)) first.set(one.series, one);
  await insertMany(
    db,
    vehicle,
    demoVehicles(now).map((car) => ({ ...car, odometer: odometers.get(car.idx) ?? car.odometer, ...by(103, now) })),
  );
  const open = { open_from: "08:00", open_to: "22:00", min_minutes: 30, is_use: true };
  await insertMany(
    db,
    studio,
    demoStudios.map((room) => ({ ...room, ...open, ...by(103, now) })),
  );
  await insertMany(
    db,
    classroom,
    demoClassrooms.map((room) => ({ ...room, open_from: "08:00", open_to: "20:00", ...by(103, now) })),
  );
  await insertMany(
    db,
    booking,
    bookings.map((one) => rowOf(one, first.get(one.series ?? 0), now)),
  );
  await insertMany(db, studioBooking, bookings.filter(({ kind }) => kind === "studio").map(partOf));
  await insertMany(db, vehicleLog, logs);
  for (const table of [vehicle, studio, classroom, booking]) await goOnAfter(db, table);
  await addHistories(db);
}

type Numbered = DemoBooking & { readonly idx: number };

/** One drive of yesterday, or of the last day before it, whose log its driver still owes. */
function owedLog(made: readonly DemoBooking[], now: Date): DemoBooking | undefined {
  return made.findLast(
    ({ kind, idx_resource, to, status }) =>
      kind === "vehicle" && idx_resource === 5 && to < now.getTime() - DAY / 2 && status === "done",
  );
}

function drives(bookings: readonly Numbered[]) {
  const odometers = new Map(demoVehicles(new Date(0)).map(({ idx, odometer }) => [idx, odometer]));
  const done = bookings
    .filter(({ kind, status }) => kind === "vehicle" && status === "done")
    .sort((a, b) => a.from - b.from);
  const logs = done.map((one) => {
    // now and then somebody has driven without writing it down
    const gap = one.idx % 97 === 0 ? 4 + (one.idx % 9) : 0;
    const odo_before = (odometers.get(one.idx_resource) ?? 0) + gap;
    const km = 18 + ((one.idx * 37) % 190);
    const commute_km = one.purpose === "출퇴근" ? km : 0;
    odometers.set(one.idx_resource, odo_before + km);
    return {
      idx_booking: one.idx,
      idx_vehicle: one.idx_resource,
      idx_driver: one.booker.idx,
      use_date: dayOf(new Date(one.from)),
      purpose: purposes[one.purpose] ?? "etc",
      dest: one.dest ?? "",
      odo_before,
      odo_after: odo_before + km,
      km,
      commute_km,
      business_km: km - commute_km,
      toll: (one.idx % 4) * 1200,
      ...by(one.booker.idx, new Date(one.to)),
    };
  });
  return { logs, odometers };
}

function rowOf(
  { series: _, from, to, booker, people, dest, ...rest }: Numbered,
  first: Numbered | undefined,
  now: Date,
) {
  const made = new Date(Math.min(from - (1 + (rest.idx % 9)) * DAY, now.getTime() - 60 * MINUTE));
  const isVehicle = rest.kind === "vehicle";
  return {
    ...rest,
    during: { from: new Date(from), to: new Date(to) },
    idx_booker: booker.idx,
    idx_driver: isVehicle ? booker.idx : null,
    dest: dest ?? null,
    people: people ?? null,
    series_idx: first?.idx ?? null,
    repeat: first ? { every: "week" as const, until: lastDay(now) } : null,
    checkin_at: rest.kind === "classroom" && ["done", "in_use"].includes(rest.status) ? new Date(from) : null,
    idx_sector: booker.idx_sector,
    idx_office: booker.idx_office,
    idx_team: booker.idx_team,
    ...by(booker.idx, made),
  };
}

function partOf({ idx, purpose, booker }: Numbered) {
  return { idx_booking: idx, kind: kinds[purpose] ?? "meet", idx_producer: booker.idx, ...by(booker.idx, new Date(0)) };
}

function by(idx_writer: number, wdate: Date) {
  return { idx_writer, wdate, ver: 1 };
}

/** Who booked when, and what became of it. */
async function addHistories(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${statusLog} (entity, entity_idx, from_status, to_status, idx_staff, at, idx_writer, wdate)
    select 'booking', idx, null, case when status = 'requested' then 'requested' else 'confirmed' end,
      idx_booker, wdate, idx_booker, wdate
    from ${booking}
    union all
    select 'booking', idx, 'confirmed', status, idx_booker, upper(during), idx_booker, upper(during)
    from ${booking} where status in ('done', 'noshow')`);
}
