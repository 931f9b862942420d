import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { ApiError, wrongFields } from "../../../api-error";
import { type Asset, type MoveKind, noteMove, returned, tellHolder } from "../../../assets/asset-moves";
import { numberOfAsset } from "../../../assets/number-of-asset";
import { placeOfStaff } from "../../../company/place-of-staff";
import { asset, assetMove } from "../../../db/tables";
import { endReturned } from "../../../people/returned";
import type { MoveOf } from "../../../records/record-of";
import type { RulesOf, WriteContext } from "../../../records/rules";

/** What a move of the flow is called in the history. */
const kinds: Partial<Record<MoveOf<"asset">, MoveKind>> = {
  issue: "issue",
  transfer: "transfer",
  giveBack: "return",
  toRepair: "repair",
  repaired: "repair",
  restock: "return",
  lose: "lost",
};

/** Assets: numbers, who has them, and that every move is in their history. */
export const rules: RulesOf<"asset"> = {
  handsOver: {
    kind: "asset",
    held: (idx) => sql`select idx, asset_no || ' ' || name as title from ${asset}
      where idx_user = ${idx} and status in ('use', 'repair', 'lost') and deleted_at is null`,
  },

  async saving(context, { before: old, after: given }) {
    if (old?.status === "gone" && given.status === "gone")
      throw new ApiError(409, "폐기한 자산은 읽기만 할 수 있습니다.");
    if (old) return numberOfAsset(context, old, given);
    if (given.serial_no && (given.pieces ?? 1) > 1)
      throw wrongFields({ pieces: "수량: 시리얼이 있는 자산은 하나씩 등록하세요." });
    if (given.idx_user === null || given.idx_user === undefined) return;
    await placeOfStaff(context.db, given.idx_user, "idx_user");
    return { status: "use", issued_at: context.now, receipt: "wait" };
  },

  async saved(context, { before, after: record }) {
    if (before !== null) return endReturned(context, "asset", record.idx);
    if (record.idx_user !== null) await tellHolder(context, null, record, "issue");
    const { category, name, maker, model, buy_date, buy_price, vendor, warranty_to, life_years, location } = record;
    const { idx_team, idx_user, memo } = record;
    const same = { category, name, maker, model, buy_date, buy_price, vendor, warranty_to, life_years, location };
    for (let piece = 1; piece < (record.pieces ?? 1); piece++) {
      await context.add("asset", { ...same, idx_team, idx_user, memo });
    }
  },

  mayMove(_, record, move) {
    const { receipt, idx_user } = record;
    if (move === "confirm") return receipt === "wait";
    if (move === "repaired") return idx_user !== null;
    return true;
  },

  async moving(context, { record: row, move, values }) {
    const number = await numberOfAsset(context, row, row);
    if (move === "issue" || move === "transfer") {
      const to = Number(values.idx_user ?? row.idx_user);
      await placeOfStaff(context.db, to, "idx_user");
      if (move === "transfer" && to === row.idx_user)
        throw wrongFields({ idx_user: "사용자: 지금 쓰는 사람과 다른 사람을 선택하세요." });
      return { ...number, issued_at: context.now, receipt: "wait" };
    }
    if (move === "confirm") return { receipt: "ok" };
    if (["giveBack", "restock", "askDisposal"].includes(move)) return { ...number, ...returned };
    return number;
  },

  async moved(context, { before: old, after: record, move, reason }) {
    await endReturned(context, "asset", record.idx);
    if (move === "confirm") return noteReceipt(context, record);
    if (move === "askDisposal") {
      if (old.idx_user !== null) await noteMove(context, "return", old, record, { memo: reason });
      await context.add("asset_disposal", { idx_asset: record.idx, reason, method: "scrap" });
      return;
    }
    if (move === "issue" || move === "transfer") return tellHolder(context, old, record, move);
    const kind = kinds[move];
    const memo = reason ?? (move === "repaired" ? "수리 완료" : null);
    if (kind) await noteMove(context, kind, old, record, { memo });
  },
};

/** The last hand-over in the history is confirmed with the asset. */
async function noteReceipt({ db, now }: WriteContext, { idx }: Pick<Asset, "idx">): Promise<void> {
  const [last] = await db
    .select({ idx: assetMove.idx })
    .from(assetMove)
    .where(and(eq(assetMove.idx_asset, idx), isNull(assetMove.receipt_at)))
    .orderBy(desc(assetMove.idx))
    .limit(1);
  if (last) await db.update(assetMove).set({ receipt_at: now }).where(eq(assetMove.idx, last.idx));
}
