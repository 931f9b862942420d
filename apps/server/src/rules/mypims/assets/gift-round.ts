import { withParticle } from "@portal/definition";
import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import type { Database } from "../../../db/open";
import { giftItem, giftPick, giftRound } from "../../../db/tables";
import type { RulesOf } from "../../../records/rules";

/** How many gifts there are to choose from. */
const MOST = 8;

/** Rounds of gifts: few to choose from, one for the late, and none taken away that somebody has chosen. */
export const rules: RulesOf<"gift_round"> = {
  async saving({ db }, { before, after }) {
    const items = after.gift_item;
    if (items.length > MOST) throw wrongFields({ gift_item: `선물: ${MOST}개까지 등록할 수 있습니다.` });
    for (const [at, { is_default, stock }] of items.entries()) {
      if (!is_default) continue;
      if (items.findIndex((one) => one.is_default) !== at)
        throw wrongFields({ [`gift_item.${at}.is_default`]: "기본선물: 하나만 고를 수 있습니다." });
      // who does not choose is sent it, however many they are
      if (stock !== null) throw wrongFields({ [`gift_item.${at}.stock`]: "수량: 기본선물은 수량을 비워 두세요." });
    }
    if (before === null) return items.length > 0 ? undefined : { gift_item: await lastGifts(db) };
    const kept = new Map(items.map((one) => [one.idx, one]));
    for (const { idx, name } of before.gift_item) {
      const chosen = await db.$count(giftPick, and(eq(giftPick.idx_item, idx), isNull(giftPick.deleted_at)));
      const item = kept.get(idx);
      if (chosen > 0 && !item)
        throw wrongFields({ gift_item: `선물: ${withParticle(name, "을/를")} 고른 사람이 ${chosen}명 있습니다.` });
      if (item && item.stock !== null && item.stock < chosen)
        throw wrongFields({
          gift_item: `선물: ${withParticle(name, "을/를")} ${chosen}명이 골라 수량을 그보다 줄일 수 없습니다.`,
        });
    }
    return undefined;
  },

  async removing({ db, now }, record) {
    const isOf = and(eq(giftPick.idx_round, record.idx), isNull(giftPick.deleted_at));
    const chosen = await db.$count(giftPick, and(isOf, ne(giftPick.status, "none")));
    if (chosen > 0) throw new ApiError(409, `${chosen}명이 선물을 고른 회차는 지울 수 없습니다.`);
    await db.update(giftPick).set({ deleted_at: now }).where(isOf);
  },
};

/** The gifts of the round before: a new one that names none has them. */
async function lastGifts(db: Database) {
  const [last] = await db
    .select({ idx: giftRound.idx })
    .from(giftRound)
    .where(isNull(giftRound.deleted_at))
    .orderBy(desc(giftRound.open_from))
    .limit(1);
  if (!last) return [];
  const { name, description, stock, unit_cost, is_default } = giftItem;
  return db
    .select({ name, description, stock, unit_cost, is_default })
    .from(giftItem)
    .where(and(eq(giftItem.idx_round, last.idx), isNull(giftItem.deleted_at)))
    .orderBy(giftItem.idx);
}
