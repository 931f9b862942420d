import type { RulesOf } from "../../crud/rules";
import { asOfCustomer } from "./customer";

/** A customer's people belong to whom the customer belongs. */
export const rules: RulesOf<"contact"> = {
  saving: (asking, { after }) => asOfCustomer(asking, after.idx_customer),
};
