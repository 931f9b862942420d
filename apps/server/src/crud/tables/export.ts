import {
  type Chart,
  type ChartScreen,
  chartLabel,
  type EntityScreen,
  type FieldKey,
  type GroupBy,
  HIDDEN_TEXT,
  type MatrixScreen,
  matrixAsked,
  matrixOf,
  mayOpen,
  measuresOf,
  sheetKeys,
} from "@portal/definition";
import { EXPORT_ROWS } from "@portal/definition/contract";
import { ApiError } from "../../api-error";
import { exportLog } from "../../db/tables";
import { essentially, PATIENCE } from "../../db/transactions";
import type { RequestContext, Row } from "../../records/rules";
import { minuteOf } from "../../seoul";
import { type Cell, inParts, writeTable } from "../../threads/sheet";
import { inTurns } from "../../threads/turns";
import { isUntoldIn } from "../access/field-access";
import { refused } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { isHiddenIn, valueIn } from "../lists/beside";
import type { Query } from "../lists/filters";
import { during, type Listing, listingOf, selectIdxs, selectRows, someOf, valuesOf } from "../lists/list";
import { openPanels, statisticsOf } from "../lists/statistics";
import { fieldAt, findField } from "../place";
import { fileFactsOf, namesOf } from "../reading/names";
import { printedRecords } from "../reading/printed";
import { writeCell } from "./cells";
import { linesText } from "./lines-text";

/** The records of a list as a file, in the columns that are asked for; who takes them along is kept. */
export async function exportRecords(
  context: RequestContext,
  entity: Entity,
  query: Query & { readonly format: "xlsx" | "csv"; readonly columns?: string | undefined },
) {
  const charts = entity.screens.filter(isOfCharts).find(({ name }) => name === query.screen);
  if (charts) return exportCharts(context, entity, charts, query);
  const listing = await listingOf(context, entity, query);
  const exporters = listing.screen && "exports" in listing.screen ? listing.screen.exports : undefined;
  if (exporters && !mayOpen(context.asker, exporters)) throw refused();
  const columns = columnsOf(entity, listing, query.columns);
  const shown = during(context, entity, listing, query);
  const lines = await inParts(await selectIdxs(context, entity, shown, EXPORT_ROWS + 1), async (idxs) => {
    const rows = await selectRows(context, entity, someOf(shown, entity, idxs), { limit: idxs.length });
    return linesFor(context, entity, listing, columns, rows);
  });
  const { screen, format, columns: _, ...filter } = query;
  const title = listing.screen?.title ?? entity.definition.title;
  const table = [headOf(entity, listing, columns), ...lines];
  return exportTable(context, { screen: String(screen ?? ""), filter, title, format }, table);
}

/** Sheets of some records that are rows of a file: all of them or none, since what is missing in it is not seen. */
export async function exportSheet(
  context: RequestContext,
  entity: Entity,
  asked: Parameters<typeof printedRecords>[2],
) {
  const sheet = entity.definition.sheets?.[asked.sheet];
  if (!sheet?.file) throw new ApiError(400, "없는 파일입니다.");
  const { list, refused: without, ...shown } = await printedRecords(context, entity, asked);
  const [first] = without;
  if (first) {
    const words = `${list.length + without.length}건 가운데 ${without.length}건은 넣을 수 없습니다.`;
    throw new ApiError(409, `${words} ${first.name ?? `${first.idx}번`}: ${first.why}`);
  }
  const keys = sheetKeys(sheet);
  const head = keys.map((key) => sheet.labels?.[key] ?? fieldAt(entity, key).field.label);
  const cells = keys.map((key) => fieldAt(entity, key));
  const lines = list.map((row) => cells.map((place) => writeCell(place.field, valueIn(row, place), shown)));
  const taken = { screen: entity.name, filter: asked, title: sheet.title, format: sheet.file };
  return exportTable(context, taken, [head, ...lines]);
}

function isOfCharts(screen: EntityScreen): screen is ChartScreen {
  return ["statistics", "dashboard", "matrix"].includes(screen.kind);
}

/** What a screen's charts show, one below the other; who takes it along is kept. */
async function exportCharts(
  context: RequestContext,
  entity: Entity,
  of: ChartScreen,
  { screen, format, columns: _, ...filter }: Parameters<typeof exportRecords>[2],
) {
  const { title = entity.definition.title } = of;
  const shown = (await statisticsOf(context, entity, { ...filter, screen })).charts;
  if (of.kind === "matrix") {
    const table = matrixTable(context, entity, of, { ...filter, screen }, shown);
    return exportTable(context, { screen: String(screen ?? ""), filter, title, format }, table);
  }
  const charts = openPanels(context, of, filter).flatMap((panel) => {
    const counted = entityOf(entity, panel.of ?? of.of);
    return (panel.charts ?? []).map((chart) => ({ chart, counted }));
  });
  const [only, ...others] = charts;
  const isTable = only?.chart.chart === "table" && others.length === 0;
  const table = isTable ? measuresTable(only, shown) : listedCharts(charts, shown);
  return exportTable(context, { screen: String(screen ?? ""), filter, title, format }, table);
}

interface Charted {
  readonly chart: Chart;
  /** What it counts. */
  readonly counted: Entity;
}

type Shown = Awaited<ReturnType<typeof statisticsOf>>["charts"];

/** Charts of several kinds, a row for each of their values. */
function listedCharts(charts: readonly Charted[], shown: Shown): Cell[][] {
  const rows = charts.flatMap(({ chart: whole, counted }) => {
    const label = (by: GroupBy | undefined, value = "") => chartLabel(by, fieldOfGroup(counted, by), value);
    return measuresOf(whole).flatMap(({ key, title, by, split, unit = "" }) =>
      (shown[key] ?? []).map((row) => [title, label(by, row.by), label(split, row.split), row.value, unit]),
    );
  });
  return [["차트", "구분", "나눔", "값", "단위"], ...rows];
}

