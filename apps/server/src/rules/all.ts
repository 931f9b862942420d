// Made by `pnpm generate`.
import type { EntityName } from "../records/record-of";
import type { RulesOf } from "../records/rules";
import { rules as elearning } from "./businessmanagement/elearning";
import { rules as er } from "./businessmanagement/er";
import { rules as erBoard } from "./businessmanagement/er-board";
import { rules as mgmtPlan } from "./businessmanagement/mgmt-plan";
import { rules as research } from "./businessmanagement/research";
import { rules as researchComment } from "./businessmanagement/research-comment";
import { rules as researchMember } from "./businessmanagement/research-member";
import { rules as researchMilestone } from "./businessmanagement/research-milestone";
import { rules as researchOutput } from "./businessmanagement/research-output";
import { rules as spac } from "./businessmanagement/spac";
import { rules as post } from "./carrotzone/post";
import { rules as businessCard } from "./customermanagement/business-card";
import { rules as classRun } from "./customermanagement/class-run";
import { rules as contact } from "./customermanagement/contact";
import { rules as contract } from "./customermanagement/contract";
import { rules as customer } from "./customermanagement/customer";
import { rules as customerNote } from "./customermanagement/customer-note";
import { rules as inquiry } from "./customermanagement/inquiry";
import { rules as outsideWork } from "./customermanagement/outside-work";
import { rules as quote } from "./customermanagement/quote";
import { rules as smp } from "./customermanagement/smp";
import { rules as visit } from "./customermanagement/visit";
import { rules as approvalException } from "./documents/approval-exception";
import { rules as docInbox } from "./documents/doc-inbox";
import { rules as docStep } from "./documents/doc-step";
import { rules as document } from "./documents/document";
import { rules as expense } from "./documents/expense";
import { rules as extraPay } from "./documents/extra-pay";
import { rules as extraPayRate } from "./documents/extra-pay-rate";
import { rules as salesPlan } from "./documents/sales-plan";
import { rules as salesPublish } from "./documents/sales-publish";
import { rules as salesReceipt } from "./documents/sales-receipt";
import { rules as asset } from "./mypims/assets/asset";
import { rules as assetCheckItem } from "./mypims/assets/asset-check-item";
import { rules as assetDisposal } from "./mypims/assets/asset-disposal";
import { rules as assetReport } from "./mypims/assets/asset-report";
import { rules as giftPick } from "./mypims/assets/gift-pick";
import { rules as giftRound } from "./mypims/assets/gift-round";
import { rules as goodsRental } from "./mypims/assets/goods-rental";
import { rules as callLog } from "./mypims/call-log";
import { rules as eduCourse } from "./mypims/growth/edu-course";
import { rules as eduRecord } from "./mypims/growth/edu-record";
import { rules as evalCycle } from "./mypims/growth/eval-cycle";
import { rules as evalResult } from "./mypims/growth/eval-result";
import { rules as feedback } from "./mypims/growth/feedback";
import { rules as goalChange } from "./mypims/growth/goal-change";
import { rules as jobrotation } from "./mypims/growth/jobrotation";
import { rules as jrApplicant } from "./mypims/growth/jr-applicant";
import { rules as kpiItem } from "./mypims/growth/kpi-item";
import { rules as kpiSheet } from "./mypims/growth/kpi-sheet";
import { rules as mcSheet } from "./mypims/growth/mc-sheet";
import { rules as pbcSheet } from "./mypims/growth/pbc-sheet";
import { rules as pledge } from "./mypims/growth/pledge";
import { rules as pledgeRound } from "./mypims/growth/pledge-round";
import { rules as holiday } from "./mypims/leave/holiday";
import { rules as leaveAdvance } from "./mypims/leave/leave-advance";
import { rules as leaveLedger } from "./mypims/leave/leave-ledger";
import { rules as leavePolicy } from "./mypims/leave/leave-policy";
import { rules as telecommuting } from "./mypims/leave/telecommuting";
import { rules as vacation } from "./mypims/leave/vacation";
import { rules as vacationType } from "./mypims/leave/vacation-type";
import { rules as applicant } from "./mypims/people/applicant";
import { rules as certIssue } from "./mypims/people/cert-issue";
import { rules as interview } from "./mypims/people/interview";
import { rules as interviewEval } from "./mypims/people/interview-eval";
import { rules as onboardItem } from "./mypims/people/onboard-item";
import { rules as orgHead } from "./mypims/people/org-head";
import { rules as recruitReq } from "./mypims/people/recruit-req";
import { rules as retire } from "./mypims/people/retire";
import { rules as retireHandover } from "./mypims/people/retire-handover";
import { rules as staff } from "./mypims/people/staff";
import { rules as staffChangeReq } from "./mypims/people/staff-change-req";
import { rules as staffContract } from "./mypims/people/staff-contract";
import { rules as staffOrder } from "./mypims/people/staff-order";
import { rules as personalityResult } from "./personality/personality-result";
import { rules as personalityRound } from "./personality/personality-round";
import { rules as booking } from "./resourcemanagement/booking";
import { rules as fuelCost } from "./resourcemanagement/fuel-cost";
import { rules as giftLedger } from "./resourcemanagement/gift-ledger";
import { rules as giftMonth } from "./resourcemanagement/gift-month";
import { rules as giftReq } from "./resourcemanagement/gift-req";
import { rules as magazine } from "./resourcemanagement/magazine";
import { rules as miProfile } from "./resourcemanagement/mi-profile";
import { rules as miSchedule } from "./resourcemanagement/mi-schedule";
import { rules as miVacation } from "./resourcemanagement/mi-vacation";
import { rules as newsletter } from "./resourcemanagement/newsletter";
import { rules as nlArticle } from "./resourcemanagement/nl-article";
import { rules as ownCar } from "./resourcemanagement/own-car";
import { rules as returnOrder } from "./resourcemanagement/return-order";
import { rules as shipment } from "./resourcemanagement/shipment";
import { rules as textbook } from "./resourcemanagement/textbook";
import { rules as textbookRental } from "./resourcemanagement/textbook-rental";
import { rules as textbookRentalItem } from "./resourcemanagement/textbook-rental-item";
import { rules as textbookStock } from "./resourcemanagement/textbook-stock";
import { rules as tutorTextbook } from "./resourcemanagement/tutor-textbook";
import { rules as tutorTextbookItem } from "./resourcemanagement/tutor-textbook-item";
import { rules as vehicleLog } from "./resourcemanagement/vehicle-log";
import { rules as company } from "./shell/company";
import { rules as contentPage } from "./shell/content-page";
import { rules as familySite } from "./shell/family-site";
import { rules as leadershipApply } from "./shell/leadership-apply";
import { rules as office } from "./shell/office";
import { rules as permissionGrant } from "./shell/permission-grant";
import { rules as position } from "./shell/position";
import { rules as sector } from "./shell/sector";
import { rules as team } from "./shell/team";
import { rules as task } from "./taskmanagement/task";
import { rules as taskComment } from "./taskmanagement/task-comment";

