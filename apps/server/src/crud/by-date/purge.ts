import { columnName, type Field, type FieldKey, isNeeded, PURGED, type Purge } from "@portal/definition";
import { and, eq, getTableColumns, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { auditLog } from "../../db/system-tables";
import { file, statusLog } from "../../db/tables";
import { dropMails } from "../../mail/kept-mails";
import type { Row } from "../../records/rules";
import { dayOf } from "../../seoul";
import { aliasOf, type Entities, type Entity, entityOf } from "../entity";
import { columnOf, linkOf } from "../place";
import { namedFiles } from "../writing/claims";
import { columnsToRead } from "../writing/parts";

/** How many records are emptied at once. */
const AT_ONCE = 500;
/** How much of what was done the audit log keeps of one record. */
const SUBJECT = 300;

/**
 * Takes out of old records what their definitions say is not kept: of the record, of its history, its files and its
 * lines. Also of what people have removed. The audit log has which records; returns how many they were.
 */
export async function purge(entities: Entities, db: Database, now: Date): Promise<number> {
  let purged = 0;
  for (const entity of entities.values()) {
    const said = entity.definition.purge;
    if (!said) continue;
    for (;;) {
      const records = await oldRecords(db, entity, said, now);
      if (records.length === 0) break;
      await db.transaction((tx) => empty(tx, entity, said, records, now));
      purged += records.length;
    }
  }
  return purged;
}

/** Some of the records that are old and still have what is not to be kept. */
async function oldRecords(db: Database, entity: Entity, { after, fields }: Purge, now: Date): Promise<Row[]> {
  const { table } = entity;
  const { years = 0, days = 0, from } = after;
  const until = sql`${dayOf(now)}::date - make_interval(years => ${years}::int, days => ${days}::int)`;
  return db
    .select(columnsToRead(entity))
    .from(table)
    .where(and(sql`${dayAt(entity, from)} <= ${until}`, or(...fields.map((key) => whereLeft(entity, key)))))
    .orderBy(table.idx)
    .limit(AT_ONCE);
}

/** The day, in Seoul, of a date field, or of one of a record that the links lead to; a period's last. */
function dayAt(entity: Entity, key: FieldKey, depth = 0): SQL {
  const { table, definition } = entity;
  const [first = "", ...rest] = key.split(".");
  const field = definition.fields[first];
  const column = columnOf(table, columnName(first, field));
  if (rest.length > 0 && field?.kind === "link") {
    const linked = entityOf(entity, field.to);
    const above = { ...linked, table: aliasOf(linked, `above${depth}`) };
    const is = eq(above.table.idx, column);
    return sql`(select ${dayAt(above, rest.join("."), depth + 1)} from ${linked.table} ${sql.identifier(`above${depth}`)} where ${is})`;
  }
  if (field?.kind === "period") return sql`(upper(${column}) at time zone 'Asia/Seoul')::date`;
  return field?.kind === "dateTime" ? sql`(${column} at time zone 'Asia/Seoul')::date` : sql`${column}`;
}

/** Records that have something in a field, or lines of a part. */
export function whereLeft(entity: Entity, key: string): SQL | undefined {
  const field = entity.definition.fields[key];
  if (!field) {
    const part = entityOf(entity, key);
    return sql`exists (select from ${part.table} where ${eq(linkOf(entity, key), entity.table.idx)})`;
  }
  const column = columnOf(entity.table, columnName(key, field));
  return isNeeded(field) ? ne(column, purgedOf(entity, field)) : isNotNull(column);
}

/** What stands in a text that may not be empty; each has another where no two may have the same. */
function purgedOf({ table }: Entity, { unique }: Field): SQL {
  return unique ? sql`concat(${PURGED}::text, ${table.idx})` : sql`${PURGED}::text`;
}

/** Takes values out of records that have been read, for good. */
export async function empty(
  db: Database,
  entity: Entity,
  { fields }: Pick<Purge, "fields">,
  records: readonly Row[],
  now: Date,
) {
  const { definition, table, name } = entity;
  const idxs = records.map(({ idx }) => Number(idx));
  const own = Object.entries(definition.fields).filter(([key]) => fields.includes(key));
  const set = Object.fromEntries(
    own.map(([key, field]) => [columnName(key, field), isNeeded(field) ? purgedOf(entity, field) : null] as const),
  );
  const version = { ver: sql`${columnOf(table, "ver")} + 1`, mdate: now };
  await db
    .update(table)
    .set({ ...set, ...version })
    .where(inArray(table.idx, idxs));
  const named = records.flatMap((row) => own.flatMap(([key, field]) => namedFiles(field, row[columnName(key, field)])));
  await dropFiles(db, name, idxs, named);
  if (definition.letter) await dropMails(db, name, idxs);
  const parts = fields.filter((key) => definition.fields[key] === undefined);
  for (const part of parts) await dropLines(db, entity, part, idxs);
  await forget(db, name, idxs, [...Object.keys(set), ...parts.flatMap((part) => [part, ...columnsIn(entity, part)])]);
  await db.insert(auditLog).values(
    idxs.map((idx) => ({
      at: now,
      action: "purge",
      subject: `${name} ${idx}: ${fields.join(", ")}`.slice(0, SUBJECT),
      status: 0,
    })),
  );
}

/** Removes records for good, with their files and what the history has of their values. */
export async function removeWhole(db: Database, { name, table }: Entity, idxs: readonly number[]): Promise<void> {
  await db.delete(table).where(inArray(table.idx, [...idxs]));
  await db.delete(file).where(and(eq(file.entity, name), inArray(file.entity_idx, [...idxs])));
  await rewriting(db, (log) =>
    db
      .update(log)
      .set({ changes: null })
      .where(and(eq(log.entity, name), inArray(log.entity_idx, [...idxs]))),
  );
}

/** The columns of a part as a history names them. */
function columnsIn(entity: Entity, part: string): string[] {
  return Object.keys(getTableColumns(entityOf(entity, part).table)).map((column) => `${part}.${column}`);
}

async function dropFiles(db: Database, of: string, idxs: readonly number[], named: readonly number[]): Promise<void> {
  if (named.length === 0) return;
  const isOf = and(eq(file.entity, of), inArray(file.entity_idx, [...idxs]));
  await db.delete(file).where(and(isOf, inArray(file.idx, [...named])));
}

/** The lines of a part go with their files; nothing is kept of them, as it would be of what people remove. */
async function dropLines(db: Database, entity: Entity, name: string, idxs: readonly number[]): Promise<void> {
  const { table } = entityOf(entity, name);
  const gone = await db
    .delete(table)
    .where(inArray(linkOf(entity, name), [...idxs]))
    .returning({ idx: table.idx });
  const lines = gone.map(({ idx }) => Number(idx));
  if (lines.length > 0) await db.delete(file).where(and(eq(file.entity, name), inArray(file.entity_idx, lines)));
}

/** What the history has of these values is taken out of it; that something was changed, by whom and when, stays. */
async function forget(db: Database, name: string, idxs: readonly number[], columns: readonly string[]): Promise<void> {
  const gone = sql.param([...columns]);
  await rewriting(db, (log) =>
    db.execute(sql`update ${log} set changes = changes - ${gone}::text[]
      where entity = ${name} and entity_idx = any(${sql.param([...idxs])}::bigint[]) and changes ?| ${gone}::text[]`),
  );
}

/** The history lets values be taken out of it meanwhile, and nothing else. */
async function rewriting(db: Database, rewrite: (log: typeof statusLog) => Promise<unknown>): Promise<void> {
  await db.execute(sql`select set_config('portal.purging', 'on', true)`);
  await rewrite(statusLog);
  await db.execute(sql`select set_config('portal.purging', 'off', true)`);
}
