import { rowsOf } from "@portal/definition";
import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { ApiError } from "../../api-error";
import type { RequestContext, Row } from "../../records/rules";
import { toldOf } from "../access/field-access";
import { isRead, waysTo } from "../access/scope";
import { type Entity, entityOf } from "../entity";
import { columnOf, isKept, linkOf } from "../place";

/**
 * The records of which somebody may know, wherever they come up: in their own lists and pages, as a link's name, as what
 * a file or a comment belongs to. Nothing where everybody may know of all.
 */
export function whereReadable(context: RequestContext, entity: Entity, { isRemoved = false } = {}): SQL | undefined {
  const { definition, table, rules, calls, partOf } = entity;
  const kept = isRemoved ? undefined : isKept(table);
  if (definition.isKnown) return kept;
  if (rules.readable) return and(kept, rules.readable(context, table));
  if (calls) {
    const ways = waysTo(context, entity, "read", { isRemoved });
    return or(...ways.map(({ where }) => where)) ?? sql`false`;
  }
  if (partOf === undefined) return sql`false`;
  const whole = entityOf(entity, partOf);
  const isPart = eq(whole.table.idx, columnOf(table, linkOf(whole, entity.name).name));
  return and(kept, exists(sql`(select from ${whole.table} where ${and(isPart, whereReadable(context, whole))})`));
}

/** Whether somebody may know of every record there is: then their names lie in the order of an index. */
export function areAllKnown(context: RequestContext, entity: Entity): boolean {
  const { definition, rules, calls, screens } = entity;
  if (definition.isKnown) return true;
  if (!calls || rules.readable || rules.visible || entity.commentsOn !== undefined) return false;
  const { read = [], change = [] } = definition.access ?? {};
  const everywhere = screens.filter(({ where, kind }) => where === undefined && isRead(kind));
  const grants = [...read, ...change, ...everywhere.flatMap(({ can }) => can)];
  return rowsOf(context.asker, grants, definition) === "all";
}

/** Whether somebody may read a record. */
export async function mayRead(context: RequestContext, entity: Entity, idx: number): Promise<boolean> {
  const { table } = entity;
  const found = await context.db
    .select({ idx: table.idx })
    .from(table)
    .where(and(eq(table.idx, idx), whereReadable(context, entity)));
  return found.length > 0;
}

/** The refusal of a record that is not there; for who may read the record that it was merged into, it names that one. */
export async function missing(context: RequestContext, entity: Entity, idx: number): Promise<ApiError> {
  const { definition, table } = entity;
  const nothing = new ApiError(404, "없거나 삭제된 항목입니다.");
  if (!definition.merge) return nothing;
  const [row] = await context.db
    .select({ into: columnOf(table, `idx_${definition.merge.into}`) })
    .from(table)
    .where(eq(table.idx, idx));
  const merged = Number(row?.into ?? 0);
  if (merged === 0 || !(await mayRead(context, entity, merged))) return nothing;
  return new ApiError(404, "다른 항목과 합쳐졌습니다.", 404, { merged });
}

/** The refusal to write over a record as it is now, which comes along for whoever may read it. */
export async function conflict(
  context: RequestContext,
  entity: Entity,
  record: Row,
  message: string,
): Promise<ApiError> {
  const isRead = await mayRead(context, entity, record.idx as number);
  return new ApiError(409, message, 409, isRead ? { current: toldOf(context, entity, record) } : {});
}
