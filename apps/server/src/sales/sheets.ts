import { moduleOf } from "@portal/definition";
import type { getSalesNotPublishList, getSalesPublishList, getTotalSales } from "@portal/definition/contract";
import type { RowOf, Sheet } from "../crud/tables/serve-sheet";
import { dayOf } from "../seoul";

const { sales_publish } = moduleOf.salesPublishing.entities;

/** Invoices as the list shows them. */
export const salesSheet = {
  title: "매출발행",
  columns: [
    ["요청일", ({ wdate }) => dayOf(new Date(wdate))],
    ["작성일자", ({ issue_date }) => issue_date],
    ["고객사", ({ customer }) => customer.name],
    ["계약명", ({ contract_name }) => contract_name],
    ["과세구분", (row) => sales_publish.fields.tax_kind.options[row.tax_kind]],
    ["발행구분", (row) => sales_publish.fields.issue_kind.options[row.issue_kind]],
    ["공급가", ({ supply }) => supply],
    ["세액", ({ vat }) => vat],
    ["합계", ({ total }) => total],
    ["수금액", ({ received }) => received],
    ["미수", ({ unpaid }) => unpaid],
    ["입금예정일", ({ plan_pay_date }) => plan_pay_date],
    ["담당", ({ owner }) => owner.kname],
    ["팀", ({ owner }) => owner.team_name],
    ["상태", (row) => sales_publish.fields.status.options[row.status]],
    ["승인번호", ({ publish_no }) => publish_no],
  ] satisfies Sheet<RowOf<typeof getSalesPublishList>>,
};

/** Planned sales and late requests. */
export const unpublishedSheet = {
  title: "매출미발행",
  columns: [
    ["예정월", ({ month }) => month],
    ["구분", ({ kind }) => (kind === "plan" ? "매출예정" : "발행대기")],
    ["고객사", ({ customer }) => customer.name],
    ["계약명", ({ contract_name }) => contract_name],
    ["예정금액", ({ amount }) => amount],
    ["경과일", ({ overdue }) => overdue],
    ["담당", ({ owner }) => owner.kname],
    ["팀", ({ owner }) => owner.team_name],
    ["이월사유", ({ carry_reason }) => carry_reason],
  ] satisfies Sheet<RowOf<typeof getSalesNotPublishList>>,
};

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
