import { moduleOf } from "@portal/definition";
import type {
  getAllExpenseList,
  getAllExtraPayList,
  getDeptInboxList,
  getDocumentList,
  getSalesPublishList,
} from "@portal/definition/contract";
import { minuteOf } from "../seoul";
import type { RowOf, Sheet } from "./sheet";

const { kind, status, secret } = moduleOf.approvalCore.entities.document.fields;
const { expense, expense_item } = moduleOf.expense.entities;
const { extra_pay } = moduleOf.extraPay.entities;
const { sales_publish } = moduleOf.salesPublishing.entities;
const { doc_inbox } = moduleOf.deptInbox.entities;

/** Lists of documents, as they are taken along. */
export const documentSheet = {
  title: "전자문서",
  columns: [
    ["문서번호", ({ doc_no }) => doc_no],
    ["양식", (row) => kind.options[row.kind]],
    ["제목", ({ title }) => title],
    ["금액", ({ amount }) => amount],
    ["기안자", ({ drafter }) => drafter.kname],
    ["부서", ({ drafter }) => drafter.team_name],
    ["기안일", ({ submitted_at }) => timeOf(submitted_at)],
    ["현재 결재자", ({ current }) => current.join(", ")],
    ["상태", (row) => status.options[row.status]],
    ["완료일", ({ done_at }) => timeOf(done_at)],
    ["공개범위", (row) => secret.options[row.secret]],
  ] satisfies Sheet<RowOf<typeof getDocumentList>>,
};

export const expenseSheet = {
  title: "지출결의",
  columns: [
    ["작성일", ({ wdate }) => timeOf(wdate)],
    ["제목", ({ title }) => title],
    ["기안자", ({ drafter }) => drafter.kname],
    ["부서", ({ drafter }) => drafter.team_name],
    ["종류", (row) => row.expense_kind && expense.fields.expense_kind.options[row.expense_kind]],
    ["계정", ({ accounts }) => accounts.map((it) => expense_item.fields.account.options[it]).join(", ")],
    ["지급처", ({ pay_to }) => pay_to],
    ["거래처", ({ customers }) => customers.join(", ")],
    ["금액", ({ total }) => total],
    ["결재상태", (row) => status.options[row.status]],
    ["지급상태", (row) => expense.fields.pay_status.options[row.pay_status]],
    ["지급일", ({ pay_date }) => pay_date],
    ["보류사유", ({ hold_reason }) => hold_reason],
  ] satisfies Sheet<RowOf<typeof getAllExpenseList>>,
};

/** Work beyond the hours that are owed, one by one, as payroll takes it. */
export const extraPaySheet = {
  title: "추가수당",
  columns: [
    ["근무자", ({ staff }) => staff.kname],
    ["부서", ({ staff }) => staff.team_name],
    ["직책", ({ staff }) => staff.position_name],
    ["근무일", ({ work_date }) => work_date],
    ["구분", (row) => extra_pay.fields.kind.options[row.kind]],
    ["신청시작", ({ time_from }) => time_from.slice(0, 5)],
    ["신청종료", ({ time_to }) => time_to.slice(0, 5)],
    ["실적시작", ({ actual_from }) => actual_from?.slice(0, 5) ?? null],
    ["실적종료", ({ actual_to }) => actual_to?.slice(0, 5) ?? null],
    ["휴게(분)", ({ rest_min }) => rest_min],
    ["인정시간", ({ hours }) => hours],
    ["할증률", ({ rate }) => rate],
    ["보상", (row) => extra_pay.fields.comp.options[row.comp]],
    ["수당액", ({ amount }) => amount],
    ["마감월", ({ close_month }) => close_month],
    ["상태", (row) => extra_pay.fields.status.options[row.status]],
    ["사유", ({ reason }) => reason],
  ] satisfies Sheet<RowOf<typeof getAllExtraPayList>>,
};

export const salesSheet = {
  title: "매출발행",
  columns: [
    ["요청일", ({ wdate }) => timeOf(wdate)],
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

export const inboxSheet = {
  title: "부서수신함",
  columns: [
    ["수신일", ({ wdate }) => timeOf(wdate)],
    ["문서번호", ({ doc_no }) => doc_no],
    ["제목", ({ title }) => title],
    ["발신부서", ({ drafter }) => drafter.team_name],
    ["기안자", ({ drafter }) => drafter.kname],
    ["희망완료일", ({ due }) => due],
    ["담당자", ({ handler }) => handler?.kname ?? null],
    ["상태", (row) => doc_inbox.fields.status.options[row.status]],
    ["처리결과", ({ result, back_reason }) => back_reason ?? result],
    ["완료일", ({ done_at }) => timeOf(done_at)],
  ] satisfies Sheet<RowOf<typeof getDeptInboxList>>,
};

/** A moment (ISO 8601) as it is in Seoul, to the minute. */
function timeOf(at: string | null): string | null {
  return at === null ? null : minuteOf(new Date(at));
}
