import type { Chart, FieldKey, GroupBy, StatisticsScreen } from "@portal/definition";
import { and, avg, count, type SQL, type SQLWrapper, sql, sum } from "drizzle-orm";
import { aliasOf, type Entity, entityOf } from "./entity";
import { type Query, whereFilters, whereWords } from "./filters";
import { type Order, onePartsOf, withJoins } from "./order";
import { columnOf, namingField, placeOf } from "./place";
import type { Asking, ChartRow } from "./rules";
import { screenFor, whereOnScreen } from "./scope";

/** The most bars, points or cells of one chart. */
const MARKS = 1000;

/** What the charts of a screen show, over the records that its filters leave. */
export async function statisticsOf(
  asking: Asking,
  entity: Entity,
  query: Query,
): Promise<{ charts: Record<string, ChartRow[]> }> {
  const screen: StatisticsScreen = screenFor(asking, entity, String(query.screen ?? ""), ["statistics", "dashboard"]);
  const naming = namingField(entity);
  const where = and(
    whereOnScreen(asking, entity, screen),
    whereFilters(entity, screen.filters ?? [], query),
    await whereWords(
      asking.db,
      entity,
      naming === undefined ? [] : [naming],
      typeof query.q === "string" ? query.q : undefined,
    ),
  ) as SQL;
  const charts: Record<string, ChartRow[]> = {};
  for (const chart of screen.charts)
    charts[chart.key] = [...(await rowsOfChart(asking, entity, chart, { where, filters: screen.filters ?? [] }))];
  return { charts };
}

async function rowsOfChart(
  asking: Asking,
  entity: Entity,
  { key, by, split, measure }: Chart,
  { where, filters }: { readonly where: SQL; readonly filters: readonly FieldKey[] },
): Promise<readonly ChartRow[]> {
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
      })
      .from(entity.table)
      .$dynamic(),
    entity,
    onePartsOf(entity, [
      ...filters,
      ...keysOf(by),
      ...keysOf(split),
      ...(measure === "count" ? [] : Object.values(measure)),
    ]),
    { joins },
  )
    .where(where)
    .groupBy(...positions)
    .orderBy(...positions)
    .limit(MARKS);
  return rows.map((row) => ({
    by: String(row.by),
    ...(split !== undefined && { split: String(row.split) }),
    value: Number(row.value ?? 0),
  }));
}

function measured(entity: Entity, measure: Exclude<Chart["measure"], "rules">): SQL {
  if (measure === "count") return count();
  if ("sum" in measure) return sum(placeOf(entity, measure.sum).column);
  return sql`round(${avg(placeOf(entity, measure.average).column)}, 2)`;
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
