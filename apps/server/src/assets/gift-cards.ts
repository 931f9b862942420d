import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { holdersOf } from "../access/grants";
import { ApiError, wrongFields } from "../api-error";
import { supportTeam } from "../company/teams";
import type { Database } from "../db/open";
import { giftCard, giftLedger, giftMonth, giftReq } from "../db/tables";
import { notify } from "../notifications";
import type { RowOf } from "../records/record-of";
import type { RequestContext } from "../records/rules";
import { dayOf } from "../seoul";

export type Card = RowOf<"gift_card">;

/** A kind of card that nobody else gives, promises or counts before this transaction has ended. */
export async function lockCard(db: Database, idx: number): Promise<Card> {
  const [card] = await db.select().from(giftCard).where(eq(giftCard.idx, idx)).for("update");
  if (!card || card.deleted_at !== null) throw wrongFields({ idx_card: "상품권: 없는 상품권입니다." });
  return card;
}

/** How many of a kind there are. */
export async function stockOf(db: Database, idx_card: number): Promise<number> {
  const [counted] = await db
    .select({ stock: sql<number>`coalesce(sum(${giftLedger.qty}), 0)::int` })
    .from(giftLedger)
    .where(and(eq(giftLedger.idx_card, idx_card), isNull(giftLedger.deleted_at)));
  return counted?.stock ?? 0;
}

/** How many of a kind are promised to requests that are approved and not given yet; `but` one of them. */
export async function promisedOf(db: Database, idx_card: number, but = 0): Promise<number> {
  const [promised] = await db
    .select({ qty: sql<number>`coalesce(sum(${giftReq.qty}), 0)::int` })
    .from(giftReq)
    .where(
      and(eq(giftReq.idx_card, idx_card), eq(giftReq.status, "ok"), ne(giftReq.idx, but), isNull(giftReq.deleted_at)),
    );
  return promised?.qty ?? 0;
}

/** Of two who enter in a month and close it, one waits for the other. */
export async function lockMonth(db: Database, month: string, pool: string, mode: "enter" | "close"): Promise<void> {
  const key = sql`hashtextextended(${`gift_month ${month} ${pool}`}, 0)`;
  await db.execute(
    mode === "close" ? sql`select pg_advisory_xact_lock(${key})` : sql`select pg_advisory_xact_lock_shared(${key})`,
  );
}

export async function refuseClosedMonth(db: Database, day: string, pool: string): Promise<void> {
  const month = day.slice(0, 7);
  await lockMonth(db, month, pool, "enter");
  const isClosed = and(eq(giftMonth.month, month), eq(giftMonth.pool, pool), isNull(giftMonth.deleted_at));
  if ((await db.$count(giftMonth, isClosed)) > 0)
    throw new ApiError(409, `${month}은 결산했습니다. 다음 달 일자로 등록하세요.`);
}

/** A range of serial numbers: what they begin with, and the first and the last. */
interface Range {
  readonly stem: string;
  readonly from: bigint;
  readonly to: bigint;
}

/** Reads a range; nothing where it is none. */
export function rangeOf(from: string | null, to: string | null): Range | undefined {
  const [first, last] = [from, to ?? from].map((serial) => /^(.*?)(\d{1,18})$/.exec((serial ?? "").trim()));
  if (!first || !last || first[1] !== last[1] || first[2]?.length !== last[2]?.length) return undefined;
  const range = { stem: `${first[1]}#${first[2]?.length}`, from: BigInt(first[2] ?? 0), to: BigInt(last[2] ?? 0) };
  return range.to < range.from ? undefined : range;
}

function meet(a: Range, b: Range): boolean {
  return a.stem === b.stem && a.from <= b.to && b.from <= a.to;
}

/** Refuses serial numbers that are as many as no cards, or that another row of the kind has already. */
export async function refuseSerials(
  db: Database,
  row: { idx_card: number; move: string; qty: number; serial_from: string | null; serial_to: string | null },
): Promise<void> {
  if (!row.serial_from && !row.serial_to) return;
  const range = rangeOf(row.serial_from, row.serial_to);
  if (!range) throw wrongFields({ serial_to: "일련번호끝: 시작과 같은 글자와 자릿수로, 숫자로 끝나게 입력하세요." });
  const size = range.to - range.from + 1n;
  if (size !== BigInt(Math.abs(row.qty)))
    throw wrongFields({ serial_to: `일련번호끝: 수량은 ${Math.abs(row.qty)}장인데 일련번호는 ${size}장입니다.` });
  if (row.move === "out" && !isCovered(range, await rangesOf(db, row.idx_card, "in")))
    throw wrongFields({ serial_from: "일련번호시작: 입고하지 않은 번호가 있습니다." });
  const others = await rangesOf(db, row.idx_card, row.move);
  const other = others.find(({ from, to }) => {
    const taken = rangeOf(from, to);
    return taken !== undefined && meet(taken, range);
  });
  if (other)
    throw wrongFields({
      serial_from: `일련번호시작: 이미 있는 번호와 겹칩니다 (${other.from}–${other.to ?? other.from}).`,
    });
}

/** The serial numbers of a card's rows of one kind; what was taken back may be given again. */
function rangesOf(db: Database, idx_card: number, move: string) {
  return db
    .select({ from: giftLedger.serial_from, to: giftLedger.serial_to })
    .from(giftLedger)
    .where(
      and(
        eq(giftLedger.idx_card, idx_card),
        eq(giftLedger.move, move),
        isNull(giftLedger.deleted_at),
        sql`${giftLedger.serial_from} is not null`,
        sql`not exists (select from ${giftLedger} c where c.idx_cancels = ${giftLedger.idx})`,
      ),
    );
}

/** Whether every number of a range is in one of these, which do not meet. */
function isCovered(range: Range, rows: readonly { from: string | null; to: string | null }[]): boolean {
  const inside = rows.flatMap(({ from, to }) => rangeOf(from, to) ?? []).filter((one) => meet(one, range));
  let missing = range.to - range.from + 1n;
  for (const { from, to } of inside) {
    missing -= to - from + 1n;
    if (from < range.from) missing += range.from - from;
    if (to > range.to) missing += to - range.to;
  }
  return missing === 0n;
}

/** Tells those who keep the cards of a pool; not who has done it. */
export async function tellGiftKeepers(
  { db, now, person }: Pick<RequestContext, "db" | "now" | "person">,
  pool: string | null,
  title: string,
  link: string,
): Promise<void> {
  const keepers = pool === "b2c" ? await holdersOf(db, "isGiftCardB2C", dayOf(now)) : await supportTeam(db, now);
  await notify(db, { to: keepers.filter((idx) => idx !== person.idx), kind: "supply", title, link }, now);
}
