import { type Chart, chartLabel } from "@portal/definition";
import { fieldAt } from "../definitions";

/** A bar, a point or a cell, named as people read it. */
export interface Datum {
  readonly by: string;
  readonly split: string;
  readonly value: number;
}

interface Answered {
  readonly by: string;
  readonly split?: string | undefined;
  readonly value: number;
}

/** A chart's rows with the labels of what they count by. */
export function dataOf(entity: string, { by, split }: Chart, rows: readonly Answered[]): Datum[] {
  return rows.map((row) => ({
    by: labelOf(entity, by, row.by),
    split: labelOf(entity, split, row.split ?? ""),
    value: row.value,
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

export function amountAt(data: readonly Datum[], by: string, split: string): number {
  return data.find((datum) => datum.by === by && datum.split === split)?.value ?? 0;
}

/** A number as charts and tables have it. */
export function numberText(value: number, unit = ""): string {
  return `${value.toLocaleString("ko-KR", { maximumFractionDigits: 1 })}${unit}`;
}

function labelOf(entity: string, by: Chart["by"], value: string): string {
  return chartLabel(by, typeof by === "string" ? fieldAt(entity, by).field : undefined, value);
}
