import { type Field, type ListScreen, mayOpen } from "@portal/definition";
import { expect, test } from "vitest";
import { type Entity, entityOf } from "../../crud/entity";
import { findField, type ResolvedField } from "../../crud/place";
import type { Row } from "../../records/rules";
import { formOf } from "../records/form-of";
import { type Account, exportsOf, type Opened, openers, type Subject } from "../records/subject";

/** What every list promises of each of its columns, filters and words, and of the files that are made from it. */
export function testLists(screens: readonly ListScreen[], opened: () => Subject): void {
  if (screens.length === 0) return;

  test("sorts, filters, searches and adds up its lists by every field that they say", async () => {
    const { portal, isEverybody } = opened();
    for (const screen of screens) {
      for (const account of openers(opened(), screen)) {
        const list = await listOf(portal, screen, account);
        if (list.rows.length === 0) continue;
        await expectOrders(list, isEverybody);
        await expectFilters(list);
        await expectWords(list);
        expectSums(list);
      }
    }
  });

  test("makes files of what its lists show to whom, as they are filtered, and keeps who took them", async () => {
    const { portal, accounts, isEverybody } = opened();
    for (const screen of screens) {
      const takers = accounts.filter(({ asker }) => mayOpen(asker, screen.exports ?? screen.can));
      for (const account of openers({ portal, accounts: takers, isEverybody }, screen))
        await expectFiles(await listOf(portal, screen, account));
    }
  });

  const importing = screens.filter((screen) => screen.import);
  if (importing.length === 0) return;
  test("takes in no file with a row that is wrong, and says which", async () => {
    const { portal } = opened();
    for (const screen of importing) {
      for (const account of openers(opened(), screen)) await expectImport(await listOf(portal, screen, account));
    }
  });
}

/** A list as somebody sees its first page. */
interface List {
  readonly portal: Opened;
  readonly screen: ListScreen;
  readonly entity: Entity;
  readonly account: Account;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly sums: Readonly<Record<string, number>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  ask(query: Readonly<Record<string, string>>): Promise<{ list: Row[]; total: number }>;
}

async function listOf(portal: Opened, screen: ListScreen, account: Account): Promise<List> {
  const entity = entityOf(portal, screen.of);
  const ask = async (query: Readonly<Record<string, string>>) => {
    const words = new URLSearchParams({ screen: screen.name, rows: "100", ...query });
    const answer = await account.visitor.get(`/rest/records/${entity.name}/list?${words}`);
    expect([screen.name, query, answer.statusCode]).toEqual([screen.name, query, 200]);
    return answer.json();
  };
  const { list: rows, total, sums, names } = await ask({});
  return { portal, screen, entity, account, rows, total, sums, names, ask };
}

/** By each column: both ways in the deep test, else up by one and down by the next. */
async function expectOrders({ screen, entity, total, ask }: List, isBoth: boolean): Promise<void> {
  for (const [n, key] of [...screen.columns, ...(screen.moreColumns ?? [])].entries()) {
    const place = findField(entity, key);
    if (!place) continue;
    const ways = [key, `-${key}`];
    for (const sort of isBoth ? ways : [ways[n % 2] as string]) {
      const sorted = await ask({ sort, rows: "20" });
      expect([screen.name, sort, sorted.total]).toEqual([screen.name, sort, total]);
      const values = sorted.list.map((row) => valueIn(row, place)).filter((value) => value !== null);
      if (!/^(integer|decimal|money|date|dateTime|month|year|time)$/.test(place.field.kind)) continue;
      const inOrder = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (sort === key ? 1 : -1));
      expect([screen.name, sort, values]).toEqual([screen.name, sort, inOrder]);
    }
  }
}

/** A filter by a value that the first page has leaves those records alone that have it. */
async function expectFilters({ screen, entity, rows, total, ask }: List): Promise<void> {
  for (const key of screen.filters ?? []) {
    const place = findField(entity, key);
    if (!place || entity.definition.parts?.[key.split(".")[0] ?? ""]?.isMany) continue;
    const value = rows.map((row) => valueIn(row, place)).find((one) => isGiven(one));
    const query = value === undefined ? undefined : queryOf(place.field, key, value);
    if (!query) continue;
    const found = await ask(query);
    const told = [screen.name, query];
    expect([...told, found.total > 0 && found.total <= total]).toEqual([...told, true]);
    if (/^(choice|link|flag|date|month|year|integer|money)$/.test(place.field.kind)) {
      expect([...told, [...new Set(found.list.map((row) => valueIn(row, place)))]]).toEqual([...told, [value]]);
    }
  }
}

