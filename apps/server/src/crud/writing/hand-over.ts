import { columnName } from "@portal/definition";
import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { insertMany } from "../../db/insert-many";
import { staff, statusLog } from "../../db/tables";
import type { HandOver, Writing } from "../../records/rules";
import { statusChange } from "../../status-log";
import type { Entities, Entity } from "../entity";
import { whereAll } from "../lists/derived";
import { columnOf, isKept, namingField } from "../place";

/** What somebody who leaves hands over, by the entities' names: as their rules say, or their definitions. */
export function handOversOf(entities: Entities): ReadonlyMap<string, HandOver> {
  const all = [...entities].flatMap(([name, entity]) => {
    const handOver = entity.rules.handsOver ?? heldAsDefined(entity);
    return handOver ? [[name, handOver] as const] : [];
  });
  return new Map(all);
}

/** Records whose holders stand in columns of theirs, as far as they are open. */
function heldAsDefined(entity: Entity): HandOver | undefined {
  const { table, definition, rules } = entity;
  const { holds, fields, title: called } = definition;
  if (!holds) return undefined;
  const names = holds.by.map((key) => columnName(key, fields[key]));
  const isHeldBy = (idx: number) =>
    and(isKept(table), whereAll(entity, holds.while), or(...names.map((name) => eq(columnOf(table, name), idx))));
  const naming = namingField(entity);
  const name = naming ? sql`nullif(${columnOf(table, naming)}, '')` : sql`null`;
  const title = sql`coalesce(${name}, concat(${called}::text, ' ', ${table.idx}, '번'))`;
  return {
    kind: holds.as,
    held: (idx) =>
      sql`select ${table.idx} as idx, ${holds.as === "etc" ? sql`${`${called}: `}::text || ${title}` : title} as title from ${table} where ${isHeldBy(idx)}`,
    async give(asking, idxs, from, to) {
      const { db, now, person } = asking;
      const isAbout =
        holds.notTo === undefined ? undefined : columnOf(table, columnName(holds.notTo, fields[holds.notTo]));
      const given = await db
        .update(table)
        .set({
          ...Object.fromEntries(names.map((column, at) => [column, heldNext(entity, names, at, from, to)])),
          ...(await placeWith(asking, entity, names, to)),
          ver: sql`${columnOf(table, "ver")} + 1`,
          mdate: now,
          idx_editor: person.idx,
        })
        .where(and(isHeldBy(from), inArray(table.idx, sql`(${idxs})`), isAbout && ne(isAbout, to)))
        .returning({ idx: table.idx });
      const change = { entity: entity.name, from: null, to: "changed", memo: names[0] ?? null };
      const changes = { [names[0] ?? ""]: [from, to] as const };
      await insertMany(
        db,
        statusLog,
        given.map(({ idx }) => statusChange({ ...change, idx: Number(idx), changes }, person.idx, now)),
      );
      await rules.handedOver?.(
        asking,
        given.map(({ idx }) => Number(idx)),
        from,
        to,
      );
    },
  };
}

/** Who has a record in hand once it is given: nobody comes to stand in it twice who did not before. */
function heldNext({ table }: Entity, names: readonly string[], at: number, from: number, to: number): SQL {
  const before = (name = "") => columnOf(table, name);
  const after = (name = "") => sql`case when ${before(name)} = ${from} then ${to}::bigint else ${before(name)} end`;
  const [first, name] = [names[0], names[at]];
  if (at === 0) return after(name);
  const isTwice = sql`${after(first)} = ${after(name)} and ${before(first)} <> ${before(name)}`;
  return sql`case when ${isTwice} then null else ${after(name)} end`;
}

/** The unit of who has it from now on, of records that stand in their holder's. */
async function placeWith({ db }: Writing, { definition }: Entity, [holder]: readonly string[], to: number) {
  const { isPlaced, own = [], holds } = definition;
  if (!isPlaced || holds?.keepsPlace || own[0] !== holder) return {};
  const { idx_sector, idx_office, idx_team } = staff;
  const [unit] = await db.select({ idx_sector, idx_office, idx_team }).from(staff).where(eq(staff.idx, to));
  return unit ?? {};
}
