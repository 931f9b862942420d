import { count, eq } from "drizzle-orm";
import { ApiError } from "../../../api-error";
import { asset } from "../../../db/tables";
import { dataOf } from "../document";
import { type Effect, writtenBy } from "./effect";

interface Item {
  readonly name: string;
  readonly spec: string | null;
  readonly qty: number;
  readonly unit_price: number;
  readonly is_asset: boolean | null;
}

/** More pieces of one purchase are registered by hand. */
const MOST_ASSETS = 200;

/** 자산: what is to be an asset is registered, one for each piece, as stock of the drafter's team. */
export const purchase: Effect = {
  async completed({ tx, document, drafter, day, now }) {
    const { items, vendor } = dataOf<{ items: Item[]; vendor: string }>(document);
    const pieces = items.filter(({ is_asset }) => is_asset).flatMap((item) => Array<Item>(item.qty).fill(item));
    if (pieces.length === 0) return;
    if (drafter.idx_team === null)
      throw new ApiError(409, "팀이 없는 직원의 자산은 등록할 수 없습니다. 총무에 문의하세요.");
    if (pieces.length > MOST_ASSETS) {
      throw new ApiError(409, `자산은 한 문서에서 ${MOST_ASSETS}개까지 등록됩니다. 자산 표시를 빼고 따로 등록하세요.`);
    }
    const idx_team = drafter.idx_team;
    await tx.insert(asset).values(
      pieces.map(({ name, spec, unit_price }, index) => ({
        // a number of its own until general affairs gives the real one
        asset_no: `품의-${document.idx}-${index + 1}`,
        category: "etc",
        name,
        model: spec?.slice(0, 80) ?? null,
        buy_date: day,
        buy_price: unit_price,
        vendor,
        idx_team,
        idx_document: document.idx,
        ...writtenBy({ document, now }),
      })),
    );
  },

  async results(db, { idx }) {
    const [made] = await db.select({ pieces: count() }).from(asset).where(eq(asset.idx_document, idx));
    const pieces = made?.pieces ?? 0;
    return pieces === 0 ? [] : [{ title: "자산", note: `${pieces}개 미리 등록`, path: "/mypims/assetmanagementlist" }];
  },
};
