import { moduleOf } from "@portal/definition";
import { numbersOf } from "../crud/writing/number";
import type { RequestContext, Row } from "../records/rules";
import type { Asset } from "./asset-moves";

/** What the number of an asset begins with that a purchase has registered and nobody has looked at yet. */
const FROM_PURCHASE = "품의-";

/** The number of an asset that came of a purchase, once somebody has looked at what it is. */
export async function numberOfAsset(context: RequestContext, before: Asset, after: Row): Promise<Row> {
  if (!before.asset_no?.startsWith(FROM_PURCHASE)) return {};
  return numbersOf(
    context,
    { name: "asset", definition: moduleOf.assets.entities.asset },
    { ...after, asset_no: null },
  );
}
