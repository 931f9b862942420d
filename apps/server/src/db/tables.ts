// Made by `pnpm generate`.
import { entityScreens, moduleOf, modules } from "@portal/definition";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tableOf } from "./table-of";

const screens = entityScreens(modules);

/** The table of an entity. */
export const tableByName = (name: string) =>
  (tables as Record<string, PgTable & { idx: AnyPgColumn }>)[name] as PgTable & { idx: AnyPgColumn };

export const elearning = tableOf("elearning", moduleOf.eLearning.entities.elearning, tableByName, screens);
export const ceoMessage = tableOf("ceo_message", moduleOf.ceoMessage.entities.ceo_message, tableByName, screens, true);
export const manualDoc = tableOf("manual_doc", moduleOf.manual.entities.manual_doc, tableByName, screens, true);
export const mediaPost = tableOf("media_post", moduleOf.mediaZone.entities.media_post, tableByName, screens, true);
export const post = tableOf("post", moduleOf.notice.entities.post, tableByName, screens);
export const postRead = tableOf("post_read", moduleOf.notice.entities.post_read, tableByName, screens);
export const postComment = tableOf("post_comment", moduleOf.notice.entities.post_comment, tableByName, screens);
export const postLike = tableOf("post_like", moduleOf.notice.entities.post_like, tableByName, screens);
export const customer = tableOf("customer", moduleOf.customerDb.entities.customer, tableByName, screens);
export const contact = tableOf("contact", moduleOf.customerDb.entities.contact, tableByName, screens, true);
export const customerNote = tableOf("customer_note", moduleOf.customerDb.entities.customer_note, tableByName, screens);
export const smp = tableOf("smp", moduleOf.statusSmp.entities.smp, tableByName, screens);
export const visit = tableOf("visit", moduleOf.visitSchedule.entities.visit, tableByName, screens);
export const visitMember = tableOf(
  "visit_member",
  moduleOf.visitSchedule.entities.visit_member,
  tableByName,
  screens,
  true,
);
export const document = tableOf("document", moduleOf.approvalCore.entities.document, tableByName, screens);
export const docRevision = tableOf("doc_revision", moduleOf.approvalCore.entities.doc_revision, tableByName, screens);
export const docStep = tableOf("doc_step", moduleOf.approvalCore.entities.doc_step, tableByName, screens);
export const docComment = tableOf("doc_comment", moduleOf.approvalCore.entities.doc_comment, tableByName, screens);
export const docRead = tableOf("doc_read", moduleOf.approvalCore.entities.doc_read, tableByName, screens);
export const lineTemplate = tableOf(
  "line_template",
  moduleOf.approvalCore.entities.line_template,
  tableByName,
  screens,
);
export const approvalRule = tableOf(
  "approval_rule",
  moduleOf.approvalCore.entities.approval_rule,
  tableByName,
  screens,
);
export const delegation = tableOf("delegation", moduleOf.approvalCore.entities.delegation, tableByName, screens);
export const formFavourite = tableOf(
  "form_favourite",
  moduleOf.approvalCore.entities.form_favourite,
  tableByName,
  screens,
);
export const approvalException = tableOf(
  "approval_exception",
  moduleOf.approvalExceptions.entities.approval_exception,
  tableByName,
  screens,
);
export const docInbox = tableOf("doc_inbox", moduleOf.deptInbox.entities.doc_inbox, tableByName, screens);
export const sealLog = tableOf("seal_log", moduleOf.drafting.entities.seal_log, tableByName, screens);
export const businessTrip = tableOf("business_trip", moduleOf.drafting.entities.business_trip, tableByName, screens);
export const expense = tableOf("expense", moduleOf.expense.entities.expense, tableByName, screens);
export const expenseItem = tableOf("expense_item", moduleOf.expense.entities.expense_item, tableByName, screens, true);
export const expenseBudget = tableOf("expense_budget", moduleOf.expense.entities.expense_budget, tableByName, screens);
export const extraPay = tableOf("extra_pay", moduleOf.extraPay.entities.extra_pay, tableByName, screens);
export const extraPayRate = tableOf("extra_pay_rate", moduleOf.extraPay.entities.extra_pay_rate, tableByName, screens);
export const salesPublish = tableOf(
  "sales_publish",
  moduleOf.salesPublishing.entities.sales_publish,
  tableByName,
  screens,
);
export const salesPublishItem = tableOf(
  "sales_publish_item",
  moduleOf.salesPublishing.entities.sales_publish_item,
  tableByName,
  screens,
  true,
);
export const salesReceipt = tableOf(
  "sales_receipt",
  moduleOf.salesPublishing.entities.sales_receipt,
  tableByName,
  screens,
  true,
);
export const salesPlan = tableOf("sales_plan", moduleOf.salesPublishing.entities.sales_plan, tableByName, screens);
export const salesSupplier = tableOf(
  "sales_supplier",
  moduleOf.salesPublishing.entities.sales_supplier,
  tableByName,
  screens,
);
export const salesTarget = tableOf(
  "sales_target",
  moduleOf.salesPublishing.entities.sales_target,
  tableByName,
  screens,
);
export const asset = tableOf("asset", moduleOf.assets.entities.asset, tableByName, screens);
export const eduCourse = tableOf("edu_course", moduleOf.education.entities.edu_course, tableByName, screens);
export const eduRecord = tableOf("edu_record", moduleOf.education.entities.edu_record, tableByName, screens);
export const eduGoal = tableOf("edu_goal", moduleOf.education.entities.edu_goal, tableByName, screens);
export const orgHead = tableOf("org_head", moduleOf.headOfTeam.entities.org_head, tableByName, screens);
export const holiday = tableOf("holiday", moduleOf.holidays.entities.holiday, tableByName, screens);
export const sector = tableOf("sector", moduleOf.incumbents.entities.sector, tableByName, screens);
export const office = tableOf("office", moduleOf.incumbents.entities.office, tableByName, screens);
export const team = tableOf("team", moduleOf.incumbents.entities.team, tableByName, screens);
export const position = tableOf("position", moduleOf.incumbents.entities.position, tableByName, screens);
export const staff = tableOf("staff", moduleOf.incumbents.entities.staff, tableByName, screens);
export const jobrotation = tableOf(
  "jobrotation",
  moduleOf.jobRotationManagement.entities.jobrotation,
  tableByName,
  screens,
);
export const jrApplicant = tableOf(
  "jr_applicant",
  moduleOf.jobRotationManagement.entities.jr_applicant,
  tableByName,
  screens,
);
export const recruitReq = tableOf("recruit_req", moduleOf.recruitment.entities.recruit_req, tableByName, screens);
export const retire = tableOf("retire", moduleOf.retirees.entities.retire, tableByName, screens);
export const telecommuting = tableOf(
  "telecommuting",
  moduleOf.telecommuting.entities.telecommuting,
  tableByName,
  screens,
);
export const vacationType = tableOf("vacation_type", moduleOf.vacation.entities.vacation_type, tableByName, screens);
export const vacation = tableOf("vacation", moduleOf.vacation.entities.vacation, tableByName, screens);
export const leaveLedger = tableOf("leave_ledger", moduleOf.vacation.entities.leave_ledger, tableByName, screens);
export const leaveNotice = tableOf("leave_notice", moduleOf.vacation.entities.leave_notice, tableByName, screens);
export const leaveAdvance = tableOf("leave_advance", moduleOf.vacation.entities.leave_advance, tableByName, screens);
export const leavePolicy = tableOf("leave_policy", moduleOf.vacation.entities.leave_policy, tableByName, screens);
export const booking = tableOf("booking", moduleOf.booking.entities.booking, tableByName, screens);
export const classroom = tableOf("classroom", moduleOf.classroom.entities.classroom, tableByName, screens);
export const studio = tableOf("studio", moduleOf.studio.entities.studio, tableByName, screens);
export const studioBooking = tableOf(
  "studio_booking",
  moduleOf.studio.entities.studio_booking,
  tableByName,
  screens,
  true,
);
export const vehicle = tableOf("vehicle", moduleOf.vehicle.entities.vehicle, tableByName, screens);
export const vehicleLog = tableOf("vehicle_log", moduleOf.vehicle.entities.vehicle_log, tableByName, screens, true);
export const contentPage = tableOf("content_page", moduleOf.contentPages.entities.content_page, tableByName, screens);
export const notification = tableOf("notification", moduleOf.directory.entities.notification, tableByName, screens);
export const familySite = tableOf("family_site", moduleOf.familysite.entities.family_site, tableByName, screens);
export const leadershipRound = tableOf(
  "leadership_round",
  moduleOf.leadership.entities.leadership_round,
  tableByName,
  screens,
);
export const leadershipApply = tableOf(
  "leadership_apply",
  moduleOf.leadership.entities.leadership_apply,
  tableByName,
  screens,
);
export const account = tableOf("account", moduleOf.shellAuth.entities.account, tableByName, screens);
export const loginLog = tableOf("login_log", moduleOf.shellAuth.entities.login_log, tableByName, screens);
export const authSession = tableOf("auth_session", moduleOf.shellAuth.entities.auth_session, tableByName, screens);
export const signInLink = tableOf("sign_in_link", moduleOf.shellAuth.entities.sign_in_link, tableByName, screens);
export const file = tableOf("file", moduleOf.shellHome.entities.file, tableByName, screens);
export const statusLog = tableOf("status_log", moduleOf.shellHome.entities.status_log, tableByName, screens);
export const exportLog = tableOf("export_log", moduleOf.shellHome.entities.export_log, tableByName, screens);
export const absence = tableOf("absence", moduleOf.shellHome.entities.absence, tableByName, screens);
export const preference = tableOf("preference", moduleOf.shellHome.entities.preference, tableByName, screens);
export const thanksDollar = tableOf("thanks_dollar", moduleOf.shellHome.entities.thanks_dollar, tableByName, screens);
export const task = tableOf("task", moduleOf.task.entities.task, tableByName, screens);
export const taskMember = tableOf("task_member", moduleOf.task.entities.task_member, tableByName, screens, true);
export const taskComment = tableOf("task_comment", moduleOf.task.entities.task_comment, tableByName, screens);

