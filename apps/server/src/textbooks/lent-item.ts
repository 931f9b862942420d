import { inArray, sql } from "drizzle-orm";
import { wrongFields } from "../api-error";
import type { Database } from "../db/open";
import { textbook } from "../db/tables";
import type { RowOf } from "../records/record-of";
import type { Rules, WriteContext } from "../records/rules";

/** A line of either. */
type Item = Pick<RowOf<"textbook_rental_item">, "idx" | "idx_textbook" | "qty" | "returned_qty" | "lost_qty" | "state">;

/** What is written over a line; what was lost has a price where it is paid for. */
type Values = Partial<Item> & { readonly lost_price?: number | null };

/** What comes back of books that were handed out: the same of a rental's lines and of a tutor's. */
export function lentItemRules<Head>(
  entity: string,
  settle: (context: WriteContext, record: Item & Head) => Promise<void>,
): Rules<Item & Head, Omit<Item, "idx">, Values> {
  return {
    async saving(_, { after }) {
      refuseCounts(after);
      return undefined;
    },

    async moving({ db }, { record: item, move, values }) {
      const [returned, lost] = [item.returned_qty ?? 0, item.lost_qty ?? 0];
      if (move === "giveBack") return { returned_qty: item.qty - lost };
      if (move === "lose") {
        const lost_qty = item.qty - returned;
        if (!("lost_price" in item)) return { lost_qty };
        const lost_price = values.lost_price ?? (await priceOf(db, item.idx_textbook)) * lost_qty;
        return { lost_qty, lost_price };
      }
      const now = Number(values.returned_qty ?? 0);
      if (now <= returned) throw wrongFields({ returned_qty: `반납수량: ${returned}보다 큰 수를 입력하세요.` });
      const most = item.qty - lost;
      if (now > most) throw wrongFields({ returned_qty: `반납수량: 돌아올 것은 ${most}권입니다.` });
      if (now === most) throw wrongFields({ returned_qty: "반납수량: 모두 돌아왔으면 전량 반납으로 처리하세요." });
      return undefined;
    },

    async moved(context, { before: old, after: item, reason }) {
      const back = (item.returned_qty ?? 0) - (old.returned_qty ?? 0);
      const lost = (item.lost_qty ?? 0) - (old.lost_qty ?? 0);
      const row = { idx_textbook: item.idx_textbook, ref_entity: entity, ref_idx: item.idx };
      // what was lost had left the store: it comes back in the ledger and goes for good
      await context.enter("textbook_stock", [
        ...(back + lost > 0 ? [{ ...row, kind: "back", qty: back + lost }] : []),
        ...(lost > 0 ? [{ ...row, kind: "loss", qty: lost, memo: reason ?? "분실" }] : []),
      ]);
      await settle(context, item);
    },
  };
}

/** What has become of all lines together; nothing while everything is still out. */
export function settled(items: readonly Item[]): "part" | "back" | "lost" | undefined {
  const isOver = items.every(({ state }) => state === "back" || state === "lost");
  if (isOver) return items.some(({ lost_qty }) => (lost_qty ?? 0) > 0) ? "lost" : "back";
  return items.some(({ returned_qty, lost_qty }) => (returned_qty ?? 0) + (lost_qty ?? 0) > 0) ? "part" : undefined;
}

function refuseCounts({ qty, returned_qty, lost_qty }: Omit<Item, "idx">): void {
  if ((returned_qty ?? 0) + (lost_qty ?? 0) <= qty) return;
  throw wrongFields({ returned_qty: `반납수량: 빌려 간 ${qty}권보다 많습니다.` });
}

async function priceOf(db: Database, idx: number): Promise<number> {
  const [book] = await db
    .select({ price: sql<number>`coalesce(${textbook.price}, 0)`.mapWith(Number) })
    .from(textbook)
    .where(inArray(textbook.idx, [idx]));
  return book?.price ?? 0;
}
