import { columnName, type EntityDefinition, type EntityScreen, type Field, type OwnField } from "@portal/definition";
import { type $Type, type HasDefault, type NotNull, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  varchar,
} from "drizzle-orm/pg-core";
import type { z } from "zod";
import { answeredOf, type IndexColumn, indexesOf, listedOf, wordsOf } from "./indexes-of";

/** The table that has this name, when it is needed: links may point to tables that are made later. */
export type TableByName = (name: string) => { idx: AnyPgColumn };

/**
 * Makes an entity's table. A field becomes a column of its name, a link `idx_` and its name. Every table also has
 * `idx`, who wrote and edited the record and when, `deleted_at` (soft delete) and `ver` (optimistic lock); a placed
 * entity's also the sector, office and team of the person that the record is about. The screens tell what is looked
 * for, and so which indexes it has. What people remove lets go of its values, and so do the lines of a `isPart`.
 */
export function tableOf<Name extends string, Entity extends EntityDefinition>(
  name: Name,
  entity: Entity,
  tableByName: TableByName,
  screens: readonly EntityScreen[] = [],
  isPart = false,
) {
  const { fields, hasOrgUnit = false } = entity;
  const columns = Object.entries(fields).map(([key, field]) => [columnName(key, field), columnOf(field, tableByName)]);
  return pgTable(
    name,
    {
      idx: bigserial({ mode: "number" }).primaryKey(),
      ...((hasOrgUnit ? place() : {}) as PlaceOf<Entity>),
      ...(Object.fromEntries(columns) as ColumnsOf<Entity["fields"]>),
      idx_writer: bigint({ mode: "number" }),
      wdate: timestamp({ withTimezone: true }).notNull().defaultNow(),
      idx_editor: bigint({ mode: "number" }),
      mdate: timestamp({ withTimezone: true }),
      deleted_at: timestamp({ withTimezone: true }),
      ver: integer().notNull().default(1),
    },
    (table) => [
      ...constraintsOf(name, entity, screens, table, isPart),
      ...listIndexes(name, entity, screens, table),
      ...wordIndexes(name, entity, screens, table),
      // which records have one of several values
      ...listedOf(name, entity, screens).map((column) => {
        return index(`${name}_${column}_each`.slice(0, 63)).using("gin", indexed(table, column));
      }),
      ...answeredOf(name, entity, screens).map((column) => {
        return index(`${name}_${column}_said`.slice(0, 63)).using("gin", indexed(table, column).op("jsonb_path_ops"));
      }),
    ],
  );
}

/** The sector, office and team of the person a record is about; 0 or none for staff outside of any team. */
const place = () => ({
  idx_sector: bigint({ mode: "number" }).notNull(),
  idx_office: bigint({ mode: "number" }).notNull(),
  idx_team: bigint({ mode: "number" }),
});

type PlaceOf<Entity extends EntityDefinition> = Entity extends { hasOrgUnit: true }
  ? Omit<ReturnType<typeof place>, keyof ColumnsOf<Entity["fields"]>>
  : object;

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

type Bare<Of extends Field> = Of extends { kind: "json"; schema: z.ZodType<infer Value> }
  ? $Type<ReturnType<(typeof bare)["json"]>, Value>
  : ReturnType<(typeof bare)[Of["kind"]]>;

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** From a moment up to another one, which no longer belongs to it. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

