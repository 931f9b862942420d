import { columnName, type Field, picturesIn } from "@portal/definition";
import type { FieldErrors } from "@portal/definition/contract";
import { and, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import { file } from "../../db/tables";
import type { RequestContext, Row } from "../../records/rules";
import type { Entity } from "../entity";

/** Stored files that belong to no record yet have this number. */
export const UNCLAIMED = 0;

/** The numbers in these values that are no files of the record's and none that the person has just stored. */
export async function foreignFiles(
  { db, person }: RequestContext,
  entity: Entity,
  idx: number | null,
  values: Row,
  at = "",
): Promise<FieldErrors> {
  const errors: Record<string, string> = {};
  for (const [key, field] of Object.entries(entity.definition.fields)) {
    const column = columnName(key, field);
    const idxs = namedFiles(field, values[column]);
    if (idxs.length === 0) continue;
    const isMine = and(eq(file.entity_idx, UNCLAIMED), eq(file.idx_writer, person.idx));
    const isOwn = idx === null ? undefined : eq(file.entity_idx, idx);
    const found = await db
      .select({ idx: file.idx })
      .from(file)
      .where(and(inArray(file.idx, idxs), eq(file.entity, entity.name), isNull(file.deleted_at), or(isMine, isOwn)));
    if (found.length < new Set(idxs).size) errors[at + column] = `${field.label}: ${lost(field)}`;
  }
  return errors;
}

/** The stored files that a field's value names: its own, or the pictures of a formatted text. */
export function namedFiles({ kind }: Field, value: unknown): number[] {
  if (kind === "html") return typeof value === "string" ? picturesIn(value) : [];
  if (kind !== "file" && kind !== "files") return [];
  return [value].flat().filter((idx) => typeof idx === "number");
}

function lost({ kind }: Field): string {
  return kind === "html"
    ? "올린 그림을 찾지 못했습니다. 그림을 지우고 다시 넣어 주세요."
    : "올린 파일을 찾지 못했습니다. 다시 올려 주세요.";
}

/** Makes the files that a record names its own; those it names no more are let go, to be removed at night. */
export async function claimFiles({ db, now }: RequestContext, entity: Entity, idx: number, row: Row): Promise<void> {
  const fields = Object.entries(entity.definition.fields).filter(([, field]) => holdsFiles(field));
  if (fields.length === 0) return;
  const named = fields.flatMap(([key, field]) => namedFiles(field, row[columnName(key, field)]));
  const isOwn = and(eq(file.entity, entity.name), eq(file.entity_idx, idx));
  await db
    .update(file)
    .set({ entity_idx: UNCLAIMED, mdate: now })
    .where(and(isOwn, named.length > 0 ? notInArray(file.idx, named) : undefined));
  if (named.length > 0) await db.update(file).set({ entity_idx: idx }).where(inArray(file.idx, named));
}

function holdsFiles({ kind }: Field): boolean {
  return kind === "file" || kind === "files" || kind === "html";
}
