import { byName, type Chart, chartLabel, type Tone } from "@portal/definition";
import { rollup, sum } from "d3";
import { stateOf } from "../../fields/choices/tone";
import { choiceAt, fieldAt } from "../../fields/definitions";
import { entityOf } from "../../fields/modules";
import { addMonths } from "../calendar/days";

/** A bar, a point or a cell, named as people read it. */
export interface Datum {
  readonly by: string;
  readonly split: string;
  readonly value: number;
  /** The number of the record that it is counted by. */
  readonly idx?: number | undefined;
  /** The list of what it counts. */
  readonly to?: string | undefined;
  /** What its state means, where it is counted by one: it has the colour of that state's chip. */
  readonly tone?: Tone | undefined;
  /** Where its names stand among the others; by their letters and numbers by default. */
  readonly rank?: Readonly<Record<"by" | "split", number>>;
}

/** The same as the server answers it. */
export interface Answered {
  readonly by: string;
  readonly byIdx?: number | undefined;
  readonly split?: string | undefined;
  readonly splitIdx?: number | undefined;
  readonly value: number;
}

/** A chart's rows with the labels of what they count by, and where they lead. */
export function dataOf(
  entity: string,
  { by, split, most }: Chart,
  rows: readonly Answered[],
  leadOf: (row: Answered) => string | undefined,
): Datum[] {
  const [ranks, splitRanks] = [ranksOf(entity, by), ranksOf(entity, split)];
  const isByField = typeof by === "string" || typeof split === "string";
  const state = isByField ? entityOf(entity).flow?.field : undefined;
  const data = rows.map((row) => {
    const [name, part] = [labelOf(entity, by, row.by), labelOf(entity, split, row.split ?? "")];
    const code =
      state === undefined
        ? undefined
        : split === state
          ? row.split
          : split === undefined && by === state
            ? row.by
            : undefined;
    return {
      by: name,
      split: part,
      value: row.value,
      idx: row.byIdx,
      to: leadOf(row),
      ...(state !== undefined && code !== undefined && { tone: stateOf(choiceAt(entity, state), code).tone }),
      rank: { by: ranks(row.by), split: splitRanks(row.split ?? "") },
    };
  });
  if (most !== undefined) return data.toSorted((a, b) => b.value - a.value);
  return data.toSorted((a, b) => a.rank.by - b.rank.by || a.rank.split - b.rank.split);
}

/** The colours of parts: those of their states; of two that mean the same the later one is paler. Else one after the other. */
export function coloursOf(data: readonly Datum[], parts: readonly string[], key: "by" | "split"): string[] {
  const tones = parts.map((part) => data.find((datum) => datum[key] === part)?.tone);
  return tones.map((tone, index) => {
    if (tone === undefined) return `chart-${key === "by" ? 1 : index + 1}`;
    return `chart-tone tone-${tone}${key === "split" && tones.indexOf(tone) < index ? " is-pale" : ""}`;
  });
}

/** Names in the order in which they first come. */
export function namesOf(data: readonly Datum[], key: "by" | "split"): string[] {
  return [...new Set(data.map((datum) => datum[key]))];
}

/** Names as they are ranked, or in the order of their letters and numbers. */
export function sortedNames(data: readonly Datum[], key: "by" | "split"): string[] {
  const ranks = new Map(data.map((datum) => [datum[key], datum.rank?.[key] ?? 0]));
  return [...ranks.keys()].toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || byName(a, b));
}

/** A chart has so many colours that can be distinguished; the smallest parts beyond are drawn as one. */
const COLOURS = 6;
const OTHERS = "그 밖";

/** The same with no more parts than there are colours; the table below the chart has all of them. */
export function inFewParts(data: readonly Datum[]): readonly Datum[] {
  const parts = namesOf(data, "split");
  if (parts.length <= COLOURS) return data;
  const weights = rollup(
    data,
    (of) => sum(of, ({ value }) => Math.abs(value)),
    ({ split }) => split,
  );
  const largest = parts.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0)).slice(0, COLOURS - 1);
  const [told, rest] = [data.filter(({ split }) => largest.includes(split)), new Map<string, Datum>()];
  for (const { by, value, rank, split } of data) {
    if (largest.includes(split)) continue;
    const ranked = rank && { rank: { by: rank.by, split: Number.POSITIVE_INFINITY } };
    rest.set(by, { by, split: OTHERS, value: value + (rest.get(by)?.value ?? 0), ...ranked });
  }
  return [...told, ...rest.values()];
}

/** What a chart draws: its parts, and what each name had a year before, which is marked beside them. */
export interface Drawn {
  readonly data: readonly Datum[];
  readonly before?: ReadonlyMap<string, number> | undefined;
}

/**
 * Months of up to two years as the latest twelve, each with what it was a year before; the table below the chart has all
 * of them. What is no month, a single year and more than two stay as they are.
 */
export function besideYearBefore(data: readonly Datum[]): Drawn {
  const months = sortedNames(data, "by");
  const [first = "", last = ""] = [months[0], months.at(-1)];
  if (months.length === 0 || !months.every(isMonth)) return { data };
  const begin = monthsAfter(last, -11);
  if (first >= begin || first < monthsAfter(last, -23)) return { data };
  const before = rollup(
    data.filter(({ by }) => by < begin),
    (of) => sum(of, ({ value }) => value),
    ({ by }) => monthsAfter(by, 12),
  );
  return { data: data.filter(({ by }) => by >= begin), before };
}

function isMonth(name: string): boolean {
  return /^\d{4}-\d{2}$/.test(name);
}

function monthsAfter(month: string, by: number): string {
  return addMonths(`${month}-01`, by).slice(0, 7);
}

/** A name below a chart: a month without its year, which stands below the first one of each. */
export function nameBelow(name: string, before: string | undefined): readonly [name: string, year: string] {
  if (!isMonth(name)) return [name, ""];
  const year = name.slice(0, 4);
  return [`${Number(name.slice(5))}월`, before?.startsWith(year) ? "" : `${year}년`];
}

export function datumAt(data: readonly Datum[], by: string, split: string): Datum | undefined {
  return data.find((datum) => datum.by === by && datum.split === split);
}

export function amountAt(data: readonly Datum[], by: string, split: string): number {
  return datumAt(data, by, split)?.value ?? 0;
}

/** A number as charts and tables have it. */
export function numberText(value: number, unit = ""): string {
  return `${value.toLocaleString("ko-KR", { maximumFractionDigits: 1 })}${unit}`;
}

/** A number as the scale of a chart has it: 12억, 3.5만. */
export function shortText(value: number, unit = ""): string {
  const isLarge = Math.abs(value) >= 1e6;
  return `${value.toLocaleString("ko-KR", isLarge ? { notation: "compact" } : { maximumFractionDigits: 2 })}${unit}`;
}

/** Choices stand in the order of their options, whatever their codes; the weekdays and hours in that of the clock. */
export function ranksOf(entity: string, by: Chart["by"]): (value: string) => number {
  const field = typeof by === "string" ? fieldAt(entity, by).field : undefined;
  if (field?.kind === "choice") {
    const codes = Object.keys(field.options);
    return (value) => (codes.includes(value) ? codes.indexOf(value) : codes.length);
  }
  const isNumber = typeof by === "object" && !("month" in by);
  return (value) => (isNumber ? Number(value) : 0);
}

/** What people call a value that is counted by. */
export function labelOf(entity: string, by: Chart["by"], value: string): string {
  return chartLabel(by, typeof by === "string" ? fieldAt(entity, by).field : undefined, value);
}
