import type { AnswerOf, getShelf } from "@portal/definition/contract";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import { type Entities, entityOf } from "../crud/entity";
import { writingOf } from "../crud/writing/save";
import type { Database } from "../db/open";
import { textbook } from "../db/tables";
import type { RequestContext, Row } from "../records/rules";

/** How many books of a shelf, or how many shelves, are listed at once. */
const MOST = 1000;
/** How many names a refusal lists. */
const NAMED = 5;

interface Received {
  readonly supplier: string;
  readonly lines: readonly {
    readonly idx_textbook: number;
    readonly qty: number;
    readonly unit_cost?: number | null | undefined;
  }[];
}

interface Counted {
  readonly memo: string;
  readonly lines: readonly { readonly idx: number; readonly counted: number; readonly stock: number }[];
}

/** Enters what has come from a supplier; says how many lines. */
export async function receive(
  entities: Entities,
  context: RequestContext,
  { supplier, lines }: Received,
): Promise<number> {
  const known = await titlesOf(
    context.db,
    lines.map(({ idx_textbook }) => idx_textbook),
  );
  if (lines.some(({ idx_textbook }) => !known.has(idx_textbook)))
    throw new ApiError(400, "교재: 없는 교재가 있습니다. 다시 선택하세요.");
  const rows = lines.map(({ idx_textbook, qty, unit_cost }) => ({
    ...{ idx_textbook, kind: "in", qty, unit_cost: unit_cost ?? null, memo: supplier || null },
  }));
  await enter(entities, context, rows);
  return rows.length;
}

/** Sets right what was counted otherwise than it was reported; refuses all of it where books came or went meanwhile. */
export async function count(entities: Entities, context: RequestContext, { memo, lines }: Counted): Promise<number> {
  return context.db.transaction(async (tx) => {
    const idxs = lines.map(({ idx }) => idx);
    const books = await tx
      .select({ idx: textbook.idx, title: textbook.title, stock: textbook.stock_qty })
      .from(textbook)
      .where(and(inArray(textbook.idx, idxs), isNull(textbook.deleted_at)))
      .orderBy(asc(textbook.idx))
      .for("update");
    const now = new Map(books.map(({ idx, stock }) => [idx, stock ?? 0]));
    const stale = lines.filter(({ idx, stock }) => now.get(idx) !== stock);
    if (stale.length > 0) {
      const titleOf = new Map(books.map(({ idx, title }) => [idx, title]));
      const names = stale
        .slice(0, NAMED)
        .map(({ idx }) => `${titleOf.get(idx) ?? "지운 교재"} (${now.get(idx) ?? 0}권)`);
      const more = stale.length > NAMED ? ` 외 ${stale.length - NAMED}종` : "";
      throw new ApiError(409, `세는 동안 재고가 바뀌었습니다. 다시 세어 주세요: ${names.join(", ")}${more}`);
    }
    const rows = lines.flatMap(({ idx, counted, stock }) =>
      counted === stock ? [] : [{ idx_textbook: idx, kind: "adjust", qty: counted - stock, memo }],
    );
    await enter(entities, { ...context, db: tx }, rows);
    return rows.length;
  });
}

/** Where books stand, and the books of one place. */
export async function shelf(
  db: Database,
  { place }: { place?: string | undefined },
): Promise<Omit<AnswerOf<typeof getShelf>, "err" | "err_msg">> {
  const isKept = and(isNull(textbook.deleted_at), eq(textbook.is_use, true));
  const name = sql<string>`coalesce(${textbook.place}, '')`;
  const places = await db
    .select({ place: name, books: sql<number>`count(*)::int` })
    .from(textbook)
    .where(isKept)
    .groupBy(name)
    .orderBy(name)
    .limit(MOST);
  if (place === undefined) return { places, list: [] };
  const list = await db
    .select({
      ...{ idx: textbook.idx, code: textbook.code, title: textbook.title },
      isbn: sql<string>`coalesce(${textbook.isbn}, '')`,
      stock: sql<number>`coalesce(${textbook.stock_qty}, 0)`,
    })
    .from(textbook)
    .where(and(isKept, sql`${name} = ${place}`))
    .orderBy(asc(textbook.title))
    .limit(MOST);
  return { places, list: list.map((book) => ({ ...book, code: book.code ?? "" })) };
}

async function titlesOf(db: Database, idxs: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const books = await db
    .select({ idx: textbook.idx, title: textbook.title })
    .from(textbook)
    .where(and(inArray(textbook.idx, [...idxs]), isNull(textbook.deleted_at)));
  return new Map(books.map(({ idx, title }) => [idx, title]));
}

/** By the ledger's own rules, all rows or none. */
async function enter(entities: Entities, context: RequestContext, rows: readonly Row[]): Promise<void> {
  const at = context.now;
  await context.db.transaction(async (tx) => {
    const writing = writingOf({ ...context, db: tx }, entityOf({ entities }, "textbook"));
    await writing.enter(
      "textbook_stock",
      rows.map((row) => ({ ...row, at })),
    );
  });
}
