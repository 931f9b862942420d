import { columnName, type Field, type FieldKey } from "@portal/definition";
import { and, eq, getTableColumns, isNull, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type Entity, entityOf, type Table } from "./entity";

/** Where a field of a screen is found: in the entity's table, or in that of a part of which a record has one. */
export interface Place {
  readonly key: FieldKey;
  readonly field: Field;
  readonly entity: Entity;
  readonly column: AnyPgColumn;
  /** The column's name. */
  readonly name: string;
  /** The part's entity. */
  readonly part?: string;
}

/** What every record has beside its fields. */
const common: Readonly<Record<string, Field>> = {
  idx: { kind: "integer", label: "번호" },
  writer: { kind: "link", label: "작성자", to: "staff" },
  wdate: { kind: "dateTime", label: "작성일" },
  mdate: { kind: "dateTime", label: "수정일" },
};

/** What a placed record has. */
const placed: Readonly<Record<string, Field>> = {
  sector: { kind: "link", label: "부문", to: "sector" },
  office: { kind: "link", label: "본부", to: "office" },
  team: { kind: "link", label: "팀", to: "team" },
};

/** The place of a field by its key; nothing for lines and what does not exist. */
export function findPlace(entity: Entity, key: FieldKey): Place | undefined {
  const [part, inner] = key.split(".");
  if (part !== undefined && inner !== undefined) {
    if (entity.definition.parts?.[part] === undefined) return undefined;
    const place = findPlace(entityOf(entity, part), inner);
    return place && { ...place, key, part };
  }
  const { fields, isPlaced } = entity.definition;
  const field = fields[key] ?? common[key] ?? (isPlaced ? placed[key] : undefined);
  if (!field) return undefined;
  const name = columnName(key, field);
  return { key, field, entity, name, column: columnOf(entity.table, name) };
}

/** As {@link findPlace}, of a key that the definition has. */
export function placeOf(entity: Entity, key: FieldKey): Place {
  const place = findPlace(entity, key);
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

/** The field that names a record where others link to it. */
export function namingField({ definition: { name, fields } }: Entity): string | undefined {
  return name ?? Object.keys(fields).find((key) => fields[key]?.kind === "text");
}
