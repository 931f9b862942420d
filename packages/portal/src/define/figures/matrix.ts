import { HIDDEN_TEXT } from "../../limits";
import type { FieldKey } from "../screen";
import type { Chart, GroupBy, MatrixMeasure, MatrixScreen, Narrowing, Panel } from "./figure-screens";

type Query = Readonly<Record<string, unknown>>;

/** What a matrix shows. */
export interface MatrixAsked {
  readonly year: number;
  /** What has a row for each of its values. */
  readonly rows: FieldKey;
  /** Which of its rows is open: its value for `rows`. */
  readonly open: string | undefined;
  /** The measures that have lines. */
  readonly measures: readonly MatrixMeasure[];
  /** Whether a row is one line, of the one measure. */
  readonly isOneLine: boolean;
  /** Whether the share of one measure in the other says something: a filter that narrows one of them alone spoils it. */
  readonly isRated: boolean;
}

/** Among the measures of a screen that shows one at a time, the choice of all of them. */
export const ALL_MEASURES = "all";

/** What a matrix is asked by its address; this year by default. */
export function matrixAsked(screen: MatrixScreen, query: Query, today: string): MatrixAsked {
  const { under, isOneMeasure = false } = screen;
  const year = /^[12]\d{3}$/.test(String(query.year ?? "")) ? String(query.year) : today.slice(0, 4);
  const open = under !== undefined && query.open ? String(query.open) : undefined;
  const keys = rowKeys(screen);
  const rows = keys.find((key) => key === query.rows) ?? keys[0];
  const counted = screen.measures.filter((measure) => ownRows(measure, rows) !== undefined);
  const [first] = counted;
  const one = counted.find(({ key }) => key === query.measure) ?? first;
  const isOneLine = isOneMeasure && query.measure !== ALL_MEASURES && one !== undefined;
  const isRated = screen.measures
    .filter(({ key }) => key === screen.ratio?.of || key === screen.ratio?.to)
    .every((measure) => isHeard(screen, measure, query));
  return { year: Number(year), rows, open, measures: isOneLine ? [one] : counted, isOneLine, isRated };
}

/** Whether a measure is narrowed by every filter in force. */
function isHeard({ filters = [], of }: MatrixScreen, measure: MatrixMeasure, query: Query): boolean {
  const isAsked = (key: FieldKey) => ["", ".from", ".to"].some((end) => query[`${key}${end}`]);
  return filters.every((key) => !isAsked(key) || measure.filters?.[key] !== undefined || (measure.of ?? of) === of);
}

/** The fields that a matrix may have its rows by. */
export function rowKeys({ rows }: Pick<MatrixScreen, "rows">): readonly [FieldKey, ...FieldKey[]] {
  return typeof rows === "string" ? [rows] : rows;
}

/** The key of a measure's year before among the answers. */
export function beforeKey(key: string): string {
  return `${key}:before`;
}

/** The key of the line with how a measure did beside its year before. */
export const GROWTH = "growth";

/** The key of what the reader may open of a measure's figures, where that is not all of them. */
export function openKey(key: string): string {
  return `${key}:open`;
}

/** A matrix as charts: a panel for each measure, which is counted by row and month. */
export function matrixPanels(screen: MatrixScreen, { year, rows, open, measures }: MatrixAsked): Panel[] {
  return measures.map((measure) => {
    const { key, title, columns, unit, of, can, where, filters } = measure;
    const own = ownRows(measure, rows) ?? rows;
    const chart = (name: string, of: number): Chart => ({
      key: name,
      title,
      chart: "table",
      by: open === undefined ? own : (screen.under ?? own),
      split: columns,
      measure: measure.measure,
      where: { ...(open !== undefined && { [own]: open }), ...yearOf(columns, of) },
      ...(unit !== undefined && { unit }),
    });
    return {
      ...(of !== undefined && { of }),
      ...(can && { can }),
      ...(where && { where }),
      ...(filters && { filters }),
      charts: [chart(key, year), ...(screen.before === key ? [chart(beforeKey(key), year - 1)] : [])],
    };
  });
}

/** A measure's own field for the rows; none where it is not counted by them. */
function ownRows({ rows: own }: MatrixMeasure, rows: FieldKey): FieldKey | undefined {
  return typeof own === "object" ? own[rows] : (own ?? rows);
}

/** The records of a year, as a list's address has them. */
function yearOf(columns: GroupBy, year: number): Narrowing {
  if (typeof columns === "string") return { [`${columns}.from`]: `${year}-01`, [`${columns}.to`]: `${year}-12` };
  const [key = ""] = Object.values<string>(columns);
  return { [`${key}.from`]: `${year}-01-01`, [`${key}.to`]: `${year}-12-31` };
}

/** How months are taken together: each, by quarters, or each with those before it. */
export type MatrixStep = "month" | "quarter" | "running";

interface Counted {
  /** What a row is called. */
  readonly by: string;
  /** The record that it is, where it is one. */
  readonly byIdx?: number | undefined;
  readonly split?: string | undefined;
  readonly value: number;
}

