import {
  type Chart,
  type DashboardScreen,
  type FieldKey,
  type GroupBy,
  mayOpen,
  type Narrowing,
  narrowingOf,
  type Panel,
  type PanelList,
  panelFilters,
  panelQuery,
  panelsOf,
  type StatisticsScreen,
} from "@portal/definition";
import { and, avg, count, type SQL, type SQLWrapper, sql, sum } from "drizzle-orm";
import { dayOf } from "../seoul";
import { aliasOf, type Entity, entityOf } from "./entity";
import { type Query, whereFilters, whereWords } from "./filters";
import { type Listing, type ListPart, listPart } from "./list";
import { type Order, onePartsOf, orderOf, withJoins } from "./order";
import { columnOf, namingField, placeOf } from "./place";
import type { Asking, ChartRow } from "./rules";
import { screenFor, whereOnScreen } from "./scope";

type ChartScreen = StatisticsScreen | DashboardScreen;

/** The most bars, points or cells of one chart, and the rows of a list beside them unless told. */
const MARKS = 1000;
const LISTED = 10;

/** What the charts and lists of a screen show, over the records that its filters leave. */
export async function statisticsOf(asking: Asking, entity: Entity, query: Query) {
  const screen = screenFor(asking, entity, String(query.screen ?? ""), ["statistics", "dashboard"]);
  const charts: Record<string, ChartRow[]> = {};
  const lists: Record<string, ListPart> = {};
  for (const panel of openPanels(asking, screen)) {
    const of = entityOf(entity, panel.of ?? screen.of);
    const shown = await shownIn(asking, of, screen, panel, query);
    for (const chart of panel.charts ?? []) charts[chart.key] = [...(await rowsOfChart(asking, of, chart, shown))];
    for (const list of panel.lists ?? []) lists[list.key] = await rowsOfList(asking, of, list, shown);
  }
  return { charts, lists };
}

/** The panels of a screen that somebody has. */
export function openPanels({ asker }: Asking, screen: ChartScreen): readonly Panel[] {
  return panelsOf(screen).filter(({ can }) => can === undefined || mayOpen(asker, can));
}

/** Records that are counted, and the fields that the condition needs. */
interface Shown {
  readonly where: SQL;
  readonly keys: readonly FieldKey[];
}

/** The records of a panel: those that the person may see, as the panel and the screen's filters narrow them. */
async function shownIn(
  asking: Asking,
  entity: Entity,
  screen: ChartScreen,
  panel: Panel,
  query: Query,
): Promise<Shown> {
  const { where: fixed, ...own } = screen;
  const isOwn = entity.name === screen.of;
  const scope = whereOnScreen(asking, entity, {
    ...own,
    ...(isOwn && fixed && { where: fixed }),
    can: panel.can ?? screen.can,
  });
  const filters = panelFilters(screen, panel).map(([, key]) => key);
  const naming = namingField(entity);
  const words = isOwn && typeof query.q === "string" ? query.q : undefined;
  const where = and(
    scope,
    whereFilters(entity, filters, panelQuery(screen, panel, query)),
    narrowed(entity, panel.where ?? {}),
    await whereWords(asking.db, entity, naming === undefined ? [] : [naming], words),
  ) as SQL;
  return { where, keys: [...filters, ...keysIn(panel.where ?? {})] };
}

function narrowed(entity: Entity, narrowing: Narrowing): SQL | undefined {
  return whereFilters(entity, keysIn(narrowing), narrowing);
}

/** The fields that a narrowing is about. */
function keysIn(narrowing: Narrowing): FieldKey[] {
  return Object.keys(narrowing).map((key) => key.replace(/\.(from|to)$/, ""));
}

async function rowsOfList(
  asking: Asking,
  entity: Entity,
  { columns, sort = [["idx", "desc"]], rows = LISTED, ...list }: PanelList,
  { where, keys }: Shown,
): Promise<ListPart> {
  const narrowing = narrowingOf(list, dayOf(asking.now));
  const listing: Listing = {
    screen: undefined,
    columns,
    parts: onePartsOf(entity, [...columns, ...keys, ...keysIn(narrowing), ...sort.map(([key]) => key)]),
    where: and(where, narrowed(entity, narrowing)) as SQL,
    order: orderOf(entity, undefined, sort, []),
  };
  return listPart(asking, entity, listing, { limit: rows });
}

