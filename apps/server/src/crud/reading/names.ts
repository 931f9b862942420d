import { type Field, HIDDEN_TEXT } from "@portal/definition";
import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/open";
import { file } from "../../db/tables";
import type { Asking } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import { type Entity, entityOf } from "../entity";
import { columnOf, namingField } from "../place";
import { whereReadable } from "./reading";

/** The names of linked records, by entity and number. */
export type Names = Record<string, Record<string, string>>;
export type FileFacts = Record<string, { name: string; size: number; mime: string }>;

/** A field and the values that some records have in it. */
export interface Values {
  readonly field: Field;
  readonly values: readonly unknown[];
}

/** The names of the records that these values link to, of those that the person may know of. */
export async function namesOf(asking: Asking, entity: Entity, given: readonly Values[]): Promise<Names> {
  const wanted = new Map<string, Set<number>>();
  for (const { field, values } of given) {
    const to = field.kind === "link" ? field.to : field.kind === "staffList" ? "staff" : undefined;
    if (to === undefined) continue;
    const idxs = wanted.get(to) ?? new Set();
    for (const value of values.flat()) if (typeof value === "number") idxs.add(value);
    wanted.set(to, idxs);
  }
  const names: Names = {};
  for (const [to, idxs] of wanted) {
    const linked = entityOf(entity, to);
    const key = namingField(linked);
    if (key === undefined || idxs.size === 0) continue;
    // what everybody may know by its name is called by it, whoever has the pages that show the name
    const isTold = linked.definition.isKnown
      ? sql`true`
      : (and(whereReadable(asking, linked, { isRemoved: true }), whereComparable(asking, linked, key)) ?? sql`true`);
    const rows = await asking.db
      .select({
        idx: linked.table.idx,
        name: columnOf(linked.table, key),
        isTold: sql<boolean>`coalesce(${isTold}, false)`,
      })
      .from(linked.table)
      .where(inArray(linked.table.idx, [...idxs]));
    names[to] = Object.fromEntries(
      rows.map(({ idx, name, isTold }) => [String(idx), isTold ? String(name) : HIDDEN_TEXT]),
    );
  }
  return names;
}

/** What is known of the files that these values name. */
export async function fileFactsOf(db: Database, given: readonly Values[]): Promise<FileFacts> {
  const idxs = given
    .filter(({ field: { kind } }) => kind === "file" || kind === "files")
    .flatMap(({ values }) => values.flat())
    .filter((value) => typeof value === "number");
  if (idxs.length === 0) return {};
  const { idx, name, size, mime } = file;
  const rows = await db.select({ idx, name, size, mime }).from(file).where(inArray(idx, idxs));
  return Object.fromEntries(rows.map((row) => [row.idx, { name: row.name, size: row.size, mime: row.mime }]));
}
