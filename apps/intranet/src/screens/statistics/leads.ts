import {
  type Chart,
  type ChartScreen,
  type EntityScreen,
  type GroupBy,
  type ListScreen,
  type MatrixScreen,
  mayOpen,
  type Narrowing,
  narrowingOf,
  type Panel,
  panelQuery,
  stretchOf,
} from "@portal/definition";
import { today } from "../../controls/dates/today";
import type { Query } from "../../controls/field-kind";
import { fieldAt } from "../../fields/definitions";
import { screensOf } from "../../fields/siblings";
import { signedInIds } from "../../store";
import { addressOfRecord } from "../record-links";
import type { Answered } from "./chart-data";

/** Where something is counted, and under which filters. */
export interface Counted {
  readonly screen: ChartScreen;
  readonly panel: Panel;
  readonly query: Query;
}

type Counting = Pick<Chart, "where" | "within" | "by" | "split" | "measure"> & {
  /** The route of the list or page that the parts lead to, where it is said. */
  readonly leads?: string | undefined;
};

/** The list of the very records that a part of a chart counts; nothing where no list of the person's can show them. */
export function listOf({ screen, panel, query }: Counted, counting: Counting, row?: Answered): string | undefined {
  // what rules count is theirs to know
  if (counting.measure === "rules" && counting.leads === undefined) return undefined;
  const of = panel.of ?? screen.of;
  const parts = [
    of === screen.of ? fixedOf(screen) : {},
    panelQuery(screen, panel, query),
    panel.where ?? {},
    narrowingOf(counting, today()),
    row ? narrowingOfGroup(of, counting.by, row.by, row.byIdx) : {},
    row ? narrowingOfGroup(of, counting.split, row.split ?? "", row.splitIdx) : {},
  ];
  const asked = parts.reduce((all, part) => all && part && both(all, part), {} as Narrowing | undefined);
  if (!asked) return undefined;
  const named = screensOf(of).find(({ name }) => name === counting.leads);
  if (named?.kind === "matrix") return addressOnMatrix(named, asked, panel);
  const lists = listsOf(of);
  const ways = counting.leads
    ? lists.filter(({ name }) => name === counting.leads)
    : lists.filter(({ path }) => !path.includes(":"));
  return firstOn(ways, asked, typeof counting.by === "string" ? counting.by : undefined);
}

/** The list of an entity's records with these values; nothing where no list of the person's can show them. */
export function listWith(of: string, asked: Narrowing): string | undefined {
  return firstOn(listsOf(of), asked);
}

function listsOf(of: string): ListScreen[] {
  return screensOf(of).filter((one): one is ListScreen => one.kind === "list" || one.kind === "tab-list");
}

/** The address on the first of these lists whose filters can say what is asked. */
function firstOn(lists: readonly ListScreen[], asked: Narrowing, by?: string): string | undefined {
  for (const list of lists) {
    const to = addressOn(list, asked, by);
    if (to !== undefined) return to;
  }
  return undefined;
}

/** A matrix of the same figures, for the year and what its filters can say; nothing where they cannot say all of it. */
function addressOnMatrix(
  { path, can, filters = [] }: MatrixScreen,
  asked: Narrowing,
  { where = {} }: Panel,
): string | undefined {
  if (!mayOpen(signedInIds(), can)) return undefined;
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) {
    if (key in where) continue;
    if (/\.(from|to)$/.test(key)) words.set("year", value.slice(0, 4));
    else if (filters.includes(key)) words.set(key, value);
    else return undefined;
  }
  return `${path}?${words}`;
}

/** A list's address for what is asked, if its filters can say all of it. */
function addressOn(list: ListScreen, asked: Narrowing, by: string | undefined): string | undefined {
  const rest: Record<string, string> = { ...asked };
  for (const [key, value] of Object.entries(fixedOf(list))) {
    if (rest[key] !== value) return undefined;
    delete rest[key];
  }
  let path = list.path;
  if (path.includes(":")) {
    const inPath = list.below ?? by;
    const idx = inPath === undefined ? undefined : rest[inPath];
    if (inPath === undefined || idx === undefined) return undefined;
    path = addressOfRecord(list, Number(idx));
    delete rest[inPath];
  }
  const isFilter = (key: string) => list.filters?.includes(key.replace(/\.(from|to)$/, ""));
  if (!Object.keys(rest).every(isFilter)) return undefined;
  const tab = list.tabs?.find(({ where, any, can, party }) => !where && !any && !can && !party);
  if (list.tabs && !tab) return undefined;
  const words = new URLSearchParams({ ...rest, ...(tab && tab !== list.tabs?.[0] && { tab: tab.key }) }).toString();
  return words === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${words}`;
}

/** A screen's fixed values as filters say them. */
export function fixedOf({ where = {} }: Pick<EntityScreen, "where">): Narrowing {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => [
      key,
      typeof value === "boolean" ? (value ? "Y" : "N") : String(value),
    ]),
  );
}

/** What a list is asked for the records of one group; nothing where filters cannot tell them apart. */
function narrowingOfGroup(
  of: string,
  group: GroupBy | undefined,
  value: string,
  idx: number | undefined,
): Narrowing | undefined {
  if (group === undefined) return {};
  if (value === "") return undefined;
  if (typeof group === "object") {
    if (!("month" in group) || !/^date/.test(fieldAt(of, group.month).field.kind)) return undefined;
    const [from, to] = stretchOf("month", `${value}-01`);
    return { [`${group.month}.from`]: from, [`${group.month}.to`]: to };
  }
  switch (fieldAt(of, group).field.kind) {
    case "choice":
    case "flag":
      return { [group]: value };
    case "link":
      return idx === undefined ? undefined : { [group]: String(idx) };
    case "date":
    case "month":
    case "year":
      return { [`${group}.from`]: value, [`${group}.to`]: value };
    default:
      return undefined;
  }
}

/** What both say; nothing where they leave no address that says it. */
function both(a: Narrowing, b: Narrowing): Narrowing | undefined {
  const all: Record<string, string> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const narrower = narrowerOf(key, all[key] ?? value, value);
    if (narrower === undefined) return undefined;
    all[key] = narrower;
  }
  return all;
}

function narrowerOf(key: string, a: string, b: string): string | undefined {
  if (a === b) return a;
  const areDays = [a, b].every((day) => /^\d{4}-\d\d/.test(day));
  if (/\.(from|to)$/.test(key)) return areDays ? (a > b === key.endsWith(".from") ? a : b) : undefined;
  if (a.split(",").includes(b)) return b;
  return b.split(",").includes(a) ? a : undefined;
}
