import { type EntityDefinition, mayOpen, modules, rowsOf, screenByName } from "@portal/definition";
import type { AnswerOf, search } from "@portal/definition/contract";
import { and, desc, getTableColumns, isNull, or } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { whereRows } from "../access/rows-where";
import { hasWord } from "../crud/has-word";
import type { Asking } from "../crud/rules";
import { tableByName } from "../db/tables";
import { type SearchSource, searchSources } from "./sources";

type Found = AnswerOf<typeof search>["list"][number];

/** Records of one kind that are shown at most. */
const MOST = 5;

/** The records with a text in their names that somebody may see, the newest of each kind first. */
export async function find(asking: Asking, text: string): Promise<Found[]> {
  const lists = await Promise.all(searchSources.map((source) => findIn(asking, source, text)));
  return lists.flat();
}

async function findIn(asking: Asking, { kind, of, by, screen, visible, where }: SearchSource, text: string) {
  const shown = screenByName(screen);
  if (!shown || !mayOpen(asking.asker, shown.can)) return [];
  const table = tableByName(of);
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const column = (name: string) => {
    const found = columns[name];
    if (!found) throw new Error(`no such column: ${of}.${name}`);
    return found;
  };
  const rows = await asking.db
    .select({ idx: table.idx, title: column(by[0]) })
    .from(table)
    .where(
      and(
        isNull(column("deleted_at")),
        or(...by.map((name) => hasWord(column(name), text))),
        whereRows(rowsOf(asking.asker, shown.can, entityOf(of)), table),
        visible?.(asking, table),
        where,
      ),
    )
    .orderBy(desc(table.idx))
    .limit(MOST);
  return rows.map(({ idx, title }) => ({
    kind,
    title: String(title),
    link: shown.path.replace(/:\w+/, String(idx)),
  }));
}

function entityOf(name: string): EntityDefinition {
  for (const { entities } of modules) {
    const entity = (entities as Readonly<Record<string, EntityDefinition>>)[name];
    if (entity) return entity;
  }
  throw new Error(`no such entity: ${name}`);
}
