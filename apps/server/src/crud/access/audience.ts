import { type Asker, type By, isAmongRows, permissionsOf, type Rows, rowsOfGrants } from "@portal/definition";
import { and, eq, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { askerOf, askersOf } from "../../access/asker";
import { givenAlong } from "../../access/grants";
import { whereRows } from "../../access/rows-where";
import type { Database } from "../../db/open";
import { staff } from "../../db/tables";
import type { RequestContext, Row } from "../../records/rules";
import { dayOf } from "../../seoul";
import { type Entity, entityOf } from "../entity";

/** Nobody's session: the people are asked about, they ask nothing. */
const noSession = { sessionIdx: 0, byLink: false, mustChangePassword: false };

/** Everybody, or those of these numbers, as one who asks. */
export async function everybody(db: Database, now: Date, among?: readonly number[]): Promise<RequestContext[]> {
  if (among?.length === 0) return [];
  const all = await db
    .select({ ...getTableColumns(staff), given: givenAlong(dayOf(now)) })
    .from(staff)
    .where(and(ne(staff.status, "retired"), isNull(staff.deleted_at), among && inArray(staff.idx, [...among])));
  const askers = await askersOf(db, all, dayOf(now));
  return all.map((person, at) => ({ db, now, person: { ...person, ...noSession }, asker: askers[at] as Asker }));
}

/**
 * Tells of records whether they are somebody's by these: by being named in it or in charge of it, not because nothing
 * is closed to them.
 */
export function isFor(context: RequestContext, entity: Entity, to: readonly By[]): (record: Row) => boolean {
  const ways = waysFor(context, entity, to);
  return (record) => ways.some((rows) => isAmongRows(rows, record));
}

/** The records that are somebody's so. */
export function whereFor(context: RequestContext, entity: Entity, to: readonly By[]): SQL {
  const tables = (name: string) => entityOf(entity, name).table;
  return or(...waysFor(context, entity, to).map((rows) => whereRows(rows, entity.table, tables))) ?? sql`false`;
}

function waysFor({ asker }: RequestContext, { definition }: Entity, to: readonly By[]): Rows[] {
  const { isMaster } = permissionsOf(asker);
  return to.flatMap((by) => {
    if (typeof by !== "string") return [rowsOfGrants(asker, ["staff:party"], { party: [by] })];
    const rows = rowsOfGrants(asker, [by], definition);
    // what is nobody's own, nor their unit's, is a master's by being one
    const isByFlag = !/^(staff|isLead):/.test(by);
    if (isMaster && isByFlag) return [];
    return rows === "all" && !by.endsWith(":all") ? [] : [rows];
  });
}

/** Somebody as one who asks, for what happens without anybody asking. */
export async function contextAs(db: Database, idxStaff: number | null, now: Date): Promise<RequestContext> {
  const [person] = await db
    .select({ ...getTableColumns(staff), given: givenAlong(dayOf(now)) })
    .from(staff)
    .where(idxStaff === null ? sql`true` : eq(staff.idx, idxStaff))
    .orderBy(staff.idx)
    .limit(1);
  if (!person) throw new Error(`no such person: ${idxStaff}`);
  return { db, now, person: { ...person, ...noSession }, asker: await askerOf(db, person, dayOf(now)) };
}
