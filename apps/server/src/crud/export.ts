import {
  chartLabel,
  type DashboardScreen,
  type EntityScreen,
  type FieldKey,
  type GroupBy,
  mayOpen,
  type StatisticsScreen,
} from "@portal/definition";
import { EXPORT_ROWS } from "@portal/definition/contract";
import { ApiError } from "../api-error";
import { exportLog } from "../db/tables";
import { minuteOf } from "../seoul";
import { type Cell, writeCell } from "./cells";
import { type Entity, entityOf } from "./entity";
import type { Query } from "./filters";
import { during, type Listing, listingOf, selectRows, valuesOf } from "./list";
import { fileFactsOf, type Names, namesOf } from "./names";
import { findPlace, namingField, placeOf } from "./place";
import type { Asking, Row } from "./rules";
import { refused } from "./scope";
import { writeCsv, writeXlsx } from "./sheet";
import { openPanels, statisticsOf } from "./statistics";

/** The records of a list as a file, in the columns that are asked for; who takes them along is kept. */
export async function exportRecords(
  asking: Asking,
  entity: Entity,
  query: Query & { readonly format: "xlsx" | "csv"; readonly columns?: string | undefined },
) {
  const charts = entity.screens.filter(isOfCharts).find(({ name }) => name === query.screen);
  if (charts) return exportCharts(asking, entity, charts, query);
  const listing = await listingOf(asking, entity, query);
  const exporters = listing.screen && "exports" in listing.screen ? listing.screen.exports : undefined;
  if (exporters && !mayOpen(asking.asker, exporters)) throw refused();
  const columns = columnsOf(entity, listing, query.columns);
  const shown = during(entity, listing, query);
  const rows = await selectRows(asking, entity, shown, { limit: EXPORT_ROWS + 1 });
  if (rows.length > EXPORT_ROWS) {
    throw new ApiError(400, `${EXPORT_ROWS.toLocaleString("ko")}건까지 내려받을 수 있습니다. 조건으로 좁혀 주세요.`);
  }
  const { screen, format, columns: _, ...filter } = query;
  const title = listing.screen?.title ?? entity.definition.title;
  const table = await tableOf(asking, entity, columns, rows, titlesOf(listing.screen));
  await addResources(asking, entity, listing, rows, table);
  return exportTable(asking, { screen: String(screen ?? ""), filter, title, format }, table);
}

type ChartScreen = StatisticsScreen | DashboardScreen;

function isOfCharts(screen: EntityScreen): screen is ChartScreen {
  return screen.kind === "statistics" || screen.kind === "dashboard";
}

/** What a screen's charts show, one below the other; who takes it along is kept. */
async function exportCharts(
  asking: Asking,
  entity: Entity,
  of: ChartScreen,
  { screen, format, columns: _, ...filter }: Parameters<typeof exportRecords>[2],
) {
  const { title = entity.definition.title } = of;
  const shown = (await statisticsOf(asking, entity, { ...filter, screen })).charts;
  const rows = openPanels(asking, of).flatMap((panel) => {
    const counted = entityOf(entity, panel.of ?? of.of);
    const label = (by: GroupBy | undefined, value = "") =>
      chartLabel(by, typeof by === "string" ? findPlace(counted, by)?.field : undefined, value);
    return (panel.charts ?? []).flatMap(({ key, title: chart, by, split, unit = "" }) =>
      (shown[key] ?? []).map((row) => [chart, label(by, row.by), label(split, row.split), row.value, unit]),
    );
  });
  const table = [["차트", "구분", "나눔", "값", "단위"], ...rows];
  return exportTable(asking, { screen: String(screen ?? ""), filter, title, format }, table);
}

interface Taken {
  readonly screen: string;
  readonly filter: Query;
  readonly title: string;
  readonly format: "xlsx" | "csv";
  /** Lines above the head of a workbook. */
  readonly above?: readonly string[] | undefined;
}