/** A table of measures as it is shown: a row for each of what they are counted by. */
function measuresTable({ chart, counted }: Charted, shown: Shown): Cell[][] {
  const { by } = chart;
  const field = fieldOfGroup(counted, by);
  const measures = measuresOf(chart).map(({ key, title, column = title, unit }) => ({
    head: unit ? `${column} (${unit})` : column,
    values: new Map((shown[key] ?? []).map((row) => [keyOfRow(row), row.value])),
  }));
  const rows = new Map(
    measuresOf(chart).flatMap(({ key }) => (shown[key] ?? []).map((row) => [keyOfRow(row), row.by] as const)),
  );
  return [
    [field?.label ?? "구분", ...measures.map(({ head }) => head)],
    ...[...rows].map(([key, value]) => [
      chartLabel(by, field, value),
      ...measures.map(({ values }) => values.get(key) ?? 0),
    ]),
  ];
}

/** Two of one name are two rows. */
const keyOfRow = ({ by, byIdx }: Shown[string][number]) => `${by} ${byIdx ?? ""}`;

function fieldOfGroup(counted: Entity, by: GroupBy | undefined) {
  return typeof by === "string" ? findField(counted, by)?.field : undefined;
}

/** A matrix as it is shown by months: a row for each line. */
function matrixTable(
  { now }: RequestContext,
  entity: Entity,
  screen: MatrixScreen,
  query: Query,
  charts: Parameters<typeof matrixOf>[1],
): Cell[][] {
  const asked = matrixAsked(screen, query, minuteOf(now));
  const { year, rows: by, open } = asked;
  const key = open === undefined ? by : (screen.under ?? by);
  const field = findField(entity, key)?.field;
  const { columns, rows } = matrixOf(screen, charts, "month", { ...asked, today: minuteOf(now) });
  const lines = rows.flatMap(({ by, lines }) =>
    lines.map(({ title, unit, values }) => [
      by === undefined ? "합계" : chartLabel(key, field, by),
      title,
      ...values,
      unit,
    ]),
  );
  return [[field?.label ?? "", `${year}년`, ...columns, "단위"], ...lines];
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
  { db, now, person }: Pick<RequestContext, "db" | "now" | "person">,
  { screen, filter, title, format, above = [] }: Taken,
  table: readonly (readonly Cell[])[],
) {
  const by = { idx_staff: person.idx, idx_writer: person.idx, at: now, wdate: now };
  const entry = { ...by, screen, filter, rows: table.length - 1 };
  await essentially(db, async (on) => on.insert(exportLog).values(entry), PATIENCE);
  const content = await writeTable({ format, title, above }, table);
  const day = minuteOf(now).slice(0, 10);
  return { content, name: `${title}_${day}.${format}`, mime: "application/octet-stream" };
}

/** The list's own columns, or those that are asked for and that the list has. */
function columnsOf(entity: Entity, { screen, columns }: Listing, asked: string | undefined): string[] {
  const usual = screen ? usualColumns(entity, screen) : columns;
  const wanted = asked?.split(",").filter((key) => columns.includes(key)) ?? [];
  const exported = wanted.length > 0 ? wanted : [...usual];
  return exported.filter((key) => findField(entity, key) ?? entity.definition.parts?.[key]);
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

/** The room, car or person that each record of a calendar takes up: its rows begin with it. */
function resourcesOf(entity: Entity, { screen }: Listing) {
  const resources = screen && "resources" in screen ? screen.resources : undefined;
  // values of a choice are in its own column
  if (resources?.entity === undefined) return undefined;
  return { resource: entityOf(entity, resources.entity), column: resources.column };
}

function headOf(entity: Entity, listing: Listing, columns: readonly string[]): Cell[] {
  const titles = titlesOf(listing.screen);
  const head = columns.map(
    (key) =>
      titles[key] ??
      findField(entity, key)?.field.label ??
      entity.definition.parts?.[key]?.title ??
      entityOf(entity, key).definition.title,
  );
  const of = resourcesOf(entity, listing);
  return of ? [of.resource.definition.title, ...head] : head;
}

async function linesFor(
  context: RequestContext,
  entity: Entity,
  listing: Listing,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<Cell[][]> {
  const values = valuesOf(entity, rows, columns);
  const shown = { names: await namesOf(context, entity, values), files: await fileFactsOf(context.db, values) };
  const taken = await takenBy(context, entity, listing, rows);
  return inTurns(rows, (row) => [
    ...taken(row),
    ...columns.map((key) => {
      const place = findField(entity, key);
      if (!place && row[key] === undefined) return HIDDEN_TEXT;
      if (!place) return linesText(entityOf(entity, key), row[key], shown.names);
      const isTold = !isHiddenIn(row, place) && !isUntoldIn(row, place);
      return isTold ? writeCell(place.field, valueIn(row, place), shown) : HIDDEN_TEXT;
    }),
  ]);
}

/** The cell that names what a record takes up, where the listing has such. */
async function takenBy(
  context: RequestContext,
  entity: Entity,
  listing: Listing,
  rows: readonly Row[],
): Promise<(row: Row) => Cell[]> {
  const of = resourcesOf(entity, listing);
  if (!of) return () => [];
  const { resource, column } = of;
  const field = { kind: "link", label: resource.definition.title, to: resource.name } as const;
  const names = await namesOf(context, entity, [{ field, values: rows.map((row) => row[column]) }]);
  return (row) => [names[resource.name]?.[String(row[column])] ?? ""];
}