/** What holds of entities beside their definitions, by the entity's name. */
export const rulesOf: { readonly [Name in EntityName]?: RulesOf<Name> } = {
  elearning: elearning,
  er: er,
  er_board: erBoard,
  mgmt_plan: mgmtPlan,
  research: research,
  research_comment: researchComment,
  research_member: researchMember,
  research_milestone: researchMilestone,
  research_output: researchOutput,
  spac: spac,
  post: post,
  business_card: businessCard,
  class_run: classRun,
  contact: contact,
  contract: contract,
  customer: customer,
  customer_note: customerNote,
  inquiry: inquiry,
  outside_work: outsideWork,
  quote: quote,
  smp: smp,
  visit: visit,
  approval_exception: approvalException,
  doc_inbox: docInbox,
  doc_step: docStep,
  document: document,
  expense: expense,
  extra_pay: extraPay,
  extra_pay_rate: extraPayRate,
  sales_plan: salesPlan,
  sales_publish: salesPublish,
  sales_receipt: salesReceipt,
  asset: asset,
  asset_check_item: assetCheckItem,
  asset_disposal: assetDisposal,
  asset_report: assetReport,
  gift_pick: giftPick,
  gift_round: giftRound,
  goods_rental: goodsRental,
  call_log: callLog,
  edu_course: eduCourse,
  edu_record: eduRecord,
  eval_cycle: evalCycle,
  eval_result: evalResult,
  feedback: feedback,
  goal_change: goalChange,
  jobrotation: jobrotation,
  jr_applicant: jrApplicant,
  kpi_item: kpiItem,
  kpi_sheet: kpiSheet,
  mc_sheet: mcSheet,
  pbc_sheet: pbcSheet,
  pledge: pledge,
  pledge_round: pledgeRound,
  holiday: holiday,
  leave_advance: leaveAdvance,
  leave_ledger: leaveLedger,
  leave_policy: leavePolicy,
  telecommuting: telecommuting,
  vacation: vacation,
  vacation_type: vacationType,
  applicant: applicant,
  cert_issue: certIssue,
  interview: interview,
  interview_eval: interviewEval,
  onboard_item: onboardItem,
  org_head: orgHead,
  recruit_req: recruitReq,
  retire: retire,
  retire_handover: retireHandover,
  staff: staff,
  staff_change_req: staffChangeReq,
  staff_contract: staffContract,
  staff_order: staffOrder,
  personality_result: personalityResult,
  personality_round: personalityRound,
  booking: booking,
  fuel_cost: fuelCost,
  gift_ledger: giftLedger,
  gift_month: giftMonth,
  gift_req: giftReq,
  magazine: magazine,
  mi_profile: miProfile,
  mi_schedule: miSchedule,
  mi_vacation: miVacation,
  newsletter: newsletter,
  nl_article: nlArticle,
  own_car: ownCar,
  return_order: returnOrder,
  shipment: shipment,
  textbook: textbook,
  textbook_rental: textbookRental,
  textbook_rental_item: textbookRentalItem,
  textbook_stock: textbookStock,
  tutor_textbook: tutorTextbook,
  tutor_textbook_item: tutorTextbookItem,
  vehicle_log: vehicleLog,
  company: company,
  content_page: contentPage,
  family_site: familySite,
  leadership_apply: leadershipApply,
  office: office,
  permission_grant: permissionGrant,
  position: position,
  sector: sector,
  team: team,
  task: task,
  task_comment: taskComment,
};
