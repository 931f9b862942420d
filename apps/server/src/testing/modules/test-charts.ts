import {
  type ChartScreen,
  can,
  columnName,
  type EntityScreen,
  matrixOf,
  mayOpen,
  measuresOf,
  type Panel,
  panelFilters,
  panelsOf,
} from "@portal/definition";
import { expect, test } from "vitest";
import { type Entity, entityOf } from "../../crud/entity";
import { fixedOf } from "../../crud/writing/forms";
import type { ChartRow, Row } from "../../records/rules";
import { type Account, askedOf, exportsOf, type Opened, openers, recordsOf, type Subject } from "../records/subject";

/** What every screen of charts promises: each account has its panels, counted over the very records that it may see. */
export function testCharts(screens: readonly EntityScreen[], opened: () => Subject): void {
  const ofCharts = screens.filter(
    (screen) => screen.kind === "statistics" || screen.kind === "dashboard" || screen.kind === "matrix",
  );
  if (ofCharts.length === 0) return;

  test("counts in its charts the very records that each account may see, also as they are filtered", async () => {
    const { portal } = opened();
    for (const screen of ofCharts) {
      const asked = askedOf(opened(), screen);
      const refused = asked.filter(({ asker }) => !mayOpen(asker, screen.can));
      for (const account of refused) await expectRefusal(account, screen);
      // to whom it shows everybody's records, it shows the same ones
      const isAll = screen.can.every((grant) => grant.endsWith(":all"));
      const others = isAll ? openers(opened(), screen) : asked.filter((account) => !refused.includes(account));
      for (const account of others) await expectCharts(portal, account, screen);
    }
  });

  test("makes files of what its charts show, and keeps who took them", async () => {
    const { portal } = opened();
    for (const screen of ofCharts) {
      for (const account of openers(opened(), screen)) await expectFile(portal, account, screen);
    }
  });
}

interface Shown {
  readonly charts: Readonly<Record<string, readonly ChartRow[]>>;
  readonly lists: Readonly<Record<string, { readonly list: readonly Row[]; readonly total: number }>>;
}

async function expectRefusal({ email, visitor }: Account, screen: ChartScreen): Promise<void> {
  for (const call of ["statistics", "export"] as const) {
    const { statusCode } = await visitor.get(addressOf(screen, call));
    expect([screen.name, email, call, statusCode]).toEqual([screen.name, email, call, 403]);
  }
}

async function expectCharts(portal: Opened, account: Account, screen: ChartScreen): Promise<void> {
  const told = [screen.name, account.email];
  const shown = await ask(account, screen, {});
  const panels = panelsFor(account, screen);
  const charts = panels.flatMap((panel) => (panel.charts ?? []).flatMap(measuresOf).map(({ key }) => key));
  const lists = panels.flatMap((panel) => (panel.lists ?? []).map(({ key }) => key));
  const shownKeys = Object.keys(shown.charts).filter((key) => !key.endsWith(":open"));
  expect([...told, shownKeys]).toEqual([...told, charts]);
  expect([...told, Object.keys(shown.lists)]).toEqual([...told, lists]);
  for (const panel of panels) {
    const entity = entityOf(portal, panel.of ?? screen.of);
    const records = await visibleIn(portal, account, screen, panel);
    const expectPanel = expectationsOf(told, entity, panel);
    expectPanel(shown, records);
    for (const [key, field] of panelFilters(screen, panel)) {
      const definition = entity.definition.fields[field];
      const column = columnName(field, definition);
      const value = records.map((record) => record[column]).find((one) => one !== null && one !== undefined);
      if (value === undefined || !/^(choice|link)$/.test(definition?.kind ?? "")) continue;
      const same = records.filter((record) => record[column] === value);
      expectPanel(await ask(account, screen, { [key]: String(value) }), same);
    }
  }
}

/** What has to hold of a panel's figures and lists, over the records that it tells of. */
function expectationsOf(told: readonly string[], entity: Entity, panel: Panel) {
  return (shown: Shown, records: readonly Row[]) => {
    for (const { key, measure, where, within } of (panel.charts ?? []).flatMap(measuresOf)) {
      const all = (shown.charts[key] ?? []).reduce((sum, { value }) => sum + value, 0);
      if (measure !== "count") continue;
      const isWhole = !panel.where && !where && !within && !entity.rules.visible;
      if (isWhole) expect([...told, key, all]).toEqual([...told, key, records.length]);
      else expect(all).toBeLessThanOrEqual(records.length);
    }
    for (const { key } of panel.lists ?? []) {
      const known = records.map(({ idx }) => idx);
      const strange = shown.lists[key]?.list.map(({ idx }) => idx).filter((idx) => !known.includes(idx));
      expect([...told, key, strange]).toEqual([...told, key, []]);
    }
  };
}

/** The records that a panel tells somebody of, before filters. */
async function visibleIn(portal: Opened, { asker }: Account, screen: ChartScreen, panel: Panel): Promise<Row[]> {
  const entity = entityOf(portal, panel.of ?? screen.of);
  const fixed = entity.name === screen.of ? Object.entries(fixedOf(entity, screen.where)) : [];
  return (await recordsOf(portal, entity)).filter(
    (record) =>
      fixed.every(([column, value]) => record[column] === value) &&
      can(asker, panel.can ?? screen.can, record, entity.definition),
  );
}

async function expectFile(portal: Opened, account: Account, screen: ChartScreen): Promise<void> {
  const { charts } = await ask(account, screen, {});
  const before = await exportsOf(portal, account);
  const { statusCode, body } = await account.visitor.get(`${addressOf(screen, "export")}&format=csv`);
  expect([screen.name, account.email, statusCode]).toEqual([screen.name, account.email, 200]);
  const [logged, ...older] = await exportsOf(portal, account);
  expect(older).toEqual(before);
  const values = Object.values(charts).flat();
  const [only, ...others] = panelsFor(account, screen).flatMap((panel) => panel.charts ?? []);
  // a table that is alone has a row for each of what it counts by
  const isTable = only?.chart === "table" && others.length === 0;
  const counted = isTable ? [...new Set(values.map(({ by, byIdx }) => `${by} ${byIdx ?? ""}`))] : values;
  // of a matrix its lines, and the last row is all of them
  const rows =
    screen.kind === "matrix"
      ? matrixOf(screen, charts, "month", { year: 2026, today: "2026-03-02" }).rows.flatMap(({ lines }) => lines).length
      : counted.length;
  expect(logged).toEqual({ screen: screen.name, rows });
  expect(body.trim().split("\r\n")).toHaveLength(rows + 1);
}

function panelsFor({ asker }: Account, screen: ChartScreen): readonly Panel[] {
  return panelsOf(screen).filter(({ can: grants = screen.can }) => mayOpen(asker, grants));
}

async function ask(
  { email, visitor }: Account,
  screen: ChartScreen,
  query: Readonly<Record<string, string>>,
): Promise<Shown> {
  const answer = await visitor.get(`${addressOf(screen, "statistics")}&${new URLSearchParams(query)}`);
  expect([screen.name, email, query, answer.statusCode]).toEqual([screen.name, email, query, 200]);
  return answer.json();
}

function addressOf({ of, name }: ChartScreen, call: "statistics" | "export"): string {
  return `/rest/records/${of}/${call}?screen=${encodeURIComponent(name)}`;
}
