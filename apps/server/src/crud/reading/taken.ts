import { type BookingKind, columnName, type FieldKey } from "@portal/definition";
import { daysAfter, momentOf, workingHoursOf } from "@portal/definition/calendar";
import { and, eq, exists, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { type Bookable, bookableOf, MINUTE, obstaclesOf, readTime, spokenTime } from "../../bookings/booking";
import { hoursOn } from "../../company/absences";
import { lunchOf } from "../../company/company";
import { calendarOf } from "../../company/holidays";
import type { Period } from "../../db/table-of";
import { staff } from "../../db/tables";
import type { RequestContext } from "../../records/rules";
import { dayOf, dayStart } from "../../seoul";
import { type Entity, entityOf } from "../entity";
import { columnOf, isKept, isPartOf, namingField } from "../place";
import { whereReadable } from "./reading";

/** How long a time is looked for where none is chosen. */
const USUAL = 60 * MINUTE;
/** Free times begin at the half hour, on so many working days from today on. */
const [STEP, WORKDAYS] = [30 * MINUTE, 10];
/** How far the working days are looked for, whatever the holidays. */
const FURTHEST = 60;

interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly people: readonly number[];
  readonly room?: number | undefined;
  readonly idx?: number | undefined;
}

/** A time at which some people are taken. */
interface Taken {
  readonly who: readonly number[];
  readonly what: string;
  readonly during: Period;
}

/** What is in the way of a record that people are planned with, in words; and when they and its room are free. */
export async function takenFor(context: RequestContext, entity: Entity, { from, to, people, room, idx = 0 }: Asked) {
  const { db } = context;
  const chosen = from && to && from !== to ? { from: new Date(from), to: new Date(to) } : undefined;
  const where = room === undefined ? undefined : await roomOf(context, entity, room, idx);
  const except = { entity: entity.name, idx };
  const [now, then] = await Promise.all([
    chosen ? takenIn(context, entity, people, chosen, except) : [],
    entity.definition.occupies?.shows === "free"
      ? freeTimes(context, { length: chosen ? +chosen.to - +chosen.from : USUAL, where }, (span) =>
          takenIn(context, entity, people, span, except),
        )
      : [],
  ]);
  const names = await db.select({ idx: staff.idx, name: staff.kname }).from(staff).where(inArray(staff.idx, people));
  const list = names.flatMap(({ idx: one, name }) =>
    now.filter(({ who }) => who.includes(one)).map(({ what, during }) => `${name}: ${what}${timeWords(during)}`),
  );
  return { list: [...list, ...(chosen && where ? await whyNot(context, where, chosen) : [])], free: then };
}

/** All that takes any of these people up in a time, but for the record itself. */
async function takenIn(
  context: RequestContext,
  { entities }: Entity,
  people: readonly number[],
  span: Period,
  except: { readonly entity: string; readonly idx: number },
): Promise<Taken[]> {
  const sources = [...entities.values()].filter(({ definition }) => definition.occupies);
  const found = await Promise.all(
    sources.map((source) => takenBy(context, source, people, span, source.name === except.entity ? except.idx : 0)),
  );
  return found.flat().toSorted((a, b) => +a.during.from - +b.during.from);
}

/** The same by the records of one entity; who may not read one learns that there is something, and not what. */
async function takenBy(context: RequestContext, source: Entity, people: readonly number[], span: Period, but: number) {
  const { table, definition, entities } = source;
  const { occupies } = definition;
  if (!occupies) return [];
  const asked = sql`array[${sql.join([...people], sql`, `)}]::bigint[]`;
  const holders = occupies.people.map((key) => holdersBy(source, key, asked));
  const during = columnOf(table, occupies.during);
  const name = namingField(source);
  const title = name === undefined ? sql`null` : sql`${columnOf(table, name)}`;
  const states = Object.entries(occupies.while ?? {}).map(([key, values]) => inArray(columnOf(table, key), values));
  // a booking that is made with a record takes up those whom the record does
  const isMadeWith = [...entities.values()].flatMap((other) => {
    const { booking = "" } = other.definition.occupies ?? {};
    const link = other.definition.fields[booking];
    if (link?.kind !== "link" || link.to !== source.name) return [];
    const isIts = eq(columnOf(other.table, columnName(booking, link)), table.idx);
    return [not(exists(sql`(select from ${other.table} where ${isIts})`))];
  });
  const rows = await context.db
    .select({
      who: sql<unknown[]>`${sql.join(
        holders.map(({ all }) => all),
        sql` || `,
      )}`,
      during,
      title: sql<string | null>`case when ${whereReadable(context, source) ?? sql`true`} then ${title} end`,
    })
    .from(table)
    .where(
      and(
        isKept(table),
        sql`${during} && tstzrange(${span.from.toISOString()}, ${span.to.toISOString()}, '[)')`,
        or(...holders.map(({ isAmong }) => isAmong)),
        not(eq(table.idx, but)),
        ...states,
        ...isMadeWith,
      ),
    );
  return rows.map(({ who, during: taken, title: called }) => ({
    who: who.map(Number),
    what: occupies.as ?? (called ? `${definition.title} · ${called}` : "다른 일정"),
    during: taken as Period,
  }));
}

