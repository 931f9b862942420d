import { type EntityScreen, linkBelow, mayOpen, relatedKey, type ViewScreen } from "@portal/definition";
import { expect, test } from "vitest";
import { type Entity, entityOf } from "../crud/entity";
import { type Account, recordsOf, type Subject } from "./subject";

/** So many records of a page are looked at, and so many of those that link to one. */
const PAGES = 3;
const ROWS = 20;

/** What a page promises of the records that link to its own: those that the reader may read, no others, each counted. */
export function testRelated(screens: readonly EntityScreen[], opened: () => Subject): void {
  const pages = screens.filter((screen): screen is ViewScreen => "related" in screen && screen.related !== undefined);
  if (pages.length === 0) return;
  test("pages show of the records that link to one the very ones that somebody may read", async () => {
    const { portal, accounts } = opened();
    for (const screen of pages) {
      const entity = entityOf(portal, screen.of);
      const records = (await recordsOf(portal, entity)).slice(0, PAGES);
      for (const account of accounts) {
        for (const { idx } of records) await expectRelated(account, entity, screen, Number(idx), portal);
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
    const below = (await recordsOf(portal, entityOf(portal, related.of))).filter((row) => row[link] === idx);
    if (below.length > ROWS) continue;
    const readings = await Promise.all(
      below.map(async (row) => (await visitor.get(`/rest/records/${related.of}/read?idx=${row.idx}`)).statusCode),
    );
    const readable = below.filter((_, at) => readings[at] === 200).map((row) => row.idx);
    const { list, total } = answer.json();
    const shown = list.map((row: { idx: number }) => row.idx);
    expect([...told, new Set(shown), total]).toEqual([...told, new Set(readable), readable.length]);
  }
}
