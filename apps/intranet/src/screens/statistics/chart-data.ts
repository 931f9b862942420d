import { type Chart, chartLabel } from "@portal/definition";
import { fieldAt } from "../definitions";

/** A bar, a point or a cell, named as people read it. */
export interface Datum {
  readonly by: string;
  readonly split: string;
  readonly value: number;
  /** The list of what it counts. */
  readonly to?: string | undefined;
}

/** The same as the server tells it. */
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
  { by, split }: Chart,
  rows: readonly Answered[],
  leadOf: (row: Answered) => string | undefined,
): Datum[] {
  return rows.map((row) => ({
    by: labelOf(entity, by, row.by),
    split: labelOf(entity, split, row.split ?? ""),
    value: row.value,
    to: leadOf(row),
  }));
}

/** Names in the order in which they first come. */
export function namesOf(data: readonly Datum[], key: "by" | "split"): string[] {
  return [...new Set(data.map((datum) => datum[key]))];
}

/** Names in the order of their letters and numbers. */
export function sortedNames(data: readonly Datum[], key: "by" | "split"): string[] {
  return namesOf(data, key).toSorted((a, b) => a.localeCompare(b, "ko", { numeric: true }));
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

function labelOf(entity: string, by: Chart["by"], value: string): string {
  return chartLabel(by, typeof by === "string" ? fieldAt(entity, by).field : undefined, value);
}
