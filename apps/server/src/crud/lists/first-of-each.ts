import { and, asc, Column, eq, is, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import type { RequestContext } from "../../records/rules";
import type { Scoped } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { columnOf, isKept, linkOf } from "../place";
import { type Beside, withBeside } from "./beside";
import { type Query, whereFilters } from "./filters";
import { type Order, orderBy } from "./order";

/** A way in which a list finds records, and the lines in whose order it may read them. */
export interface FoundWay {
  readonly where: SQL;
  /** What distinguishes it from the other ways. */
  readonly apart: SQL;
  readonly lines?: {
    readonly part: Entity;
    readonly where: SQL;
    readonly order: Order["keys"];
    /** The lines alone tell it all: they go with their record when it is removed. */
    readonly isAll: boolean;
  };
}

/** What a list is read of: all at once, or way by way. */
interface Sought {
  readonly where: SQL;
  readonly ways?: readonly FoundWay[];
  /** What the condition looks into. */
  readonly beside: readonly Beside[];
  readonly order?: Order;
}

/** The ways of a scope for what is asked; nothing where one condition over the records has an index itself. */
export function foundWays(
  context: RequestContext,
  entity: Entity,
  { ways = [], rest, restBy }: Scoped,
  asked: (except: readonly string[]) => SQL | undefined,
  order: Order,
  query: Query,
): FoundWay[] | undefined {
  const found = ways.map(({ where, lines }) => {
    const sorted = lines && orderOfLines(entity, lines.part, order);
    if (!lines || !sorted) return { apart: where, where: and(where, rest, asked([])) as SQL };
    const part = entityOf(entity, lines.part);
    const copies = entity.definition.parts?.[lines.part]?.copies ?? [];
    // what is asked of the record's copies is asked of them, which the lines' index has
    const more = and(restBy(lines.part), asked(copies));
    return {
      apart: where,
      where: and(isKept(entity.table), more) as SQL,
      lines: {
        part,
        where: and(lines.where, whereFilters(context, part, copies, query)) as SQL,
        order: sorted,
        isAll: more === undefined,
      },
    };
  });
  return found.length > 1 || found.some(({ lines }) => lines) ? found : undefined;
}

/**
 * The same ways, each without what those before it find: so counting them can end as soon as there are enough. Those that
 * are told by the record itself come first, which are quickly told apart.
 */
export function eachOnce(ways: readonly FoundWay[] | undefined): FoundWay[] | undefined {
  const sorted = ways?.toSorted((a, b) => Number(a.lines !== undefined) - Number(b.lines !== undefined));
  return sorted?.map((way, index) => {
    const others = sorted.slice(0, index).map(({ apart }) => sql`(${apart}) is not true`);
    const { lines } = way;
    if (others.length === 0) return way;
    return { ...way, where: and(way.where, ...others) as SQL, ...(lines && { lines: { ...lines, isAll: false } }) };
  });
}

/** The list's order as the lines keep it; nothing where they lack some of it. */
function orderOfLines(entity: Entity, name: string, { keys }: Order): Order["keys"] | undefined {
  const { copies = [] } = entity.definition.parts?.[name] ?? {};
  const { table } = entityOf(entity, name);
  const kept = new Map(copies.map((column) => [columnOf(entity.table, column), columnOf(table, column)]));
  kept.set(entity.table.idx, linkOf(entity, name));
  const sorted = keys.flatMap((key) => {
    const by = [...kept].find(([column]) => column === key.by)?.[1];
    return by ? [{ ...key, by }] : [];
  });
  return copies.length > 0 && sorted.length === keys.length ? sorted : undefined;
}

/** The first records that each way finds, in the list's order or, for counting, in any: the list's first are among them. */
export function firstOfEach(db: Database, entity: Entity, sought: Sought, limit: number): SQL[] {
  const { where, ways = [{ where, apart: where }], beside, order } = sought;
  if (order?.steps && !sought.ways) return firstOfSteps(db, entity, sought, order, limit);
  const first = order?.keys[0];
  return ways.flatMap((way) => {
    if (way.lines) return [firstByLines(db, entity, way.where, way.lines, beside, limit)];
    const found = (some: SQL | undefined, sorted: Order | undefined) => {
      const rows = withBeside(db.select({ idx: entity.table.idx }).from(entity.table).$dynamic(), beside, sorted)
        .where(and(way.where, some))
        .limit(limit);
      return sql`(${sorted ? rows.orderBy(...orderBy(sorted)) : rows})`;
    };
    const { by } = first ?? {};
    if (!order || !first?.isOptional || !(first.isDown || first.isLinked) || !is(by, Column)) {
      return [found(undefined, order)];
    }
    // an index has the empty ones on one side, which falling is the wrong one
    const [, ...others] = order.keys;
    const filled = { ...order, keys: [{ ...first, isOptional: false }, ...others] };
    if (!first.isLinked) return [found(isNotNull(by), filled), found(isNull(by), filled)];
    // so that the database may begin with the linked table's index, and look for empty ones only where filled ones end
    const empty = found(isNull(by), { ...order, keys: others });
    return [
      sql`(with filled as materialized ${found(isNotNull(by), filled)} select idx from filled
        union all (select idx from ${empty} empty limit (select ${limit} - count(*) from filled)))`,
    ];
  });
}

/** The first records of each step, by the step's own index, until there are enough; behind them those of no step. */
function firstOfSteps(
  db: Database,
  entity: Entity,
  { where, beside }: Sought,
  { keys, steps, ...order }: Order,
  limit: number,
): SQL[] {
  if (!steps) return [];
  const [first, ...others] = keys;
  const sorted = Object.fromEntries(others.map(({ by }, at) => [`by_${at}`, sql`${by}`.as(`by_${at}`)]));
  const rows = (some: SQL | undefined, before: SQL[] = []) =>
    withBeside(
      db
        .select({ ...sorted, found: sql`${entity.table.idx}`.as("found") })
        .from(entity.table)
        .$dynamic(),
      beside,
      { ...order, joins: steps.isNamed ? order.joins.slice(1) : order.joins },
    )
      .where(and(where, some))
      .orderBy(...before, ...orderBy({ keys: others }))
      .limit(limit);
  // as a stretch, not as one value: so the step's column belongs to the order, and only its own index is in question
  const { column } = steps;
  const ofStep = and(sql`${column} >= step.value`, sql`${column} <= step.value`);
  const rank = { by: sql`step.rank`, isDown: first?.isDown ?? false, isOptional: true };
  const inner = others.map((key, at) => ({ ...key, by: sql.raw(`first.by_${at}`) }));
  return [
    sql`(select found from ${steps.from} cross join lateral (${rows(ofStep, [asc(column)])}) first
      order by ${sql.join(orderBy({ keys: [rank, ...inner] }), sql`, `)} limit ${limit})`,
    sql`(select found from (${rows(steps.others)}) first)`,
  ];
}

/** Records in the order of their lines, each once however many lines it has. */
function firstByLines(
  db: Database,
  entity: Entity,
  where: SQL,
  { part, where: whereLines, order: keys, isAll }: NonNullable<FoundWay["lines"]>,
  beside: readonly Beside[],
  limit: number,
): SQL {
  const link = linkOf(entity, part.name);
  const sorted = Object.fromEntries(keys.map(({ by }, index) => [`by_${index}`, sql`${by}`.as(`by_${index}`)]));
  const distinct = db.selectDistinct({ ...sorted, found: sql`${link}`.as("found") });
  const whole = distinct.from(part.table).where(whereLines);
  const joined = distinct.from(entity.table).innerJoin(part.table, and(eq(link, entity.table.idx), whereLines));
  const found = (isAll ? whole : withBeside(joined.$dynamic(), beside).where(where))
    .orderBy(...orderBy({ keys }))
    .limit(limit);
  return sql`(select found from (${found}) first)`;
}
