import { type FieldKey, isFoundByDigits, ownColumns } from "@portal/definition";
import { valueProblem } from "@portal/definition/contract";
import { and, asc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { ApiError } from "../../api-error";
import { staff } from "../../db/tables";
import type { RequestContext, Row } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import type { Entity } from "../entity";
import { digitsIn } from "../lists/has-word";
import { columnOf, fieldAt, isKept, namingField } from "../place";
import { whereReadable } from "../reading/reading";
import { computedOf } from "./values";

/** How many are listed. */
const MOST = 5;

/** Records that somebody may know of and that have a telling value of the entity's, but for the one with this number. */
export async function alikeTo(context: RequestContext, entity: Entity, values: Row, idx?: number) {
  const { definition, table } = entity;
  const same = (definition.alike ?? []).flatMap((key) => {
    const value = values[fieldAt(entity, key).name];
    return typeof value === "string" && value !== "" ? [{ key, where: hasSame(context, entity, key, value) }] : [];
  });
  const name = namingField(entity);
  const [own = "idx_writer"] = ownColumns(definition);
  const owner = alias(staff, "owner");
  const within = (definition.alikeWithin ?? []).map((key) => ({ key, place: fieldAt(entity, key) }));
  const isWhole = within.every(({ place }) => values[place.name] !== null && values[place.name] !== undefined);
  if (same.length === 0 || name === undefined || !isWhole) return [];
  const rows = await context.db
    .select({
      idx: table.idx,
      name: columnOf(table, name),
      owner: owner.kname,
      by: sql<string>`concat_ws(', ', ${sql.join(
        same.map(({ key, where }) => sql`case when ${where} then ${fieldAt(entity, key).field.label} end`),
        sql`, `,
      )})`,
    })
    .from(table)
    .leftJoin(owner, eq(owner.idx, columnOf(table, own)))
    .where(
      and(
        or(...same.map(({ where }) => where)),
        ...within.flatMap(({ key, place }) => [
          sql`${place.column} = ${values[place.name]}`,
          whereComparable(context, entity, key),
        ]),
        idx === undefined ? undefined : ne(table.idx, idx),
        isKept(table),
        whereReadable(context, entity),
      ),
    )
    .orderBy(asc(table.idx))
    .limit(MOST);
  const also = within.map(({ place }) => place.field.label);
  return rows.map(({ idx: one, name: called, owner: whose, by }) => ({
    idx: Number(one),
    name: String(called),
    owner: whose ?? "",
    by: [by, ...also].join(", "),
  }));
}

/** The same for what is written and not sent yet, by columns as JSON; what is no value counts as empty. */
export function alikeToWritten(
  context: RequestContext,
  entity: Entity,
  { values, idx }: { values: string; idx?: number | undefined },
) {
  const { definition } = entity;
  const written = jsonOf(values);
  const read = Object.fromEntries(
    Object.keys(definition.fields).map((key) => {
      const { field, name } = fieldAt(entity, key);
      const one = valueProblem(field, written[name] ?? null);
      return [name, "value" in one ? one.value : null];
    }),
  );
  return alikeTo(context, entity, { ...read, ...computedOf(definition, read) }, idx);
}

function hasSame(context: RequestContext, entity: Entity, key: FieldKey, value: string): SQL {
  const { column, field } = fieldAt(entity, key);
  const format = field.kind === "text" ? field.format : undefined;
  // what was kept before its way of writing was one
  const isSame = isFoundByDigits(format)
    ? eq(digitsIn(sql`${column}`), value.replace(/\D/g, ""))
    : format === "email"
      ? eq(sql`lower(${column})`, value)
      : sql`${column} = ${value}`;
  return and(isSame, whereComparable(context, entity, key)) as SQL;
}

function jsonOf(text: string): Row {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === "object" && read !== null) return read as Row;
  } catch {
    // told below
  }
  throw new ApiError(400, "values: JSON이 아닙니다.");
}
