import { expect, test } from "vitest";
import { besideYearBefore, coloursOf, dataOf, nameBelow } from "./chart-data";

const months = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    by: new Date(Date.UTC(2025, first - 1 + at, 1)).toISOString().slice(0, 7),
    split: "",
    value: at + 1,
  }));

test("The latest twelve months are drawn, each with what it was a year before", () => {
  const { data, before } = besideYearBefore(months(3, 14));
  expect(data.map(({ by }) => by)).toEqual(months(5, 12).map(({ by }) => by));
  expect([...(before ?? [])]).toEqual([
    ["2026-03", 1],
    ["2026-04", 2],
  ]);
});

test("A single year, more than two, and what is no month are drawn as they are", () => {
  for (const data of [months(1, 12), months(1, 25), [{ by: "승인", split: "", value: 1 }], []]) {
    expect(besideYearBefore(data)).toEqual({ data });
  }
});

test("A month is told without its year, which stands below the first of each", () => {
  expect(nameBelow("2026-03", undefined)).toEqual(["3월", "2026년"]);
  expect(nameBelow("2026-04", "2026-03")).toEqual(["4월", ""]);
  expect(nameBelow("2027-01", "2026-12")).toEqual(["1월", "2027년"]);
  expect(nameBelow("승인", undefined)).toEqual(["승인", ""]);
});

test("A ranking begins with the largest", () => {
  const rows = [
    { by: "2026-01", value: 1 },
    { by: "2026-02", value: 9 },
    { by: "2026-03", value: 3 },
  ];
  const chart = { key: "all", title: "월별", chart: "bar", by: { month: "issue_date" }, measure: "count" } as const;
  const values = (more: object) => dataOf("sales_publish", { ...chart, ...more }, rows, () => undefined);
  expect(values({ most: 20 }).map(({ value }) => value)).toEqual([9, 3, 1]);
  expect(values({}).map(({ value }) => value)).toEqual([1, 9, 3]);
});

test("States have the colours of their chips, the later of two that mean the same a paler one, others one after the other", () => {
  const data = [
    { by: "가", split: "예정", value: 1, tone: "waiting" as const },
    { by: "가", split: "연기", value: 1, tone: "waiting" as const },
    { by: "나", split: "완료", value: 1, tone: "done" as const },
  ];
  expect(coloursOf(data, ["예정", "연기", "완료"], "split")).toEqual([
    "chart-tone tone-waiting",
    "chart-tone tone-waiting is-pale",
    "chart-tone tone-done",
  ]);
  const plain = [{ by: "가", split: "국내", value: 1 }];
  expect(coloursOf(plain, ["국내", "해외"], "split")).toEqual(["chart-1", "chart-2"]);
  expect(coloursOf(plain, ["가"], "by")).toEqual(["chart-1"]);
});
