import {
  type Chart,
  type ChartScreen,
  type FieldKey,
  type GroupBy,
  HIDDEN_TEXT,
  matrixAsked,
  mayOpen,
  measuresOf,
  type Narrowing,
  narrowingOf,
  openKey,
  type Panel,
  type PanelList,
  panelFilters,
  panelQuery,
  panelsOf,
} from "@portal/definition";
import { and, avg, count, countDistinct, inArray, type SQL, type SQLWrapper, sql, sum } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { ChartRow, RequestContext } from "../../records/rules";
import { dayOf } from "../../seoul";
import { comparable } from "../access/field-access";
import { screenFor, whereOnScreen } from "../access/scope";
import { aliasOf, type Entity, entityOf } from "../entity";
import { columnOf, fieldAt, namingField } from "../place";
import { areAllKnown, whereReadable } from "../reading/reading";
import { type Beside, besideOf, withBeside } from "./beside";
import { type Query, whereFilters, whereWords } from "./filters";
import { type Listing, type ListPart, listPart } from "./list";
import { orderOf } from "./order";

/** The most bars, points or cells of one chart, those of a matrix, and the rows of a list beside them by default. */
const MARKS = 3000;
const CELLS = 60_000;
const LISTED = 10;

/** What the charts and lists of a screen show, over the records that its filters leave. */
export async function statisticsOf(context: RequestContext, entity: Entity, query: Query) {
  const screen = screenFor(context, entity, String(query.screen ?? ""), ["statistics", "dashboard", "matrix"]);
  const charts: Record<string, ChartRow[]> = {};
  const lists: Record<string, ListPart> = {};
  for (const panel of openPanels(context, screen, query)) {
    const of = entityOf(entity, panel.of ?? screen.of);
    const shown = await shownIn(context, of, screen, panel, query);
    for (const chart of panel.charts ?? []) {
      if (screen.kind === "matrix") {
        const where = and(shown.where, whereReadable(context, of)) as SQL;
        charts[chart.key] = await cellsOf(context, of, chart, shown);
        charts[openKey(chart.key)] = await cellsOf(context, of, chart, { ...shown, where });
        continue;
      }
      for (const one of measuresOf(chart)) charts[one.key] = [...(await rowsOfChart(context, of, one, shown))];
    }
    for (const list of panel.lists ?? []) lists[list.key] = await rowsOfList(context, of, list, shown);
  }
  return { charts, lists };
}

/** The panels of a screen that somebody has, as it is asked. */
export function openPanels({ asker, now }: RequestContext, screen: ChartScreen, query: Query): readonly Panel[] {
  const asked = screen.kind === "matrix" ? matrixAsked(screen, query, dayOf(now)) : undefined;
  return panelsOf(screen, asked).filter(({ can }) => can === undefined || mayOpen(asker, can));
}

/** Records that are counted, and the fields that the condition needs. */
interface Shown {
  readonly where: SQL;
  readonly keys: readonly FieldKey[];
}

/** The records of a panel: those that the person may see, as the panel and the screen's filters narrow them. */
async function shownIn(
  context: RequestContext,
  entity: Entity,
  screen: ChartScreen,
  panel: Panel,
  query: Query,
): Promise<Shown> {
  const { where: fixed, ...own } = screen;
  const isOwn = entity.name === screen.of;
  const scope = whereOnScreen(context, entity, {
    ...own,
    ...(isOwn && fixed && { where: fixed }),
    can: panel.can ?? screen.can,
  });
  const filters = panelFilters(screen, panel).map(([, key]) => key);
  const naming = namingField(entity);
  const words = isOwn && typeof query.q === "string" ? query.q : undefined;
  const where = and(
    scope,
    whereFilters(context, entity, filters, panelQuery(screen, panel, query)),
    narrowed(context, entity, panel.where ?? {}),
    await whereWords(context, entity, naming === undefined ? [] : [naming], words),
  ) as SQL;
  return { where, keys: [...filters, ...keysIn(panel.where ?? {})] };
}

function narrowed(context: RequestContext, entity: Entity, narrowing: Narrowing): SQL | undefined {
  return whereFilters(context, entity, keysIn(narrowing), narrowing);
}

/** The fields that a narrowing is about. */
function keysIn(narrowing: Narrowing): FieldKey[] {
  return Object.keys(narrowing).map((key) => key.replace(/\.(from|to)$/, ""));
}

