import { and, eq, gt, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Database } from "../db/open";
import { goods, goodsRental } from "../db/tables";
import type { Taking } from "./most-taken";

/** What is taken of goods in some time, but for one rental; what is late is away until it is back. */
export async function takingsOf(
  db: Database,
  idx_goods: number,
  { from, to, except, now }: { from: Date; to: Date; except?: number | undefined; now: Date },
): Promise<Taking[]> {
  const { qty, from_at, to_at, status } = goodsRental;
  const isLate = and(eq(status, "late"), lt(from_at, to));
  const rows = await db
    .select({ qty, from: from_at, to: to_at, status })
    .from(goodsRental)
    .where(
      and(
        eq(goodsRental.idx_goods, idx_goods),
        inArray(status, ["req", "ok", "out", "late"]),
        or(and(lt(from_at, to), gt(to_at, from)), isLate, and(eq(status, "out"), lt(from_at, to))),
        isNull(goodsRental.deleted_at),
        except === undefined ? undefined : ne(goodsRental.idx, except),
      ),
    );
  return rows.map(({ status: state, ...each }) => {
    const isAway = state === "late" || state === "out";
    // nobody knows when what should be back by now comes
    return isAway && each.to <= now ? { ...each, to: new Date(Math.max(to.getTime(), now.getTime())) } : each;
  });
}

/** Goods that nobody else takes before this transaction has ended. */
export async function lockGoods(db: Database, idx: number) {
  const [found] = await db.select().from(goods).where(eq(goods.idx, idx)).for("update");
  return found;
}
