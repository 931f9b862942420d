import { type FieldKey, mayOpen, relatedKey, rowsOfGrants } from "@portal/definition";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { whereRows } from "../../access/rows-where";
import { ApiError } from "../../api-error";
import type { RequestContext, Row } from "../../records/rules";
import { toldOf } from "../access/field-access";
import { isIn, refused, tablesOf, waysTo, whereFixed, whereMay, whereNoted, whereOpen } from "../access/scope";
import { whereSpent } from "../access/spent";
import { closedTo } from "../by-date/round";
import { progressOf } from "../by-date/round-entries";
import { type Entity, entityOf } from "../entity";
import { outlookOf } from "../letters/letters";
import { withBeside } from "../lists/beside";
import type { Query } from "../lists/filters";
import { type Listing, listingOf, valuesOf } from "../lists/list";
import { orderBack, orderBy, whereBeside } from "../lists/order";
import { isKept } from "../place";
import { formOf, isFilledIn } from "../writing/forms";
import { openMoves } from "../writing/move";
import { columnsToRead, withParts } from "../writing/parts";
import { historyOf } from "./history";
import { fileFactsOf, namesOf, pagesOf } from "./names";
import { isCardOpen, openRelated, openSheets } from "./page-parts";
import { isBesideRecord, readBeside } from "./read-beside";
import { missing, whereReadable } from "./reading";
import { unfilledIn } from "./unfilled";

/** The record that is asked for, and the screen that it is read on. */
type Asked = Query & { readonly idx: number; readonly on?: string | undefined };

/** A record that somebody may read, with its parts, and the screens by which they may change it. */
export async function readWhole(context: RequestContext, entity: Entity, { idx, on }: Pick<Asked, "idx" | "on">) {
  const { db } = context;
  const { table } = entity;
  const is = (use: "read" | "remove") => sql<boolean>`coalesce(${whereOpen(context, entity, use)}, false)`;
  const changing = waysTo(context, entity, "change");
  const open = changing.map(({ where }, at) => [`way${at}`, sql<boolean>`coalesce(${where}, false)`] as const);
  const [row] = await db
    .select({ record: columnsToRead(entity), read: is("read"), remove: is("remove"), ...Object.fromEntries(open) })
    .from(table)
    .where(and(eq(table.idx, idx), isKept(table), whereOn(entity, on)));
  if (!row) throw await missing(context, entity, idx);
  if (!row.read) throw refused();
  const whole = await withParts(db, entity, row.record as Row);
  const screens = changing.filter((_, at) => (row as Row)[`way${at}`] === true).map(({ screen }) => screen);
  return { whole, screens, mayRemove: row.remove };
}

/** The number of the latest record of one's own, or of the only one, of a screen that is opened without any. */
export async function ownLatest(context: RequestContext, entity: Entity, on: string | undefined): Promise<number> {
  const { table, definition } = entity;
  const own = definition.isSingle
    ? undefined
    : whereRows(rowsOfGrants(context.asker, ["staff:own"], definition), table, tablesOf(entity));
  const [row] = await context.db
    .select({ idx: table.idx })
    .from(table)
    .where(and(own, whereOpen(context, entity, "read"), whereOn(entity, on)))
    .orderBy(desc(table.idx))
    .limit(1);
  if (!row) throw new ApiError(404, "아직 내 것이 없습니다.");
  return row.idx as number;
}

