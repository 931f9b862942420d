// Made by `pnpm generate`.
import { entityScreens, moduleOf, modules } from "@portal/definition";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tableOf } from "./table-of";

const screens = entityScreens(modules);

/** The table of an entity. */
export const tableByName = (name: string) =>
  (tables as Record<string, PgTable & { idx: AnyPgColumn }>)[name] as PgTable & { idx: AnyPgColumn };

export const elearning = tableOf("elearning", moduleOf.eLearning.entities.elearning, tableByName, screens);
export const elearningCustomer = tableOf(
  "elearning_customer",
  moduleOf.eLearning.entities.elearning_customer,
  tableByName,
  screens,
  true,
);
export const erBoard = tableOf("er_board", moduleOf.globalEr.entities.er_board, tableByName, screens);
export const erBoardMember = tableOf(
  "er_board_member",
  moduleOf.globalEr.entities.er_board_member,
  tableByName,
  screens,
  true,
);
export const erCategory = tableOf("er_category", moduleOf.globalEr.entities.er_category, tableByName, screens, true);
export const er = tableOf("er", moduleOf.globalEr.entities.er, tableByName, screens);
export const erMember = tableOf("er_member", moduleOf.globalEr.entities.er_member, tableByName, screens, true);
export const erComment = tableOf("er_comment", moduleOf.globalEr.entities.er_comment, tableByName, screens);
export const mgmtPlan = tableOf("mgmt_plan", moduleOf.managementPlan.entities.mgmt_plan, tableByName, screens);
export const planGoal = tableOf("plan_goal", moduleOf.managementPlan.entities.plan_goal, tableByName, screens, true);
export const planMonth = tableOf("plan_month", moduleOf.managementPlan.entities.plan_month, tableByName, screens, true);
export const planCost = tableOf("plan_cost", moduleOf.managementPlan.entities.plan_cost, tableByName, screens, true);
export const planComment = tableOf("plan_comment", moduleOf.managementPlan.entities.plan_comment, tableByName, screens);
export const research = tableOf("research", moduleOf.research.entities.research, tableByName, screens);
export const researchMember = tableOf(
  "research_member",
  moduleOf.research.entities.research_member,
  tableByName,
  screens,
  true,
);
export const researchMilestone = tableOf(
  "research_milestone",
  moduleOf.research.entities.research_milestone,
  tableByName,
  screens,
  true,
);
export const researchOutput = tableOf(
  "research_output",
  moduleOf.research.entities.research_output,
  tableByName,
  screens,
  true,
);
export const researchComment = tableOf(
  "research_comment",
  moduleOf.research.entities.research_comment,
  tableByName,
  screens,
);
export const spac = tableOf("spac", moduleOf.spac.entities.spac, tableByName, screens);
export const spacRater = tableOf("spac_rater", moduleOf.spac.entities.spac_rater, tableByName, screens, true);
export const spacTaker = tableOf("spac_taker", moduleOf.spac.entities.spac_taker, tableByName, screens, true);
export const ceoMessage = tableOf("ceo_message", moduleOf.ceoMessage.entities.ceo_message, tableByName, screens, true);
export const manualDoc = tableOf("manual_doc", moduleOf.manual.entities.manual_doc, tableByName, screens, true);
export const mediaPost = tableOf("media_post", moduleOf.mediaZone.entities.media_post, tableByName, screens, true);
export const post = tableOf("post", moduleOf.notice.entities.post, tableByName, screens);
export const postRead = tableOf("post_read", moduleOf.notice.entities.post_read, tableByName, screens);
export const postComment = tableOf("post_comment", moduleOf.notice.entities.post_comment, tableByName, screens);
export const postLike = tableOf("post_like", moduleOf.notice.entities.post_like, tableByName, screens);
export const businessCard = tableOf(
  "business_card",
  moduleOf.businessCards.entities.business_card,
  tableByName,
  screens,
);
export const customer = tableOf("customer", moduleOf.customerDb.entities.customer, tableByName, screens);
export const contact = tableOf("contact", moduleOf.customerDb.entities.contact, tableByName, screens, true);
export const customerNote = tableOf("customer_note", moduleOf.customerDb.entities.customer_note, tableByName, screens);
export const inquiry = tableOf("inquiry", moduleOf.inboundDashboard.entities.inquiry, tableByName, screens);
export const outsideWork = tableOf("outside_work", moduleOf.outsideWork.entities.outside_work, tableByName, screens);
export const smp = tableOf("smp", moduleOf.statusSmp.entities.smp, tableByName, screens);
export const smpComment = tableOf("smp_comment", moduleOf.statusSmp.entities.smp_comment, tableByName, screens);
export const quote = tableOf("quote", moduleOf.statusSmp.entities.quote, tableByName, screens);
export const quoteItem = tableOf("quote_item", moduleOf.statusSmp.entities.quote_item, tableByName, screens, true);
export const quoteComment = tableOf("quote_comment", moduleOf.statusSmp.entities.quote_comment, tableByName, screens);
export const contract = tableOf("contract", moduleOf.statusSmp.entities.contract, tableByName, screens);
export const contractComment = tableOf(
  "contract_comment",
  moduleOf.statusSmp.entities.contract_comment,
  tableByName,
  screens,
);
export const classRun = tableOf("class_run", moduleOf.statusSmp.entities.class_run, tableByName, screens);
export const classTextbook = tableOf(
  "class_textbook",
  moduleOf.statusSmp.entities.class_textbook,
  tableByName,
  screens,
  true,
);
export const classTime = tableOf("class_time", moduleOf.statusSmp.entities.class_time, tableByName, screens, true);
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
);
export const salesPlan = tableOf(
  "sales_plan",
  moduleOf.salesPublishing.entities.sales_plan,
  tableByName,
  screens,
  true,
);
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
export const assetDisposal = tableOf(
  "asset_disposal",
  moduleOf.assetDisposal.entities.asset_disposal,
  tableByName,
  screens,
);
export const assetReport = tableOf("asset_report", moduleOf.assetReports.entities.asset_report, tableByName, screens);
export const asset = tableOf("asset", moduleOf.assets.entities.asset, tableByName, screens);
export const assetMove = tableOf("asset_move", moduleOf.assets.entities.asset_move, tableByName, screens);
export const assetCheck = tableOf("asset_check", moduleOf.assets.entities.asset_check, tableByName, screens);
export const assetCheckItem = tableOf(
  "asset_check_item",
  moduleOf.assets.entities.asset_check_item,
  tableByName,
  screens,
);
export const pledgeRound = tableOf(
  "pledge_round",
  moduleOf.communicationPledge.entities.pledge_round,
  tableByName,
  screens,
);
export const pledge = tableOf("pledge", moduleOf.communicationPledge.entities.pledge, tableByName, screens);
export const eduCourse = tableOf("edu_course", moduleOf.education.entities.edu_course, tableByName, screens);
export const eduRecord = tableOf("edu_record", moduleOf.education.entities.edu_record, tableByName, screens);
export const eduGoal = tableOf("edu_goal", moduleOf.education.entities.edu_goal, tableByName, screens);
export const callLog = tableOf("call_log", moduleOf.eicCall.entities.call_log, tableByName, screens);
export const callComment = tableOf("call_comment", moduleOf.eicCall.entities.call_comment, tableByName, screens);
export const onboarding = tableOf("onboarding", moduleOf.employeeAdd.entities.onboarding, tableByName, screens, true);
export const onboardItem = tableOf("onboard_item", moduleOf.employeeAdd.entities.onboard_item, tableByName, screens);
export const feedback = tableOf("feedback", moduleOf.feedback.entities.feedback, tableByName, screens);
export const feedbackGiver = tableOf("feedback_giver", moduleOf.feedback.entities.feedback_giver, tableByName, screens);
export const goods = tableOf("goods", moduleOf.goodsRental.entities.goods, tableByName, screens);
export const goodsRental = tableOf("goods_rental", moduleOf.goodsRental.entities.goods_rental, tableByName, screens);
export const orgHead = tableOf("org_head", moduleOf.headOfTeam.entities.org_head, tableByName, screens);
export const giftRound = tableOf("gift_round", moduleOf.holidayGift.entities.gift_round, tableByName, screens);
export const giftItem = tableOf("gift_item", moduleOf.holidayGift.entities.gift_item, tableByName, screens, true);
export const giftPick = tableOf("gift_pick", moduleOf.holidayGift.entities.gift_pick, tableByName, screens);
export const holiday = tableOf("holiday", moduleOf.holidays.entities.holiday, tableByName, screens);
export const staff = tableOf("staff", moduleOf.incumbents.entities.staff, tableByName, screens);
export const staffSchool = tableOf(
  "staff_school",
  moduleOf.incumbents.entities.staff_school,
  tableByName,
  screens,
  true,
);
export const staffCareer = tableOf(
  "staff_career",
  moduleOf.incumbents.entities.staff_career,
  tableByName,
  screens,
  true,
);
export const staffCert = tableOf("staff_cert", moduleOf.incumbents.entities.staff_cert, tableByName, screens, true);
export const staffAward = tableOf("staff_award", moduleOf.incumbents.entities.staff_award, tableByName, screens, true);
export const staffFamily = tableOf(
  "staff_family",
  moduleOf.incumbents.entities.staff_family,
  tableByName,
  screens,
  true,
);
export const staffDoc = tableOf("staff_doc", moduleOf.incumbents.entities.staff_doc, tableByName, screens, true);
export const staffContract = tableOf(
  "staff_contract",
  moduleOf.incumbents.entities.staff_contract,
  tableByName,
  screens,
);
export const staffOrder = tableOf("staff_order", moduleOf.incumbents.entities.staff_order, tableByName, screens);
export const staffPost = tableOf("staff_post", moduleOf.incumbents.entities.staff_post, tableByName, screens);
export const certIssue = tableOf("cert_issue", moduleOf.incumbents.entities.cert_issue, tableByName, screens);
export const staffChangeReq = tableOf(
  "staff_change_req",
  moduleOf.incumbents.entities.staff_change_req,
  tableByName,
  screens,
);
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
export const kpiSheet = tableOf("kpi_sheet", moduleOf.kpi.entities.kpi_sheet, tableByName, screens);
export const kpiItem = tableOf("kpi_item", moduleOf.kpi.entities.kpi_item, tableByName, screens, true);
export const kpiComment = tableOf("kpi_comment", moduleOf.kpi.entities.kpi_comment, tableByName, screens);
export const evalCycle = tableOf("eval_cycle", moduleOf.kpiPbc.entities.eval_cycle, tableByName, screens);
export const evalResult = tableOf("eval_result", moduleOf.kpiPbc.entities.eval_result, tableByName, screens);
export const goalChange = tableOf("goal_change", moduleOf.kpiPbc.entities.goal_change, tableByName, screens);
export const mcSheet = tableOf("mc_sheet", moduleOf.mcrMcg.entities.mc_sheet, tableByName, screens);
export const mcGoal = tableOf("mc_goal", moduleOf.mcrMcg.entities.mc_goal, tableByName, screens, true);
export const mcComment = tableOf("mc_comment", moduleOf.mcrMcg.entities.mc_comment, tableByName, screens);
export const pbcSheet = tableOf("pbc_sheet", moduleOf.pbc.entities.pbc_sheet, tableByName, screens);
export const pbcItem = tableOf("pbc_item", moduleOf.pbc.entities.pbc_item, tableByName, screens, true);
export const pbcComment = tableOf("pbc_comment", moduleOf.pbc.entities.pbc_comment, tableByName, screens);
export const recruitReq = tableOf("recruit_req", moduleOf.recruitment.entities.recruit_req, tableByName, screens);
export const applicant = tableOf("applicant", moduleOf.recruitment.entities.applicant, tableByName, screens);
export const interview = tableOf("interview", moduleOf.recruitment.entities.interview, tableByName, screens);
export const interviewEval = tableOf(
  "interview_eval",
  moduleOf.recruitment.entities.interview_eval,
  tableByName,
  screens,
);
export const hireTemplate = tableOf("hire_template", moduleOf.recruitment.entities.hire_template, tableByName, screens);
export const hireLetter = tableOf("hire_letter", moduleOf.recruitment.entities.hire_letter, tableByName, screens);
export const retire = tableOf("retire", moduleOf.retirees.entities.retire, tableByName, screens);
export const retireHandover = tableOf(
  "retire_handover",
  moduleOf.retirees.entities.retire_handover,
  tableByName,
  screens,
);
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
export const personalityRound = tableOf(
  "personality_round",
  moduleOf.personality.entities.personality_round,
  tableByName,
  screens,
);
export const personalityResult = tableOf(
  "personality_result",
  moduleOf.personality.entities.personality_result,
  tableByName,
  screens,
);
export const booking = tableOf("booking", moduleOf.booking.entities.booking, tableByName, screens);
export const classroom = tableOf("classroom", moduleOf.classroom.entities.classroom, tableByName, screens);
export const fuelCost = tableOf("fuel_cost", moduleOf.fuelCost.entities.fuel_cost, tableByName, screens);
export const fuelRate = tableOf("fuel_rate", moduleOf.fuelCost.entities.fuel_rate, tableByName, screens);
export const ownCar = tableOf("own_car", moduleOf.fuelCost.entities.own_car, tableByName, screens);
export const giftCard = tableOf("gift_card", moduleOf.giftCard.entities.gift_card, tableByName, screens);
export const giftLedger = tableOf("gift_ledger", moduleOf.giftCard.entities.gift_ledger, tableByName, screens);
export const giftReq = tableOf("gift_req", moduleOf.giftCard.entities.gift_req, tableByName, screens);
export const giftMonth = tableOf("gift_month", moduleOf.giftCard.entities.gift_month, tableByName, screens);
export const magazine = tableOf("magazine", moduleOf.magazine.entities.magazine, tableByName, screens);
export const magazineDist = tableOf(
  "magazine_dist",
  moduleOf.magazine.entities.magazine_dist,
  tableByName,
  screens,
  true,
);
export const magazineRead = tableOf("magazine_read", moduleOf.magazine.entities.magazine_read, tableByName, screens);
export const miProfile = tableOf("mi_profile", moduleOf.miSchedule.entities.mi_profile, tableByName, screens);
export const miSchedule = tableOf("mi_schedule", moduleOf.miSchedule.entities.mi_schedule, tableByName, screens);
export const miVacation = tableOf("mi_vacation", moduleOf.miSchedule.entities.mi_vacation, tableByName, screens);
export const miSub = tableOf("mi_sub", moduleOf.miSchedule.entities.mi_sub, tableByName, screens, true);
export const miSlot = tableOf("mi_slot", moduleOf.miSchedule.entities.mi_slot, tableByName, screens);
export const newsletter = tableOf("newsletter", moduleOf.newsletter.entities.newsletter, tableByName, screens);
export const nlCheck = tableOf("nl_check", moduleOf.newsletter.entities.nl_check, tableByName, screens, true);
export const nlArticle = tableOf("nl_article", moduleOf.newsletter.entities.nl_article, tableByName, screens, true);
export const nlDesign = tableOf("nl_design", moduleOf.newsletter.entities.nl_design, tableByName, screens, true);
export const nlProof = tableOf("nl_proof", moduleOf.newsletter.entities.nl_proof, tableByName, screens, true);
export const nlSend = tableOf("nl_send", moduleOf.newsletter.entities.nl_send, tableByName, screens, true);
export const nlArchive = tableOf("nl_archive", moduleOf.newsletter.entities.nl_archive, tableByName, screens, true);
export const nlComment = tableOf("nl_comment", moduleOf.newsletter.entities.nl_comment, tableByName, screens);
export const shipment = tableOf("shipment", moduleOf.shipmentReturn.entities.shipment, tableByName, screens);
export const shipmentItem = tableOf(
  "shipment_item",
  moduleOf.shipmentReturn.entities.shipment_item,
  tableByName,
  screens,
  true,
);
export const returnOrder = tableOf("return_order", moduleOf.shipmentReturn.entities.return_order, tableByName, screens);
export const returnItem = tableOf(
  "return_item",
  moduleOf.shipmentReturn.entities.return_item,
  tableByName,
  screens,
  true,
);
export const studio = tableOf("studio", moduleOf.studio.entities.studio, tableByName, screens);
export const studioBooking = tableOf(
  "studio_booking",
  moduleOf.studio.entities.studio_booking,
  tableByName,
  screens,
  true,
);
export const textbook = tableOf("textbook", moduleOf.textbookMaintenance.entities.textbook, tableByName, screens);
export const textbookStock = tableOf(
  "textbook_stock",
  moduleOf.textbookMaintenance.entities.textbook_stock,
  tableByName,
  screens,
);
export const textbookRental = tableOf(
  "textbook_rental",
  moduleOf.textbookRental.entities.textbook_rental,
  tableByName,
  screens,
);
export const textbookRentalItem = tableOf(
  "textbook_rental_item",
  moduleOf.textbookRental.entities.textbook_rental_item,
  tableByName,
  screens,
  true,
);
export const tutorTextbook = tableOf(
  "tutor_textbook",
  moduleOf.tutorTextbook.entities.tutor_textbook,
  tableByName,
  screens,
);
export const tutorTextbookItem = tableOf(
  "tutor_textbook_item",
  moduleOf.tutorTextbook.entities.tutor_textbook_item,
  tableByName,
  screens,
  true,
);
export const vehicle = tableOf("vehicle", moduleOf.vehicle.entities.vehicle, tableByName, screens);
export const vehicleLog = tableOf("vehicle_log", moduleOf.vehicle.entities.vehicle_log, tableByName, screens, true);
export const company = tableOf("company", moduleOf.company.entities.company, tableByName, screens);
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
export const sector = tableOf("sector", moduleOf.organization.entities.sector, tableByName, screens);
export const office = tableOf("office", moduleOf.organization.entities.office, tableByName, screens);
export const team = tableOf("team", moduleOf.organization.entities.team, tableByName, screens);
export const position = tableOf("position", moduleOf.organization.entities.position, tableByName, screens);
export const permissionGrant = tableOf(
  "permission_grant",
  moduleOf.permissions.entities.permission_grant,
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

/** The tables of all entities by their names. */
export const tables = {
  elearning,
  elearning_customer: elearningCustomer,
  er_board: erBoard,
  er_board_member: erBoardMember,
  er_category: erCategory,
  er,
  er_member: erMember,
  er_comment: erComment,
  mgmt_plan: mgmtPlan,
  plan_goal: planGoal,
  plan_month: planMonth,
  plan_cost: planCost,
  plan_comment: planComment,
  research,
  research_member: researchMember,
  research_milestone: researchMilestone,
  research_output: researchOutput,
  research_comment: researchComment,
  spac,
  spac_rater: spacRater,
  spac_taker: spacTaker,
  ceo_message: ceoMessage,
  manual_doc: manualDoc,
  media_post: mediaPost,
  post,
  post_read: postRead,
  post_comment: postComment,
  post_like: postLike,
  business_card: businessCard,
  customer,
  contact,
  customer_note: customerNote,
  inquiry,
  outside_work: outsideWork,
  smp,
  smp_comment: smpComment,
  quote,
  quote_item: quoteItem,
  quote_comment: quoteComment,
  contract,
  contract_comment: contractComment,
  class_run: classRun,
  class_textbook: classTextbook,
  class_time: classTime,
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
  asset_disposal: assetDisposal,
  asset_report: assetReport,
  asset,
  asset_move: assetMove,
  asset_check: assetCheck,
  asset_check_item: assetCheckItem,
  pledge_round: pledgeRound,
  pledge,
  edu_course: eduCourse,
  edu_record: eduRecord,
  edu_goal: eduGoal,
  call_log: callLog,
  call_comment: callComment,
  onboarding,
  onboard_item: onboardItem,
  feedback,
  feedback_giver: feedbackGiver,
  goods,
  goods_rental: goodsRental,
  org_head: orgHead,
  gift_round: giftRound,
  gift_item: giftItem,
  gift_pick: giftPick,
  holiday,
  staff,
  staff_school: staffSchool,
  staff_career: staffCareer,
  staff_cert: staffCert,
  staff_award: staffAward,
  staff_family: staffFamily,
  staff_doc: staffDoc,
  staff_contract: staffContract,
  staff_order: staffOrder,
  staff_post: staffPost,
  cert_issue: certIssue,
  staff_change_req: staffChangeReq,
  jobrotation,
  jr_applicant: jrApplicant,
  kpi_sheet: kpiSheet,
  kpi_item: kpiItem,
  kpi_comment: kpiComment,
  eval_cycle: evalCycle,
  eval_result: evalResult,
  goal_change: goalChange,
  mc_sheet: mcSheet,
  mc_goal: mcGoal,
  mc_comment: mcComment,
  pbc_sheet: pbcSheet,
  pbc_item: pbcItem,
  pbc_comment: pbcComment,
  recruit_req: recruitReq,
  applicant,
  interview,
  interview_eval: interviewEval,
  hire_template: hireTemplate,
  hire_letter: hireLetter,
  retire,
  retire_handover: retireHandover,
  telecommuting,
  vacation_type: vacationType,
  vacation,
  leave_ledger: leaveLedger,
  leave_notice: leaveNotice,
  leave_advance: leaveAdvance,
  leave_policy: leavePolicy,
  personality_round: personalityRound,
  personality_result: personalityResult,
  booking,
  classroom,
  fuel_cost: fuelCost,
  fuel_rate: fuelRate,
  own_car: ownCar,
  gift_card: giftCard,
  gift_ledger: giftLedger,
  gift_req: giftReq,
  gift_month: giftMonth,
  magazine,
  magazine_dist: magazineDist,
  magazine_read: magazineRead,
  mi_profile: miProfile,
  mi_schedule: miSchedule,
  mi_vacation: miVacation,
  mi_sub: miSub,
  mi_slot: miSlot,
  newsletter,
  nl_check: nlCheck,
  nl_article: nlArticle,
  nl_design: nlDesign,
  nl_proof: nlProof,
  nl_send: nlSend,
  nl_archive: nlArchive,
  nl_comment: nlComment,
  shipment,
  shipment_item: shipmentItem,
  return_order: returnOrder,
  return_item: returnItem,
  studio,
  studio_booking: studioBooking,
  textbook,
  textbook_stock: textbookStock,
  textbook_rental: textbookRental,
  textbook_rental_item: textbookRentalItem,
  tutor_textbook: tutorTextbook,
  tutor_textbook_item: tutorTextbookItem,
  vehicle,
  vehicle_log: vehicleLog,
  company,
  content_page: contentPage,
  notification,
  family_site: familySite,
  leadership_round: leadershipRound,
  leadership_apply: leadershipApply,
  sector,
  office,
  team,
  position,
  permission_grant: permissionGrant,
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
