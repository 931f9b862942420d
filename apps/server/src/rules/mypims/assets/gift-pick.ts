import { and, desc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { giftItem, giftPick, staff } from "../../../db/tables";
import type { RecordOf } from "../../../records/record-of";
import type { RequestContext, RulesOf } from "../../../records/rules";

type Choice = RecordOf<"gift_pick">;

/** What each chooses: never more of a gift than there are, and to where it can be brought. */
export const rules: RulesOf<"gift_pick"> = {
  entering: async (_, round, people) => people.map(() => ({ title: round.name })),

  async removing(_, record) {
    if (["sent", "done"].includes(record.status)) throw new ApiError(409, "보낸 선물은 지울 수 없습니다.");
  },

  async moving(context, { record, move, values }) {
    const pick = { ...record, ...values };
    if (move === "choose") {
      await takeGift(context, pick);
      return { picked_at: context.now, is_auto: false };
    }
    if (move === "assign") {
      const gift = and(
        eq(giftItem.idx_round, pick.idx_round),
        eq(giftItem.is_default, true),
        isNull(giftItem.deleted_at),
      );
      const [item] = await context.db.select({ idx: giftItem.idx }).from(giftItem).where(gift);
      if (!item) throw new ApiError(409, "이 회차에 기본선물이 없습니다.");
      return { ...(await offeredTo(context, pick)), idx_item: item.idx, picked_at: context.now, is_auto: true };
    }
    if (move !== "send") return undefined;
    if (pick.lacks_address) throw new ApiError(409, "받는 곳을 알 수 없습니다. 주소를 먼저 입력하세요.");
    if (!pick.ship_no) throw wrongFields({ ship_no: "송장번호: 먼저 가져오거나 입력하세요." });
    return undefined;
  },

  async extra(context, pick) {
    if (!["none", "pick"].includes(pick.status)) return {};
    const gifts = await context.db
      .select()
      .from(giftItem)
      .where(and(eq(giftItem.idx_round, pick.idx_round), isNull(giftItem.deleted_at)))
      .orderBy(giftItem.idx);
    const counted = await Promise.all(
      gifts.map(async ({ idx, name, description, image, stock }) => ({
        ...{ idx, name, description, image },
        left: stock === null ? null : Math.max(0, stock - (await takenOf(context, idx, 0))),
      })),
    );
    return { gifts: counted, ...(pick.status === "none" && { offered: await offeredTo(context, pick) }) };
  },
};

/** Refuses a gift that others have taken the last of; of two at once, one waits for the other. */
async function takeGift(context: RequestContext, { idx, idx_item, idx_round }: Choice): Promise<void> {
  const [item] = await context.db
    .select()
    .from(giftItem)
    .where(eq(giftItem.idx, idx_item ?? 0))
    .for("update");
  if (item?.idx_round !== idx_round || item.deleted_at !== null)
    throw wrongFields({ idx_item: "선물: 이 회차의 선물을 선택하세요." });
  if (item.stock !== null && (await takenOf(context, item.idx, idx)) >= item.stock)
    throw wrongFields({ idx_item: "방금 소진되었습니다. 다른 선물을 선택하세요." });
}

/** How many others have chosen a gift. */
function takenOf({ db }: RequestContext, item: number, except: number): Promise<number> {
  return db.$count(giftPick, and(eq(giftPick.idx_item, item), ne(giftPick.idx, except), isNull(giftPick.deleted_at)));
}

/** Where somebody is likely to have it sent: where the last one went, else where they live. */
async function offeredTo({ db }: RequestContext, { idx, idx_staff }: Choice) {
  const { receiver, phone, zip, addr1, addr2 } = giftPick;
  const [last] = await db
    .select({ receiver, phone, zip, addr1, addr2 })
    .from(giftPick)
    .where(and(eq(giftPick.idx_staff, idx_staff), ne(giftPick.idx, idx), isNotNull(zip), isNull(giftPick.deleted_at)))
    .orderBy(desc(giftPick.idx))
    .limit(1);
  if (last) return last;
  const [person] = await db.select().from(staff).where(eq(staff.idx, idx_staff));
  // (04524) 서울시 중구 …
  const [, code = null, street = null] = /^\(?(\d{5})\)?\s*(.*)$/.exec(person?.address ?? "") ?? [];
  const home = (street ?? person?.address ?? null)?.slice(0, 200) ?? null;
  return { receiver: person?.kname ?? null, phone: person?.phone ?? null, zip: code, addr1: home, addr2: null };
}
