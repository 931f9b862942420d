import { entityScreens, modules } from "@portal/definition";
import { and, getTableColumns, inArray } from "drizzle-orm";
import { type Entity, entityOf } from "./crud/entity";
import { columnOf } from "./crud/place";
import { whereReadable } from "./crud/reading/reading";
import { portalEntities } from "./portal-entities";
import type { RequestContext } from "./records/rules";

/** Screens that show a record by the number in their path, and the pattern of their addresses. */
const pages = entityScreens(modules).flatMap((screen) =>
  /:idx?\b/.test(screen.path)
    ? [{ of: screen.of, path: new RegExp(`^${screen.path.replace(/:idx?\b/, "(\\d{1,15})")}(?:[?#].*)?$`, "i") }]
    : [],
);

/**
 * What has become of the records that these addresses lead to, of those that somebody may know of: the name of the state
 * that ends their flow, or that they were removed. Nothing of those that still go on.
 */
export async function overAt(context: RequestContext, links: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, Map<number, string[]>>();
  for (const link of new Set(links)) {
    const page = pages.find(({ path }) => path.test(link));
    if (!page) continue;
    const idx = Number(page.path.exec(link)?.[1]);
    const of = found.get(page.of) ?? new Map<number, string[]>();
    found.set(page.of, of.set(idx, [...(of.get(idx) ?? []), link]));
  }
  const over = new Map<string, string>();
  for (const [name, of] of found) {
    const entity = entityOf({ entities: portalEntities }, name);
    for (const { idx, state } of await endedOf(context, entity, [...of.keys()])) {
      for (const link of of.get(idx) ?? []) over.set(link, state);
    }
  }
  return over;
}

async function endedOf(context: RequestContext, entity: Entity, idxs: readonly number[]) {
  const { definition, table } = entity;
  const { flow, fields } = definition;
  const field = flow && fields[flow.field];
  const removed = getTableColumns(table).deleted_at;
  if (!flow || field?.kind !== "choice") return [];
  const ends = Object.keys(field.options).filter((code) =>
    Object.values(flow.moves).every(({ from }) => !from.includes(code)),
  );
  const state = columnOf(table, flow.field);
  const rows = await context.db
    .select({ idx: table.idx, state, ...(removed && { removed }) })
    .from(table)
    .where(and(inArray(table.idx, [...idxs]), whereReadable(context, entity, { isRemoved: true })));
  return rows.flatMap((row) => {
    const code = String(row.state);
    if ("removed" in row && row.removed) return [{ idx: Number(row.idx), state: "삭제됨" }];
    return ends.includes(code) ? [{ idx: Number(row.idx), state: field.options[code] ?? code }] : [];
  });
}
