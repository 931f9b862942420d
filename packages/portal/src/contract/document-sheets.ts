import type { CallDefinition } from "./define-call";
import { getDeptInboxList } from "./dept-inbox";
import { getDocumentList } from "./document-lists";
import { getAllExpenseList } from "./expenses";
import { getAllExtraPayList } from "./extra-pay";
import { getSalesPublishList } from "./sales-publishing";

/** A list's rows with its filters, of every page, as an .xlsx file. */
function sheetOf<const Call extends CallDefinition, const Path extends `/rest/documents/${string}`>(
  { title, can, query }: Call,
  path: Path,
) {
  return {
    method: "get",
    path,
    title: `${title} 내려받기`,
    writes: true,
    can: can as Call["can"],
    query: query as NonNullable<Call["query"]>,
    type: "application/octet-stream",
  } as const;
}

export const exportDocumentList = sheetOf(getDocumentList, "/rest/documents/exportDocumentList");
export const exportAllExpenseList = sheetOf(getAllExpenseList, "/rest/documents/exportAllExpenseList");
export const exportAllExtraPayList = sheetOf(getAllExtraPayList, "/rest/documents/exportAllExtraPayList");
export const exportSalesPublishList = sheetOf(getSalesPublishList, "/rest/documents/exportSalesPublishList");
export const exportDeptInboxList = sheetOf(getDeptInboxList, "/rest/documents/exportDeptInboxList");
