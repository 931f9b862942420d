import type { AnswerOf, getGoodsAvailability } from "@portal/definition/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../db/open";
import { goods } from "../db/tables";
import { dayOf } from "../seoul";
import { takingsOf } from "./goods-left";
import { mostTaken } from "./most-taken";

const DAY = 24 * 60 * 60 * 1000;
/** How many days are listed at most. */
const MOST = 31;

interface Asked {
  readonly goods: number;
  readonly from: string;
  readonly to: string;
  /** The rental itself, where it is there already. */
  readonly idx?: number | undefined;
}

/** How many of some goods are left on each day of a time. */
export async function goodsAvailability(
  db: Database,
  { goods: idx, from, to, idx: except }: Asked,
  now: Date,
): Promise<Omit<AnswerOf<typeof getGoodsAvailability>, "err" | "err_msg">> {
  const [of] = await db.select().from(goods).where(eq(goods.idx, idx));
  const [begin, end] = [new Date(from), new Date(to)];
  if (!of || end <= begin) return { total: of?.qty_total ?? 0, days: [] };
  const takings = await takingsOf(db, idx, { from: begin, to: end, except, now });
  const days: { day: string; left: number }[] = [];
  for (
    let at = new Date(`${dayOf(begin)}T00:00:00+09:00`);
    at < end && days.length < MOST;
    at = new Date(at.getTime() + DAY)
  ) {
    const [first, last] = [Math.max(at.getTime(), begin.getTime()), Math.min(at.getTime() + DAY, end.getTime())];
    const { qty } = mostTaken(takings, new Date(first), new Date(last));
    days.push({ day: dayOf(at), left: of.qty_total - qty });
  }
  return { total: of.qty_total, days };
}
