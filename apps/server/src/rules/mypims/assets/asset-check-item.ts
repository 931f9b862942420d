import { wrongFields } from "../../../api-error";
import { moveAsset } from "../../../assets/asset-moves";
import type { RulesOf } from "../../../records/rules";

/** What a stock-taking finds: when, where, and what follows from it. */
export const rules: RulesOf<"asset_check_item"> = {
  async moving(_, { move, values }) {
    const { location = null, memo = null } = values;
    if (move === "elsewhere" && !location && !memo)
      throw wrongFields({ location: "확인위치: 어디에 있는지, 누가 쓰는지 적어 주세요." });
    return undefined;
  },

  async moved(context, { after, move, reason }) {
    const { idx_asset, location } = after;
    if (move === "settle") await moveAsset(context, idx_asset, "check", location ? { location } : {}, { memo: reason });
  },
};
