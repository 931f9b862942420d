import { type FieldKey, mayOpen, relatedKey, rowsOfGrants } from "@portal/definition";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { whereRows } from "../../access/rows-where";
import { ApiError } from "../../api-error";
import type { Asking, Row } from "../../records/rules";
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
export async function readWhole(asking: Asking, entity: Entity, { idx, on }: Pick<Asked, "idx" | "on">) {
  const { db } = asking;
  const { table } = entity;
  const is = (use: "read" | "remove") => sql<boolean>`coalesce(${whereOpen(asking, entity, use)}, false)`;
  const changing = waysTo(asking, entity, "change");
  const open = changing.map(({ where }, at) => [`way${at}`, sql<boolean>`coalesce(${where}, false)`] as const);
  const [row] = await db
    .select({ record: columnsToRead(entity), read: is("read"), remove: is("remove"), ...Object.fromEntries(open) })
    .from(table)
    .where(and(eq(table.idx, idx), isKept(table), whereOn(entity, on)));
  if (!row) throw await missing(asking, entity, idx);
  if (!row.read) throw refused();
  const whole = await withParts(db, entity, row.record as Row);
  const screens = changing.filter((_, at) => (row as Row)[`way${at}`] === true).map(({ screen }) => screen);
  return { whole, screens, mayRemove: row.remove };
}

/** The number of the latest record of one's own, or of the only one, of a screen that is opened without any. */
export async function ownLatest(asking: Asking, entity: Entity, on: string | undefined): Promise<number> {
  const { table, definition } = entity;
  const own = definition.isSingle
    ? undefined
    : whereRows(rowsOfGrants(asking.asker, ["staff:own"], definition), table, tablesOf(entity));
  const [row] = await asking.db
    .select({ idx: table.idx })
    .from(table)
    .where(and(own, whereOpen(asking, entity, "read"), whereOn(entity, on)))
    .orderBy(desc(table.idx))
    .limit(1);
  if (!row) throw new ApiError(404, "아직 내 것이 없습니다.");
  return row.idx as number;
}

/** One record with all that its page shows; with a list's screen and filters, also its neighbours there. */
export async function readRecordOf(asking: Asking, entity: Entity, query: Asked) {
  const { db } = asking;
  const { rules } = entity;
  const { whole, screens, mayRemove } = await readWhole(asking, entity, query);
  const closed = await closedTo(asking, entity, whole, false);
  const form = formOf(asking, entity, closed === undefined ? screens : [], whole);
  const progress = form.columns.size > 0 ? await progressOf(asking, entity, whole) : undefined;
  const seen = seenThrough(asking, entity);
  const record = { ...toldOf(asking, entity, whole), ...(await readBeside(asking, entity, query.idx, seen)) };
  const values = valuesOf(entity, [record], seen);
  const listing = await listingFor(asking, entity, query);
  const unfilled = await unfilledIn(asking, entity, record);
  const outlook = await outlookOf(asking, entity, whole);
  const moves = closed === undefined ? await openMoves(asking, entity, whole) : [];
  return {
    record: record as Record<string, unknown>,
    names: await namesOf(asking, entity, values),
    pages: await pagesOf(asking, entity, values),
    files: await fileFactsOf(db, values),
    history: await historyOf(asking, entity, whole),
    may: {
      change: isFilledIn(entity, form),
      fields: [...form.columns],
      closed: [...form.closed],
      remove: mayRemove && closed === undefined && rules.mayRemove?.(asking, whole) !== false,
      merge: closed === undefined && (await mayMerge(asking, entity, query.idx)),
      notes:
        entity.definition.comments !== undefined && (await isIn(asking, entity, query.idx, whereNoted(asking, entity))),
      claim:
        entity.definition.spends !== undefined &&
        (await isIn(asking, entity, query.idx, whereSpent(asking.asker, entity.definition, entity.table))),
      card: isCardOpen(asking, entity, whole),
      moves: moves.filter((move) => !outlook?.closed.includes(move)),
      sheets: openSheets(asking, entity, whole),
      related: openRelated(asking, entity, query.on, whole).map(relatedKey),
    },
    ...(unfilled && { unfilled }),
    ...(outlook && { outlook: outlook.note }),
    ...(closed !== undefined && { closed }),
    ...(progress && { progress }),
    previous: listing ? await neighbourOf(asking, entity, listing, query.idx, "before") : null,
    next: listing ? await neighbourOf(asking, entity, listing, query.idx, "after") : null,
    extra: ((await rules.extra?.(asking, whole, (name) => whereReadable(asking, entityOf(entity, name)))) ??
      {}) as Record<string, unknown>,
  };
}

/** Whether a record may be made one with others by somebody. */
async function mayMerge(asking: Asking, entity: Entity, idx: number): Promise<boolean> {
  const { merge } = entity.definition;
  return merge !== undefined && isIn(asking, entity, idx, whereMay(asking, entity, merge.by));
}

/** The fields of linked records, and the derived ones, that a record's pages show to somebody. */
function seenThrough({ asker }: Asking, entity: Entity): FieldKey[] {
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
async function listingFor(asking: Asking, entity: Entity, query: Asked): Promise<Listing | undefined> {
  if (query.screen === undefined) return undefined;
  // neither its number nor the screen that it is read on is a filter of the list
  const { idx: _, on: __, ...asked } = query;
  try {
    return await listingOf(asking, entity, asked);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function neighbourOf(
  { db }: Asking,
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
