import { columnName } from "@portal/definition";
import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import { insertMany } from "../../db/insert-many";
import { staff, statusLog } from "../../db/tables";
import { notify } from "../../notifications";
import type { HandOver, RequestContext, Row, WriteContext } from "../../records/rules";
import { statusChange } from "../../status-log";
import type { Entities, Entity } from "../entity";
import { whereAll } from "../lists/derived";
import { columnOf, fieldAt, isKept, namingField } from "../place";

/** What somebody who leaves hands over, by the entities' names: as their rules say, or their definitions. */
export function handOversOf(entities: Entities): ReadonlyMap<string, HandOver> {
  const all = [...entities].flatMap(([name, entity]) => {
    const handOver = entity.rules.handsOver ?? heldAsDefined(entity, entities);
    return handOver ? [[name, handOver] as const] : [];
  });
  return new Map(all);
}

/** Records whose holders stand in columns of theirs, as far as they are open. */
function heldAsDefined(entity: Entity, entities: Entities): HandOver | undefined {
  const { table, definition, rules } = entity;
  const { holds, fields, title: called } = definition;
  if (!holds) return undefined;
  const names = holderColumns(entity);
  const isHeldBy = (idx: number) =>
    and(isKept(table), whereAll(entity, holds.while), or(...names.map((name) => eq(columnOf(table, name), idx))));
  const naming = namingField(entity);
  const own = naming ? sql`nullif(${columnOf(table, naming)}, '')` : sql`null`;
  const name =
    holds.of === undefined ? own : sql`nullif(concat_ws(' · ', ${nameOf(entity, entities, holds.of)}, ${own}), '')`;
  const title = sql`coalesce(${name}, concat(${called}::text, ' ', ${table.idx}, '번'))`;
  return {
    kind: holds.as,
    held: (idx) =>
      sql`select ${table.idx} as idx, ${holds.as === "etc" ? sql`${`${called}: `}::text || ${title}` : title} as title from ${table} where ${isHeldBy(idx)}`,
    async give(context, idxs, from, to) {
      const { db, now, person } = context;
      const isAbout =
        holds.notTo === undefined ? undefined : columnOf(table, columnName(holds.notTo, fields[holds.notTo]));
      const given = await db
        .update(table)
        .set({
          ...Object.fromEntries(names.map((column, at) => [column, heldNext(entity, names, at, from, to)])),
          ...(await placeWith(context, entity, names, to)),
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
        context,
        given.map(({ idx }) => Number(idx)),
        from,
        to,
      );
    },
  };
}

/** The name of what a link of a record leads to. */
function nameOf({ table, definition }: Entity, entities: Entities, key: string): SQL {
  const field = definition.fields[key];
  const linked = field?.kind === "link" ? entities.get(field.to) : undefined;
  const naming = linked && namingField(linked);
  if (!linked || naming === undefined) return sql`null`;
  const isIt = eq(linked.table.idx, columnOf(table, columnName(key, field)));
  return sql`(select ${columnOf(linked.table, naming)} from ${linked.table} where ${isIt})`;
}

/** The columns with the people who have a record in hand. */
function holderColumns(entity: Entity): string[] {
  return (entity.definition.holds?.by ?? []).map((key) => fieldAt(entity, key).name);
}

/** Gives a record to somebody else, for whoever may; returns whose it was. */
export async function giveRecord(context: WriteContext, entity: Entity, record: Row, to: number): Promise<number> {
  const [column = ""] = holderColumns(entity);
  const from = Number(record[column]);
  if (from === to) throw new ApiError(409, "이미 담당하고 있습니다.");
  const give = context.handOvers.get(entity.name)?.give;
  const before = Number(record.ver);
  await give?.(context, sql`select ${record.idx}::bigint`, from, to);
  const { table } = entity;
  const isGiven = and(eq(table.idx, Number(record.idx)), ne(columnOf(table, "ver"), before));
  if ((await context.db.$count(table, isGiven)) === 0) throw new ApiError(409, "지금 상태에서는 이관할 수 없습니다.");
  return from;
}

/** Refuses to give something to somebody who does not work here. */
export async function refuseSuccessor({ db }: RequestContext, to: number): Promise<void> {
  if ((await db.$count(staff, and(eq(staff.idx, to), eq(staff.status, "active")))) === 0)
    throw wrongFields({ to: "이어받을 사람: 재직 중인 직원을 선택하세요." });
}

/** Tells who has records from now on, and those who had them, how many they are. */
export async function tellOfGiven(
  { db, now, person }: RequestContext,
  { definition: { holds, title } }: Entity,
  { formers, to, link }: { formers: readonly number[]; to: number; link: string },
): Promise<void> {
  if (!holds?.given || formers.length === 0) return;
  const { notifies: kind } = holds.given;
  const people = await db
    .select({ idx: staff.idx, kname: staff.kname })
    .from(staff)
    .where(inArray(staff.idx, [to, ...formers]));
  const nameOf = (idx: number) => people.find((one) => one.idx === idx)?.kname ?? "";
  for (const former of new Set(formers)) {
    const many = `${title} ${formers.filter((one) => one === former).length}건을`;
    const told = [
      { who: to, text: `${nameOf(former)}님의 ${many} 이관받았습니다.` },
      { who: former, text: `${many} ${nameOf(to)}님에게 이관하였습니다.` },
    ];
    for (const { who, text } of told.filter((one) => one.who !== person.idx))
      await notify(db, { to: [who], kind, title: text, link }, now);
  }
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
async function placeWith({ db }: WriteContext, { definition }: Entity, [holder]: readonly string[], to: number) {
  const { hasOrgUnit, own = ["idx_writer"], holds } = definition;
  if (!hasOrgUnit || holds?.keepsPlace || own[0] !== holder) return {};
  const { idx_sector, idx_office, idx_team } = staff;
  const [unit] = await db.select({ idx_sector, idx_office, idx_team }).from(staff).where(eq(staff.idx, to));
  return unit ?? {};
}
