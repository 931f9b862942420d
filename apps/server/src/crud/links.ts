import { columnName } from "@portal/definition";
import type { FieldErrors } from "@portal/definition/contract";
import { and, inArray } from "drizzle-orm";
import type { Database } from "../db/open";
import { type Entity, entityOf } from "./entity";
import { isKept } from "./place";
import type { Row } from "./rules";

/** The links in these values that lead nowhere, or to what has been removed; `at` stands before the columns. */
export async function brokenLinks(db: Database, entity: Entity, values: Row, at = ""): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const [key, field] of Object.entries(entity.definition.fields)) {
    const column = columnName(key, field);
    const to = field.kind === "link" ? field.to : field.kind === "staffList" ? "staff" : undefined;
    const idxs = [values[column]].flat().filter((value) => typeof value === "number");
    if (to === undefined || idxs.length === 0) continue;
    const { table } = entityOf(entity, to);
    const found = await db
      .select({ idx: table.idx })
      .from(table)
      .where(and(inArray(table.idx, idxs), isKept(table)));
    if (found.length < new Set(idxs).size) errors[at + column] = `${field.label}: 고른 항목이 없거나 삭제되었습니다.`;
  }
  return errors;
}
