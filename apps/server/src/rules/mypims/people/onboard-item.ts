import { issueAsset } from "../../../assets/asset-moves";
import type { RulesOf } from "../../../records/rules";

/** What is ready for somebody who joins is ready from then on; equipment is given to them with it. */
export const rules: RulesOf<"onboard_item"> = {
  mayMove: (_, record, move) => move !== "issue" || (record.kind === "equip" && record.category !== null),

  async moving(context, { record, move, values }) {
    const { idx_asset, idx_staff } = { ...record, ...values };
    if (move === "issue" && idx_asset) await issueAsset(context, idx_asset, idx_staff);
    return undefined;
  },
};
