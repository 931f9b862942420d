import { type Access, mayOpen, modules } from "@portal/definition";
import { eq } from "drizzle-orm";
import { askerOf } from "../../access/asker";
import { entityOf } from "../../crud/entity";
import { withBeside } from "../../crud/lists/beside";
import { listingOf, selectRows } from "../../crud/lists/list";
import { orderBy } from "../../crud/lists/order";
import { findField } from "../../crud/place";
import { readRecordOf } from "../../crud/reading/read";
import type { Database } from "../../db/open";
import { post, staff } from "../../db/tables";
import { portalEntities } from "../../portal-entities";
import type { RequestContext } from "../../records/rules";
import { dayOf } from "../../seoul";

export interface Listed {
  readonly name: string;
  readonly kind: string;
  readonly of?: string;
  readonly can?: readonly Access[];
  readonly columns?: readonly string[];
  readonly filters?: readonly string[];
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  readonly sort?: readonly (readonly [string, "asc" | "desc"])[];
}

/**
 * Asks lists by their columns, and tells where the records come in another order than the whole one, or have other
 * neighbours in it. All are every column both ways for each asker; some are one in three of each list for one who opens
 * it, up or down.
 */
export async function walkOrders(
  db: Database,
  much: "some" | "all",
): Promise<{ different: string[]; unasked: string[] }> {
  // no option has it any more
  await db.update(post).set({ category: "gone" }).where(eq(post.idx, 300));
  const contexts = [await contextAs(db, 1), await contextAs(db, 100)];
  const lists = modules
    .flatMap(({ screens }) => screens as readonly Listed[])
    .filter(({ of, kind }) => of !== undefined && /list$/.test(kind));
  const different: string[] = [];
  const unasked: string[] = [];
  for (const [n, screen] of lists.entries()) {
    const keys = (screen.columns ?? []).filter((key) => isOrdered(screen, key));
    const openers = contexts.filter(({ asker }) => mayOpen(asker, screen.can ?? []));
    // the one, then the other
    const some = openers.length === 0 ? [] : [openers[n % openers.length] as RequestContext];
    for (const context of much === "all" ? openers : some) {
      const asked = much === "all" ? keys : keys.filter((_, at) => at % 3 === n % Math.min(3, keys.length));
      if (keys.length > 0 && asked.length === 0) unasked.push(screen.name);
      for (const [at, key] of asked.entries()) {
        const ways = [key, `-${key}`];
        for (const sort of much === "all" ? ways : [ways[(n + at) % 2] as string])
          different.push(...(await differences(db, context, screen, sort)));
      }
    }
  }
  return { different, unasked };
}

function isOrdered({ of = "" }: Listed, key: string): boolean {
  const place = findField(entityOf({ entities: portalEntities }, of), key);
  return place !== undefined && place.part === undefined && !/files|html|json|checklist/.test(place.field.kind);
}

async function differences(
  db: Database,
  context: RequestContext,
  { name, of = "" }: Listed,
  sort: string,
): Promise<string[]> {
  const entity = entityOf({ entities: portalEntities }, of);
  const different: string[] = [];
  const listing = await listingOf(context, entity, { screen: name, sort });
  const { ways: _, order, ...plain } = listing;
  const { steps: __, ...asOne } = order;
  const all = withBeside(db.select({ idx: entity.table.idx }).from(entity.table).$dynamic(), plain.beside, order)
    .where(plain.where)
    .orderBy(...orderBy(asOne));
  const wanted = (await all).map(({ idx }) => idx);
  for (const offset of [0, Math.max(0, wanted.length - 12)]) {
    const rows = await selectRows(context, entity, listing, { limit: 12, offset });
    if (String(rows.map(({ idx }) => idx)) !== String(wanted.slice(offset, offset + 12))) {
      different.push(`${name} ${sort} from ${offset}`);
    }
  }
  const at = Math.floor(wanted.length / 2);
  const idx = Number(wanted[at] ?? 0);
  if (idx === 0) return different;
  const { previous, next } = await readRecordOf(context, entity, { screen: name, sort, idx });
  if (previous !== (wanted[at - 1] ?? null) || next !== (wanted[at + 1] ?? null)) {
    different.push(`${name} ${sort} beside ${idx}`);
  }
  return different;
}

export async function contextAs(db: Database, idx: number): Promise<RequestContext> {
  const now = new Date();
  const [found] = await db.select().from(staff).where(eq(staff.idx, idx));
  if (!found) throw new Error(`no staff ${idx} in the demo company`);
  const asker = await askerOf(db, found, dayOf(now));
  const person = { ...found, sessionIdx: 1, byLink: false, mustChangePassword: false, given: asker.given ?? [] };
  return { db, asker, person, now };
}
