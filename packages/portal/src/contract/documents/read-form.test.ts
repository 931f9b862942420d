import { describe, expect, test } from "vitest";
import { workedMinutes } from "../../documents/extra-work";
import { documentKinds, formByKind } from "../../forms/all";
import { routeByName } from "../../routes";
import { readForm } from "./read-form";

const setting = { today: "2026-03-02", isWorkday: (day: string) => !["2026-03-07", "2026-03-08"].includes(day) };
const read = (kind: Parameters<typeof formByKind>[0], data: object) =>
  readForm(formByKind(kind), data as Record<string, unknown>, setting);
const paths = ({ problems }: ReturnType<typeof read>) => problems.map(({ path }) => path);

describe("every form", () => {
  test.each(documentKinds)("%s has screens, a number of its own and words for what is missing", (kind) => {
    const form = formByKind(kind);
    expect(routeByName(form.screens.add)).toMatch(/^\/documents\//);
    expect(documentKinds.filter((other) => formByKind(other).prefix === form.prefix)).toEqual([kind]);
    for (const { message } of read(kind, {}).problems) expect(message).toMatch(/[가-힣]/);
  });

  test.each(documentKinds)("%s says something of whatever is written, and never throws", (kind) => {
    const form = formByKind(kind);
    const names = [...Object.keys(form.fields).flatMap((key) => [key, `idx_${key}`]), ...Object.keys(form.rows ?? {})];
    for (const wrong of ["글", -1, [], [1], [{}], [null, "x"], {}, null, true, Number.MAX_SAFE_INTEGER, "2026-99-99"]) {
      const { data } = read(kind, Object.fromEntries(names.map((name) => [name, wrong])));
      form.line(data);
      form.titleOf?.(data);
      form.amount?.(data);
      for (const follow of Object.values(form.follow ?? {})) follow?.(data);
    }
  });
});

test("what does not belong to a form goes, what is computed is filled in", () => {
  const items = [{ name: "모니터", qty: 2, unit_price: 300_000, amount: 1, other: "x" }];
  const { data } = read("D2", { items, total: 5, hack: true });
  expect(data).toMatchObject({ total: 600_000, items: [{ amount: 600_000 }] });
  expect(JSON.stringify(data)).not.toMatch(/other|hack/);
});

test("a purchase needs a quotation from 500,000 won on", () => {
  const of = (unit_price: number) =>
    read("D2", { vendor: "가상", reason: "교체", items: [{ name: "모니터", qty: 1, unit_price }] });
  expect(paths(of(499_999))).toEqual([]);
  expect(paths(of(500_000))).toEqual(["quotes"]);
});

test("a transfer needs where it goes, other expenses do not", () => {
  const items = [{ use_date: "2026-03-01", account: "meal", summary: "식대", supply: 9000, proof: "card" }];
  expect(paths(read("EXP", { expense_kind: "card", items }))).toEqual([]);
  expect(paths(read("EXP", { expense_kind: "transfer", items }))).toEqual(["pay_to", "bank", "account_no"]);
});

test("a resignation within thirty days says why", () => {
  const of = (retire_date: string, early_reason?: string) =>
    paths(read("D10", { retire_date, early_reason, reason: "study", idx_successor: 5 }));
  expect(of("2026-04-01")).toEqual([]);
  expect(of("2026-03-31")).toEqual(["early_reason"]);
  expect(of("2026-03-31", "가족 이주")).toEqual([]);
  expect(of("2026-02-27")).toEqual(["retire_date"]);
});

test("leave of five days and trips abroad go further up", () => {
  const units = (kind: "D3" | "D5", data: object) =>
    formByKind(kind)
      .line(data as Record<string, unknown>)
      .map(({ unit }) => unit);
  expect(units("D3", { days: 4.5 })).toEqual(["team", "hr"]);
  expect(units("D3", { days: 5 })).toEqual(["team", "office", "hr"]);
  expect(units("D5", { area: "over" })).toEqual(["team", "office", "ceo"]);
});

test("extra work may end after midnight, overlaps nothing, and more than twelve hours a week are pointed out", () => {
  expect(workedMinutes({ time_from: "22:00", time_to: "02:00", rest_min: 30 })).toBe(210);
  const work = (work_date: string, time_from: string, time_to: string) => ({
    work_date,
    time_from,
    time_to,
    kind: "over",
    reason: "마감",
  });
  const twice = [work("2026-03-03", "18:00", "21:00"), work("2026-03-03", "20:00", "22:00")];
  expect(paths(read("D6", { comp: "pay", works: twice }))).toEqual(["works.1.time_from"]);
  const overMidnight = [work("2026-03-03", "22:00", "02:00"), work("2026-03-04", "01:00", "03:00")];
  expect(paths(read("D6", { comp: "pay", works: overMidnight }))).toEqual(["works.1.time_from"]);
  const afternoon = { ...work("2026-03-03", "14:00", "16:00"), kind: "night" };
  expect(paths(read("D6", { comp: "pay", works: [afternoon] }))).toEqual(["works.0.kind"]);
  // minutes are summed and rounded once: three times 20 and six times ten minutes are an hour
  const short = (count: number, minutes: number) =>
    Array.from({ length: count }, (_, at) => work(`2026-03-0${at + 2}`, "18:00", `18:${minutes}`));
  expect(read("D6", { comp: "pay", works: short(3, 20) }).data.hours).toBe(1);
  expect(read("D6", { comp: "pay", works: short(6, 10) }).data.hours).toBe(1);
  const week = ["02", "03", "04", "05", "06"].map((day) => work(`2026-03-${day}`, "18:00", "21:00"));
  expect(read("D6", { comp: "pay", works: week }).warnings).toMatchObject([{ path: "works" }]);
  expect(read("D6", { comp: "pay", works: week.slice(0, 4) }).warnings).toEqual([]);
});

test("an invoice's numbers that do not fit together are told, and are sent all the same", () => {
  const warned = (line: object) => {
    const items = [{ item: "교재", qty: 3, unit_price: 333, supply: 999, vat: 100, ...line }];
    return read("SALES", { items, tax_kind: "taxed" }).warnings.map(({ path }) => path);
  };
  expect(warned({})).toEqual([]);
  expect(warned({ supply: 1000 })).toEqual(["items.0.supply"]);
  expect(warned({ unit_price: null, supply: 1000 })).toEqual([]);
  expect(warned({ vat: 50 })).toEqual(["items.0.vat"]);
});
