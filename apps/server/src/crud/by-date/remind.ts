import {
  type Asker,
  can,
  columnName,
  type EntityScreen,
  isAmongRows,
  type ListScreen,
  type ListTab,
  linkBelow,
  mayOpen,
  permissionsOf,
  type Reminder,
  rowsOfGrants,
  rowsOfScreen,
} from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import { and, eq, getTableColumns, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { askerOf, askersOf } from "../../access/asker";
import { givenAlong } from "../../access/grants";
import { calendarOf } from "../../company/holidays";
import type { Database } from "../../db/open";
import { reminderSent } from "../../db/system-tables";
import { staff } from "../../db/tables";
import type { Mail } from "../../mail/mailer";
import { notify } from "../../notifications";
import type { Asking, Row } from "../../records/rules";
import { dayOf } from "../../seoul";
import { toldOf } from "../access/field-access";
import { scopeOn, whereScoped } from "../access/scope";
import { type Entities, type Entity, entityOf } from "../entity";
import { ownValue, whereAll } from "../lists/derived";
import { isKept, linkOf, namingField } from "../place";
import { pathTo } from "../reading/names";
import { mayRead } from "../reading/reading";
import { columnsToRead, withParts } from "../writing/parts";

/** A night without a server is made up for within so many days. */
const LATE = 3;
/** No days off are more than these in a row. */
const LONGEST_REST = 14;
/** What was told so many days ago is forgotten. */
const KEPT = 400;
const DAY = 24 * 60 * 60 * 1000;

/** Where mail goes, and what its links begin with; nothing without a mail server. */
export interface Post {
  readonly send: (mail: Mail, db: Database) => Promise<void>;
  readonly publicUrl: string;
}

/** Tells people of what their records remind of tonight, each once; returns how many were told. */
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
      let asked: readonly (readonly [Asking, (record: Row) => boolean])[] | undefined;
      for (const { record, due, days } of await dueRecords(anybody, entity, reminder, rest)) {
        asked ??= people.map((person) => [person, isFor(person, entity, reminder.to)] as const);
        for (const [person, isTheirs] of asked) {
          if (!isTheirs(record)) continue;
          if (!(await mayRead(person, entity, Number(record.idx)))) continue;
          if (!(await note(person, entity, { name, record, due, days }))) continue;
          const group = `${person.person.idx} ${days} ${groupOf(entity, reminder, { record, due })}`;
          const { records } = told.get(group) ?? { records: [] };
          told.set(group, { asking: person, due, records: [...records, record] });
        }
      }
      for (const each of told.values()) await tell(entity, reminder, each, post);
      count += told.size;
    }
  }
  return count;
}

/** What somebody is told in one notice: the records of one reminder that are due on one day, or that belong to one record. */
interface Told {
  readonly asking: Asking;
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

/** Of which days is told ahead on these: of those that the company works, and of the days off that come right behind each. */
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
 * The records that a reminder is about, now or because a server slept: the same, whoever asks. What is told ahead of a date
 * and would be told on a day off is told on the working day before.
 */
async function dueRecords(anybody: Asking, entity: Entity, reminder: Reminder, rest: number): Promise<Due[]> {
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
export function dueOf(asking: Asking, entity: Entity, { on }: Reminder): SQL {
  const { definition } = entity;
  const column = ownValue(asking, entity, on);
  const kind = definition.fields[on]?.kind;
  if (kind === "period") return sql`(lower(${column}) at time zone 'Asia/Seoul')::date`;
  return kind === "dateTime" ? sql`(${column} at time zone 'Asia/Seoul')::date` : column;
}

/** Nobody's session: the people are asked about, they ask nothing. */
const noSession = { sessionIdx: 0, byLink: false, mustChangePassword: false };

/** Everybody, or those of these numbers, as one who asks. */
export async function everybody(db: Database, now: Date, among?: readonly number[]): Promise<Asking[]> {
  if (among?.length === 0) return [];
  const all = await db
    .select({ ...getTableColumns(staff), given: givenAlong(dayOf(now)) })
    .from(staff)
    .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), among && inArray(staff.idx, [...among])));
  const askers = await askersOf(db, all, dayOf(now));
  return all.map((person, at) => ({ db, now, person: { ...person, ...noSession }, asker: askers[at] as Asker }));
}

/**
 * Tells of records whether they are somebody's by these: by being named in it or in charge of it, not because nothing
 * is closed to them.
 */
export function isFor({ asker }: Asking, { definition }: Entity, to: Reminder["to"]): (record: Row) => boolean {
  const { isMaster } = permissionsOf(asker);
  const ways = to
    .map((by) =>
      typeof by === "string"
        ? { isAll: by.endsWith(":all") && !isMaster, rows: rowsOfGrants(asker, [by], definition) }
        : { isAll: true, rows: rowsOfGrants(asker, ["staff:party"], { party: [by] }) },
    )
    .filter(({ isAll, rows }) => rows !== "all" || isAll);
  return (record) => ways.some(({ rows }) => isAmongRows(rows, record));
}

/** Somebody as one who asks, for what happens without anybody asking. */
export async function askingAs(db: Database, idxStaff: number | null, now: Date): Promise<Asking> {
  const [person] = await db
    .select({ ...getTableColumns(staff), given: givenAlong(dayOf(now)) })
    .from(staff)
    .where(idxStaff === null ? sql`true` : eq(staff.idx, idxStaff))
    .orderBy(staff.idx)
    .limit(1);
  if (!person) throw new Error(`no such person: ${idxStaff}`);
  return { db, now, person: { ...person, ...noSession }, asker: await askerOf(db, person, dayOf(now)) };
}

