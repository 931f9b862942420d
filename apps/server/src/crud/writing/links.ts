import { columnName, withParticle } from "@portal/definition";
import type { FieldErrors } from "@portal/definition/contract";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import type { Database } from "../../db/open";
import type { RequestContext, Row } from "../../records/rules";
import { type Entity, entityOf } from "../entity";
import { columnOf, isKept } from "../place";
import { whereReadable } from "../reading/reading";

/** Refuses links that somebody sends to records of which they may not know; what the record has anyway stays. */
export async function refuseUnknown(
  context: RequestContext,
  entity: Entity,
  before: Row | null,
  values: Row,
): Promise<void> {
  const errors = await unknownLinks(context, entity, before, values);
  if (Object.keys(errors).length > 0) throw wrongFields(errors);
}

/** The links that somebody sends to records of which they may not know. */
export async function unknownLinks(
  context: RequestContext,
  entity: Entity,
  before: Row | null,
  values: Row,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const [key, field] of Object.entries(entity.definition.fields)) {
    const column = columnName(key, field);
    const idx = values[column];
    if (field.kind !== "link" || field.to === entity.commentsOn) continue;
    if (typeof idx !== "number" || idx === before?.[column]) continue;
    const linked = entityOf(entity, field.to);
    if (!(await mayKnow(context, linked, idx))) errors[column] = `${field.label}: ${GONE}`;
  }
  return errors;
}

/** Whether there is no such record, which is said elsewhere, or the person may know of it. */
async function mayKnow(context: RequestContext, { table, ...linked }: Entity, idx: number): Promise<boolean> {
  const isOpen = whereReadable(context, { table, ...linked });
  if (isOpen === undefined) return true;
  const found = await context.db
    .select({ isOpen: sql<boolean>`coalesce(${isOpen}, false)` })
    .from(table)
    .where(eq(table.idx, idx));
  return found.every((row) => row.isOpen);
}

const GONE = "고른 항목이 없거나 삭제되었습니다.";

/** An entity whose records link to those of another one. */
interface Linking {
  readonly from: Entity;
  /** The columns by which they do. */
  readonly columns: readonly string[];
}

/**
 * The entities whose records link to an entity's, or are placed in it, but for what only says which record another has
 * become.
 */
export function linksTo(entity: Entity): Linking[] {
  const placed = `idx_${entity.name}`;
  return [...entity.entities.values()].flatMap((from) => {
    const { fields, merge, hasOrgUnit } = from.definition;
    const links = Object.entries(fields).flatMap(([key, field]) =>
      field.kind === "link" && field.to === entity.name && key !== merge?.into ? [columnName(key, field)] : [],
    );
    const columns = new Set(hasOrgUnit && unitColumns.includes(placed) ? [...links, placed] : links);
    return columns.size > 0 ? [{ from, columns: [...columns] }] : [];
  });
}

/** The columns that say where a record is placed. */
const unitColumns = ["idx_sector", "idx_office", "idx_team"];

/** How many records that are kept link to one, by what they are called. */
export async function countLinked({ db }: Pick<RequestContext, "db">, entity: Entity, idx: number) {
  const counted: { title: string; count: number }[] = [];
  for (const { from, columns } of linksTo(entity)) {
    const isLinked = or(...columns.map((name) => eq(columnOf(from.table, name), idx)));
    const count = await db.$count(from.table, and(isLinked, isKept(from.table)));
    if (count > 0) counted.push({ title: from.definition.title, count });
  }
  return counted;
}

/** Refuses to remove a record that others link to, and says what does. */
export async function refuseLinked(context: Pick<RequestContext, "db">, entity: Entity, idx: number): Promise<void> {
  const found = (await countLinked(context, entity, idx)).map(({ title, count }) => `${title} ${count}건`);
  if (found.length > 0) throw new ApiError(409, `연결된 것이 있어 지울 수 없습니다: ${found.join(", ")}`);
}

/** The links in these values that lead nowhere, or to what has been removed; `at` stands before the columns. */
export async function brokenLinks(db: Database, entity: Entity, values: Row, at = ""): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const [key, field] of Object.entries(entity.definition.fields)) {
    const column = columnName(key, field);
    const to = field.kind === "link" ? field.to : field.kind === "staffList" ? "staff" : undefined;
    const idxs = [values[column]].flat().filter((value) => typeof value === "number");
    if (to === undefined || idxs.length === 0) continue;
    const { table } = entityOf(entity, to);
    const found = await db
      .select({ idx: table.idx })
      .from(table)
      .where(and(inArray(table.idx, idxs), isKept(table)));
    if (found.length < new Set(idxs).size) errors[at + column] = `${field.label}: ${GONE}`;
  }
  return errors;
}

/**
 * The links of a record that lead to one which has something else in the fields in which both have to have the same: of
 * those with which something has changed here. What has become of the other one since is no mistake of who writes.
 */
export async function strayLinks(
  db: Database,
  entity: Entity,
  values: Row,
  changed: readonly string[],
  at = "",
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  const { fields } = entity.definition;
  for (const [key, field] of Object.entries(fields)) {
    const column = columnName(key, field);
    const idx = values[column];
    if (field.kind !== "link" || typeof idx !== "number") continue;
    const { table, definition } = entityOf(entity, field.to);
    for (const [each, theirs] of Object.entries(field.within ?? {})) {
      const shared = columnName(each, fields[each]);
      const own = values[shared] ?? null;
      if (own === null || !(changed.includes(column) || changed.includes(shared))) continue;
      const same = eq(columnOf(table, columnName(theirs, definition.fields[theirs])), own);
      if ((await db.$count(table, and(eq(table.idx, idx), same))) === 0)
        errors[at + column] = `${field.label}: ${withParticle(fields[each]?.label ?? each, "이/가")} 다른 항목입니다.`;
    }
  }
  return errors;
}
