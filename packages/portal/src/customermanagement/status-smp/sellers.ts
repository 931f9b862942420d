import type { Party } from "../../define/access";
import { choice } from "../../define/fields";
import { taxKinds } from "../../define/records/products";

/** Who sells: each their own, leads their team's, the sales' administration all. */
export const sellers = ["staff:own", "isLead:team", "issmp:all", "isSalesAdmin:all"] as const;
export const owner: Party = { column: "idx_owner", holds: "staff" };

/** One's own, among those of others that one may read as well. */
export const mine = { label: "내 것", asks: { owner: "me" } };

export function taxKind() {
  return choice("과세구분", taxKinds, { required: true, default: "taxed" });
}
