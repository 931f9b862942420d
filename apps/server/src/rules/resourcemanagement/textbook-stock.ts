import { eq } from "drizzle-orm";
import { supportTeam } from "../../company/teams";
import { textbook } from "../../db/tables";
import { notify } from "../../notifications";
import type { RulesOf } from "../../records/rules";

/** What people enter themselves; the rest follows from rentals, shipments and returns. */
const BY_HAND = ["in", "adjust", "loss"];

/** The ledger of the books: nothing is entered by hand that has a record of its own, and who runs short is notified. */
export const rules: RulesOf<"textbook_stock"> = {
  checks: [
    (_, { after: { kind, ref_entity } }) =>
      !ref_entity && !BY_HAND.includes(kind) ? { kind: "구분: 대여와 출고는 각 화면에서 처리하세요." } : undefined,
    (_, { after: { kind, memo } }) =>
      kind === "loss" && !memo ? { memo: "사유: 분실·파손의 사유를 입력하세요." } : undefined,
    ({ now }, { after: { at } }) => (new Date(at) > now ? { at: "일시: 지난 때를 입력하세요." } : undefined),
  ],

  async saved({ db, now }, { after }) {
    const { idx_textbook, qty, balance } = after;
    if (balance === null) return;
    const [book] = await db.select().from(textbook).where(eq(textbook.idx, idx_textbook));
    const least = book?.safety_qty ?? 0;
    // notified as it falls below, not again until it was filled
    if (!book || balance >= least || balance - qty < least) return;
    const title = `안전재고 부족: ${book.title} (현재 ${balance}권, 안전재고 ${least}권)`;
    const link = `/resourcemanagement/textbookmaintenanceview/${book.idx}`;
    await notify(db, { to: await supportTeam(db, now), kind: "supply", title, link }, now);
  },
};
