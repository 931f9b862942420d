import { and, eq, isNull, lt, or } from "drizzle-orm";
import { customer } from "../db/tables";
import type { RequestContext } from "../records/rules";
import { beginTrade } from "./begin-trade";
import { quietSince } from "./dormant";

/**
 * Keeps when somebody was in touch with a customer last; an earlier time changes nothing. A customer that rests because
 * nobody was is traded with again.
 */
export async function noteContact({ db, person, now }: RequestContext, idx: number, at: Date): Promise<void> {
  const isLater = or(isNull(customer.last_contact_at), lt(customer.last_contact_at, at));
  await db
    .update(customer)
    .set({ last_contact_at: at })
    .where(and(eq(customer.idx, idx), isLater));
  if (at > quietSince(now)) await beginTrade({ db, person, now }, idx, { from: ["pause"], memo: "다시 접촉함" });
}
