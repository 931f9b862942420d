import { expect, test } from "vitest";
import { narrowingOf, panelFilters, panelQuery, panelsOf, stretchOf } from "./charts";
import type { DashboardScreen } from "./figure-screens";

const screen: DashboardScreen = {
  path: "/calls",
  name: "Calls-Dashboard",
  title: "문의 현황",
  kind: "dashboard",
  of: "call",
  can: ["staff:all"],
  filters: ["at", "team"],
  panels: [{ charts: [] }, { of: "customer", filters: { at: "wdate" }, charts: [] }],
};

test("Weeks begin on Monday, months and years end on their last day", () => {
  expect(stretchOf("day", "2026-03-01")).toEqual(["2026-03-01", "2026-03-01"]);
  expect(stretchOf("week", "2026-03-01")).toEqual(["2026-02-23", "2026-03-01"]);
  expect(stretchOf("week", "2026-03-02")).toEqual(["2026-03-02", "2026-03-08"]);
  expect(stretchOf("month", "2024-02-10")).toEqual(["2024-02-01", "2024-02-29"]);
  expect(stretchOf("month", "2026-12-31")).toEqual(["2026-12-01", "2026-12-31"]);
  expect(stretchOf("year", "2026-03-01")).toEqual(["2026-01-01", "2026-12-31"]);
  expect(stretchOf("past", "2026-03-01")).toEqual(["2000-01-01", "2026-02-28"]);
});

test("A chart is narrower by its values and by its stretch of time", () => {
  expect(narrowingOf({}, "2026-03-02")).toEqual({});
  expect(narrowingOf({ where: { status: "new,open" }, within: ["day", "at"] }, "2026-03-02")).toEqual({
    status: "new,open",
    "at.from": "2026-03-02",
    "at.to": "2026-03-02",
  });
});

test("A panel of the screen's entity answers to all filters, one of another entity to those that it names", () => {
  const [own, other] = panelsOf(screen);
  const query = { "at.from": "2026-03-01", "at.to": "", team: 111, q: "말" };
  expect(panelFilters(screen, own as never)).toEqual([
    ["at", "at"],
    ["team", "team"],
  ]);
  expect(panelQuery(screen, own as never, query)).toEqual({ "at.from": "2026-03-01", team: "111" });
  expect(panelQuery(screen, other as never, query)).toEqual({ "wdate.from": "2026-03-01" });
});

test("Statistics are a dashboard of one panel", () => {
  const charts = [{ key: "all", title: "모두", chart: "number", measure: "count" }] as const;
  expect(panelsOf({ path: "/s", name: "S", kind: "statistics", of: "call", can: [], charts })).toEqual([{ charts }]);
});
