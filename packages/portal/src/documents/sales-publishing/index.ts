import { defineModule } from "../../define/define-module";
import { invoiceList, invoicePages, invoices, requestForms } from "./invoices";
import { plans, unpublishedList } from "./plans";
import { receipts } from "./receipts";
import { supplier, supplierSettings } from "./supplier";
import { targetList, targets } from "./targets";
import { totals } from "./totals";

/** Invoices that accounting is asked to issue, the money that came in for them, and what was set out to be sold. */
export default defineModule({
  key: "sales-publishing",
  title: "매출 발행",
  entities: { ...invoices, ...receipts, ...plans, ...supplier, ...targets },
  screens: [invoiceList, unpublishedList, ...requestForms, ...invoicePages, totals, targetList, supplierSettings],
});
