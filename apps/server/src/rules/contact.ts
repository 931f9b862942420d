import type { Rules } from "../crud/rules";
import { asOfCustomer } from "./customer";

/** A customer's people belong to whom the customer belongs. */
export const rules: Rules = {
  saving: (asking, { after }) => asOfCustomer(asking, after.idx_customer as number),
};