/** Words of a field are found, and words that nobody wrote are not. */
async function expectWords({ screen, entity, rows, ask }: List): Promise<void> {
  const nothing = await ask({ q: "없는낱말없는낱말" });
  if (screen.search) expect([screen.name, nothing.total]).toEqual([screen.name, 0]);
  for (const key of screen.search ?? []) {
    const place = findField(entity, key);
    if (place?.field.kind !== "text" || place.part !== undefined) continue;
    const row = rows.find((one) => isGiven(one[place.name]));
    const word = String(row?.[place.name] ?? "").split(/\s+/)[0];
    if (!row || !word) continue;
    const { list, total } = await ask({ q: word });
    const isFound = list.some(({ idx }) => idx === row.idx) || total > list.length;
    expect([screen.name, word, isFound]).toEqual([screen.name, word, true]);
  }
}

function expectSums({ screen, entity, rows, total, sums }: List): void {
  if (total > rows.length) return;
  for (const key of screen.sums ?? []) {
    const place = findField(entity, key);
    const sum = rows.reduce((before, row) => before + Number((place && valueIn(row, place)) ?? 0), 0);
    expect([screen.name, key, sums[key]]).toEqual([screen.name, key, expect.closeTo(sum, 4)]);
  }
}

async function expectFiles({ portal, screen, entity, account, rows, ask }: List): Promise<void> {
  const key = screen.filters?.find((one) => findField(entity, one)?.field.kind === "choice") ?? "";
  const place = findField(entity, key);
  const value = place && rows.map((row) => valueIn(row, place)).find((one) => isGiven(one));
  const filter = place && value !== undefined ? (queryOf(place.field, key, value) ?? {}) : {};
  const { total } = await ask(filter);
  for (const format of ["csv", "xlsx"]) {
    const words = new URLSearchParams({ screen: screen.name, ...filter, format, columns: "idx" });
    const before = await exportsOf(portal, account);
    const answer = await account.visitor.get(`/rest/records/${entity.name}/export?${words}`);
    expect([screen.name, account.email, format, answer.statusCode]).toEqual([screen.name, account.email, format, 200]);
    const [logged, ...older] = await exportsOf(portal, account);
    expect(older).toEqual(before);
    expect(logged?.screen).toBe(screen.name);
    // a list counts to a thousand, a file to its end
    if (total < 1000) expect([screen.name, account.email, logged?.rows]).toEqual([screen.name, account.email, total]);
    if (format === "xlsx") expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
    else if (screen.columns.includes("idx"))
      expect(answer.body.trim().split("\r\n")).toHaveLength(1 + Number(logged?.rows));
  }
}

async function expectImport({ screen, entity, account, total, ask }: List): Promise<void> {
  const fields = (screen.import ?? [])
    .map((key) => findField(entity, key)?.field)
    .filter((field) => field !== undefined);
  const into = await chosenInto(screen, entity, account);
  const bring = async (lines: readonly string[]) => {
    const asked = { screen: screen.name, check: "N", ...into };
    const file = formOf(asked, "가져오기.csv", Buffer.from(lines.join("\n")));
    return account.visitor.send({ url: `/rest/records/${entity.name}/import`, ...file });
  };
  const head = fields.map(({ label }) => label).join(",");
  const wrong = await bring([head, fields.map(({ kind }) => (kind === "text" ? "" : "??")).join(",")]);
  if (wrong.statusCode === 403) return;
  expect(wrong.json()).toMatchObject({ err: 0, added: 0 });
  expect(wrong.json().errors.map(({ row }: { row: number }) => row)).toContain(1);
  const strange = await bring(["모르는 항목", "하나"]);
  expect(strange.json()).toMatchObject({ added: 0, errors: [{ row: 0, column: "모르는 항목" }] });
  expect((await ask({})).total).toBe(total);
}

/** A record that all rows of a file may link to, where the list asks for one. */
async function chosenInto({ importInto = "" }: ListScreen, entity: Entity, { visitor }: Account) {
  const field = findField(entity, importInto)?.field;
  if (field?.kind !== "link") return {};
  const [first] = (await visitor.get(`/rest/records/${field.to}/choices`)).json().list;
  return first && { into: String(first.idx) };
}

/** A value of a record as a filter says it; nothing for kinds that are filtered by a part of the value. */
function queryOf(field: Field, key: string, value: unknown): Record<string, string> | undefined {
  switch (field.kind) {
    case "choice":
    case "link":
    case "text":
    case "month":
      return { [key]: String(value) };
    case "flag":
      return value === true ? { [key]: "Y" } : { [key]: "N" };
    case "date":
    case "integer":
    case "money":
    case "year":
      return { [`${key}.from`]: String(value), [`${key}.to`]: String(value) };
    case "dateTime":
      return { [`${key}.from`]: String(value).slice(0, 10) };
    case "period":
      return { [`${key}.from`]: (value as { from: string }).from, [`${key}.to`]: (value as { to: string }).to };
    case "multiChoice":
    case "words":
    case "staffList":
      return { [key]: String((value as unknown[])[0]) };
    default:
      return undefined;
  }
}

function valueIn(row: Row, { part, name }: ResolvedField): string | number | boolean | null {
  const from = part === undefined ? row : ((row[part] ?? {}) as Row);
  return (from[name] ?? null) as string | number | boolean | null;
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}
