import { expect, test } from "vitest";
import type { MatrixScreen } from "./figure-screens";
import { matrixAsked, matrixOf } from "./matrix";

const screen: MatrixScreen = {
  path: "/sales",
  name: "Sales",
  title: "매출",
  kind: "matrix",
  of: "sale",
  can: [],
  rows: "office",
  under: "team",
  measures: [
    { key: "target", title: "목표", columns: "month", measure: { sum: "amount" } },
    { key: "sold", title: "실적", columns: { month: "sold_on" }, measure: { sum: "amount" } },
  ],
  ratio: { title: "달성률", of: "sold", to: "target" },
  before: "sold",
};
const charts = {
  target: [
    { by: "가", byIdx: 1, split: "2026-01", value: 200 },
    { by: "가", byIdx: 1, split: "2026-03", value: 100 },
  ],
  sold: [
    { by: "가", byIdx: 1, split: "2026-01", value: 50 },
    { by: "가", byIdx: 1, split: "2026-02", value: 30 },
    { by: "나", split: "2026-12", value: 7 },
  ],
  "sold:before": [{ by: "가", byIdx: 1, split: "2025-01", value: 25 }],
};
const over = { year: 2026, today: "2027-01-01" };
const valuesOf = (step: "month" | "quarter" | "running", by: string | undefined, key: string, asked = over) =>
  matrixOf(screen, charts, step, asked)
    .rows.find((row) => row.by === by)
    ?.lines.find((line) => line.key === key)?.values;

test("A matrix has a row for each unit and one for all, with the year behind its months", () => {
  const { columns, rows } = matrixOf(screen, charts, "month", over);
  expect([columns.length, columns[0], columns.at(-1)]).toEqual([13, "1월", "연간"]);
  expect(rows.map(({ by, idx }) => [by, idx])).toEqual([
    ["가", 1],
    ["나", undefined],
    [undefined, undefined],
  ]);
  expect(valuesOf("month", "가", "sold")?.slice(0, 4)).toEqual([50, 30, null, null]);
  expect(valuesOf("month", undefined, "sold")?.at(-1)).toBe(87);
});

test("What there is no target for has no share, and what was not sold is none of it", () => {
  expect(valuesOf("month", "가", "ratio")).toEqual([25, null, 0, ...Array(9).fill(null), 26.7]);
  expect(valuesOf("month", "나", "ratio")).toEqual(Array(13).fill(null));
  expect(valuesOf("month", "가", "growth")?.slice(0, 2)).toEqual([200, null]);
});

test("Of what is still to come there is no share", () => {
  const asOf = (today: string) => ({ year: 2026, today });
  expect(valuesOf("month", "가", "ratio", asOf("2026-02-28"))).toEqual([25, ...Array(11).fill(null), 26.7]);
  expect(valuesOf("month", "가", "ratio", asOf("2026-03-01"))?.slice(0, 4)).toEqual([25, null, 0, null]);
  expect(valuesOf("running", "가", "ratio", asOf("2026-02-28"))?.slice(0, 3)).toEqual([25, 40, null]);
  expect(valuesOf("quarter", "가", "ratio", asOf("2026-02-28"))).toEqual([26.7, null, null, null, 26.7]);
  expect(valuesOf("month", "가", "ratio", asOf("2025-12-31"))).toEqual(Array(13).fill(null));
});

test("Months are taken together by quarters, or each with those before it", () => {
  expect(valuesOf("quarter", "가", "sold")).toEqual([80, null, null, null, 80]);
  expect(valuesOf("running", "가", "sold")?.slice(0, 4)).toEqual([50, 80, 80, 80]);
  expect(valuesOf("running", "가", "ratio")?.slice(0, 3)).toEqual([25, 40, 26.7]);
});

test("It is asked for a year of four digits and one open row", () => {
  expect(matrixAsked(screen, { year: "2024", open: "7" }, "2026-03-02")).toEqual({ year: 2024, open: "7" });
  for (const year of ["", "24", "9999", "2024; drop", undefined]) {
    expect(matrixAsked(screen, { year }, "2026-03-02")).toEqual({ year: 2026, open: undefined });
  }
  expect(matrixAsked({}, { open: "7" }, "2026-03-02")).toEqual({ year: 2026, open: undefined });
});

test("Without records there are no rows", () => {
  expect(matrixOf(screen, { target: [], sold: [] }, "month", over).rows).toEqual([]);
});
