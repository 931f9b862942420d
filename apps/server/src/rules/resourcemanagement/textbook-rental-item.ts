import { and, eq, isNull } from "drizzle-orm";
import { textbookRental as rental, textbookRentalItem } from "../../db/tables";
import { dayOf } from "../../seoul";
import { lentItemRules, settled } from "../../textbooks/lent-item";

/** The lines of a rental: what comes back settles the rental. */
export const rules = lentItemRules("textbook_rental_item", async (context, { idx_rental }: { idx_rental: number }) => {
  const { db, now } = context;
  const [head] = await db.select().from(rental).where(eq(rental.idx, idx_rental)).for("update");
  if (!head) return;
  const { idx, due, status } = head;
  const ofHead = and(eq(textbookRentalItem.idx_rental, idx), isNull(textbookRentalItem.deleted_at));
  const items = await db.select().from(textbookRentalItem).where(ofHead);
  const next = settled(items) ?? status;
  const isLate = next === "part" && (due ?? "") < dayOf(now);
  if (next !== status) await context.change("textbook_rental", idx, { status: isLate ? "late" : next });
});