const tables = {
  elearning,
  ceo_message: ceoMessage,
  manual_doc: manualDoc,
  media_post: mediaPost,
  post,
  post_read: postRead,
  post_comment: postComment,
  post_like: postLike,
  customer,
  contact,
  customer_note: customerNote,
  smp,
  visit,
  visit_member: visitMember,
  document,
  doc_revision: docRevision,
  doc_step: docStep,
  doc_comment: docComment,
  doc_read: docRead,
  line_template: lineTemplate,
  approval_rule: approvalRule,
  delegation,
  form_favourite: formFavourite,
  approval_exception: approvalException,
  doc_inbox: docInbox,
  seal_log: sealLog,
  business_trip: businessTrip,
  expense,
  expense_item: expenseItem,
  expense_budget: expenseBudget,
  extra_pay: extraPay,
  extra_pay_rate: extraPayRate,
  sales_publish: salesPublish,
  sales_publish_item: salesPublishItem,
  sales_receipt: salesReceipt,
  sales_plan: salesPlan,
  sales_supplier: salesSupplier,
  sales_target: salesTarget,
  asset,
  edu_course: eduCourse,
  edu_record: eduRecord,
  edu_goal: eduGoal,
  org_head: orgHead,
  holiday,
  sector,
  office,
  team,
  position,
  staff,
  jobrotation,
  jr_applicant: jrApplicant,
  recruit_req: recruitReq,
  retire,
  telecommuting,
  vacation_type: vacationType,
  vacation,
  leave_ledger: leaveLedger,
  leave_notice: leaveNotice,
  leave_advance: leaveAdvance,
  leave_policy: leavePolicy,
  booking,
  classroom,
  studio,
  studio_booking: studioBooking,
  vehicle,
  vehicle_log: vehicleLog,
  content_page: contentPage,
  notification,
  family_site: familySite,
  leadership_round: leadershipRound,
  leadership_apply: leadershipApply,
  account,
  login_log: loginLog,
  auth_session: authSession,
  sign_in_link: signInLink,
  file,
  status_log: statusLog,
  export_log: exportLog,
  absence,
  preference,
  thanks_dollar: thanksDollar,
  task,
  task_member: taskMember,
  task_comment: taskComment,
};