async function rowsOfList(
  context: RequestContext,
  entity: Entity,
  { columns, sort = [["idx", "desc"]], rows = LISTED, ...list }: PanelList,
  { where, keys }: Shown,
): Promise<ListPart> {
  const narrowing = narrowingOf(list, dayOf(context.now));
  const listing: Listing = {
    screen: undefined,
    columns,
    beside: besideOf(context, entity, [...keys, ...keysIn(narrowing)]),
    where: and(where, narrowed(context, entity, narrowing)) as SQL,
    order: orderOf(context, entity, undefined, sort, []),
  };
  return listPart(context, entity, listing, { limit: rows });
}

/** A measure of a matrix. What is left out would be missing in its sums: too many cells are refused. */
async function cellsOf(context: RequestContext, entity: Entity, chart: Chart, shown: Shown): Promise<ChartRow[]> {
  const cells = await rowsOfChart(context, entity, chart, shown, CELLS + 1);
  if (cells.length <= CELLS) return [...cells];
  throw new ApiError(400, "한 번에 보기에는 줄이 너무 많습니다. 조건을 골라 좁혀 보세요.");
}

async function rowsOfChart(
  context: RequestContext,
  entity: Entity,
  chart: Chart,
  shown: Shown,
  most = MARKS,
): Promise<readonly ChartRow[]> {
  const { key, by, split, measure, least } = chart;
  const narrowing = narrowingOf(chart, dayOf(context.now));
  const where = and(shown.where, narrowed(context, entity, narrowing)) as SQL;
  if (measure === "rules") {
    const keys = [...shown.keys, ...keysIn(narrowing)];
    const readable = (name: string) => whereReadable(context, entityOf(entity, name));
    return (await entity.rules.charts?.[key]?.(context, alone(context, entity, keys, where), readable)) ?? [];
  }
  const joins: Beside[] = [];
  const groups = [by, split].map((group) => (group === undefined ? undefined : groupOf(context, entity, group, joins)));
  // by position: an expression with parameters is not the same one to the database when it stands twice
  const positions = groups.flatMap((group, index) => (group === undefined ? [] : [sql.raw(String(index + 1))]));
  const keys = [...shown.keys, ...keysIn(narrowing), ...keysOf(by), ...keysOf(split), ...keysMeasured(measure)];
  const rows = await withBeside(
    context.db
      .select({
        by: sql<string>`coalesce(${groups[0] ?? sql`''`}, '')`,
        split: sql<string>`coalesce(${groups[1] ?? sql`''`}, '')`,
        value: measured(context, entity, measure),
        byIdx: onlyOne(context, entity, by),
        splitIdx: onlyOne(context, entity, split),
      })
      .from(entity.table)
      .$dynamic(),
    [...besideOf(context, entity, keys), ...joins],
  )
    .where(where)
    .groupBy(...positions, ...(chart.chart === "table" ? linked(context, entity, by) : []))
    .having(least === undefined ? undefined : sql`count(*) >= ${least}`)
    // a ranking is of the largest, however many there are
    .orderBy(...(chart.most === undefined ? [] : [sql`3 desc nulls last`]), ...positions)
    .limit(most);
  // there is no average of nothing
  const told = rows.filter(({ value }) => value !== null || (typeof measure === "object" && "sum" in measure));
  return told.map((row) => ({
    by: String(row.by),
    ...(row.byIdx !== null && { byIdx: Number(row.byIdx) }),
    ...(split !== undefined && { split: String(row.split) }),
    ...(row.splitIdx !== null && { splitIdx: Number(row.splitIdx) }),
    value: Number(row.value ?? 0),
  }));
}

/** A condition that a query over the records alone can ask, whatever these fields lead to. */
function alone(context: RequestContext, entity: Entity, keys: readonly FieldKey[], where: SQL): SQL {
  const beside = besideOf(context, entity, keys);
  if (beside.length === 0) return where;
  const { idx } = entity.table;
  return inArray(idx, withBeside(context.db.select({ idx }).from(entity.table).$dynamic(), beside).where(where));
}