/** Rows, the first of them the head, as a file; who takes them along, from where and with which filters is kept. */
export async function exportTable(
  { db, now, person }: Pick<Asking, "db" | "now" | "person">,
  { screen, filter, title, format, above }: Taken,
  table: readonly (readonly Cell[])[],
) {
  const by = { idx_staff: person.idx, idx_writer: person.idx, at: now, wdate: now };
  await db.insert(exportLog).values({ ...by, screen, filter, rows: table.length - 1 });
  const content = format === "csv" ? writeCsv(table) : await writeXlsx(table, title, above);
  const day = minuteOf(now).slice(0, 10);
  return { content, name: `${title}_${day}.${format}`, mime: "application/octet-stream" };
}

/** The list's own columns, or those that are asked for and that the list has. */
function columnsOf(entity: Entity, { screen, columns }: Listing, asked: string | undefined): string[] {
  const usual = screen ? usualColumns(entity, screen) : columns;
  const wanted = asked?.split(",").filter((key) => columns.includes(key)) ?? [];
  const exported = wanted.length > 0 ? wanted : [...usual];
  return exported.filter((key) => findPlace(entity, key) ?? entity.definition.parts?.[key]);
}

/** A table's own columns; of a calendar when, what and its state. */
function usualColumns({ definition }: Entity, screen: EntityScreen): readonly FieldKey[] {
  if ("columns" in screen) return screen.columns;
  if (!("label" in screen)) return [];
  const state = definition.flow ? [definition.flow.field] : [];
  return [screen.during, ...screen.label, ...(screen.moreColumns ?? []), ...state];
}

/** What a list calls its columns. */
function titlesOf(screen: EntityScreen | undefined): Readonly<Record<FieldKey, string>> {
  return (screen && "titles" in screen && screen.titles) || {};
}

/** A calendar's rows begin with the room, car or person that each record takes up. */
async function addResources(
  { db }: Asking,
  entity: Entity,
  { screen }: Listing,
  rows: readonly Row[],
  table: Cell[][],
): Promise<void> {
  const resources = screen && "resources" in screen ? screen.resources : undefined;
  if (!resources) return;
  const resource = entityOf(entity, resources.entity);
  const found = await db
    .select({ idx: resource.table.idx, name: placeOf(resource, namingField(resource) ?? "idx").column })
    .from(resource.table);
  const names = new Map(found.map(({ idx, name }) => [idx, String(name)]));
  table[0]?.unshift(resource.definition.title);
  for (const [index, row] of rows.entries()) table[index + 1]?.unshift(names.get(row[resources.column]) ?? "");
}

async function tableOf(
  { db }: Asking,
  entity: Entity,
  columns: readonly string[],
  rows: readonly Row[],
  titles: Readonly<Record<FieldKey, string>>,
): Promise<Cell[][]> {
  const values = valuesOf(entity, rows);
  const shown = { names: await namesOf(db, entity, values), files: await fileFactsOf(db, values) };
  const head = columns.map(
    (key) =>
      titles[key] ??
      findPlace(entity, key)?.field.label ??
      entity.definition.parts?.[key]?.title ??
      entityOf(entity, key).definition.title,
  );
  const body = rows.map((row) =>
    columns.map((key) => {
      const place = findPlace(entity, key);
      if (!place) return linesText(entityOf(entity, key), row[key], shown.names);
      const from = place.part === undefined ? row : ((row[place.part] ?? {}) as Row);
      return writeCell(place.field, from[place.name], shown);
    }),
  );
  return [head, ...body];
}

/** What names each of a part's lines: its naming text, or the first link. */
function linesText(part: Entity, lines: unknown, names: Names): string {
  const key = namingField(part);
  const link = Object.keys(part.definition.fields).find((name) => findPlace(part, name)?.field.kind === "link");
  const place = findPlace(part, key ?? link ?? "");
  if (!place || !Array.isArray(lines)) return "";
  return lines.map((line: Row) => writeCell(place.field, line[place.name], { names, files: {} }) ?? "").join("\n");
}