async function rowsOfChart(asking: Asking, entity: Entity, chart: Chart, shown: Shown): Promise<readonly ChartRow[]> {
  const { key, by, split, measure } = chart;
  const narrowing = narrowingOf(chart, dayOf(asking.now));
  const where = and(shown.where, narrowed(entity, narrowing)) as SQL;
  if (measure === "rules") return (await entity.rules.charts?.[key]?.(asking, where)) ?? [];
  const joins: Order["joins"][number][] = [];
  const groups = [by, split].map((group) => (group === undefined ? undefined : groupOf(entity, group, joins)));
  // by position: an expression with parameters is not the same one to the database when it stands twice
  const positions = groups.flatMap((group, index) => (group === undefined ? [] : [sql.raw(String(index + 1))]));
  const rows = await withJoins(
    asking.db
      .select({
        by: sql<string>`coalesce(${groups[0] ?? sql`''`}, '')`,
        split: sql<string>`coalesce(${groups[1] ?? sql`''`}, '')`,
        value: measured(entity, measure),
        byIdx: onlyOne(entity, by),
        splitIdx: onlyOne(entity, split),
      })
      .from(entity.table)
      .$dynamic(),
    entity,
    onePartsOf(entity, [
      ...shown.keys,
      ...keysIn(narrowing),
      ...keysOf(by),
      ...keysOf(split),
      ...keysMeasured(measure),
    ]),
    { joins },
  )
    .where(where)
    .groupBy(...positions)
    .orderBy(...positions)
    .limit(MARKS);
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

function measured(entity: Entity, measure: Exclude<Chart["measure"], "rules">): SQL {
  if (measure === "count") return count();
  if ("sum" in measure) return sum(placeOf(entity, measure.sum).column);
  if ("average" in measure) return sql`round(${avg(placeOf(entity, measure.average).column)}, 2)`;
  const such = narrowed(entity, measure.share) ?? sql`true`;
  return sql`round(100.0 * count(*) filter (where ${such}) / nullif(count(*), 0), 1)`;
}

function keysMeasured(measure: Exclude<Chart["measure"], "rules">): FieldKey[] {
  if (measure === "count") return [];
  return "share" in measure ? keysIn(measure.share) : Object.values<FieldKey>(measure);
}

/** The number of the record that all of a group link to; nothing where there are several, or no links. */
function onlyOne(entity: Entity, group: GroupBy | undefined): SQL<number | null> {
  const place = typeof group === "string" ? placeOf(entity, group) : undefined;
  if (place?.field.kind !== "link") return sql`null::bigint`;
  const { column } = place;
  return sql`case when min(${column}) = max(${column}) then min(${column}) end`;
}

function keysOf(group: GroupBy | undefined): FieldKey[] {
  if (group === undefined) return [];
  return typeof group === "string" ? [group] : Object.values<FieldKey>(group);
}

/** What records are counted by, as text. */
function groupOf(entity: Entity, group: GroupBy, joins: Order["joins"][number][]): SQL {
  if (typeof group !== "string") {
    const [[part, key] = ["month", ""]] = Object.entries<string>(group);
    return sql`to_char(${inSeoul(entity, key)}, ${formats[part] ?? "YYYY-MM"})`;
  }
  const { field, column } = placeOf(entity, group);
  if (field.kind === "flag") return sql`case when ${column} then 'Y' else 'N' end`;
  if (field.kind !== "link") return sql`${column}::text`;
  const linked = entityOf(entity, field.to);
  const key = namingField(linked);
  if (key === undefined) return sql`${column}::text`;
  const table = aliasOf(linked, `grouped_${joins.length}`);
  joins.push({ table, on: sql`${table.idx} = ${column}` });
  return sql`${columnOf(table, key)}::text`;
}

/** How PostgreSQL writes the month, the weekday (1 is Monday) and the hour of a time. */
const formats: Readonly<Record<string, string>> = { month: "YYYY-MM", weekday: "ID", hour: "FMHH24" };

/** A date, or when a moment or a period began, as a clock in Seoul shows it. */
function inSeoul(entity: Entity, key: string): SQLWrapper {
  const { field, column } = placeOf(entity, key);
  if (field.kind === "date") return sql`${column}::timestamp`;
  return sql`(${field.kind === "period" ? sql`lower(${column})` : column} at time zone 'Asia/Seoul')`;
}
