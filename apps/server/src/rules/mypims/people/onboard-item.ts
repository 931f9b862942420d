import { wrongFields } from "../../../api-error";
import { issueAsset } from "../../../assets/asset-moves";
import type { RulesOf } from "../../../crud/rules";

/** What is ready for somebody who joins is ready from then on; equipment is given to them with it. */
export const rules: RulesOf<"onboard_item"> = {
  mayMove: (_, record, move) => move !== "issue" || (record.kind === "equip" && record.category !== null),

  async moving(asking, { record: item, move, values }) {
    if (move === "issue") {
      if (!values.idx_asset) throw wrongFields({ idx_asset: "지급 자산: 필수 항목입니다." });
      await issueAsset(asking, values.idx_asset, item.idx_staff);
    }
    return { done_at: asking.now };
  },
};
