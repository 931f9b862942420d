import { and, eq, isNull } from "drizzle-orm";
import { tutorTextbook, tutorTextbookItem } from "../../db/tables";
import { lentItemRules, settled } from "../../textbooks/lent-item";

/** The lines of a tutor's request: once all of them are back, or lost, so is the request. */
export const rules = lentItemRules(
  "tutor_textbook_item",
  async (context, { idx_tutor_textbook: idx }: { idx_tutor_textbook: number }) => {
    const { db } = context;
    await db.select({ idx: tutorTextbook.idx }).from(tutorTextbook).where(eq(tutorTextbook.idx, idx)).for("update");
    const ofHead = and(eq(tutorTextbookItem.idx_tutor_textbook, idx), isNull(tutorTextbookItem.deleted_at));
    const next = settled(await db.select().from(tutorTextbookItem).where(ofHead));
    if (next === "back" || next === "lost") await context.change("tutor_textbook", idx, { status: "back" });
  },
);
