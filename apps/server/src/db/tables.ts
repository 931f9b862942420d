import { moduleOf } from "@portal/definition";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tableOf } from "./table-of";

const { drafting, salesPublishing, recruitment, retirees, assets, customerDb, statusSmp } = moduleOf;
const { expense: expenseModule, extraPay: extraPayModule } = moduleOf;
const { shellAuth, shellHome, incumbents, headOfTeam, jobRotation: jobRotationModule } = moduleOf;
const { contentPages, directory, leadership } = moduleOf;
const { familysite, vacation, education, approvalCore, deptInbox, notice } = moduleOf;

/** The table of an entity. */
export const tableByName = (name: string) =>
  (tables as Record<string, PgTable & { idx: AnyPgColumn }>)[name] as PgTable & { idx: AnyPgColumn };

export const sector = tableOf("sector", incumbents.entities.sector, tableByName);
export const office = tableOf("office", incumbents.entities.office, tableByName);
export const team = tableOf("team", incumbents.entities.team, tableByName);
export const position = tableOf("position", incumbents.entities.position, tableByName);
export const staff = tableOf("staff", incumbents.entities.staff, tableByName);
export const orgHead = tableOf("org_head", headOfTeam.entities.org_head, tableByName);
export const account = tableOf("account", shellAuth.entities.account, tableByName);
export const loginLog = tableOf("login_log", shellAuth.entities.login_log, tableByName);
export const authSession = tableOf("auth_session", shellAuth.entities.auth_session, tableByName);
export const signInLink = tableOf("sign_in_link", shellAuth.entities.sign_in_link, tableByName);
export const file = tableOf("file", shellHome.entities.file, tableByName);
export const statusLog = tableOf("status_log", shellHome.entities.status_log, tableByName);
export const exportLog = tableOf("export_log", shellHome.entities.export_log, tableByName);
export const absence = tableOf("absence", shellHome.entities.absence, tableByName);
export const preference = tableOf("preference", shellHome.entities.preference, tableByName);
export const notification = tableOf("notification", directory.entities.notification, tableByName);
export const contentPage = tableOf("content_page", contentPages.entities.content_page, tableByName);
export const leadershipRound = tableOf("leadership_round", leadership.entities.leadership_round, tableByName);
export const leadershipApply = tableOf("leadership_apply", leadership.entities.leadership_apply, tableByName);
export const thanksDollar = tableOf("thanks_dollar", shellHome.entities.thanks_dollar, tableByName);
export const jobRotation = tableOf("jobrotation", jobRotationModule.entities.jobrotation, tableByName);
export const jobRotationApplicant = tableOf("jr_applicant", jobRotationModule.entities.jr_applicant, tableByName);
export const leaveLedger = tableOf("leave_ledger", vacation.entities.leave_ledger, tableByName);
export const eduRecord = tableOf("edu_record", education.entities.edu_record, tableByName);
export const eduGoal = tableOf("edu_goal", education.entities.edu_goal, tableByName);
export const document = tableOf("document", approvalCore.entities.document, tableByName);
export const docStep = tableOf("doc_step", approvalCore.entities.doc_step, tableByName);
export const docRead = tableOf("doc_read", approvalCore.entities.doc_read, tableByName);
export const docInbox = tableOf("doc_inbox", deptInbox.entities.doc_inbox, tableByName);
export const docRevision = tableOf("doc_revision", approvalCore.entities.doc_revision, tableByName);
export const docComment = tableOf("doc_comment", approvalCore.entities.doc_comment, tableByName);
export const lineTemplate = tableOf("line_template", approvalCore.entities.line_template, tableByName);
export const approvalRule = tableOf("approval_rule", approvalCore.entities.approval_rule, tableByName);
export const delegation = tableOf("delegation", approvalCore.entities.delegation, tableByName);
export const docCounter = tableOf("doc_counter", approvalCore.entities.doc_counter, tableByName);
export const formFavourite = tableOf("form_favourite", approvalCore.entities.form_favourite, tableByName);
export const sealLog = tableOf("seal_log", drafting.entities.seal_log, tableByName);
export const businessTrip = tableOf("business_trip", drafting.entities.business_trip, tableByName);
export const expense = tableOf("expense", expenseModule.entities.expense, tableByName);
export const expenseItem = tableOf("expense_item", expenseModule.entities.expense_item, tableByName);
export const extraPay = tableOf("extra_pay", extraPayModule.entities.extra_pay, tableByName);
export const salesPublish = tableOf("sales_publish", salesPublishing.entities.sales_publish, tableByName);
export const salesPublishItem = tableOf("sales_publish_item", salesPublishing.entities.sales_publish_item, tableByName);
export const salesReceipt = tableOf("sales_receipt", salesPublishing.entities.sales_receipt, tableByName);
export const salesPlan = tableOf("sales_plan", salesPublishing.entities.sales_plan, tableByName);
export const recruitReq = tableOf("recruit_req", recruitment.entities.recruit_req, tableByName);
export const retire = tableOf("retire", retirees.entities.retire, tableByName);
export const asset = tableOf("asset", assets.entities.asset, tableByName);
export const customer = tableOf("customer", customerDb.entities.customer, tableByName);
export const smp = tableOf("smp", statusSmp.entities.smp, tableByName);
export const post = tableOf("post", notice.entities.post, tableByName);
export const familySite = tableOf("family_site", familysite.entities.family_site, tableByName);

const tables = {
  sector,
  office,
  team,
  position,
  staff,
  org_head: orgHead,
  account,
  login_log: loginLog,
  auth_session: authSession,
  sign_in_link: signInLink,
  file,
  status_log: statusLog,
  export_log: exportLog,
  absence,
  preference,
  notification,
  content_page: contentPage,
  leadership_round: leadershipRound,
  leadership_apply: leadershipApply,
  thanks_dollar: thanksDollar,
  jobrotation: jobRotation,
  jr_applicant: jobRotationApplicant,
  leave_ledger: leaveLedger,
  edu_record: eduRecord,
  edu_goal: eduGoal,
  document,
  doc_step: docStep,
  doc_read: docRead,
  doc_inbox: docInbox,
  doc_revision: docRevision,
  doc_comment: docComment,
  line_template: lineTemplate,
  approval_rule: approvalRule,
  delegation,
  doc_counter: docCounter,
  form_favourite: formFavourite,
  seal_log: sealLog,
  business_trip: businessTrip,
  expense,
  expense_item: expenseItem,
  extra_pay: extraPay,
  sales_publish: salesPublish,
  sales_publish_item: salesPublishItem,
  sales_receipt: salesReceipt,
  sales_plan: salesPlan,
  recruit_req: recruitReq,
  retire,
  asset,
  customer,
  smp,
  post,
  family_site: familySite,
};