/** Notes that somebody knows of a day of a record; false if they did. */
async function note(
  { db, now, person }: Asking,
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
  { asking, due, records }: Told,
  post: Post | undefined,
): Promise<void> {
  const { db, now, person } = asking;
  const [first = {}] = records;
  const values: Readonly<Record<string, string>> = {
    name: calledFor(asking, entity, first),
    date: due,
    left: leftTo(due, now),
  };
  const words = reminder.text.replace(/{(name|date|left)}/g, (_, part: string) => values[part] ?? "");
  const areMany = records.length > 1 && reminder.together === undefined;
  const title = areMany ? `${words} (외 ${records.length - 1}건)` : words;
  const list = areMany ? await listOf(asking, entity, records, { [reminder.on]: due }) : undefined;
  const link = list ?? (await placeFor(asking, entity, first));
  const to = await notify(db, { to: [person.idx], kind: reminder.kind, title, ...(link && { link }) }, now);
  const text = `${title}\n\n${post?.publicUrl}${link ?? "/main"}\n`;
  if (to.length > 0) await post?.send({ to: person.email, subject: `[인트라넷] ${title}`, text, called: "알림" }, db);
}

/** Where somebody reads several records: the list, and the tab of it, that has all of them, narrowed to these days where it has such filters. */
export async function listOf(
  asking: Asking,
  entity: Entity,
  records: readonly Row[],
  days: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const { table, screens } = entity;
  const idxs = records.map(({ idx }) => Number(idx));
  for (const list of screens) {
    if (list.kind !== "list" || list.path.includes(":") || !mayOpen(asking.asker, list.can)) continue;
    for (const tab of list.tabs ?? [undefined]) {
      if (tab?.any || (tab?.can && !mayOpen(asking.asker, tab.can))) continue;
      const areThere = and(inArray(table.idx, idxs), whereScoped(scopeOn(asking, entity, list, tab)));
      if ((await asking.db.$count(table, areThere)) === idxs.length) return addressOfList(list, tab, days);
    }
  }
  return undefined;
}

function addressOfList(list: ListScreen, tab: ListTab | undefined, days: Readonly<Record<string, string>>): string {
  const { path, filters = [], tabs = [] } = list;
  const query = new URLSearchParams(tab && tab !== tabs[0] ? { tab: tab.key } : {});
  for (const [key, day] of Object.entries(days)) {
    if (!filters.includes(key)) continue;
    query.set(`${key}.from`, day);
    query.set(`${key}.to`, day);
  }
  const asked = query.toString();
  return asked === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${asked}`;
}

/** What a record is called to somebody. */
export function calledFor(asking: Asking, entity: Entity, record: Row): string {
  const name = toldOf(asking, entity, record)[namingField(entity) ?? ""];
  return String(name ?? `${entity.definition.title} ${record.idx}번`);
}

/** How far a day is: 60일 전, 오늘, 7일 지남. */
function leftTo(due: string, now: Date): string {
  const left = Math.round((Date.parse(due) - Date.parse(dayOf(now))) / DAY);
  return left === 0 ? "오늘" : left > 0 ? `${left}일 전` : `${-left}일 지남`;
}

/** Where a record is opened; with a person, where they may, of several pages on one that is for records such as this. */
export function addressOf(
  { screens, definition }: Entity,
  idx: number,
  person?: Asker,
  record?: Row,
): string | undefined {
  const open = screens.filter(({ can }) => person === undefined || mayOpen(person, can));
  const isTheirs = ({ can }: EntityScreen) =>
    person === undefined || record === undefined || isAmongRows(rowsOfScreen(person, can, definition), record);
  const page = ["view", "tab-view", "edit"]
    .map((kind) => open.filter((screen) => screen.kind === kind))
    .map((pages) => pages.find(isTheirs) ?? pages[0])
    .find(Boolean);
  return page && pathTo(page, idx);
}

/** Where somebody reads a record: its own page, that of the record which it is a line of, or one on which it is listed. */
export async function placeFor(asking: Asking, entity: Entity, record: Row): Promise<string | undefined> {
  const { asker } = asking;
  if (entity.partOf !== undefined && entity.screens.length === 0) {
    const whole = entityOf(entity, entity.partOf);
    return addressOf(whole, Number(record[linkOf(whole, entity.name).name]), asker);
  }
  return addressOf(entity, Number(record.idx), asker, record) ?? (await listedFor(asking, entity, record));
}

/** The page of another record, which somebody may open, that lists the records that link to it. */
async function listedFor({ db, asker }: Asking, entity: Entity, record: Row): Promise<string | undefined> {
  for (const of of entity.entities.values()) {
    for (const screen of of.screens) {
      const lists = "related" in screen ? (screen.related ?? []).filter((related) => related.of === entity.name) : [];
      for (const related of lists) {
        const link = linkBelow((name) => entity.entities.get(name)?.definition, of.name, related);
        const idx = Number(record[`idx_${link}`] ?? 0);
        const [linked] = await db
          .select(columnsToRead(of))
          .from(of.table)
          .where(and(eq(of.table.idx, idx), isKept(of.table)));
        if (linked && can(asker, screen.can, linked, of.definition)) return screen.path.replace(":idx", String(idx));
      }
    }
  }
  return undefined;
}

/** A day, YYYY-MM-DD in Seoul, so many days from today. */
export function dayIn(now: Date, days: number): string {
  return dayOf(new Date(now.getTime() + days * DAY));
}
