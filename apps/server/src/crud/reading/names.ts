import { type EntityScreen, type Field, HIDDEN_TEXT, mayOpen } from "@portal/definition";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { file } from "../../db/tables";
import type { RequestContext } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import { whereFixed, whereOpen, whereShown } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { columnOf, namingField } from "../place";
import { whereReadable } from "./reading";

/** The names of linked records, by entity and number. */
export type Names = Record<string, Record<string, string>>;
export type FileFacts = Record<string, { name: string; size: number; mime: string }>;

/** A field and the values that some records have in it. */
export interface Values {
  readonly field: Field;
  readonly values: readonly unknown[];
}

/** The names of the records that these values link to, of those that the person may know of. */
export async function namesOf(context: RequestContext, entity: Entity, given: readonly Values[]): Promise<Names> {
  const names: Names = {};
  for (const [to, idxs] of linkedIn(given)) {
    const linked = entityOf(entity, to);
    const key = namingField(linked);
    if (key === undefined || idxs.size === 0) continue;
    // what everybody may know by its name is called by it, whoever has the pages that show the name
    const isTold = linked.definition.isKnown
      ? sql`true`
      : (and(whereReadable(context, linked, { isRemoved: true }), whereComparable(context, linked, key)) ?? sql`true`);
    const rows = await context.db
      .select({
        idx: linked.table.idx,
        name: calledBy(linked, key),
        isTold: sql<boolean>`coalesce(${isTold}, false)`,
      })
      .from(linked.table)
      .where(inArray(linked.table.idx, [...idxs]));
    names[to] = Object.fromEntries(
      rows.map(({ idx, name, isTold }) => [String(idx), isTold ? String(name) : HIDDEN_TEXT]),
    );
  }
  return names;
}

/** What a record is called; one that has no name, by its number. */
function calledBy({ table, definition: { title } }: Entity, key: string): SQL<string> {
  const name = sql`nullif(${columnOf(table, key)}::text, '')`;
  return sql<string>`coalesce(${name}, concat(${title}::text, ' ', ${table.idx}, '번'))`;
}

/** Why something was not done with some records, each under what the person may call it. */
export async function withNames<Refusal extends { readonly idx: number }>(
  context: RequestContext,
  entity: Entity,
  refused: readonly Refusal[],
): Promise<(Refusal & { name?: string })[]> {
  const field = { kind: "link", label: entity.definition.title, to: entity.name } as const;
  const names = await namesOf(context, entity, [{ field, values: refused.map(({ idx }) => idx) }]);
  return refused.map((refusal) => {
    const name = names[entity.name]?.[refusal.idx];
    return name === undefined || name === HIDDEN_TEXT ? refusal : { ...refusal, name };
  });
}

/** Where the records that these values link to are read, of those that the person may open. */
export async function pagesOf(context: RequestContext, entity: Entity, given: readonly Values[]): Promise<Names> {
  const pages: Names = {};
  for (const [to, idxs] of linkedIn(given)) {
    const linked = entityOf(entity, to);
    const open = openPages(context, linked);
    if (open.length === 0 || idxs.size === 0) continue;
    const { idx } = linked.table;
    const cases = open.map(({ where }, at) => sql`when ${where} then ${at}::int`);
    const rows = await context.db
      .select({ idx, page: sql<number | null>`case ${sql.join(cases, sql` `)} end` })
      .from(linked.table)
      .where(inArray(idx, [...idxs]));
    pages[to] = Object.fromEntries(
      rows.flatMap(({ idx, page }) => {
        const screen = open[page ?? -1]?.screen;
        return screen ? [[String(idx), pathTo(screen, Number(idx))]] : [];
      }),
    );
  }
  return pages;
}

/** The pages on which somebody may read records, each with the records that it has. */
function openPages(context: RequestContext, entity: Entity): { screen: Pick<EntityScreen, "path">; where: SQL }[] {
  const { screens, page } = entity;
  const own = ["view", "tab-view"].flatMap((kind) => screens.filter((screen) => screen.kind === kind));
  const isOpen = (screen: Pick<EntityScreen, "can">) => mayOpen(context.asker, screen.can);
  const kept = own.filter(isOpen).map((screen) => ({
    screen,
    where: and(whereOpen(context, entity, "read"), whereFixed(entity, screen.where)) as SQL,
  }));
  // of several pages one that is for records such as this
  const theirs = kept.map(({ screen, where }) => ({
    screen,
    where: and(where, whereShown(context, entity, screen)) as SQL,
  }));
  const pages: { screen: Pick<EntityScreen, "path">; where: SQL }[] = [...(kept.length > 1 ? theirs : []), ...kept];
  if (page && isOpen(page)) pages.push({ screen: page, where: whereReadable(context, entity) ?? sql`true` });
  return pages;
}

/** The address of a record's page. */
export function pathTo({ path }: Pick<EntityScreen, "path">, idx: number): string {
  return /:idx?\b/.test(path) ? path.replace(/:idx?\b/, String(idx)) : `${path}?idx=${idx}`;
}

/** The numbers of the records that values link to, by entity. */
function linkedIn(given: readonly Values[]): ReadonlyMap<string, ReadonlySet<number>> {
  const linked = new Map<string, Set<number>>();
  for (const { field, values } of given) {
    const to = field.kind === "link" ? field.to : field.kind === "staffList" ? "staff" : undefined;
    if (to === undefined) continue;
    const idxs = linked.get(to) ?? new Set();
    for (const value of values.flat()) if (typeof value === "number") idxs.add(value);
    linked.set(to, idxs);
  }
  return linked;
}

/** What is known of the files that these values name. */
export async function fileFactsOf(db: Database, given: readonly Values[]): Promise<FileFacts> {
  const idxs = given
    .filter(({ field: { kind } }) => kind === "file" || kind === "files")
    .flatMap(({ values }) => values.flat())
    .filter((value) => typeof value === "number");
  if (idxs.length === 0) return {};
  const { idx, name, size, mime } = file;
  const rows = await db.select({ idx, name, size, mime }).from(file).where(inArray(idx, idxs));
  return Object.fromEntries(rows.map((row) => [row.idx, { name: row.name, size: row.size, mime: row.mime }]));
}
