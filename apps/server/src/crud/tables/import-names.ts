import type { Field } from "@portal/definition";
import { and, inArray } from "drizzle-orm";
import type { RequestContext } from "../../records/rules";
import { whereComparable } from "../access/field-access";
import { type Entity, entityOf } from "../entity";
import { columnOf, namingField } from "../place";
import { whereReadable } from "../reading/reading";
import type { FindByName } from "./cells";

/** Looks up all names of a file at once; staff are also found by their number and their address. */
export async function finderOf(
  context: RequestContext,
  entity: Entity,
  fields: readonly Field[],
  columns: readonly number[],
  rows: readonly (readonly unknown[])[],
): Promise<FindByName> {
  const found = new Map<string, Map<string, number[]>>();
  for (const [index, at] of columns.entries()) {
    const field = fields[at];
    const to = field?.kind === "link" ? field.to : field?.kind === "staffList" ? "staff" : undefined;
    if (to === undefined) continue;
    const linked = entityOf(entity, to);
    const keys = [namingField(linked), ...(to === "staff" ? ["emp_no", "email"] : [])].filter(
      (key) => key !== undefined,
    );
    const names = [
      ...new Set(
        rows.flatMap((row) =>
          String(row[index] ?? "")
            .split(",")
            .map((name) => name.trim()),
        ),
      ),
    ];
    const byName = found.get(to) ?? new Map<string, number[]>();
    const { table } = linked;
    // by each key those whose key the person may compare: a number that is not known finds nobody, a name still does
    for (const key of keys) {
      const column = columnOf(table, key);
      const records = await context.db
        .select({ idx: table.idx, name: column })
        .from(table)
        .where(and(whereReadable(context, linked), whereComparable(context, linked, key), inArray(column, names)));
      for (const { idx, name } of records as { idx: number; name: unknown }[]) {
        byName.set(String(name), [...new Set([...(byName.get(String(name)) ?? []), idx])]);
      }
    }
    found.set(to, byName);
  }
  return (to, name) => found.get(to)?.get(name) ?? [];
}
