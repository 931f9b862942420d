import { columnName, type Derived, type Field, type FieldKey, resolveField } from "@portal/definition";
import { and, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { aliasOf, type Entity, entityOf, type Table } from "./entity";

/** Where a field of a screen is found: in the entity's table, or in one that stands beside it. */
export interface ResolvedField {
  readonly key: FieldKey;
  readonly field: Field;
  /** The entity that has it. */
  readonly entity: Entity;
  /** Its column, or what is counted in its place. */
  readonly column: AnyPgColumn | SQL;
  /** The column's name. */
  readonly name: string;
  /** Some records have no value. */
  readonly isOptional: boolean;
  /** The part that it is in, or the links that lead to it: what it stands under in answers. */
  readonly part?: string;
  /** The links that lead to it. */
  readonly through?: readonly string[];
  readonly derived?: Derived;
}

/** The place of a field by its key; nothing for lines and what does not exist. */
export function findField(entity: Entity, key: FieldKey): ResolvedField | undefined {
  const found = resolveField((name) => entity.entities.get(name)?.definition, entity.name, key);
  if (!found) return undefined;
  const { field, column: name, part, through, derived } = found;
  const owner = part === undefined ? entity : entityOf(entity, found.entity);
  const given = { key, field, name, entity: owner, ...(part !== undefined && { part }), ...(through && { through }) };
  if (derived) {
    const column = derivedColumn(key, owner, derived);
    return {
      ...given,
      derived,
      column,
      isOptional: !/^(count|sum|difference)$/.test(derived.derives) || part !== undefined,
    };
  }
  const column = columnOf(through ? aliasOf(owner, linkedName(through)) : owner.table, name);
  return { ...given, column, isOptional: !column.notNull || part !== undefined };
}

/** The value of a derived column, once its table stands beside the record. */
function derivedColumn(key: FieldKey, entity: Entity, derived: Derived): SQL {
  const value = sql`${sql.identifier(derivedName(key))}.value`;
  if ("of" in derived && /^(first|last)$/.test(derived.derives) && derived.field !== undefined) {
    return value.mapWith(columnOf(entityOf(entity, derived.of).table, derived.field));
  }
  return value.mapWith(Number);
}

/** What the table of a derived column is called in a query. */
export function derivedName(key: FieldKey): string {
  return `derived.${key}`;
}

/** What the table of a linked record is called in a query. */
export function linkedName(path: readonly string[]): string {
  return `via.${path.join(".")}`;
}

/** As {@link findField}, of a key that the definition has. */
export function fieldAt(entity: Entity, key: FieldKey): ResolvedField {
  const place = findField(entity, key);
  if (!place) throw new Error(`no such field: ${entity.name} ${key}`);
  return place;
}

export function columnOf(table: Table, name: string): AnyPgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no such column: ${name}`);
  return column;
}

/** Records that are not removed. */
export function isKept(table: Table): SQL {
  return isNull(columnOf(table, "deleted_at"));
}

/** The part's row that belongs to a record. */
export function isPartOf(entity: Entity, part: string): SQL {
  return and(eq(linkOf(entity, part), entity.table.idx), isKept(entityOf(entity, part).table)) as SQL;
}

/** The column by which a part's row belongs to a record. */
export function linkOf(entity: Entity, part: string): AnyPgColumn {
  const { table, definition } = entityOf(entity, part);
  const link = entity.definition.parts?.[part]?.link ?? "";
  return columnOf(table, columnName(link, definition.fields[link]));
}

/** The column by which comments belong to what they are about. */
export function aboutOf({ table, definition, commentsOn }: Entity): AnyPgColumn {
  const [key, field] = Object.entries(definition.fields).find(
    ([, each]) => each.kind === "link" && each.to === commentsOn,
  ) ?? [""];
  return columnOf(table, columnName(key, field));
}

/** The field that names a record where others link to it. */
export function namingField({ definition: { name, fields } }: Entity): string | undefined {
  return name ?? Object.keys(fields).find((key) => fields[key]?.kind === "text");
}
