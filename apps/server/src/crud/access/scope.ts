import {
  type Access,
  aboutColumns,
  type EntityScreen,
  type Fixed,
  isOwn,
  type ListTab,
  mayOpen,
  type Party,
  type Reader,
  type Rows,
  rowsBy,
  rowsOf,
  rowsOfGrants,
  rowsOfScreen,
  UNSENT,
  withParticle,
} from "@portal/definition";
import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import { isAmong, type RowsWay, waysTo as waysToRows, whereRows } from "../../access/rows-where";
import { ApiError } from "../../api-error";
import { ownMatter } from "../../auth/not-own";
import type { RequestContext, Row } from "../../records/rules";
import { type Entity, entityOf } from "../entity";
import { aboutOf, columnOf, fieldAt, isKept } from "../place";

/** What somebody does with a record. */
type Use = "read" | "change" | "remove";

const screenKinds: Readonly<Record<Use, readonly EntityScreen["kind"][]>> = {
  read: [
    "list",
    "tab-list",
    "calendar-month",
    "calendar-week",
    "calendar-day",
    "view",
    "tab-view",
    "edit",
    "tab-edit",
    "settings",
  ],
  change: ["edit", "tab-edit", "settings"],
  remove: ["edit", "tab-edit", "settings"],
};

/** Whether a screen of a kind lets read the records that its grants open. */
export function isRead(kind: EntityScreen["kind"]): boolean {
  return screenKinds.read.includes(kind);
}

export function refused(): ApiError {
  return new ApiError(403, "접근 권한이 없습니다.");
}

/**
 * The refusal of what these do with a record: it says so to who may do it with the records of others, but not with
 * their own.
 */
export function refusedTo(
  { asker, person }: RequestContext,
  { definition }: Entity,
  by: readonly Reader[],
  record: Row,
): ApiError {
  const isTheirs = aboutColumns(definition).some((column) => record[column] === person.idx);
  const isForOthers = by.some((one) => typeof one === "string" && one.endsWith(":others") && mayOpen(asker, [one]));
  return isTheirs && isForOthers ? ownMatter(withParticle(definition.title, "은/는")) : refused();
}

/** The records that these grants open, with the values that a screen fixes. */
export function whereGranted(
  { asker }: RequestContext,
  entity: Entity,
  can: readonly Access[],
  use: "read" | "write" = "read",
): SQL {
  return whereRows(rowsOf(asker, can, entity.definition, use), entity.table, tablesOf(entity));
}

/** The records that the grants of a screen show to somebody. */
export function whereShown({ asker }: RequestContext, entity: Entity, { can }: Pick<EntityScreen, "can">): SQL {
  return whereRows(rowsOfScreen(asker, can, entity.definition), entity.table, tablesOf(entity));
}

/** What a screen shows to somebody, before filters: by its grants, its fixed values and the rules. */
export interface Scoped {
  /** The ways in which records come onto it, each with an index of its own; without any, all do. */
  readonly ways: readonly RowsWay[] | undefined;
  /** What holds of them beside. */
  readonly rest: SQL;
  /** The same beside not being removed, of those that come by a part's lines. */
  restBy(part: string): SQL | undefined;
}

/** What a screen, and the tab of a list, show to somebody. */
export function scopeOn(context: RequestContext, entity: Entity, screen: EntityScreen, tab?: ListTab): Scoped {
  const { table, rules } = entity;
  const tables = tablesOf(entity);
  const scopes = [...narrowings(context, entity, tab), rowsOnScreen(context, entity, screen)];
  // a tab's records are fewer than the screen's
  const [first, ...others] = scopes.filter((rows) => rows !== "all");
  const restBy = (part?: string) =>
    and(
      whereFixed(entity, screen.where),
      whereFixed(entity, tab?.where),
      rules.visible?.(context, table, part),
      ...others.filter((rows) => !isAmong(first ?? [], rows)).map((rows) => whereRows(rows, table, tables)),
    );
  const rest = and(isKept(table), restBy()) as SQL;
  return {
    rest,
    restBy,
    ways: first && (first.length > 0 ? waysBy(entity, first) : [{ where: sql`false` }]),
  };
}

/** The ways to these records; those by lines that are no parts have no order of their own. */
function waysBy(entity: Entity, rows: Exclude<Rows, "all">): RowsWay[] {
  const { parts = {} } = entity.definition;
  return waysToRows(rows, entity.table, tablesOf(entity)).map(({ where, lines }) => ({
    where,
    ...(lines && lines.part in parts && { lines }),
  }));
}

/** The records that a screen shows to somebody, before filters. */
export function whereOnScreen(context: RequestContext, entity: Entity, screen: EntityScreen): SQL {
  return whereScoped(scopeOn(context, entity, screen));
}

/** The same as one condition. */
export function whereScoped({ ways = [], rest }: Pick<Scoped, "ways" | "rest">): SQL {
  return and(or(...ways.map(({ where }) => where)), rest) as SQL;
}

function rowsOnScreen({ asker }: RequestContext, { definition }: Entity, { kind, can }: EntityScreen): Rows {
  const isMine = isOwn(can) && (kind === "list" || kind === "tab-list");
  return (isMine ? rowsOfGrants : rowsOfScreen)(asker, can, definition);
}

/** What a tab says of the records beside fixed values. */
function narrowings(
  { asker }: Pick<RequestContext, "asker">,
  { definition }: Entity,
  tab: ListTab | undefined,
): Rows[] {
  const narrowed: Rows[] = [];
  if (tab?.party) narrowed.push(rowsOfGrants(asker, ["staff:party"], { party: tab.party }));
  if (tab?.can) narrowed.push(rowsOfGrants(asker, tab.can, definition));
  return narrowed;
}

