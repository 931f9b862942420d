import { columnName, type StaffIds } from "@portal/definition";
import { daysAfter } from "@portal/definition/calendar";
import type { AnswerOf, getHome } from "@portal/definition/contract";
import { and, eq, inArray, isNotNull, isNull, lte, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import { ApiError } from "../../api-error";
import { insertMany, insertOf } from "../../db/insert-many";
import type { Database } from "../../db/open";
import { reminderSent } from "../../db/system-tables";
import { staff, statusLog } from "../../db/tables";
import { notify } from "../../notifications";
import type { RequestContext, Row } from "../../records/rules";
import { dayOf } from "../../seoul";
import { statusChange } from "../../status-log";
import { contextAs } from "../access/audience";
import { waysTo } from "../access/scope";
import { type Entities, type Entity, entityOf } from "../entity";
import { columnOf, isKept, namingField } from "../place";
import { addressOf } from "../reading/addresses";
import { lockOpen, stateOf } from "../writing/save";
import { initialOf, only } from "../writing/values";
import { type Post, toldAheadOn } from "./remind";
import { type RoundEntity, roundsIn, whereJoinedOn, whereMissing, whereOpenOn, whereSwitchedOn } from "./round";

type Staff = typeof staff.$inferSelect;

/**
 * Makes the entries that are missing of the rounds of an entity that are open: of everybody as one opens, of those who
 * have joined since. Each of them is notified. Returns how many were made.
 */
export async function makeEntries(context: RequestContext, entity: Entity, post?: Post): Promise<number> {
  const rounds = roundsIn(entity);
  if (!rounds) return 0;
  // of two who open the same round, one makes its entries
  const open = (await context.db
    .select()
    .from(entity.table)
    .where(whereJoinedOn(rounds, dayOf(context.now)))
    .orderBy(entity.table.idx)
    .for("update")) as Row[];
  let made = 0;
  for (const round of open) {
    if (rounds.round.each) {
      made += await makeEach(context, rounds, round, rounds.round.each, post);
      continue;
    }
    const people = await context.db
      .select()
      .from(staff)
      .where(whereAsked(rounds, round, dayOf(context.now)));
    await makeForPeople(context, rounds, round, people, post);
    made += people.length;
  }
  return made;
}

/** Makes entries of people all together, by one statement each for whatever their number. */
async function makeForPeople(
  context: RequestContext,
  rounds: RoundEntity,
  round: Row,
  people: readonly Staff[],
  post?: Post,
): Promise<void> {
  const { db, now, person: maker } = context;
  const { entries, columns } = rounds;
  const { definition, rules, table } = entries;
  const idxRound = round.idx as number;
  if (people.length === 0) return;
  const initial = { ...initialOf(definition, context), [columns.round]: idxRound, idx_writer: maker.idx, wdate: now };
  const more = await rules.entering?.(context, round, people);
  const rows: Row[] = people.map((person, at) => ({
    ...initial,
    [columns.person]: person.idx,
    ...(definition.hasOrgUnit && only(person, ["idx_sector", "idx_office", "idx_team"])),
    ...more?.[at],
  }));
  await insertMany(db, table, rows);
  const made = await db
    .select({ idx: table.idx, person: staff })
    .from(table)
    .innerJoin(staff, eq(staff.idx, columnOf(table, columns.person)))
    .where(
      and(
        eq(columnOf(table, columns.round), idxRound),
        inArray(
          staff.idx,
          people.map(({ idx }) => idx),
        ),
      ),
    );
  const to = stateOf(entries, initial) ?? "added";
  const added = made.map(({ idx }) =>
    statusChange({ entity: entries.name, idx: Number(idx), from: null, to }, maker.idx, now),
  );
  await insertMany(db, statusLog, added);
  await tell(context, rounds, round, made, post);
}

/** Makes the entries of the records that a round asks about; who has any of them is notified once. */
async function makeEach(
  context: RequestContext,
  rounds: RoundEntity,
  round: Row,
  { of, link, person, alike = [], when = {} }: NonNullable<RoundEntity["round"]["each"]>,
  post?: Post,
): Promise<number> {
  const { db, now } = context;
  const { entries, columns } = rounds;
  const asked = entityOf(rounds.of, of);
  const name = (key: string) => columnName(key, asked.definition.fields[key]);
  const to = columnName(link, entries.definition.fields[link]);
  const isOf = eq(columnOf(entries.table, columns.round), round.idx as number);
  const has = and(isOf, eq(columnOf(entries.table, to), asked.table.idx));
  const records = await db
    .select({ idx: asked.table.idx, holder: columnOf(asked.table, name(person)) })
    .from(asked.table)
    .where(
      and(
        isKept(asked.table),
        ...Object.entries(when).map(([key, values]) => inArray(columnOf(asked.table, name(key)), [...values])),
        ...alike.flatMap((key) => (round[name(key)] ? [eq(columnOf(asked.table, name(key)), round[name(key)])] : [])),
        notExists(sql`(select from ${entries.table} where ${has})`),
      ),
    );
  const first = { ...initialOf(entries.definition, context), idx_writer: context.person.idx, wdate: now };
  const rows = records.map(({ idx, holder }) => ({
    ...{ ...first, [columns.round]: round.idx, [to]: idx, [columns.person]: holder },
  }));
  await insertMany(db, entries.table, rows);
  const holders = await db
    .selectDistinctOn([staff.idx], { idx: entries.table.idx, person: staff })
    .from(entries.table)
    .innerJoin(staff, eq(staff.idx, columnOf(entries.table, columns.person)))
    .where(and(isOf, eq(columnOf(entries.table, "wdate"), now), ne(staff.status, "retired")))
    .orderBy(staff.idx, entries.table.idx);
  await tell(context, rounds, round, holders, post);
  return rows.length;
}

/** Those of a round's target group who have no entry, nor had one that was removed. */
function whereAsked({ entries, columns, round }: RoundEntity, record: Row, day: string): SQL {
  const { office, team, joinedBy, people } = round.targets ?? {};
  const given = (key: string | undefined, prefix = "") => (key === undefined ? null : (record[prefix + key] ?? null));
  const [inOffice, inTeam, joined] = [given(office, "idx_"), given(team, "idx_"), given(joinedBy)];
  const named = given(people) as readonly unknown[] | null;
  const has = and(
    eq(columnOf(entries.table, columns.round), record.idx as number),
    eq(columnOf(entries.table, columns.person), staff.idx),
  );
  return and(
    isNull(staff.deleted_at),
    ne(staff.status, "retired"),
    lte(staff.joinday, joined === null || String(joined) > day ? day : String(joined)),
    inOffice === null ? undefined : eq(staff.idx_office, Number(inOffice)),
    inTeam === null ? undefined : eq(staff.idx_team, Number(inTeam)),
    named?.length ? inArray(staff.idx, named.map(Number)) : undefined,
    notExists(sql`(select from ${entries.table} where ${has})`),
  ) as SQL;
}

/**
 * Reminds those whose entry of a round is missing something, each once a day; returns how many were notified and how
 * many are missing.
 */
export async function urge(context: RequestContext, entity: Entity, idx: number, post?: Post) {
  const rounds = roundsIn(entity);
  if (!rounds) throw new ApiError(400, "회차가 아닙니다.");
  const { record } = await lockOpen(context, entity, idx, waysTo(context, entity, "change"));
  const [open] = await context.db
    .select({ idx: entity.table.idx })
    .from(entity.table)
    .where(and(eq(entity.table.idx, idx), whereOpenOn(rounds, dayOf(context.now))));
  if (!open) throw new ApiError(409, "진행 중인 회차가 아닙니다.");
  return urgeMissing(context, rounds, record, post);
}

async function urgeMissing(context: RequestContext, rounds: RoundEntity, record: Row, post?: Post) {
  const { entries, columns } = rounds;
  const isOf = eq(columnOf(entries.table, columns.round), record.idx as number);
  const person = columnOf(entries.table, columns.person);
  const missing = await context.db
    .select({ idx: entries.table.idx, person: staff })
    .from(entries.table)
    .innerJoin(staff, eq(staff.idx, person))
    .where(and(isOf, whereMissing(rounds), ne(staff.status, "retired")))
    .orderBy(staff.idx);
  return { told: await tell(context, rounds, record, missing, post), missing: missing.length };
}

/** Notifies people of their entries, but for those notified of this round today; returns how many were. */
async function tell(
  { db, now }: RequestContext,
  { of, entries, round }: RoundEntity,
  record: Row,
  entered: readonly { readonly idx: unknown; readonly person: Staff }[],
  post: Post | undefined,
): Promise<number> {
  // who comes into a round that is over has nothing to do in it
  if (entered.length === 0 || String(record[round.window[1]]) < dayOf(now)) return 0;
  const sent = entered.map(({ person }) => ({
    ...{ entity: of.name, entity_idx: record.idx as number, name: TOLD, due: dayOf(now), days: 0 },
    ...{ idx_staff: person.idx, at: now },
  }));
  const { rows } = await db.execute<{ idx_staff: string }>(
    sql`${insertOf(reminderSent, sent)} on conflict do nothing returning idx_staff`,
  );
  const isNew = new Set(rows.map(({ idx_staff }) => Number(idx_staff)));
  const told = entered.filter(({ person }) => isNew.has(person.idx));
  const values: Readonly<Record<string, string>> = {
    name: String(record[namingField(of) ?? ""] ?? of.definition.title),
    date: String(record[round.window[1]]),
  };
  const title = round.text.replace(/{(name|date)}/g, (_, part: string) => values[part] ?? "");
  const link = new Map<number, string | undefined>();
  for (const { idx, person } of told)
    link.set(person.idx, addressOf(entries, Number(idx), await askerOf(db, person, dayOf(now))));
  const to = new Set(await notify(db, { to: [...isNew], kind: round.kind, title, link }, now));
  for (const { person } of told) {
    const text = `${title}\n\n${post?.publicUrl}${link.get(person.idx) ?? "/main"}\n`;
    if (to.has(person.idx))
      await post?.send({ to: person.email, subject: `[인트라넷] ${title}`, text, called: "알림" }, db);
  }
  return told.length;
}

/** What a round's urging is called among what was sent; no reminder of a definition has a `#`. */
const TOLD = "#round";

/** Every night: makes the entries of rounds that open and of joiners, and urges on the days that the definitions say. */
export async function keepRounds(
  entities: Entities,
  db: Database,
  now: Date,
  post?: Post,
  days: readonly string[] = [dayOf(now)],
): Promise<number> {
  const ahead = await toldAheadOn(db, days);
  let done = 0;
  for (const entity of entities.values()) {
    const rounds = roundsIn(entity);
    if (!rounds) continue;
    const to = columnOf(entity.table, rounds.round.window[1]);
    const open = (await db
      .select()
      .from(entity.table)
      .where(whereJoinedOn(rounds, dayOf(now)))) as Row[];
    const [first] = open;
    if (!first) continue;
    done += await makeEntries(await contextAs(db, first.idx_writer as number | null, now), entity, post);
    const due = (rounds.round.days ?? []).flatMap((day) =>
      (day < 0 ? ahead : days).map((each) => daysAfter(each, -day)),
    );
    for (const record of open.filter((each) => due.includes(String(each[to.name])))) {
      const context = await contextAs(db, record.idx_writer as number | null, now);
      done += (await urgeMissing(context, rounds, record, post)).told;
    }
  }
  return done;
}

/** How a round stands, for those who change it; nothing of one whose entries are never missing anything. */
export async function progressOf({ db, now }: RequestContext, entity: Entity, record: Row) {
  const rounds = roundsIn(entity);
  if (!rounds || rounds.round.missing.length === 0) return undefined;
  const { entries, columns } = rounds;
  const [counted] = await db
    .select({
      total: sql<number>`count(*)::int`,
      missing: sql<number>`(count(*) filter (where ${whereMissing(rounds)}))::int`,
    })
    .from(entries.table)
    .where(and(eq(columnOf(entries.table, columns.round), record.idx as number), isKept(entries.table)));
  const [open] = await db
    .select({ idx: entity.table.idx })
    .from(entity.table)
    .where(and(eq(entity.table.idx, record.idx as number), whereOpenOn(rounds, dayOf(now))));
  const { total = 0, missing = 0 } = counted ?? {};
  return {
    isOpen: open !== undefined,
    to: String(record[rounds.round.window[1]]),
    total,
    missing,
    unit: rounds.round.each?.unit ?? "명",
  };
}

type OpenRound = AnswerOf<typeof getHome>["rounds"][number];

/** The open rounds in which somebody's entry is missing something, also beyond the last day where they have time. */
export async function missingEntries(
  db: Database,
  entities: Entities,
  person: StaffIds,
  day: string,
): Promise<OpenRound[]> {
  const found: OpenRound[] = [];
  for (const entity of entities.values()) {
    const rounds = roundsIn(entity);
    if (!rounds) continue;
    const { entries, columns, round } = rounds;
    const [from, to] = round.window.map((key) => columnOf(entity.table, key));
    const until = round.until === undefined ? undefined : columnOf(entries.table, round.until);
    const due = until ? sql<string>`greatest(${to}, ${until})::text` : sql<string>`${to}::text`;
    const hasTime = or(to && sql`${to} >= ${day}`, until && and(isNotNull(until), sql`${until} >= ${day}`));
    const rows = await db
      .select({
        idx: entries.table.idx,
        due,
        name: columnOf(entity.table, namingField(entity) ?? "idx"),
        round: entity.table.idx,
      })
      .from(entries.table)
      .innerJoin(entity.table, eq(columnOf(entries.table, columns.round), entity.table.idx))
      .where(
        and(
          eq(columnOf(entries.table, columns.person), person.idx),
          whereMissing(rounds),
          isKept(entity.table),
          whereSwitchedOn(rounds),
          from && lte(from, day),
          hasTime,
        ),
      );
    // of several records that somebody has been asked about it is one thing to do
    const first = new Map(rows.toReversed().map((row) => [row.round, row]));
    found.push(
      ...[...first.values()].map(({ idx, due: last, name, round: of }) => ({
        key: `${entity.name} ${of}`,
        title: String(name),
        due: last,
        link: addressOf(entries, Number(idx), person) ?? "",
      })),
    );
  }
  return found;
}
