import { columnName, type Merge } from "@portal/definition";
import { and, eq, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { placeOfTeam } from "../../company/place-of-staff";
import { reminderSent } from "../../db/system-tables";
import { file } from "../../db/tables";
import type { RequestContext, Row, WriteContext } from "../../records/rules";
import { refused, type Way, waysTo, whereMay } from "../access/scope";
import { refuseClosed } from "../by-date/round";
import type { Entity } from "../entity";
import { columnOf, isKept, namingField } from "../place";
import { logHappening } from "../reading/history";
import { countLinked, linksTo } from "../writing/links";
import { enterAll, lockRecord, refuseStale, updateRecord, writingOf } from "../writing/save";
import { balancesOf } from "./balances";
import { clashesOf, nameOfColumn } from "./clashes";
import { renumberInJson } from "./in-json";
import { takeable, united } from "./values";

/** Two records by their numbers and versions: the one that goes, and the one that it becomes part of. */
interface Merged {
  readonly idx: number;
  readonly ver: number;
  readonly into: number;
  readonly into_ver: number;
  /** The columns whose values the one that stays takes over. */
  readonly take: readonly string[];
}

/**
 * Makes a record part of another one: every link, file and comment goes over, and the one that is gone keeps which it has
 * become. Whoever links to it meanwhile waits, and the database lets that link lead to the one that stays (`follow_merged`).
 * Gives the version of the one that stays.
 */
export async function mergeRecords(context: RequestContext, entity: Entity, merged: Merged): Promise<number> {
  const { into, take } = merged;
  const merge = mergeOf(entity, merged);
  const { gone, kept, screens } = await lockBoth(context, entity, merge, merged);
  await refuseClosed(context, entity, gone, kept);
  const clashes = await clashesOf(context, entity, gone, kept);
  if (clashes.length > 0) throw new ApiError(409, `${clashes[0]} 먼저 정리한 뒤에 합치세요.`);
  const open = takeable(context, entity, screens, gone, kept);
  const foreign = take.filter((column) => !open.includes(column));
  if (foreign.length > 0) {
    throw wrongFields(Object.fromEntries(foreign.map((each) => [each, "이 항목은 가져올 수 없습니다."])));
  }
  const moved = await countLinked(context, entity, merged.idx);
  const writing = writingOf(context, entity);
  const more = await entity.rules.merging?.(writing, { gone, kept });
  await carryOver(writing, entity, merged);
  await becomePart(context, entity, merge, merged);
  await moveAll(writing, entity, merged);
  const { record } = await lockRecord(context, entity, into, []);
  const taken = Object.fromEntries(take.map((column) => [column, gone[column]]));
  const ver = await updateRecord(context, entity, record, { ...united(entity, gone, kept), ...taken, ...more });
  const counted = moved.map(({ title, count }) => `${title} ${count}건`).join(", ");
  const memo = [nameOf(entity, gone), counted].filter(Boolean).join(": ");
  await logHappening(context, entity, { idx: into, to: "merged", memo });
  return ver;
}

/** What an entity says of merging two records; refuses where it says nothing, and one record alone. */
export function mergeOf({ definition: { merge } }: Entity, { idx, into }: Pick<Merged, "idx" | "into">): Merge {
  if (!merge) throw new ApiError(400, "합칠 수 없는 항목입니다.");
  if (idx === into) throw new ApiError(400, "서로 다른 두 항목을 선택하세요.");
  return merge;
}

/** What a record is called, in quotation marks. */
export function nameOf(entity: Entity, record: Row): string {
  const key = namingField(entity);
  const name = key === undefined ? undefined : record[columnName(key, entity.definition.fields[key])];
  return typeof name === "string" && name !== "" ? `‘${name}’` : `${record.idx}번`;
}

/** Both records, locked until the transaction ends, for somebody who may merge them. */
async function lockBoth(context: RequestContext, entity: Entity, { by }: Merge, { idx, ver, into, into_ver }: Merged) {
  const way: Way = { where: whereMay(context, entity, by) };
  const lock = async (each: number, known: number) => {
    const { record, open } = await lockRecord(context, entity, each, [way, ...waysTo(context, entity, "change")]);
    if (!open.includes(way)) throw refused();
    await refuseStale(context, entity, record, known);
    return { record, screens: open.filter((each) => each !== way).map(({ screen }) => screen) };
  };
  // always the older one first: two who merge the same records the other way round do not wait for each other
  const first = idx < into ? await lock(idx, ver) : undefined;
  const { record: kept, screens } = await lock(into, into_ver);
  return { gone: (first ?? (await lock(idx, ver))).record, kept, screens };
}

/** The one that goes is kept as a pointer: it is shown no more, and lets go of what only one may have. */
async function becomePart(
  { db, now, person }: RequestContext,
  { table }: Entity,
  { into: key }: Merge,
  { idx, ver, into }: Merged,
) {
  await db
    .update(table)
    .set({ [`idx_${key}`]: into, deleted_at: now, mdate: now, idx_editor: person.idx, ver: ver + 1 })
    .where(eq(table.idx, idx));
}

/** Rows of ledgers stay as they were written; what there is goes over by rows of its own. */
async function carryOver(writing: WriteContext, entity: Entity, { idx, into }: Merged): Promise<void> {
  for (const { from, columns } of linksTo(entity)) {
    if (!from.definition.ledger) continue;
    await enterAll(writing, from, await balancesOf(writing, from, columns, idx, into));
  }
}

/** All that belongs to the one belongs to the other, and what had become the one has become the other. */
async function moveAll(writing: WriteContext, entity: Entity, { idx, into }: Merged): Promise<void> {
  const { db, now, person } = writing;
  for (const { from, columns } of linksTo(entity)) {
    // what is only added to stays as it was written
    if (from.definition.ledger || from.definition.isAppendOnly) continue;
    await dropSecond(writing, entity, from, idx, into);
    for (const name of columns) {
      await joinTwice(writing, from, name, idx, into);
      const column = columnOf(from.table, name);
      // what is placed in a team lies in its office and sector
      const above = from.definition.hasOrgUnit && name === "idx_team" ? await placeOfTeam(db, into) : {};
      const set = {
        ...above,
        [name]: into,
        ver: sql`${columnOf(from.table, "ver")} + 1`,
        mdate: now,
        idx_editor: person.idx,
      };
      await db.update(from.table).set(set).where(eq(column, idx));
      // nothing lies below itself
      if (from !== entity || column.notNull) continue;
      await db
        .update(from.table)
        .set({ [name]: null })
        .where(and(eq(column, into), eq(from.table.idx, into)));
    }
  }
  await renumberInJson(writing, entity, idx, into);
  const pointer = `idx_${mergeOf(entity, { idx, into }).into}`;
  await db
    .update(entity.table)
    .set({ [pointer]: into })
    .where(eq(columnOf(entity.table, pointer), idx));
  const isOf = and(eq(file.entity, entity.name), eq(file.entity_idx, idx));
  await db.update(file).set({ entity_idx: into }).where(isOf);
  await db.execute(sql`update ${reminderSent} told set entity_idx = ${into}
    where entity = ${entity.name} and entity_idx = ${idx} and not exists (
      select from ${reminderSent} other where other.entity = told.entity and other.entity_idx = ${into}
        and other.name = told.name and other.due = told.due and other.days = told.days
        and other.idx_staff = told.idx_staff)`);
}

/** Of two that would be the same one stays, with what both come to. */
async function joinTwice(
  { db, now }: RequestContext,
  from: Entity,
  link: string,
  idx: number,
  into: number,
): Promise<void> {
  const { table, definition } = from;
  if (!definition.twice) return;
  const sums = definition.twice.adds.map((key) => sql.identifier(columnName(key, definition.fields[key])));
  for (const keys of definition.unique ?? []) {
    const names = keys.map((key) => nameOfColumn(from, key));
    if (!names.includes(link)) continue;
    const same = names
      .filter((name) => name !== link)
      .map((name) => sql` and kept.${sql.identifier(name)} is not distinct from gone.${sql.identifier(name)}`);
    const added = sums.map((sum) => sql`${sum} = coalesce(kept.${sum}, 0) + coalesce(gone.${sum}, 0), `);
    await db.execute(sql`with met as (
        update ${table} kept set ${sql.join(added)} ver = kept.ver + 1 from ${table} gone
        where kept.${sql.identifier(link)} = ${into} and gone.${sql.identifier(link)} = ${idx}
          and kept.deleted_at is null and gone.deleted_at is null${sql.join(same)}
        returning gone.idx)
      update ${table} set deleted_at = ${now.toISOString()} where idx in (select idx from met)`);
  }
}

/** Of a part that a record has one of, the one that stays keeps its own. */
async function dropSecond({ db, now }: RequestContext, entity: Entity, from: Entity, idx: number, into: number) {
  const part = entity.definition.parts?.[from.name];
  if (!part || part.isMany) return;
  const link = columnOf(from.table, columnName(part.link, from.definition.fields[part.link]));
  const own = await db.$count(from.table, and(eq(link, into), isKept(from.table)));
  if (own > 0)
    await db
      .update(from.table)
      .set({ deleted_at: now })
      .where(and(eq(link, idx), isKept(from.table)));
}