/** Whom a record takes up by one of its fields, and whether any of those who are asked about is among them. */
function holdersBy(entity: Entity, key: FieldKey, asked: SQL): { all: SQL; isAmong: SQL } {
  const { definition, table } = entity;
  const [part = "", inner] = key.split(".");
  if (inner !== undefined) {
    const lines = entityOf(entity, part);
    const column = columnOf(lines.table, columnName(inner, lines.definition.fields[inner]));
    const isLine = isPartOf(entity, part);
    return {
      all: sql`array(select ${column} from ${lines.table} where ${isLine})`,
      isAmong: exists(sql`(select from ${lines.table} where ${and(isLine, sql`${column} = any(${asked})`)})`),
    };
  }
  const column = columnOf(table, columnName(key, definition.fields[key]));
  if (definition.fields[key]?.kind === "staffList")
    return { all: sql`coalesce(${column}, '{}')`, isAmong: sql`${column} && ${asked}` };
  return { all: sql`array[${column}]`, isAmong: sql`${column} = any(${asked})` };
}

/** What is booked with a record, and by which of its bookings it has it already. */
interface Room {
  readonly kind: BookingKind;
  readonly idx: number;
  readonly what: Bookable;
  readonly booking: readonly number[];
}

async function roomOf(
  { db }: RequestContext,
  { definition, table }: Entity,
  room: number,
  idx: number,
): Promise<Room | undefined> {
  const { fields, occupies } = definition;
  const { room: key = "", booking } = occupies ?? {};
  const field = fields[key];
  if (field?.kind !== "link") return undefined;
  const kind = field.to as BookingKind;
  const what = await bookableOf(db, kind, room);
  if (!what) return undefined;
  const own = booking === undefined ? undefined : columnOf(table, columnName(booking, fields[booking]));
  const [row] = own ? await db.select({ own }).from(table).where(eq(table.idx, idx)) : [];
  return { kind, idx: room, what, booking: row?.own ? [Number(row.own)] : [] };
}

/** Why a room cannot be booked at a time. */
async function whyNot({ db }: RequestContext, { kind, idx, what, booking }: Room, span: Period): Promise<string[]> {
  if (what.closed) return [`${what.name}: ${what.closed}`];
  const read = readTime(kind, what, span);
  if ("error" in read) return [read.error];
  const others = await obstaclesOf(db, kind, idx, [span], booking);
  return others.map(({ title, during }) => `${what.name}: ${title}${timeWords(during)}`);
}

/** The times from now on at which nobody is taken, within the working hours of the next working days. */
async function freeTimes(
  { db, now, person }: RequestContext,
  { length: asked, where }: { length: number; where: Room | undefined },
  takenWithin: (span: Period) => Promise<readonly Taken[]>,
) {
  const calendar = await calendarOf(db, person.idx_sector);
  const today = dayOf(now);
  const days = Array.from({ length: FURTHEST }, (_, n) => daysAfter(today, n))
    .flatMap((day) => {
      const hours = workingHoursOf(calendar.halvesOf(day));
      return hours ? [{ day, hours }] : [];
    })
    .slice(0, WORKDAYS);
  const last = days.at(-1);
  if (!last || where?.what.closed) return [];
  // rooms are booked by ten minutes
  const length = Math.ceil(asked / (10 * MINUTE)) * 10 * MINUTE;
  const span = { from: now, to: dayStart(last.day, 1) };
  const taken = (await takenWithin(span)).map(({ during }) => during);
  if (where) {
    const booked = await obstaclesOf(db, where.kind, where.idx, [span], where.booking);
    taken.push(...booked.map(({ during }) => during));
  }
  const [lunchFrom, lunchTo] = await lunchOf(db);
  return days.flatMap(({ day, hours: [opens, closes] }) => {
    const lunch = { from: new Date(momentOf(day, lunchFrom)), to: new Date(momentOf(day, lunchTo)) };
    const busy = lunchFrom === lunchTo ? taken : [...taken, lunch];
    const [first, end] = [Date.parse(momentOf(day, opens)), Date.parse(momentOf(day, closes))];
    const count = Math.max(0, Math.floor((end - length - first) / STEP) + 1);
    return Array.from({ length: count }, (_, n) => first + n * STEP)
      .map((at) => ({ from: new Date(at), to: new Date(at + length) }))
      .filter((time) => time.from >= now && busy.every((other) => other.to <= time.from || other.from >= time.to))
      .filter((time) => !where || !("error" in readTime(where.kind, where.what, time)))
      .map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() }));
  });
}

/** When something is, in words; nothing of what takes a whole day. */
function timeWords(during: Period): string {
  const { from, to } = hoursOn(dayOf(during.from), during);
  return from || to ? ` (${spokenTime(during)})` : "";
}
