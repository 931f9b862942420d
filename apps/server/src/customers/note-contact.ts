import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../db/open";
import { customer } from "../db/tables";

/** Keeps when somebody was in touch with a customer last; an earlier time changes nothing. */
export async function noteContact(db: Database, idx: number, at: Date): Promise<void> {
  const isLater = or(isNull(customer.last_contact_at), lt(customer.last_contact_at, at));
  await db
    .update(customer)
    .set({ last_contact_at: at })
    .where(and(eq(customer.idx, idx), isLater));
}
