import { CORRECTION, columnName, ledgerFields } from "@portal/definition";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../api-error";
import type { RequestContext, Row } from "../../records/rules";
import type { Entity } from "../entity";
import { columnOf } from "../place";
import { labelOf } from "./forms";

/** The largest number that a balance may have. */
const MOST = 2_147_483_647;

/**
 * A new row of a ledger as it is kept: what goes is less than zero. Whoever enters for the same balance waits until this
 * transaction has ended; what takes more than there is is refused. Records of other entities stay as they are.
 */
export async function ledgerRow(context: RequestContext, entity: Entity, row: Row): Promise<Row> {
  const { ledger } = entity.definition;
  if (!ledger) return row;
  const { kind, qty, reason, takes, short } = ledgerFields(ledger);
  const given = row[qty];
  // what is missing is reported with the other fields
  if (typeof given !== "number" || row[kind] === null || row[kind] === undefined) return row;
  const isCorrection = row[kind] === CORRECTION;
  const wrong = (column: string, message: string) =>
    wrongFields({ [column]: `${labelOf(entity, column)}: ${message}` });
  if (isCorrection && given === 0) throw wrong(qty, "0이 아닌 수를 입력하세요.");
  if (!isCorrection && given <= 0) throw wrong(qty, "1 이상으로 입력하세요.");
  if (isCorrection && !row[reason]) throw wrong(reason, "조정하는 사유를 입력하세요.");
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${accountOf(entity, row)}, 0))`);
  const before = await balanceOf(context, entity, row);
  const signed = takes.includes(String(row[kind])) ? -given : given;
  if (Math.abs(before + signed) > MOST) throw wrong(qty, "범위를 벗어난 값입니다.");
  if (before + signed < 0) {
    const message = `${short} (현재 ${before.toLocaleString("ko-KR")})`;
    throw new ApiError(409, message, 409, { fields: { [qty]: message } });
  }
  return { ...row, [qty]: signed };
}

/** How many there are of what a row is about. */
async function balanceOf({ db }: RequestContext, entity: Entity, row: Row): Promise<number> {
  const { table } = entity;
  const { balance } = ledgerFields(entity.definition.ledger ?? { per: [], takes: [] });
  const same = perColumns(entity).map((name) => {
    const [column, value] = [columnOf(table, name), row[name] ?? null];
    return value === null ? isNull(column) : eq(column, value);
  });
  const [last] = await db
    .select({ balance: columnOf(table, balance) })
    .from(table)
    .where(and(...same))
    .orderBy(desc(table.idx))
    .limit(1);
  return Number(last?.balance ?? 0);
}

/** What rows of one balance have in common, as the trigger names it. */
export function accountOf(entity: Entity, row: Row): string {
  return [entity.name, ...perColumns(entity).map((column) => String(row[column] ?? ""))].join(" ");
}

function perColumns({ definition: { ledger, fields } }: Entity): string[] {
  return (ledger?.per ?? []).map((key) => columnName(key, fields[key]));
}