export function tablesOf(entity: Entity) {
  return (name: string) => entityOf(entity, name).table;
}

/** One way in which records are open to somebody: by a screen, or by the entity's further access. */
export interface Way {
  readonly screen?: EntityScreen;
  readonly where: SQL;
}

/** The ways in which somebody may read, change or remove records; `isRemoved` counts those that are removed too. */
export function waysTo(context: RequestContext, entity: Entity, use: Use, { isRemoved = false } = {}): Way[] {
  const { definition, screens, rules, table } = entity;
  if (definition.ledger && use !== "read") return [];
  const write = use === "read" ? "read" : "write";
  const { read = [], change = [], remove = [] } = definition.access ?? {};
  const further = { read: [...read, ...change, ...remove], change, remove: [...change, ...remove] }[use];
  const ways: Way[] = screens
    .filter(({ kind }) => screenKinds[use].includes(kind))
    .map((screen) => {
      const granted =
        use === "read" ? whereShown(context, entity, screen) : whereGranted(context, entity, screen.can, write);
      return { screen, where: and(granted, whereFixed(entity, screen.where)) as SQL };
    });
  const readers = whereAbout(entity, (on) => whereOpen(context, on, "read"));
  if (readers && use === "read") ways.push({ where: readers });
  else if (further.length > 0) {
    ways.push({ where: and(whereGranted(context, entity, further, write), readers) as SQL });
  }
  const always = and(
    isRemoved ? undefined : isKept(table),
    rules.visible?.(context, table),
    whereTold(context, entity),
    readers && use === "change" ? whereNew(context, entity) : undefined,
    use === "read" ? undefined : whereUnsent(entity),
  );
  return ways.map((way) => ({ ...way, where: and(always, way.where) as SQL }));
}

/** The records that somebody may read, change or remove, in whichever way. */
export function whereOpen(context: RequestContext, entity: Entity, use: Use): SQL {
  return or(...waysTo(context, entity, use).map(({ where }) => where)) ?? sql`false`;
}

/** Comments on records that fit; nothing where the entity's are no comments. */
function whereAbout(entity: Entity, where: (on: Entity) => SQL): SQL | undefined {
  if (entity.commentsOn === undefined) return undefined;
  const on = entityOf(entity, entity.commentsOn);
  const isOf = eq(on.table.idx, aboutOf(entity));
  return exists(sql`(select from ${on.table} where ${and(isOf, where(on))})`);
}

/** Comments but for those that are among others than the person. */
function whereTold(context: RequestContext, entity: Entity): SQL | undefined {
  if (entity.commentsOn === undefined || !("is_internal" in entity.definition.fields)) return undefined;
  const isAmong = whereAbout(entity, (on) => whereNoted(context, on));
  const isMine = eq(columnOf(entity.table, "idx_writer"), context.person.idx);
  return or(sql`${columnOf(entity.table, "is_internal")} is not true`, isMine, isAmong);
}

/** Comments that may still be changed. */
function whereNew({ now }: RequestContext, { table }: Entity): SQL {
  return sql`${columnOf(table, "wdate")} > ${new Date(now.getTime() - CHANGED_WITHIN)}`;
}

/** Letters that may still be changed: what has gone out stays as it was read. */
function whereUnsent({ definition, table }: Entity): SQL | undefined {
  return definition.letter && inArray(columnOf(table, "status"), [...UNSENT]);
}

/** So long somebody may change what they have said, in milliseconds. */
const CHANGED_WITHIN = 10 * 60 * 1000;

/** The records of which somebody reads and writes internal comments. */
export function whereNoted(context: RequestContext, entity: Entity): SQL {
  const { notes } = entity.definition.comments ?? {};
  return notes ? whereMay(context, entity, notes) : whereOpen(context, entity, "change");
}

/** The records that a move is open on to somebody, whatever their state: of those that the rules show them. */
export function whereMay(context: RequestContext, entity: Entity, by: readonly (Access | Party)[]): SQL {
  const { table, definition, rules } = entity;
  const rows = rowsBy(context.asker, by, definition, "write");
  return and(whereRows(rows, table, tablesOf(entity)), rules.visible?.(context, table)) as SQL;
}

/** Whether a record is among some. */
export async function isIn(
  { db }: Pick<RequestContext, "db">,
  { table }: Entity,
  idx: number,
  where: SQL,
): Promise<boolean> {
  return (await db.$count(table, and(eq(table.idx, idx), where))) > 0;
}

/** Records with the values that a screen or a tab fixes. */
export function whereFixed(entity: Entity, where: Fixed = {}): SQL | undefined {
  return and(...Object.entries(where).map(([key, value]) => sql`${fieldAt(entity, key).column} = ${value}`));
}

/** A screen of the entity by its route's name, for somebody who may open it. */
export function screenFor<Kind extends EntityScreen["kind"]>(
  { asker }: RequestContext,
  { screens }: Entity,
  name: string,
  kinds: readonly Kind[],
): Extract<EntityScreen, { kind: Kind }> {
  const screen = screens.find((each) => each.name === name && kinds.some((kind) => kind === each.kind));
  if (!screen) throw new ApiError(400, "없는 화면입니다.");
  if (!mayOpen(asker, screen.can)) throw refused();
  return screen as Extract<EntityScreen, { kind: Kind }>;
}
