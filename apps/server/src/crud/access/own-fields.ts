import {
  type AnswersField,
  columnName,
  type EntityScreen,
  fieldOf,
  type OwnField,
  ownFieldsIn,
} from "@portal/definition";
import { type FieldErrors, valueProblem } from "@portal/definition/contract";
import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/open";
import type { RequestContext, Row } from "../../records/rules";
import { type Entity, entityOf } from "../entity";
import { type Query, whereField } from "../lists/filters";
import { columnOf } from "../place";
import { whereReadable } from "../reading/reading";
import { whereComparable } from "./field-access";

/** The fields of an entity that have answers, by their keys. */
function answersOf({ definition }: Entity): [key: string, field: AnswersField][] {
  return Object.entries(definition.fields).flatMap(([key, field]) => (field.kind === "answers" ? [[key, field]] : []));
}

/** The fields that a linked record brings along. */
async function shapeOf(db: Database, linked: Entity, shape: string, where: SQL): Promise<readonly OwnField[]> {
  const [row] = await db
    .select({ shape: columnOf(linked.table, shape) })
    .from(linked.table)
    .where(where);
  return ownFieldsIn(row?.shape);
}

function linkedBy(entity: Entity, { of }: AnswersField): Entity {
  const link = entity.definition.fields[of];
  return entityOf(entity, link?.kind === "link" ? link.to : "");
}

/** The condition of the filters by fields that the record brings along which a list lies below. */
export async function whereAnswered(
  context: RequestContext,
  entity: Entity,
  screen: EntityScreen,
  query: Query,
): Promise<SQL | undefined> {
  const { below, filters = [] } = { below: undefined, filters: [], ...screen } as {
    below?: string;
    filters?: string[];
  };
  const idx = Number(query[below ?? ""]);
  const [key, field] = answersOf(entity).find(([name, { of }]) => of === below && filters.includes(name)) ?? [];
  if (!key || !field || !Number.isSafeInteger(idx)) return undefined;
  if (!Object.keys(query).some((name) => name.startsWith(`${key}.`))) return undefined;
  const linked = linkedBy(entity, field);
  const isIt = and(eq(linked.table.idx, idx), whereReadable(context, linked)) as SQL;
  const shape = await shapeOf(context.db, linked, field.shape, isIt);
  const column = columnOf(entity.table, key);
  const found = and(...shape.map((own) => whereOwn(column, own, `${key}.${own.key}`, query)));
  return found && and(whereComparable(context, entity, key), found);
}

/** Values that are one of few are looked for by what the column contains, for which it has an index. */
function whereOwn(column: AnyPgColumn, own: OwnField, name: string, query: Query): SQL | undefined {
  const is = query[name];
  const has = (value: unknown) => sql`${column} @> ${JSON.stringify({ [own.key]: value })}::jsonb`;
  if (own.type === "choice" && typeof is === "string" && is !== "") return or(...is.split(",").slice(0, 50).map(has));
  if (own.type === "flag" && typeof is === "string" && is !== "")
    return is === "Y" ? has(true) : not(sql`coalesce(${has(true)}, false)`);
  const text = sql`(${column} ->> ${own.key})`;
  const isNumber = sql`jsonb_typeof(${column} -> ${own.key}) = 'number'`;
  // what was said before a field became a number is none
  const value = own.type === "number" ? sql`(case when ${isNumber} then ${text}::numeric end)` : text;
  return whereField(fieldOf(own), value, name, query);
}

/** What is wrong with the answers of a record that is about to be written. */
export async function wrongAnswers(
  db: Database,
  entity: Entity,
  before: Row | null,
  values: Row,
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const [key, field] of answersOf(entity)) {
    const link = columnName(field.of, entity.definition.fields[field.of]);
    if (before && same(before[key], values[key]) && before[link] === values[link]) continue;
    const linked = linkedBy(entity, field);
    const idx = values[link];
    const shape = typeof idx === "number" ? await shapeOf(db, linked, field.shape, eq(linked.table.idx, idx)) : [];
    const said = (values[key] ?? {}) as Row;
    const known = (before?.[link] === idx ? before?.[key] : undefined) as Row | undefined;
    const asked = new Map(shape.filter(({ isStopped }) => !isStopped).map((own) => [own.key, own]));
    for (const [name, value] of Object.entries(said)) {
      const own = asked.get(name);
      const read = own && isSaid(value) ? valueProblem(fieldOf(own), value) : undefined;
      if (read && "problem" in read) errors[`${key}.${name}`] = read.problem;
      if (!own && !same(known?.[name], value)) errors[key] = `${field.label}: 묻지 않는 항목이 있습니다.`;
    }
    for (const own of asked.values()) {
      if (own.required && own.type !== "flag" && !isSaid(said[own.key]))
        errors[`${key}.${own.key}`] = `${own.label}: 필수 항목입니다.`;
    }
  }
  return errors;
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