function measured(context: RequestContext, entity: Entity, measure: Exclude<Chart["measure"], "rules">): SQL {
  if (measure === "count") return count();
  const told = (key: FieldKey) => comparable(context, entity, fieldAt(entity, key));
  // minutes are added up, and become hours once
  const isMinutes = (key: FieldKey) => {
    const { field } = fieldAt(entity, key);
    return "isMinutes" in field && field.isMinutes === true;
  };
  if ("sum" in measure) {
    const all = isMinutes(measure.sum) ? sql`${sum(told(measure.sum))} / 60.0` : sum(told(measure.sum));
    if (measure.per !== undefined) return sql`round(${all} / nullif(${countDistinct(told(measure.per))}, 0), 2)`;
    return isMinutes(measure.sum) ? sql`round(${all}, 2)` : all;
  }
  if ("average" in measure) {
    const mean = avg(told(measure.average));
    return isMinutes(measure.average) ? sql`round(${mean} / 60.0, 2)` : sql`round(${mean}, 2)`;
  }
  const such = narrowed(context, entity, measure.share) ?? sql`true`;
  return sql`round(100.0 * count(*) filter (where ${such}) / nullif(count(*), 0), 1)`;
}

function keysMeasured(measure: Exclude<Chart["measure"], "rules">): FieldKey[] {
  if (measure === "count") return [];
  return "share" in measure ? keysIn(measure.share) : Object.values<FieldKey>(measure);
}

/** The number of the record that all of a group link to; nothing where there are several, or no links. */
function onlyOne(context: RequestContext, entity: Entity, group: GroupBy | undefined): SQL<number | null> {
  const place = typeof group === "string" ? fieldAt(entity, group) : undefined;
  if (place?.field.kind !== "link") return sql`null::bigint`;
  const column = comparable(context, entity, place);
  return sql`case when min(${column}) = max(${column}) then min(${column}) end`;
}

/** The records themselves that a table or a matrix has a row for each of: two may have the same name. */
function linked(context: RequestContext, entity: Entity, group: GroupBy | undefined): SQL[] {
  const place = typeof group === "string" ? fieldAt(entity, group) : undefined;
  return place?.field.kind === "link" ? [sql`${comparable(context, entity, place)}`] : [];
}

function keysOf(group: GroupBy | undefined): FieldKey[] {
  if (group === undefined) return [];
  return typeof group === "string" ? [group] : Object.values<FieldKey>(group);
}

/** What records are counted by, as text. */
function groupOf(context: RequestContext, entity: Entity, group: GroupBy, joins: Beside[]): SQL {
  if (typeof group !== "string") {
    const [[part, key] = ["month", ""]] = Object.entries<string>(group);
    return sql`to_char(${inSeoul(context, entity, key)}, ${formats[part] ?? "YYYY-MM"})`;
  }
  const place = fieldAt(entity, group);
  const { field } = place;
  const column = comparable(context, entity, place);
  if (field.kind === "flag") return sql`case when ${column} then 'Y' else 'N' end`;
  if (field.kind !== "link") return sql`${column}::text`;
  const linked = entityOf(entity, field.to);
  const naming = namingField(linked);
  if (naming === undefined) return sql`${column}::text`;
  const key = `grouped_${joins.length}`;
  const table = aliasOf(linked, key);
  joins.push({ key, join: (query) => query.leftJoin(table, sql`${table.idx} = ${column}`) });
  if (areAllKnown(context, linked)) return sql`${columnOf(table, naming)}::text`;
  const isTold = whereReadable(context, { ...linked, table }, { isRemoved: true });
  const name = sql`case when ${isTold} then ${columnOf(table, naming)}::text else ${HIDDEN_TEXT} end`;
  return sql`case when ${table.idx} is not null then ${name} end`;
}

/** How PostgreSQL writes the month, the weekday (1 is Monday) and the hour of a time. */
const formats: Readonly<Record<string, string>> = { month: "YYYY-MM", weekday: "ID", hour: "FMHH24" };

/** A date, or when a moment or a period began, as a clock in Seoul shows it. */
function inSeoul(context: RequestContext, entity: Entity, key: string): SQLWrapper {
  const place = fieldAt(entity, key);
  const { field } = place;
  const column = comparable(context, entity, place);
  if (field.kind === "date") return sql`${column}::timestamp`;
  return sql`(${field.kind === "period" ? sql`lower(${column})` : column} at time zone 'Asia/Seoul')`;
}
