import {
  type Asker,
  can,
  type EntityScreen,
  isAmongRows,
  type ListScreen,
  type ListTab,
  linkBelow,
  mayOpen,
  rowsOfScreen,
} from "@portal/definition";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext, Row } from "../../records/rules";
import { toldOf } from "../access/field-access";
import { scopeOn, whereScoped } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { isKept, linkOf, namingField } from "../place";
import { columnsToRead } from "../writing/parts";
import { pathTo } from "./names";

/** What a record is called to somebody. */
export function calledFor(context: RequestContext, entity: Entity, record: Row): string {
  const name = toldOf(context, entity, record)[namingField(entity) ?? ""];
  return String(name ?? `${entity.definition.title} ${record.idx}번`);
}

/** Where a record is opened; with a person, where they may, of several pages on one that is for records such as this. */
export function addressOf(
  { screens, definition }: Entity,
  idx: number,
  person?: Asker,
  record?: Row,
): string | undefined {
  const open = screens.filter(({ can }) => person === undefined || mayOpen(person, can));
  const isTheirs = ({ can }: EntityScreen) =>
    person === undefined || record === undefined || isAmongRows(rowsOfScreen(person, can, definition), record);
  const page = ["view", "tab-view", "edit"]
    .map((kind) => open.filter((screen) => screen.kind === kind))
    .map((pages) => pages.find(isTheirs) ?? pages[0])
    .find(Boolean);
  return page && pathTo(page, idx);
}

/** Where somebody reads a record: its own page, that of the record which it is a line of, or one on which it is listed. */
export async function placeFor(context: RequestContext, entity: Entity, record: Row): Promise<string | undefined> {
  const { asker } = context;
  if (entity.partOf !== undefined && entity.screens.length === 0) {
    const whole = entityOf(entity, entity.partOf);
    return addressOf(whole, Number(record[linkOf(whole, entity.name).name]), asker);
  }
  return addressOf(entity, Number(record.idx), asker, record) ?? (await listedFor(context, entity, record));
}

/** The page of another record, which somebody may open, that lists the records that link to it. */
async function listedFor({ db, asker }: RequestContext, entity: Entity, record: Row): Promise<string | undefined> {
  for (const of of entity.entities.values()) {
    for (const screen of of.screens) {
      const lists = "related" in screen ? (screen.related ?? []).filter((related) => related.of === entity.name) : [];
      for (const related of lists) {
        const link = linkBelow((name) => entity.entities.get(name)?.definition, of.name, related);
        const idx = Number(record[`idx_${link}`] ?? 0);
        const [linked] = await db
          .select(columnsToRead(of))
          .from(of.table)
          .where(and(eq(of.table.idx, idx), isKept(of.table)));
        if (linked && can(asker, screen.can, linked, of.definition)) return pathTo(screen, idx);
      }
    }
  }
  return undefined;
}

/**
 * Where somebody reads several records: the list, and the tab of it, that has all of them, narrowed by these filters
 * where it has them.
 */
export async function listOf(
  context: RequestContext,
  entity: Entity,
  records: readonly Row[],
  asks: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const { table, screens } = entity;
  const idxs = records.map(({ idx }) => Number(idx));
  for (const list of screens) {
    if (
      !(list.kind === "list" || list.kind === "tab-list") ||
      list.path.includes(":") ||
      !mayOpen(context.asker, list.can)
    )
      continue;
    for (const tab of list.tabs ?? [undefined]) {
      if (tab?.any || (tab?.can && !mayOpen(context.asker, tab.can))) continue;
      const areThere = and(inArray(table.idx, idxs), whereScoped(scopeOn(context, entity, list, tab)));
      if ((await context.db.$count(table, areThere)) === idxs.length) return addressOfList(list, tab, asks);
    }
  }
  return undefined;
}

function addressOfList(list: ListScreen, tab: ListTab | undefined, asks: Readonly<Record<string, string>>): string {
  const { path, filters = [], tabs = [] } = list;
  const query = new URLSearchParams(tab && tab !== tabs[0] ? { tab: tab.key } : {});
  for (const [name, value] of Object.entries(asks)) {
    if (filters.includes(name.replace(/\.(from|to)$/, ""))) query.set(name, value);
  }
  const asked = query.toString();
  return asked === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${asked}`;
}
