import type { StaffIds } from "@portal/definition";
import type { AnswerOf, getHome } from "@portal/definition/contract";
import { and, eq, inArray, isNotNull, isNull, lte, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { idsOf } from "../access/asker";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import { reminderSent } from "../db/system-tables";
import { staff } from "../db/tables";
import { notify } from "../notifications";
import { dayOf } from "../seoul";
import type { Entities, Entity } from "./entity";
import { columnOf, isKept, namingField } from "./place";
import { addressOf, askingAs, dayIn, type Post } from "./remind";
import { type RoundEntity, roundsIn, whereMissing, whereOpenOn, whereSwitchedOn } from "./round";
import type { Asking, Row } from "./rules";
import { insertRecord, lockOpen } from "./save";
import { waysTo } from "./scope";

/**
 * Makes the entries that are missing of the rounds of an entity that are open: of everybody as one opens, of those who
 * have joined since. Each of them is told. Says how many were made.
 */
export async function makeEntries(asking: Asking, entity: Entity, post?: Post): Promise<number> {
  const rounds = roundsIn(entity);
  if (!rounds) return 0;
  const { entries, columns } = rounds;
  // of two who open the same round, one makes its entries
  const open = (await asking.db
    .select()
    .from(entity.table)
    .where(whereOpenOn(rounds, dayOf(asking.now)))
    .orderBy(entity.table.idx)
    .for("update")) as Row[];
  let made = 0;
  for (const round of open) {
    const people = await asking.db
      .select()
      .from(staff)
      .where(whereAsked(rounds, round, dayOf(asking.now)));
    for (const person of people) {
      const values = { [columns.round]: round.idx, [columns.person]: person.idx };
      const entry = await insertRecord(asking, entries, values);
      await tell(asking, rounds, round, { idx: Number(entry.idx), person }, post);
    }
    made += people.length;
  }
  return made;
}

/** Those of a round's target group who have no entry, nor had one that was removed. */
function whereAsked({ entries, columns, round }: RoundEntity, record: Row, day: string): SQL {
  const { office, team, joinedBy, employTypes, people } = round.targets ?? {};
  const given = (key: string | undefined, prefix = "") => (key === undefined ? null : (record[prefix + key] ?? null));
  const [inOffice, inTeam, joined] = [given(office, "idx_"), given(team, "idx_"), given(joinedBy)];
  const [types, named] = [given(employTypes), given(people)] as (readonly unknown[] | null)[];
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
    types?.length ? sql`${staff.employ_type} = any(${sql.param([...types])})` : undefined,
    named?.length ? inArray(staff.idx, named.map(Number)) : undefined,
    notExists(sql`(select from ${entries.table} where ${has})`),
  ) as SQL;
}

/** Urges those whose entry of a round is missing something, each once a day; says how many were told and are missing. */
export async function urge(asking: Asking, entity: Entity, idx: number, post?: Post) {
  const rounds = roundsIn(entity);
  if (!rounds) throw new ApiError(400, "회차가 아닙니다.");
  const { record } = await lockOpen(asking, entity, idx, waysTo(asking, entity, "change"));
  const [open] = await asking.db
    .select({ idx: entity.table.idx })
    .from(entity.table)
    .where(and(eq(entity.table.idx, idx), whereOpenOn(rounds, dayOf(asking.now))));
  if (!open) throw new ApiError(409, "진행 중인 회차가 아닙니다.");
  return urgeMissing(asking, rounds, record, post);
}

async function urgeMissing(asking: Asking, rounds: RoundEntity, record: Row, post?: Post) {
  const { entries, columns } = rounds;
  const isOf = eq(columnOf(entries.table, columns.round), record.idx as number);
  const person = columnOf(entries.table, columns.person);
  const missing = await asking.db
    .select({ idx: entries.table.idx, person: staff })
    .from(entries.table)
    .innerJoin(staff, eq(staff.idx, person))
    .where(and(isOf, whereMissing(rounds), ne(staff.status, "retired")))
    .orderBy(staff.idx);
  let told = 0;
  for (const { idx, person: who } of missing) {
    if (await tell(asking, rounds, record, { idx: Number(idx), person: who }, post)) told++;
  }
  return { told, missing: missing.length };
}

/** Tells somebody of their entry, unless they were told of this round today. */
async function tell(
  { db, now }: Asking,
  { of, entries, round }: RoundEntity,
  record: Row,
  { idx, person }: { readonly idx: number; readonly person: typeof staff.$inferSelect },
  post: Post | undefined,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(reminderSent)
    .values({
      entity: of.name,
      entity_idx: record.idx as number,
      name: TOLD,
      due: dayOf(now),
      days: 0,
      idx_staff: person.idx,
      at: now,
    })
    .onConflictDoNothing();
  if (rowCount === 0) return false;
  const values: Readonly<Record<string, string>> = {
    name: String(record[namingField(of) ?? ""] ?? of.definition.title),
    date: String(record[round.window[1]]),
  };
  const title = round.text.replace(/{(name|date)}/g, (_, part: string) => values[part] ?? "");
  const link = addressOf(entries, idx, idsOf(person));
  const to = await notify(db, { to: [person.idx], kind: round.kind, title, ...(link && { link }) }, now);
  const text = `${title}\n\n${post?.publicUrl}${link ?? "/main"}\n`;
  if (to.length > 0) post?.send({ to: person.email, subject: `[인트라넷] ${title}`, text });
  return true;
}

/** What a round's urging is called among what was sent; no reminder of a definition has a `#`. */
const TOLD = "#round";

/** Every night: makes the entries of rounds that open and of joiners, and urges on the days that the definitions say. */
export async function keepRounds(entities: Entities, db: Database, now: Date, post?: Post): Promise<number> {
  let done = 0;
  for (const entity of entities.values()) {
    const rounds = roundsIn(entity);
    if (!rounds) continue;
    const to = columnOf(entity.table, rounds.round.window[1]);
    const open = (await db
      .select()
      .from(entity.table)
      .where(whereOpenOn(rounds, dayOf(now)))) as Row[];
    const [first] = open;
    if (!first) continue;
    done += await makeEntries(await askingAs(db, first.idx_writer as number | null, now), entity, post);
    const days = (rounds.round.days ?? []).map((day) => dayIn(now, -day));
    for (const record of open.filter((each) => days.includes(String(each[to.name])))) {
      const asking = await askingAs(db, record.idx_writer as number | null, now);
      done += (await urgeMissing(asking, rounds, record, post)).told;
    }
  }
  return done;
}

/** How a round stands, for those who change it. */
export async function progressOf({ db, now }: Asking, entity: Entity, record: Row) {
  const rounds = roundsIn(entity);
  if (!rounds) return undefined;
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
  return { isOpen: open !== undefined, to: String(record[rounds.round.window[1]]), total, missing };
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
    found.push(
      ...rows.map(({ idx, due: last, name, round: of }) => ({
        key: `${entity.name} ${of}`,
        title: String(name),
        due: last,
        link: addressOf(entries, Number(idx), person) ?? "",
      })),
    );
  }
  return found;
}
