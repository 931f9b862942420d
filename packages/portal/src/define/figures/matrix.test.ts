import { expect, test } from "vitest";
import type { MatrixScreen } from "./figure-screens";
import { matrixAsked, matrixOf, matrixPanels } from "./matrix";

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
  expect(matrixAsked(screen, { year: "2024", open: "7" }, "2026-03-02")).toMatchObject({ year: 2024, open: "7" });
  for (const year of ["", "24", "9999", "2024; drop", undefined]) {
    expect(matrixAsked(screen, { year }, "2026-03-02")).toMatchObject({ year: 2026, open: undefined });
  }
  const { under: _, ...flat } = screen;
  expect(matrixAsked(flat, { open: "7" }, "2026-03-02")).toMatchObject({ open: undefined });
});

test("Of several rows one is chosen, and the measures that are counted by it have a line each, or one alone", () => {
  const { under: _, ...flat } = screen;
  const chosen: MatrixScreen = {
    ...flat,
    rows: ["team", "buyer"],
    isOneMeasure: true,
    measures: [
      { key: "sold", title: "실적", columns: { month: "sold_on" }, measure: { sum: "amount" } },
      {
        key: "target",
        title: "목표",
        of: "plan",
        rows: { team: "unit" },
        columns: "month",
        measure: { sum: "amount" },
      },
      {
        key: "paid",
        title: "수금",
        rows: { team: "sale.team", buyer: "sale.buyer" },
        columns: "month",
        measure: "count",
      },
    ],
  };
  const asked = (query: Record<string, string>) => {
    const { rows, measures, isOneLine } = matrixAsked(chosen, query, "2026-03-02");
    return [rows, measures.map(({ key }) => key).join(), isOneLine];
  };
  expect(asked({})).toEqual(["team", "sold", true]);
  expect(asked({ rows: "buyer", measure: "paid" })).toEqual(["buyer", "paid", true]);
  expect(asked({ measure: "all" })).toEqual(["team", "sold,target,paid", false]);
  // what is not counted by the rows is not there
  expect(asked({ rows: "buyer", measure: "all" })).toEqual(["buyer", "sold,paid", false]);
  expect(asked({ rows: "buyer", measure: "target" })).toEqual(["buyer", "sold", true]);
  expect(asked({ rows: "owner'; drop", measure: "x" })).toEqual(["team", "sold", true]);
  const by = (query: Record<string, string>) =>
    matrixPanels(chosen, matrixAsked(chosen, query, "2026-03-02")).flatMap(({ charts = [] }) => charts[0]?.by);
  expect(by({ rows: "buyer", measure: "all" })).toEqual(["buyer", "sale.buyer"]);
  expect(by({ measure: "target" })).toEqual(["unit"]);
});

test("A filter that narrows one of two measures alone leaves no share of them", () => {
  const [target, sold] = screen.measures;
  if (!target || !sold) throw new Error("no measures");
  const filtered: MatrixScreen = {
    ...screen,
    filters: ["kind", "team"],
    measures: [{ ...target, of: "plan", filters: { team: "unit" } }, sold],
  };
  const isRated = (query: Record<string, string>) => matrixAsked(filtered, query, "2026-03-02").isRated;
  expect([isRated({}), isRated({ team: "7" }), isRated({ kind: "book" }), isRated({ kind: "" })]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  const { rows } = matrixOf(filtered, charts, "month", { ...over, isRated: false });
  expect(rows[0]?.lines.map(({ key }) => key)).toEqual(["target", "sold", "sold:before", "growth"]);
});

test("Two records of one name are two rows, those that are not shown are one", () => {
  const sold = [
    { by: "김민수", byIdx: 1, split: "2026-01", value: 5 },
    { by: "김민수", byIdx: 2, split: "2026-01", value: 7 },
    { by: "(비공개)", byIdx: 3, split: "2026-01", value: 1 },
    { by: "(비공개)", byIdx: 4, split: "2026-02", value: 2 },
  ];
  const { rows } = matrixOf(screen, { sold }, "month", over);
  expect(rows.map(({ by, idx, lines }) => [by, idx, lines[0]?.values.at(-1)])).toEqual([
    ["김민수", 1, 5],
    ["김민수", 2, 7],
    ["(비공개)", undefined, 3],
    [undefined, undefined, 15],
  ]);
});

test("Without records there are no rows", () => {
  expect(matrixOf(screen, { target: [], sold: [] }, "month", over).rows).toEqual([]);
});
