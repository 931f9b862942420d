import { mayOpen, screenByName } from "@portal/definition";
import type { AnswerOf, search } from "@portal/definition/contract";
import { and, desc, or } from "drizzle-orm";
import { whereComparable, whereTold } from "../crud/access/field-access";
import { entityOf } from "../crud/entity";
import { hasWord } from "../crud/lists/has-word";
import { columnOf } from "../crud/place";
import { whereReadable } from "../crud/reading/reading";
import { portalEntities } from "../portal-entities";
import type { RequestContext } from "../records/rules";
import { type SearchSource, searchSources } from "./sources";

type Found = AnswerOf<typeof search>["list"][number];

/** Records of one kind that are shown at most. */
const MOST = 5;

/** The records with a text in their names that somebody may see, the newest of each kind first. */
export async function find(context: RequestContext, text: string): Promise<Found[]> {
  const lists = await Promise.all(searchSources.map((source) => findIn(context, source, text)));
  return lists.flat();
}

async function findIn(context: RequestContext, { kind, of, by, screen, where }: SearchSource, text: string) {
  const shown = screenByName(screen);
  if (!shown || !mayOpen(context.asker, shown.can)) return [];
  const entity = entityOf({ entities: portalEntities }, of);
  const { table } = entity;
  const rows = await context.db
    .select({ idx: table.idx, title: columnOf(table, by[0]) })
    .from(table)
    .where(
      and(
        or(...by.map((name) => and(whereComparable(context, entity, name), hasWord(columnOf(table, name), text)))),
        whereTold(context, entity, by[0]),
        whereReadable(context, entity),
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