/** A line of a row; a figure that there is none of is `null`. */
export interface MatrixLine {
  /** The measure's key, that of its year before, or `ratio`. */
  readonly key: string;
  readonly title: string;
  readonly unit: string;
  /** By column, the last one the year's. */
  readonly values: readonly (number | null)[];
}

export interface MatrixRow {
  /** No two rows have the same; nothing for the last row, which is all of them. */
  readonly key: string | undefined;
  /** As the server names it. */
  readonly by: string | undefined;
  readonly idx: number | undefined;
  readonly lines: readonly MatrixLine[];
}

export interface Matrix {
  readonly columns: readonly string[];
  readonly rows: readonly MatrixRow[];
}

/** The rows of a matrix out of the server's answer, with their sums; in the order of the answer, or of their names. */
export function matrixOf(
  screen: MatrixScreen,
  charts: Readonly<Record<string, readonly Counted[]>>,
  step: MatrixStep,
  { year, today, isRated = true }: { readonly year: number; readonly today: string; readonly isRated?: boolean },
  order: (a: string, b: string) => number = () => 0,
): Matrix {
  const measured = screen.measures.flatMap(({ key, title, unit = "" }) => [
    { key, title, unit },
    ...(screen.before === key ? [{ key: beforeKey(key), title: `${title} (전년)`, unit }] : []),
  ]);
  const shown = measured.filter(({ key }) => charts[key]);
  const begun = columnsBegun(step, year, today);
  const linesOf = (own: (key: string) => readonly Counted[]) =>
    withRatios(
      isRated ? screen : { before: screen.before },
      shown.map((line) => ({ ...line, values: inSteps(own(line.key), step) })),
      begun,
    );
  const counted = new Map<string, Record<string, Counted[]>>();
  for (const { key } of shown) {
    for (const each of charts[key] ?? []) {
      const own = counted.get(rowKeyOf(each)) ?? {};
      counted.set(rowKeyOf(each), { ...own, [key]: [...(own[key] ?? []), each] });
    }
  }
  const rows = [...counted].map(([key, own]): MatrixRow => {
    const [{ by = "", byIdx = undefined } = {}] = Object.values(own).flat();
    return { key, by, idx: by === HIDDEN_TEXT ? undefined : byIdx, lines: linesOf((line) => own[line] ?? []) };
  });
  const sum = { key: undefined, by: undefined, idx: undefined, lines: linesOf((line) => charts[line] ?? []) };
  return {
    columns: columnsOf(step),
    rows: rows.length > 0 ? [...rows.toSorted((a, b) => order(a.by ?? "", b.by ?? "")), sum] : [],
  };
}

/** What a row is told from others by: two records may have the same name, and those that are not shown have one. */
export function rowKeyOf({ by, byIdx }: Counted): string {
  return byIdx === undefined || by === HIDDEN_TEXT ? by : `${byIdx}`;
}

function columnsOf(step: MatrixStep): string[] {
  const columns = step === "quarter" ? 4 : 12;
  return [...Array.from({ length: columns }, (_, at) => `${at + 1}${step === "quarter" ? "분기" : "월"}`), "연간"];
}

/** How many of the columns have begun: of what is still to come there is no share. */
function columnsBegun(step: MatrixStep, year: number, today: string): number {
  const months = (Number(today.slice(0, 4)) - year) * 12 + Number(today.slice(5, 7));
  return step === "quarter" ? Math.ceil(months / 3) : months;
}

function inSteps(counted: readonly Counted[], step: MatrixStep): (number | null)[] {
  const months = Array.from({ length: 12 }, (_, at) => {
    const inMonth = counted.filter(({ split = "" }) => Number(split.slice(5, 7)) === at + 1);
    return inMonth.length > 0 ? sumOf(inMonth.map(({ value }) => value)) : null;
  });
  const year = sumOf(months);
  if (step === "quarter") return [...[0, 3, 6, 9].map((at) => sumOf(months.slice(at, at + 3))), year];
  return [...(step === "running" ? months.map((_, at) => sumOf(months.slice(0, at + 1))) : months), year];
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}

function withRatios(
  { ratio, before }: Pick<MatrixScreen, "ratio" | "before">,
  lines: readonly MatrixLine[],
  begun: number,
): MatrixLine[] {
  const line = (key: string) => lines.find((each) => each.key === key);
  const share = (key: string, title: string, of?: MatrixLine, to?: MatrixLine): MatrixLine[] => {
    if (!of || !to) return [];
    const isBegun = (at: number) => at < begun || (at === of.values.length - 1 && begun > 0);
    const values = of.values.map((value, at) => (isBegun(at) ? shareOf(value, to.values[at] ?? null) : null));
    return [{ key, title, unit: "%", values }];
  };
  return [
    ...lines,
    ...(ratio ? share("ratio", ratio.title, line(ratio.of), line(ratio.to)) : []),
    ...(before === undefined ? [] : share(GROWTH, "전년비", line(before), line(beforeKey(before)))),
  ];
}

/** How many of a hundred, with one decimal; of nothing there is no share. */
function shareOf(value: number | null, of: number | null): number | null {
  return of === null || of === 0 ? null : Math.round((1000 * (value ?? 0)) / of) / 10;
}
