import { columnName } from "@portal/definition";
import { getTableColumns } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { RequestContext, Row } from "../records/rules";
import type { Entity } from "./entity";
import { labelOf } from "./writing/forms";

/** What PostgreSQL says of a value that it does not take (appendix A of its documentation). */
interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
  readonly detail?: string;
}

/** The refusal that a person sees when a constraint of the database has refused a record; other errors as they are. */
export async function rewordRefusal(
  context: RequestContext,
  entity: Entity,
  error: unknown,
  sent: Row,
): Promise<unknown> {
  const refusal = constraintError(error);
  if (!refusal) return error;
  const { code, constraint = "", detail = "" } = refusal;
  const reworded = await entity.rules.refused?.(context, { code, constraint }, sent);
  if (reworded) return reworded;
  const columns = columnsIn(entity, /^Key \((.+)\)=\(/.exec(detail)?.[1] ?? "");
  const labels = columns.map((column) => labelOf(entity, column)).join(", ");
  if (code === "23505") return inColumns(409, columns, `${labels || entity.definition.title}: 이미 있는 값입니다.`);
  if (code === "23503") return inColumns(400, columns, `${labels}: 고른 항목이 없거나 삭제되었습니다.`);
  if (code === "23P01") return new ApiError(409, "같은 때에 이미 있는 항목과 겹칩니다.");
  const bound = Object.entries(entity.definition.fields).find(([key]) => constraint.endsWith(`_${key}_bounds`));
  if (bound) return inColumns(400, [columnName(...bound)], `${bound[1].label}: 범위를 벗어난 값입니다.`);
  return new ApiError(400, "다른 값과 맞지 않아 저장하지 못했습니다.");
}

/** The columns that an index's own words name; a value that may be missing stands in `COALESCE(…)`. */
function columnsIn({ table }: Entity, named: string): string[] {
  const known = getTableColumns(table) as Readonly<Record<string, unknown>>;
  return (named.match(/\w+/g) ?? []).filter((word) => word in known);
}

function inColumns(status: number, columns: readonly string[], message: string): ApiError {
  return new ApiError(status, message, status, {
    fields: Object.fromEntries(columns.map((column) => [column, message])),
  });
}

/** The error of a constraint: class 23 but for a missing value, which is a mistake of ours. */
function constraintError(error: unknown): DatabaseError | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (code?.startsWith("23") && code !== "23502") return at as DatabaseError;
  }
  return undefined;
}
