import type { RulesOf } from "../../records/rules";
import { asOfCustomer } from "./customer";

/** A customer's people belong to whom the customer belongs. */
export const rules: RulesOf<"contact"> = {
  saving: (context, { after }) => asOfCustomer(context, after.idx_customer),
};
