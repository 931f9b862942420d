import { and, eq, type SQL, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Entity } from "./entity";
import type { Query } from "./filters";
import { historyOf } from "./history";
import { type Listing, listingOf, valuesOf } from "./list";
import { openMoves } from "./move";
import { fileFactsOf, namesOf } from "./names";
import { orderBack, orderBy, whereBeside, withJoins } from "./order";
import { columnsToRead, withParts } from "./parts";
import { isKept } from "./place";
import type { Asking, Row } from "./rules";
import { refused, whereOpen } from "./scope";

/** One record with all that its page shows; with a list's screen and filters, also its neighbours there. */
export async function readRecordOf(asking: Asking, entity: Entity, query: Query & { readonly idx: number }) {
  const { db } = asking;
  const { table, rules } = entity;
  const is = (use: "read" | "change" | "remove") => sql<boolean>`coalesce(${whereOpen(asking, entity, use)}, false)`;
  const [row] = await db
    .select({ record: columnsToRead(entity), read: is("read"), change: is("change"), remove: is("remove") })
    .from(table)
    .where(and(eq(table.idx, query.idx), isKept(table)));
  if (!row) throw new ApiError(404, "없거나 삭제된 항목입니다.");
  if (!row.read) throw refused();
  const record = await withParts(db, entity, row.record as Row);
  const values = valuesOf(entity, [record]);
  const listing = await listingFor(asking, entity, query);
  return {
    record: record as Record<string, unknown>,
    names: await namesOf(db, entity, values),
    files: await fileFactsOf(db, values),
    history: await historyOf(db, entity, query.idx),
    may: { change: row.change, remove: row.remove, moves: await openMoves(asking, entity, record) },
    previous: listing ? await besideOf(asking, entity, listing, query.idx, "before") : null,
    next: listing ? await besideOf(asking, entity, listing, query.idx, "after") : null,
    extra: ((await rules.extra?.(asking, record)) ?? {}) as Record<string, unknown>,
  };
}

/** The list that the record is looked at from; none when the screen is no list, or not the person's. */
async function listingFor(asking: Asking, entity: Entity, query: Query): Promise<Listing | undefined> {
  if (query.screen === undefined) return undefined;
  // the record's number is no filter of the list, also where the list shows numbers
  const { idx: _, ...asked } = query;
  try {
    return await listingOf(asking, entity, asked);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function besideOf(
  { db }: Asking,
  entity: Entity,
  { order, parts, where }: Listing,
  idx: number,
  side: "after" | "before",
): Promise<number | null> {
  const { table } = entity;
  const keys = Object.fromEntries(order.keys.map(({ by }, index) => [`key${index}`, sql`${by}`.as(`key${index}`)]));
  const from = (condition: SQL) =>
    withJoins(db.select(keys).from(table).$dynamic(), entity, parts, order).where(condition);
  const [own] = await from(and(eq(table.idx, idx), where) as SQL);
  if (!own) return null;
  const values = order.keys.map((_, index) => own[`key${index}`]);
  const [beside] = await withJoins(db.select({ idx: table.idx }).from(table).$dynamic(), entity, parts, order)
    .where(and(where, whereBeside(order, values, side)))
    .orderBy(...(side === "after" ? orderBy(order) : orderBack(order)))
    .limit(1);
  return (beside?.idx as number | undefined) ?? null;
}
