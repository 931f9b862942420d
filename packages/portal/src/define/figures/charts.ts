import { type Day, daysAfter, endOfMonths, mondayOf } from "../../calendar/days";
import type { FieldKey } from "../screen";
import type {
  Chart,
  DashboardScreen,
  MatrixScreen,
  Narrowing,
  Panel,
  StatisticsScreen,
  Stretch,
} from "./figure-screens";
import { type MatrixAsked, matrixAsked, matrixPanels } from "./matrix";

/** A screen whose figures are counted by the server. */
export type ChartScreen = StatisticsScreen | DashboardScreen | MatrixScreen;

/** What a screen of charts consists of; statistics are one panel, a matrix has one for each measure of what is asked. */
export function panelsOf(screen: ChartScreen, asked?: MatrixAsked): readonly Panel[] {
  if (screen.kind === "matrix") return matrixPanels(screen, asked ?? matrixAsked(screen, {}, "0000"));
  return screen.kind === "dashboard" ? screen.panels : [{ charts: screen.charts }];
}

/** What a chart counts, each as a chart of its own; a table has a column for each. */
export function measuresOf({ beside = [], ...chart }: Chart): readonly Chart[] {
  const { unit: _, column: __, ...same } = chart;
  return [chart, ...beside.map((measured) => ({ ...same, ...measured }))];
}

/** The screen's filters that a panel answers to, each with the field of its own that it means. */
export function panelFilters(
  { filters = [], of }: ChartScreen,
  { of: own = of, filters: meant = {} }: Pick<Panel, "of" | "filters">,
): readonly (readonly [screens: FieldKey, panels: FieldKey])[] {
  return filters.flatMap((key) => {
    const field = meant[key] ?? (own === of ? key : undefined);
    return field === undefined ? [] : [[key, field] as const];
  });
}

/** What a query of the screen asks of a panel's records, by their own fields. */
export function panelQuery(
  screen: ChartScreen,
  panel: Panel,
  query: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const asked: Record<string, string> = {};
  for (const [key, field] of panelFilters(screen, panel)) {
    for (const end of ["", ".from", ".to"]) {
      const value = query[`${key}${end}`];
      if (value !== undefined && value !== "") asked[`${field}${end}`] = String(value);
    }
  }
  return asked;
}

/** By what a chart or a list is narrower than its panel, as a list's address would have it on that day. */
export function narrowingOf({ where = {}, within }: Pick<Chart, "where" | "within">, today: Day): Narrowing {
  if (!within) return where;
  const [stretch, key] = within;
  const [from, to] = stretchOf(stretch, today);
  return { ...where, [`${key}.from`]: from, [`${key}.to`]: to };
}

/** The first and the last day of a day's week (from Monday), month or year, the day itself, or what was before it. */
export function stretchOf(stretch: Stretch, day: Day): readonly [from: Day, to: Day] {
  switch (stretch) {
    case "day":
      return [day, day];
    case "week": {
      const monday = mondayOf(day);
      return [monday, daysAfter(monday, 6)];
    }
    case "month": {
      const first = `${day.slice(0, 8)}01`;
      return [first, endOfMonths(first, 1)];
    }
    case "past":
      return ["2000-01-01", daysAfter(day, -1)];
    case "year":
      return [`${day.slice(0, 4)}-01-01`, `${day.slice(0, 4)}-12-31`];
  }
}
