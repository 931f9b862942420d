import type { BookingKind } from "@portal/definition";
import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "../db/open";
import type { Period } from "../db/table-of";
import { booking, classroom, studio, vehicle } from "../db/tables";
import { HOLDING, MINUTE, overlaps } from "./booking";

/** Something that can be booked, as people choose it. */
interface Bookable {
  readonly idx: number;
  readonly name: string;
  readonly note: string;
  readonly closed: string;
  readonly open_from: string | null;
  readonly open_to: string | null;
  readonly capacity: number | null;
  readonly equipment: string[];
  readonly group: string;
  readonly min_minutes: number;
  readonly need_confirm: boolean;
  readonly odometer: number | null;
}

const fuels: Readonly<Record<string, string>> = {
  gas: "휘발유",
  diesel: "경유",
  lpg: "LPG",
  ev: "전기",
  hybrid: "하이브리드",
};

/** All of a kind, those that are closed last. */
export async function bookablesOf(db: Database, kind: BookingKind): Promise<Bookable[]> {
  const found = await { vehicle: vehicles, studio: studios, classroom: classrooms }[kind](db);
  return found.toSorted((a, b) => Number(a.closed !== "") - Number(b.closed !== ""));
}

/** The numbers of those that somebody has in a time, by another booking than this one. */
export async function takenIn(db: Database, time: Period, kind: BookingKind, but: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ idx: booking.idx_resource })
    .from(booking)
    .where(
      and(
        eq(booking.kind, kind),
        inArray(booking.status, HOLDING),
        isNull(booking.deleted_at),
        overlaps(time),
        ne(booking.idx, but),
      ),
    );
  return rows.map(({ idx }) => idx);
}

interface Wanted {
  readonly kind: BookingKind;
  readonly day: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly minutes: number;
  readonly people?: number | undefined;
  readonly equipment?: string | undefined;
}

/** What is free on a day for so long, with the times; nothing of the past. */
export async function freeTimesOf(
  db: Database,
  { kind, day, from, to, minutes, people, equipment }: Wanted,
  now: Date,
) {
  const words = (equipment ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  const fitting = (await bookablesOf(db, kind)).filter(
    (one) =>
      one.closed === "" &&
      (people === undefined || one.capacity === null || one.capacity >= people) &&
      words.every((word) => one.equipment.includes(word)),
  );
  const whole = { from: at(day, "00:00"), to: new Date(at(day, "00:00").getTime() + 24 * 60 * MINUTE) };
  const taken = await db
    .select({ resource: booking.idx_resource, during: booking.during })
    .from(booking)
    .where(and(eq(booking.kind, kind), inArray(booking.status, HOLDING), isNull(booking.deleted_at), overlaps(whole)))
    .orderBy(booking.during);
  return fitting.flatMap((one) => {
    const opens = latest(at(day, one.open_from ?? "00:00"), at(day, from ?? "00:00"), soonest(now));
    const closes = earliest(one.open_to ? at(day, one.open_to) : whole.to, to === undefined ? whole.to : at(day, to));
    const own = taken.filter(({ resource }) => resource === one.idx).map(({ during }) => during);
    const gaps = gapsOf(own, { from: opens, to: closes }).filter(
      (gap) => gap.to.getTime() - gap.from.getTime() >= minutes * MINUTE,
    );
    if (gaps.length === 0) return [];
    return [
      {
        idx: one.idx,
        name: one.name,
        note: one.note,
        gaps: gaps.map((gap) => ({ from: gap.from.toISOString(), to: gap.to.toISOString() })),
      },
    ];
  });
}

function gapsOf(taken: readonly Period[], { from, to }: Period): Period[] {
  const gaps: Period[] = [];
  let free = from;
  for (const during of taken) {
    if (during.from > free) gaps.push({ from: free, to: earliest(during.from, to) });
    free = latest(free, during.to);
  }
  if (free < to) gaps.push({ from: free, to });
  return gaps;
}

/** The next ten minutes. */
function soonest(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / (10 * MINUTE)) * 10 * MINUTE);
}

function at(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00+09:00`);
}

function latest(...times: readonly Date[]): Date {
  return new Date(Math.max(...times.map(Number)));
}

function earliest(...times: readonly Date[]): Date {
  return new Date(Math.min(...times.map(Number)));
}

async function vehicles(db: Database): Promise<Bookable[]> {
  const rows = await db.select().from(vehicle).where(isNull(vehicle.deleted_at)).orderBy(asc(vehicle.plate_no));
  return rows.map((car) => ({
    idx: car.idx,
    name: `${car.model} ${car.plate_no}`,
    note: [fuels[car.fuel], car.seats && `${car.seats}인승`, car.park_place].filter(Boolean).join(" · "),
    closed: { repair: "정비 중", off: "운행 중지" }[car.status] ?? "",
    open_from: null,
    open_to: null,
    capacity: car.seats,
    equipment: [],
    group: car.fuel,
    min_minutes: 10,
    need_confirm: false,
    odometer: car.odometer,
  }));
}

async function studios(db: Database): Promise<Bookable[]> {
  const rows = await db.select().from(studio).where(isNull(studio.deleted_at)).orderBy(asc(studio.name));
  return rows.map((room) => ({
    ...roomOf(room),
    note: [room.place, `${room.open_from}–${room.open_to}`].filter(Boolean).join(" · "),
    capacity: null,
    group: "",
    min_minutes: room.min_minutes,
    need_confirm: false,
  }));
}

async function classrooms(db: Database): Promise<Bookable[]> {
  const rows = await db.select().from(classroom).where(isNull(classroom.deleted_at)).orderBy(asc(classroom.idx));
  return rows.map((room) => ({
    ...roomOf(room),
    note: [room.floor, `${room.capacity}명`, room.need_confirm && "승인 필요"].filter(Boolean).join(" · "),
    capacity: room.capacity,
    group: room.kind,
    min_minutes: 10,
    need_confirm: room.need_confirm,
  }));
}

function roomOf(room: typeof studio.$inferSelect | typeof classroom.$inferSelect) {
  const { idx, name, open_from, open_to, is_use, equipment } = room;
  return {
    idx,
    name,
    open_from,
    open_to,
    closed: is_use ? "" : "사용하지 않음",
    equipment: equipment ?? [],
    odometer: null,
  };
}