const period = customType<{ data: Period; driverData: string }>({
  dataType: () => "tstzrange",
  toDriver: ({ from, to }) => `[${from.toISOString()},${to.toISOString()})`,
  fromDriver(written) {
    const [from, to] = written.replace(/["[\]()]/g, "").split(",") as [string, string];
    return { from: timeOf(from), to: timeOf(to) };
  },
});

/** PostgreSQL writes `2026-03-02 09:00:00+09`, which is ISO 8601 but for the blank and the minutes of the zone. */
function timeOf(written: string): Date {
  return new Date(written.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
}

/** A text that comes in lists in the order that people expect, however it is spelled; see the migration that makes `korean`. */
const sortedText = customType<{ data: string; config: { length: number | undefined } }>({
  dataType: ({ length } = { length: undefined }) =>
    `varchar${length === undefined ? "" : `(${length})`} COLLATE "korean"`,
});

/** A kind's column before the options that all kinds share. */
const bare = {
  text: (field: Field) => sortedText({ length: field.kind === "text" && !field.sealed ? field.max : undefined }),
  longText: (field: Field) => varchar({ length: field.kind === "longText" ? field.max : undefined }),
  html: () => text(),
  integer: () => integer(),
  decimal: (field: Field) => {
    const [precision, scale] = field.kind === "decimal" ? field.digits : [];
    return numeric({ precision, scale, mode: "number" });
  },
  money: () => bigint({ mode: "number" }),
  flag: () => boolean(),
  date: () => date({ mode: "string" }),
  dateTime: () => timestamp({ withTimezone: true }),
  time: () => varchar({ length: 5 }),
  month: () => varchar({ length: 7 }),
  year: () => integer(),
  period: () => period(),
  choice: () => text(),
  multiChoice: () => text().array(),
  words: () => text().array(),
  staffList: () => bigint({ mode: "number" }).array(),
  checklist: () => jsonb().$type<{ text: string; done: boolean }[]>(),
  link: () => bigint({ mode: "number" }),
  file: () => bigint({ mode: "number" }),
  files: () => bigint({ mode: "number" }).array(),
  bytes: () => bytea(),
  json: () => jsonb(),
  ownFields: () => jsonb().$type<OwnField[]>(),
  answers: () => jsonb().$type<Record<string, unknown>>(),
} satisfies Record<Field["kind"], (field: Field) => unknown>;

function columnOf(field: Field, tableByName: TableByName) {
  // one signature for the union of builders; ColumnsOf tells callers the exact ones
  let column = bare[field.kind](field) as ReturnType<typeof bare.integer>;
  const initial = "default" in field ? field.default : undefined;
  if (field.required || initial !== undefined) column = column.notNull() as typeof column;
  if (initial !== undefined) column = column.default(initial as number) as typeof column;
  if (field.kind === "link") column = column.references(() => tableByName(field.to).idx) as typeof column;
  return column;
}

type Columns = Readonly<Record<string, AnyPgColumn>>;

/** What holds of several columns, and the bounds that the table itself keeps. */
function constraintsOf(
  name: string,
  { fields, access, ledger, unique: together = [], index: looked = [] }: EntityDefinition,
  screens: readonly EntityScreen[],
  table: Columns,
  isPart: boolean,
) {
  function column(key: string): AnyPgColumn {
    // the writer and the units are known to all that have them, and no fields
    const found = table[columnName(key, fields[key])] ?? table[`idx_${key}`];
    if (!found) throw new Error(`no such field of ${name}: ${key}`);
    return found;
  }
  const list = (keys: readonly string[]) => keys.map(column) as [AnyPgColumn, ...AnyPgColumn[]];
  const bounds = Object.entries(fields).flatMap(([key, field]) =>
    field.kind === "integer" && (field.min !== undefined || field.max !== undefined)
      ? [check(`${name}_${key}_bounds`, between(column(key), field))]
      : [],
  );
  const single = Object.keys(fields).filter((key) => fields[key]?.unique);
  const isKept = sql`${column("deleted_at")} is null`;
  const isRemovable = isPart || access !== undefined || screens.some(({ of }) => of === name);
  return [
    // what people remove lets go of its value
    ...single.map((key) => {
      const called = `${name}_${columnName(key, fields[key])}_unique`;
      return isRemovable ? uniqueIndex(called).on(column(key)).where(isKept) : unique(called).on(column(key));
    }),
    ...together.map((keys) => {
      const called = `${name}_${keys.join("_")}_unique`;
      const never = keys.map((key) => (isAlwaysThere(fields[key]) ? column(key) : sql`coalesce(${column(key)}, -1)`));
      return isRemovable
        ? uniqueIndex(called)
            .on(...(never as [AnyPgColumn, ...AnyPgColumn[]]))
            .where(isKept)
        : unique(called)
            .on(...list(keys))
            .nullsNotDistinct();
    }),
    // the last row of each balance
    ...(ledger ? [index(`${name}_balance_index`.slice(0, 63)).on(...list([...ledger.per, "idx"]))] : []),
    ...looked.map((keys) => index(`${name}_${keys.join("_")}_index`.slice(0, 63)).on(...list(keys))),
    ...bounds,
  ];
}

/** Whether every record has a value; of a value that is left out there is one among many as well. */
function isAlwaysThere(field: Field | undefined): boolean {
  return field === undefined || field.required === true || "default" in field;
}

/** The indexes that the entity's lists need, but for those that a constraint or the definition already brings. */
function listIndexes(name: string, entity: EntityDefinition, screens: readonly EntityScreen[], table: Columns) {
  const { fields, unique: together = [], index: looked = [] } = entity;
  const known = [...together, ...looked].map((keys) => keys.map((key) => columnName(key, fields[key])));
  const isKnown = (columns: readonly IndexColumn[]) =>
    columns.every(({ isDown }) => !isDown) &&
    (known.some((given) => columns.every((column, at) => given[at] === column.name)) ||
      (columns.length === 1 &&
        Object.entries(fields).some(([key, it]) => it.unique && columnName(key, it) === columns[0]?.name)));
  return indexesOf(name, entity, screens)
    .filter((columns, _, all) => !isKnown(columns) && !all.some((other) => isBackwards(columns, other)))
    .map((columns) => {
      const sorted = columns.map((column) => {
        const own = indexed(table, column.name);
        if (!column.isDown) return own;
        // an order that leaves out the empty ones' place puts them first, and only an index that does so too serves it
        return column.isOptional ? own.desc().nullsLast() : own.desc().nullsFirst();
      });
      const called = `${name}_${columns.map((column) => column.name).join("_")}_list`.slice(0, 63);
      return index(called).on(...(sorted as [ExtraConfigColumn, ...ExtraConfigColumn[]]));
    });
}

/** Whether another index, read from its end, has the same order: the oldest first where another list has the newest first. */
function isBackwards(columns: readonly IndexColumn[], other: readonly IndexColumn[]): boolean {
  const isSame = columns.length === other.length && columns.every(({ name }, at) => name === other[at]?.name);
  const isUp = columns.every(({ isDown }) => !isDown);
  return isSame && isUp && other.some(({ isDown }) => isDown) && other.every(({ isOptional }) => !isOptional);
}

/** A column for an index's definition. */
function indexed(table: Columns, column: string): ExtraConfigColumn {
  // what Drizzle hands to a definition are these; it types them as columns of the table, which have no order
  return table[column] as unknown as ExtraConfigColumn;
}

/** The indexes by which the words of a search are found inside of texts, and people among whom a record links to. */
function wordIndexes(name: string, entity: EntityDefinition, screens: readonly EntityScreen[], table: Columns) {
  const { fields, words = [], index: looked = [] } = entity;
  const first = [
    ...indexesOf(name, entity, screens).map(([column]) => column?.name),
    ...looked.map(([key]) => `idx_${key}`),
  ];
  return [...new Set([...wordsOf(name, screens), ...words])].flatMap((key) => {
    const field = fields[key] ?? (key === "writer" ? { kind: "link" } : undefined);
    const column = field && table[columnName(key, field as Field)];
    if (!field || !column) return [];
    const called = `${name}_${column.name}_words`.slice(0, 63);
    if (field.kind === "link") return first.includes(column.name) ? [] : [index(called).on(column)];
    const text = field.kind === "words" ? sql`words_text(${column})` : sql`${column}`;
    const isText = field.kind === "text" || field.kind === "longText" || field.kind === "html";
    return isText || field.kind === "words" ? [index(called).using("gin", sql`word_pairs(${text})`)] : [];
  });
}

function between(column: AnyPgColumn, { min, max }: { min?: number; max?: number }) {
  const parts = [];
  if (min !== undefined) parts.push(sql`${column} >= ${sql.raw(String(min))}`);
  if (max !== undefined) parts.push(sql`${column} <= ${sql.raw(String(max))}`);
  return sql.join(parts, sql` and `);
}
