import type { getTotalSales } from "@portal/definition/contract";
import type { RowOf, Sheet } from "../crud/tables/serve-sheet";

type Month = RowOf<typeof getTotalSales>["months"][number];

/** Sales of a year: a row for each name and month. */
export const totalSalesSheet = {
  title: "매출집계",
  columns: [
    ["구분", ({ name }) => name],
    ["월", ({ month }) => month],
    ["목표", ({ target }) => target],
    ["예정", ({ plan }) => plan],
    ["발행", ({ published }) => published],
    ["수금", ({ received }) => received],
    ["미수", ({ unpaid }) => unpaid],
    ["전년 발행", ({ last_year }) => last_year],
  ] satisfies Sheet<Month & { readonly name: string; readonly month: string }>,
};
