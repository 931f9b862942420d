import type { By, Party } from "../../define/access";

export const owner: Party = { column: "idx_owner", holds: "staff" };
export const subOwner: Party = { column: "idx_sub_owner", holds: "staff" };
/** Who is shown how to reach a customer's people; everybody else asks for it, which is written down. */
export const knowsContacts: readonly By[] = [owner, subOwner, "staff:team", "isLead:team"];
export const keepers = ["staff:own", "isLead:team", "isSalesAdmin:all"] as const;
export const leads = ["isLead:team", "isSalesAdmin:all"] as const;
export const readers = ["staff:all"] as const;
