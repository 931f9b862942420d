import { z } from "zod";
import type { CallDefinition } from "../define-call";
import { getDocumentList } from "./document-lists";
import { getDocumentStatistics } from "./document-statistics";

const format = z.enum(["xlsx", "csv"]).default("xlsx");

/** A list's rows with its filters, of every page, as a file of the `format` that is asked for. */
function sheetOf<const Call extends CallDefinition, const Path extends `/rest/documents/${string}`>(
  { title, can, query }: Call,
  path: Path,
  /** It carries data of people or customers: the password is asked for again. */
  asksPassword = false,
) {
  return {
    method: "get",
    path,
    title: `${title} 내려받기`,
    writes: true,
    asksPassword,
    can: can as Call["can"],
    query: (query as z.ZodObject).extend({ format }) as unknown as NonNullable<Call["query"]>,
    type: "application/octet-stream",
  } as const;
}

export const exportDocumentList = sheetOf(getDocumentList, "/rest/documents/exportDocumentList", true);
/** Those of these invoices that wait, in the layout in which the tax office takes many at once. */
export const exportSalesBulkIssue = sheetOf(
  {
    method: "get",
    path: "/rest/documents/exportSalesBulkIssue",
    title: "세금계산서 일괄발급",
    can: ["accounting:all"],
    query: z.object({ idxs: z.string().regex(/^\d{1,15}(,\d{1,15}){0,99}$/, "매출 발행을 100건까지 선택하세요.") }),
  },
  "/rest/documents/exportSalesBulkIssue",
  true,
);
export const exportDocumentStatistics = sheetOf(getDocumentStatistics, "/rest/documents/exportDocumentStatistics");
