import { type EntityScreen, linkBelow, mayOpen, relatedKey, type ViewScreen } from "@portal/definition";
import { expect, test } from "vitest";
import { type Entity, entityOf } from "../../crud/entity";
import type { Row } from "../../records/rules";
import { type Account, askedOf, recordsOf, type Subject } from "../records/subject";

/** So many records of a page are looked at, and so many of those that link to one. */
const PAGES = 3;
const ROWS = 20;

/** What a page promises of the records that link to its own: those that the reader may read, no others, each counted. */
export function testRelated(screens: readonly EntityScreen[], opened: () => Subject): void {
  const pages = screens.filter((screen): screen is ViewScreen => "related" in screen && screen.related !== undefined);
  if (pages.length === 0) return;
  test("pages show of the records that link to one the very ones that somebody may read", async () => {
    const { portal } = opened();
    const known = new Map<Entity, ReturnType<typeof recordsOf>>();
    // each entity's are read once: nobody writes meanwhile
    const all = (entity: Entity) => {
      const records = known.get(entity) ?? recordsOf(portal, entity);
      known.set(entity, records);
      return records;
    };
    for (const screen of pages) {
      const entity = entityOf(portal, screen.of);
      const fixed = Object.entries(screen.where ?? {});
      const isOn = (row: Row) => fixed.every(([key, value]) => row[key] === value);
      const records = (await all(entity)).filter(isOn).slice(0, PAGES);
      for (const account of askedOf(opened(), screen)) {
        for (const { idx } of records) await expectRelated(account, entity, screen, Number(idx), portal, all);
      }
    }
  });
}

async function expectRelated(
  { visitor, asker, email }: Account,
  entity: Entity,
  screen: ViewScreen,
  idx: number,
  portal: Subject["portal"],
  all: (entity: Entity) => ReturnType<typeof recordsOf>,
): Promise<void> {
  const on = encodeURIComponent(screen.name);
  const read = await visitor.get(`/rest/records/${entity.name}/read?idx=${idx}&on=${on}`);
  const has: string[] = read.statusCode === 200 ? read.json().may.related : [];
  for (const related of screen.related ?? []) {
    const key = relatedKey(related);
    const told = [screen.name, email, idx, key];
    const answer = await visitor.get(`/rest/records/${entity.name}/related?idx=${idx}&on=${on}&key=${key}&rows=100`);
    if (!has.includes(key) || !mayOpen(asker, screen.can)) {
      expect([...told, answer.statusCode]).toEqual([...told, 403]);
      continue;
    }
    const link = `idx_${linkBelow((name) => portal.entities.get(name)?.definition, entity.name, related)}`;
    const isMeant = (row: Row) => Object.entries(related.where ?? {}).every(([key, value]) => row[key] === value);
    const shownEntity = entityOf(portal, related.of);
    const records = await all(shownEntity);
    const below = records.filter((row) => row[link] === idx && isMeant(row));
    if (below.length > ROWS) continue;
    const readings = await Promise.all(below.map((row) => mayRead(visitor, shownEntity, row)));
    const readable = below.filter((_, at) => readings[at]).map((row) => row.idx);
    const { list, total } = answer.json();
    const shown = list.map((row: { idx: number }) => row.idx);
    expect([...told, new Set(shown), total]).toEqual([...told, new Set(readable), readable.length]);
  }
}

/** Whether somebody reads a record by its address; a line without one, or with a rule of its own, is read as part of its record. */
async function mayRead(visitor: Account["visitor"], entity: Entity, row: Row): Promise<boolean> {
  const { partOf, rules, calls } = entity;
  if (partOf === undefined || (calls && rules.readable === undefined))
    return (await visitor.get(`/rest/records/${entity.name}/read?idx=${row.idx}`)).statusCode === 200;
  const link = entityOf(entity, partOf).definition.parts?.[entity.name]?.link;
  const whole = (await visitor.get(`/rest/records/${partOf}/read?idx=${row[`idx_${link}`]}`)).json();
  const lines: readonly Row[] = [whole.record?.[entity.name] ?? []].flat();
  return lines.some(({ idx }) => idx === row.idx);
}
