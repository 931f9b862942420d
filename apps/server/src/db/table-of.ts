import type { EntityDefinition, Field } from "@portal/definition";
import type { HasDefault, NotNull } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  date,
  integer,
  pgTable,
  text,
  timestamp,
  varchar,
} from "drizzle-orm/pg-core";

/** The table that has this name, when it is needed: links may point to tables that are made later. */
export type TableByName = (name: string) => { idx: AnyPgColumn };

/**
 * Makes an entity's table. A field becomes a column of its name, a link `idx_` and its name. Every table also has
 * `idx`, who wrote and edited the record and when, `deleted_at` (soft delete) and `ver` (optimistic lock).
 */
export function tableOf<Name extends string, Entity extends EntityDefinition>(
  name: Name,
  { fields }: Entity,
  tableByName: TableByName,
) {
  const columns = Object.entries(fields).map(([key, field]) => [
    field.kind === "link" ? `idx_${key}` : key,
    columnOf(field, tableByName),
  ]);
  return pgTable(name, {
    idx: bigserial({ mode: "number" }).primaryKey(),
    ...(Object.fromEntries(columns) as ColumnsOf<Entity["fields"]>),
    idx_writer: bigint({ mode: "number" }),
    wdate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    idx_editor: bigint({ mode: "number" }),
    mdate: timestamp({ withTimezone: true }),
    deleted_at: timestamp({ withTimezone: true }),
    ver: integer().notNull().default(1),
  });
}

type ColumnsOf<Fields extends Readonly<Record<string, Field>>> = {
  -readonly [Key in keyof Fields as Fields[Key] extends { kind: "link" } ? `idx_${Key & string}` : Key]: ColumnOf<
    Fields[Key]
  >;
};

type ColumnOf<Of extends Field> = Of extends { default: string | number | boolean }
  ? HasDefault<NotNull<Bare<Of>>>
  : Of extends { required: true }
    ? NotNull<Bare<Of>>
    : Bare<Of>;

type Bare<Of extends Field> = ReturnType<(typeof bare)[Of["kind"]]>;

/** A kind's column before the options that all kinds share. */
const bare = {
  text: (field: Field) => varchar({ length: field.kind === "text" ? field.max : undefined }),
  integer: () => integer(),
  flag: () => boolean(),
  date: () => date({ mode: "string" }),
  dateTime: () => timestamp({ withTimezone: true }),
  choice: () => text(),
  link: () => bigint({ mode: "number" }),
  file: () => bigint({ mode: "number" }),
} satisfies Record<Field["kind"], (field: Field) => unknown>;

function columnOf(field: Field, tableByName: TableByName) {
  // one signature for the union of builders; ColumnsOf tells callers the exact ones
  let column = bare[field.kind](field) as ReturnType<typeof bare.integer>;
  const initial = "default" in field ? field.default : undefined;
  if (field.required || initial !== undefined) column = column.notNull() as typeof column;
  if (field.unique) column = column.unique() as typeof column;
  if (initial !== undefined) column = column.default(initial as number) as typeof column;
  if (field.kind === "link") column = column.references(() => tableByName(field.to).idx) as typeof column;
  return column;
}
