import { group, sum } from "d3";
import { fieldAt } from "../../fields/definitions";
import type { Row } from "../../screens/records";
import { type Datum, labelOf, ranksOf } from "../../screens/statistics/chart-data";

/** What distinguishes the lines of a sheet, and what a point of their scores is worth. */
export const sheets = {
  kpi_sheet: { lines: "kpi_item", by: "perspective", worth: 1 },
  pbc_sheet: { lines: "pbc_item", by: "section", worth: 20 },
} as const;

const scores = ["self_score", "first_score", "second_score"] as const;

/** What the lines of a sheet were scored by each who has scored all of them: a line as much as it weighs. */
export function scoresOf(of: keyof typeof sheets, rows: readonly Row[]): Datum[] {
  const { lines, by, worth } = sheets[of];
  const rankOf = ranksOf(lines, by);
  return scores.flatMap((score, split) => {
    if (rows.some((row) => (row[score] ?? null) === null)) return [];
    return [...group(rows, (row) => String(row[by]))].map(([value, some]) => {
      const points = sum(some, (row) => Number(row[score]) * Number(row.weight));
      return {
        by: labelOf(lines, by, value),
        split: fieldAt(lines, score).field.label,
        value: (worth * points) / sum(some, ({ weight }) => Number(weight)),
        rank: { by: rankOf(value), split },
      };
    });
  });
}
