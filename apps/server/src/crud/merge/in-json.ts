import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { WriteContext } from "../../records/rules";
import type { Entity } from "../entity";
import { columnOf } from "../place";

/** Where JSON names the record that goes by its number, as whom a notice is for, it names the one that stays. */
export async function renumberInJson({ db }: WriteContext, entity: Entity, idx: number, into: number): Promise<void> {
  const key = `idx_${entity.name}`;
  const path = `$.**.${key}[*] ? (@ == ${Number(idx)})`;
  for (const { table, definition } of entity.entities.values()) {
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.kind !== "json" || !isNamed(field.schema, key)) continue;
      const column = columnOf(table, name);
      const rows = await db
        .select({ idx: table.idx, value: column })
        .from(table)
        .where(sql`jsonb_path_exists(${column}, ${path}::jsonpath)`)
        .for("update");
      for (const row of rows) {
        const set = { [name]: renumbered(row.value, key, idx, into), ver: sql`${columnOf(table, "ver")} + 1` };
        await db.update(table).set(set).where(eq(table.idx, row.idx));
      }
    }
  }
}

/** Whether values of a schema have something under a name. */
function isNamed(schema: unknown, key: string): boolean {
  if (schema instanceof z.ZodArray) return isNamed(schema.element, key);
  return (
    schema instanceof z.ZodObject &&
    (key in schema.shape || Object.values(schema.shape).some((each) => isNamed(each, key)))
  );
}

/** A value with one number in place of another under a name, and in a list of them once. */
function renumbered(value: unknown, key: string, idx: number, into: number, at = ""): unknown {
  if (Array.isArray(value)) {
    const list = value.map((each) => renumbered(each, key, idx, into, at));
    return at === key ? [...new Set(list)] : list;
  }
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, renumbered(each, key, idx, into, name)]),
    );
  return at === key && value === idx ? into : value;
}
