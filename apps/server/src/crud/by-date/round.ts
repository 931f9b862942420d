import { entryColumns, isBy, type Round } from "@portal/definition";
import { and, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import type { RequestContext, Row } from "../../records/rules";
import { dayOf } from "../../seoul";
import { type Entity, entityOf } from "../entity";
import { columnOf, isKept } from "../place";
import { missingIn } from "../writing/values";

/** A round's entity with what it says, and the columns of its entries. */
export interface RoundEntity {
  readonly of: Entity;
  readonly entries: Entity;
  readonly round: Round;
  readonly columns: { readonly round: string; readonly person: string };
}

/** The rounds that an entity's records are; nothing of other entities. */
export function roundsIn(of: Entity): RoundEntity | undefined {
  const { round } = of.definition;
  if (!round) return undefined;
  const columns = entryColumns((name) => of.entities.get(name)?.definition, of.name, round);
  return { of, round, columns, entries: entityOf(of, round.entry) };
}

/** The rounds that are open on a day (YYYY-MM-DD, in Seoul). */
export function whereOpenOn({ of, round }: RoundEntity, day: string): SQL {
  const [from, to] = round.window.map((key) => columnOf(of.table, key));
  return and(isKept(of.table), whereSwitchedOn({ of, round }), from && lte(from, day), to && gte(to, day)) as SQL;
}

/** The rounds that make entries on a day: those that are open, and those that joiners still come into. */
export function whereJoinedOn(rounds: RoundEntity, day: string): SQL {
  const { of, round } = rounds;
  if (round.joins === undefined) return whereOpenOn(rounds, day);
  const [from, to] = [round.window[0], round.joins].map((key) => columnOf(of.table, key));
  const isJoined = and(isKept(of.table), whereSwitchedOn(rounds), from && lte(from, day), to && gte(to, day));
  return or(whereOpenOn(rounds, day), isJoined) as SQL;
}

/** Rounds that nobody has closed by hand. */
export function whereSwitchedOn({ of, round }: Pick<RoundEntity, "of" | "round">): SQL | undefined {
  const { isOpen, openIn } = round;
  const state = of.definition.flow?.field;
  return and(
    isOpen === undefined ? undefined : eq(columnOf(of.table, isOpen), true),
    openIn === undefined || state === undefined ? undefined : inArray(columnOf(of.table, state), [...openIn]),
  );
}

/** The entries in which something is missing. */
export function whereMissing({ entries, round }: RoundEntity): SQL {
  const state = columnOf(entries.table, entries.definition.flow?.field ?? "");
  return and(isKept(entries.table), sql`${state} = any(${sql.param([...round.missing])})`) as SQL;
}

/**
 * Why somebody may change nothing of an entry now; nothing where they may. With `isLocked`, nobody closes the round
 * before this transaction has ended: what is saved as it closes is saved whole or refused.
 */
export async function closedTo(
  context: RequestContext,
  entity: Entity,
  entry: Row,
  isLocked: boolean,
): Promise<string | undefined> {
  const rounds = entity.roundOf === undefined ? undefined : roundsIn(entityOf(entity, entity.roundOf));
  if (!rounds) return undefined;
  const { of, round, columns } = rounds;
  if (round.goesOn?.includes(String(entry[entity.definition.flow?.field ?? ""]))) return undefined;
  if (round.always && isBy(context.asker, round.always, entry, entity.definition)) return undefined;
  const query = context.db
    .select()
    .from(of.table)
    .where(and(eq(of.table.idx, entry[columns.round] as number), isKept(of.table)))
    .$dynamic();
  const [row] = (await (isLocked ? query.for("share") : query)) as Row[];
  if (!row) return "없거나 삭제된 회차입니다.";
  const day = dayOf(context.now);
  const [from, to] = round.window.map((key) => String(row[key]));
  const until = lastDay(String(to), round.until === undefined ? null : entry[round.until]);
  const isOff = round.isOpen !== undefined && row[round.isOpen] !== true;
  if (isOff || (round.openIn && !round.openIn.includes(String(row[of.definition.flow?.field ?? ""]))))
    return "닫힌 회차입니다.";
  if (String(from) > day) return `${from}에 시작합니다.`;
  return until < day ? `${until}에 마감되었습니다.` : undefined;
}

/** The later one of a round's last day and the day until which a person has time. */
function lastDay(to: string, until: unknown): string {
  return typeof until === "string" && until > to ? until : to;
}

/** Refuses to write entries of rounds that are closed: of the round that they belong to, and of another one to come. */
export async function refuseClosed(context: RequestContext, entity: Entity, ...entries: readonly Row[]): Promise<void> {
  for (const entry of entries) {
    const why = await closedTo(context, entity, entry, true);
    if (why !== undefined) throw new ApiError(409, why);
  }
}

/** Refuses to let an entry leave the states in which something is missing while fields are empty that the round asks for. */
export function refuseUnfilled(entity: Entity, entry: Row, from: string | null, to: string): void {
  const { round } = entity.roundOf === undefined ? {} : entityOf(entity, entity.roundOf).definition;
  if (!round || round.missing.includes(to) || !round.missing.includes(from ?? "")) return;
  const missing = missingIn(entity.definition, round.asks, entry);
  if (Object.keys(missing).length > 0) throw wrongFields(missing);
}
