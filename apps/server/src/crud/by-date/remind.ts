import { columnName, type Reminder } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, lt, or, type SQL, sql } from "drizzle-orm";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { reminderSent } from "../../db/system-tables";
import type { Mail } from "../../mail/mailer";
import { notify } from "../../notifications";
import type { RequestContext, Row } from "../../records/rules";
import { dayIn, dayOf } from "../../seoul";
import { everybody, isFor } from "../access/audience";
import type { Entities, Entity } from "../entity";
import { ownValue, whereAll } from "../lists/derived";
import { isKept } from "../place";
import { calledFor, listOf, placeFor } from "../reading/addresses";
import { mayRead } from "../reading/reading";
import { wordsFor } from "../tell";
import { columnsToRead, withParts } from "../writing/parts";

/** A night without a server is made up for within so many days. */
const LATE = 3;
/** No days off are more than these in a row. */
const LONGEST_REST = 14;
/** Sent reminders older than so many days are deleted. */
const KEPT = 400;
const DAY = 24 * 60 * 60 * 1000;

/** Where mail goes, and what its links begin with; nothing without a mail server. */
export interface Post {
  readonly send: (mail: Mail, db: Database) => Promise<void>;
  readonly publicUrl: string;
}

/** Sends the reminders that are due tonight, each once; returns how many people were notified. */
export async function remind(entities: Entities, db: Database, now: Date, post?: Post): Promise<number> {
  await db.delete(reminderSent).where(lt(reminderSent.due, dayIn(now, -KEPT)));
  const people = await everybody(db, now);
  const [anybody] = people;
  if (!anybody) return 0;
  const rest = Math.max(0, (await toldAheadOn(db, [dayOf(now)])).length - 1);
  let count = 0;
  for (const entity of entities.values()) {
    for (const [name, reminder] of Object.entries(entity.definition.reminders ?? {})) {
      const told = new Map<string, Told>();
      let asked: readonly (readonly [RequestContext, (record: Row) => boolean])[] | undefined;
      for (const { record, due, days } of await dueRecords(anybody, entity, reminder, rest)) {
        asked ??= people.map((person) => [person, isFor(person, entity, reminder.to)] as const);
        for (const [person, isTheirs] of asked) {
          if (!isTheirs(record)) continue;
          if (!(await mayRead(person, entity, Number(record.idx)))) continue;
          if (!(await note(person, entity, { name, record, due, days }))) continue;
          const group = `${person.person.idx} ${days} ${groupOf(entity, reminder, { record, due })}`;
          const { records } = told.get(group) ?? { records: [] };
          told.set(group, { context: person, due, records: [...records, record] });
        }
      }
      for (const each of told.values()) await tell(entity, reminder, each, post);
      count += told.size;
    }
  }
  return count;
}

/** What one notice to somebody is about: the records of one reminder that are due on one day, or that belong to one record. */
interface Told {
  readonly context: RequestContext;
  readonly due: string;
  readonly records: readonly Row[];
}

function groupOf({ definition }: Entity, { together }: Reminder, { record, due }: Omit<Due, "days">): unknown {
  return together === undefined ? due : record[columnName(together, definition.fields[together])];
}

interface Due {
  readonly record: Row;
  /** The record's date, and the day of the reminder that has come. */
  readonly due: string;
  readonly days: number;
}

/** The days whose reminders are sent on these: the working days among them, and the days off right behind each. */
export async function toldAheadOn(db: Database, days: readonly string[]): Promise<string[]> {
  const calendar = await calendarOf(db, 0);
  const isWorked = (day: string) => calendar.halvesOf(day).length > 0;
  return days.filter(isWorked).flatMap((day) => {
    const next = Array.from({ length: LONGEST_REST }, (_, n) => daysAfter(day, n + 1));
    const works = next.findIndex(isWorked);
    return [day, ...next.slice(0, works === -1 ? LONGEST_REST : works)];
  });
}

/**
 * The records that a reminder is about, now or because a server slept: the same, whoever asks. What is due ahead of a date
 * and falls on a day off is sent on the working day before.
 */
async function dueRecords(anybody: RequestContext, entity: Entity, reminder: Reminder, rest: number): Promise<Due[]> {
  const { db, now } = anybody;
  const on = dueOf(anybody, entity, reminder);
  const last = (days: number) => dayIn(now, -days + (days < 0 ? rest : 0));
  const spans = reminder.days.map((days) => [dayIn(now, -days - LATE + 1), last(days)] as const);
  const isDue = or(...spans.map(([from, to]) => sql`${on} between ${from}::date and ${to}::date`));
  const rows = await db
    .select({ record: columnsToRead(entity), due: sql<string>`${on}::text` })
    .from(entity.table)
    .where(and(isDue, whereReminded(entity, reminder)));
  return Promise.all(
    rows.map(async ({ record, due }) => {
      // of two that a night was slept over, the later one is news
      const come = reminder.days.filter((days) => last(days) >= due);
      return { record: await withParts(db, entity, record as Row), due, days: Math.max(...come) };
    }),
  );
}

/** Records of which a reminder still holds. */
export function whereReminded(entity: Entity, { when }: Reminder): SQL {
  return and(isKept(entity.table), whereAll(entity, when)) as SQL;
}

/** The day, in Seoul, that a reminder is about. */
export function dueOf(context: RequestContext, entity: Entity, { on }: Reminder): SQL {
  const { definition } = entity;
  const column = ownValue(context, entity, on);
  const kind = definition.fields[on]?.kind;
  if (kind === "period") return sql`(lower(${column}) at time zone 'Asia/Seoul')::date`;
  return kind === "dateTime" ? sql`(${column} at time zone 'Asia/Seoul')::date` : column;
}

/** Notes that somebody knows of a day of a record; false if they did. */
async function note(
  { db, now, person }: RequestContext,
  entity: Entity,
  { name, record, due, days }: Due & { readonly name: string },
): Promise<boolean> {
  const of = { entity: entity.name, entity_idx: Number(record.idx), name, due, days };
  const { rowCount } = await db
    .insert(reminderSent)
    .values({ ...of, idx_staff: person.idx, at: now })
    .onConflictDoNothing();
  return rowCount !== 0;
}

async function tell(
  entity: Entity,
  reminder: Reminder,
  { context, due, records }: Told,
  post: Post | undefined,
): Promise<void> {
  const { db, now, person } = context;
  const [first = {}] = records;
  const given = { name: calledFor(context, entity, first), date: due, left: leftTo(due, now) };
  const words = await wordsFor(context, entity, reminder.text, first, given);
  const areMany = records.length > 1 && reminder.together === undefined;
  const title = areMany ? `${words} (외 ${records.length - 1}건)` : words;
  const asks = { [`${reminder.on}.from`]: due, [`${reminder.on}.to`]: due };
  const list = areMany ? await listOf(context, entity, records, asks) : undefined;
  const link = list ?? (await placeFor(context, entity, first));
  const to = await notify(db, { to: [person.idx], kind: reminder.kind, title, ...(link && { link }) }, now);
  const text = `${title}\n\n${post?.publicUrl}${link ?? "/main"}\n`;
  if (to.length > 0) await post?.send({ to: person.email, subject: `[인트라넷] ${title}`, text, called: "알림" }, db);
}

/** How far a day is: 60일 전, 오늘, 7일 지남. */
function leftTo(due: string, now: Date): string {
  const left = Math.round((Date.parse(due) - Date.parse(dayOf(now))) / DAY);
  return left === 0 ? "오늘" : left > 0 ? `${left}일 전` : `${-left}일 지남`;
}
