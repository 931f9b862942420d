import type { FieldKey } from "@portal/definition";
import { and, eq } from "drizzle-orm";
import { ApiError } from "../api-error";
import { unsealed } from "../sealed";
import type { Entity } from "./entity";
import { isMasked, untoldKeys } from "./field-access";
import { columnsToRead, withParts } from "./parts";
import { isKept, placeOf } from "./place";
import { mayRead } from "./reading";
import type { Asking, Row } from "./rules";
import { refused } from "./scope";

/** The whole of a value that lists and pages show in part, for somebody who reads the field. */
export async function revealField(
  asking: Asking,
  entity: Entity,
  { idx, field: key }: { readonly idx: number; readonly field: FieldKey },
): Promise<string> {
  if (!isMasked(entity, key)) throw new ApiError(400, "가리지 않는 항목입니다.");
  const { table } = entity;
  const [row] = await asking.db
    .select(columnsToRead(entity))
    .from(table)
    .where(and(eq(table.idx, idx), isKept(table)));
  if (!row) throw new ApiError(404, "없거나 삭제된 항목입니다.");
  const record = await withParts(asking.db, entity, row);
  if (!(await mayRead(asking, entity, idx)) || untoldKeys(asking, entity, record).has(key)) throw refused();
  const { part, name, field } = placeOf(entity, key);
  const owner = (part === undefined ? record : record[part]) as Row | null;
  const value = String(owner?.[name] ?? "");
  return field.kind === "text" && field.sealed && value !== "" ? unsealed(value) : value;
}
