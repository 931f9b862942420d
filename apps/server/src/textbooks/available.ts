import type { FieldErrors } from "@portal/definition/contract";
import { and, asc, inArray, isNull, sql } from "drizzle-orm";
import { ApiError } from "../api-error";
import type { Database } from "../db/open";
import {
  shipment,
  shipmentItem,
  textbook,
  textbookRental,
  textbookRentalItem,
  tutorTextbook,
  tutorTextbookItem,
} from "../db/tables";

/** A line of a request: of which book how many. */
export interface BookLine {
  readonly idx_textbook: number;
  readonly qty: number;
}

/** The most lines of one request. */
const MOST_LINES = 20;

/** What is wrong with a request without books, with too many, or with one twice. */
export function wrongLines(lines: readonly BookLine[], part: string): FieldErrors {
  if (lines.length === 0) return { [part]: "교재: 한 권 이상 입력하세요." };
  if (lines.length > MOST_LINES) return { [part]: `교재: ${MOST_LINES}줄까지 입력할 수 있습니다.` };
  const isTwice = ({ idx_textbook }: BookLine, at: number) =>
    lines.findIndex((one) => one.idx_textbook === idx_textbook) !== at;
  return Object.fromEntries(
    lines.flatMap((line, at) =>
      isTwice(line, at) ? [[`${part}.${at}.idx_textbook`, "교재: 같은 교재가 두 줄에 있습니다."]] : [],
    ),
  );
}

/**
 * Refuses to promise more than is in the store and promised to nobody else. Whoever asks for the same books waits until
 * this transaction has ended. `own` is how many of each the request itself has been promised before.
 */
export async function reserve(db: Database, lines: readonly BookLine[], own: readonly BookLine[] = []): Promise<void> {
  const idxs = lines.map(({ idx_textbook }) => idx_textbook);
  const books = await db
    .select({ idx: textbook.idx, title: textbook.title, stock: textbook.stock_qty, isUsed: textbook.is_use })
    .from(textbook)
    .where(inArray(textbook.idx, idxs))
    .orderBy(asc(textbook.idx))
    .for("update");
  const promised = await promisedOf(db, idxs);
  for (const { idx, title, stock, isUsed } of books) {
    if (isUsed === false) throw new ApiError(409, `${title}: 더 이상 쓰지 않는 교재입니다.`);
    const asked = quantity(lines, idx);
    const left = (stock ?? 0) - (promised.get(idx) ?? 0) + quantity(own, idx);
    if (asked > left) throw new ApiError(409, `${title}: 재고가 부족합니다. (현재 ${Math.max(0, left)})`);
  }
}

function quantity(lines: readonly BookLine[], idx: number): number {
  return lines.filter((line) => line.idx_textbook === idx).reduce((sum, { qty }) => sum + qty, 0);
}

/** What is promised and still in the store: the lines, their heads, the link between them, and the states of the heads. */
const promises = [
  [textbookRentalItem, textbookRental, textbookRentalItem.idx_rental, ["req", "ready"]],
  [shipmentItem, shipment, shipmentItem.idx_shipment, ["req", "pick"]],
  [tutorTextbookItem, tutorTextbook, tutorTextbookItem.idx_tutor_textbook, ["ok"]],
] as const;

/** How many of each book are promised. */
async function promisedOf(db: Database, idxs: readonly number[]): Promise<Map<number, number>> {
  const parts = promises.map(
    ([line, head, link, states]) => sql`
      select ${line.idx_textbook} as idx, ${line.qty} as qty from ${line} join ${head} on ${head.idx} = ${link}
      where ${and(inArray(line.idx_textbook, [...idxs]), inArray(head.status, [...states]), isNull(line.deleted_at), isNull(head.deleted_at))}`,
  );
  const { rows } = await db.execute<{ idx: string; qty: number }>(
    sql`select idx, sum(qty)::int as qty from (${sql.join(parts, sql` union all `)}) promised group by idx`,
  );
  return new Map(rows.map(({ idx, qty }) => [Number(idx), qty]));
}