/** One record with all that its page shows; with a list's screen and filters, also its neighbours there. */
export async function readRecordOf(context: RequestContext, entity: Entity, query: Asked) {
  const { db } = context;
  const { rules } = entity;
  const { whole, screens, mayRemove } = await readWhole(context, entity, query);
  const closed = await closedTo(context, entity, whole, false);
  const form = formOf(context, entity, closed === undefined ? screens : [], whole);
  const progress = form.columns.size > 0 ? await progressOf(context, entity, whole) : undefined;
  const seen = seenThrough(context, entity);
  const record = { ...toldOf(context, entity, whole), ...(await readBeside(context, entity, query.idx, seen)) };
  const values = valuesOf(entity, [record], seen);
  const listing = await listingFor(context, entity, query);
  const unfilled = await unfilledIn(context, entity, record);
  const outlook = await outlookOf(context, entity, whole);
  const moves = closed === undefined ? await openMoves(context, entity, whole) : [];
  return {
    record: record as Record<string, unknown>,
    names: await namesOf(context, entity, values),
    pages: await pagesOf(context, entity, values),
    files: await fileFactsOf(db, values),
    history: await historyOf(context, entity, whole),
    may: {
      change: isFilledIn(entity, form),
      fields: [...form.columns],
      closed: [...form.closed],
      remove: mayRemove && closed === undefined && rules.mayRemove?.(context, whole) !== false,
      merge: closed === undefined && (await mayMerge(context, entity, query.idx)),
      notes:
        entity.definition.comments !== undefined &&
        (await isIn(context, entity, query.idx, whereNoted(context, entity))),
      claim:
        entity.definition.spends !== undefined &&
        (await isIn(context, entity, query.idx, whereSpent(context.asker, entity.definition, entity.table))),
      card: isCardOpen(context, entity, whole),
      moves: moves.filter((move) => !outlook?.closed.includes(move)),
      sheets: openSheets(context, entity, whole),
      related: openRelated(context, entity, query.on, whole).map(relatedKey),
    },
    ...(unfilled && { unfilled }),
    ...(outlook && { outlook: outlook.note }),
    ...(closed !== undefined && { closed }),
    ...(progress && { progress }),
    previous: listing ? await neighbourOf(context, entity, listing, query.idx, "before") : null,
    next: listing ? await neighbourOf(context, entity, listing, query.idx, "after") : null,
    extra: ((await rules.extra?.(context, whole, (name) => whereReadable(context, entityOf(entity, name)))) ??
      {}) as Record<string, unknown>,
  };
}

/** Whether a record may be made one with others by somebody. */
async function mayMerge(context: RequestContext, entity: Entity, idx: number): Promise<boolean> {
  const { merge } = entity.definition;
  return merge !== undefined && isIn(context, entity, idx, whereMay(context, entity, merge.by));
}

/** The fields of linked records, and the derived ones, that a record's pages show to somebody. */
function seenThrough({ asker }: RequestContext, entity: Entity): FieldKey[] {
  const pages = entity.screens.filter((screen) => "view" in screen && mayOpen(asker, screen.can));
  const keys = pages.flatMap((screen) => ("view" in screen ? screen.view.flatMap(({ fields }) => fields) : []));
  return [...new Set(keys)].filter((key) => isBesideRecord(entity, key));
}

/** The records of a screen, whoever may read them. */
function whereOn(entity: Entity, name: string | undefined): SQL | undefined {
  if (name === undefined) return undefined;
  const screen = entity.screens.find((each) => each.name === name);
  if (!screen) throw new ApiError(400, "없는 화면입니다.");
  return whereFixed(entity, screen.where);
}

/** The list that the record is looked at from; none when the screen is no list, or not the person's. */
async function listingFor(context: RequestContext, entity: Entity, query: Asked): Promise<Listing | undefined> {
  if (query.screen === undefined) return undefined;
  // neither its number nor the screen that it is read on is a filter of the list
  const { idx: _, on: __, ...asked } = query;
  try {
    return await listingOf(context, entity, asked);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function neighbourOf(
  { db }: RequestContext,
  entity: Entity,
  { order, beside: tables, where }: Listing,
  idx: number,
  side: "after" | "before",
): Promise<number | null> {
  const { table } = entity;
  const keys = Object.fromEntries(order.keys.map(({ by }, index) => [`key${index}`, sql`${by}`.as(`key${index}`)]));
  const from = (condition: SQL) => withBeside(db.select(keys).from(table).$dynamic(), tables, order).where(condition);
  const [own] = await from(and(eq(table.idx, idx), where) as SQL);
  if (!own) return null;
  const values = order.keys.map((_, index) => own[`key${index}`]);
  const [beside] = await withBeside(db.select({ idx: table.idx }).from(table).$dynamic(), tables, order)
    .where(and(where, whereBeside(order, values, side)))
    .orderBy(...(side === "after" ? orderBy(order) : orderBack(order)))
    .limit(1);
  return (beside?.idx as number | undefined) ?? null;
}
