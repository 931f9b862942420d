// Made by `pnpm generate`.
import type { EntityName } from "../crud/record-of";
import type { RulesOf } from "../crud/rules";
import { rules as applicant } from "./applicant";
import { rules as approvalException } from "./approval-exception";
import { rules as asset } from "./asset";
import { rules as assetCheckItem } from "./asset-check-item";
import { rules as assetDisposal } from "./asset-disposal";
import { rules as assetReport } from "./asset-report";
import { rules as booking } from "./booking";
import { rules as businessCard } from "./business-card";
import { rules as callLog } from "./call-log";
import { rules as classRun } from "./class-run";
import { rules as company } from "./company";
import { rules as contact } from "./contact";
import { rules as contentPage } from "./content-page";
import { rules as contract } from "./contract";
import { rules as customer } from "./customer";
import { rules as customerNote } from "./customer-note";
import { rules as document } from "./document";
import { rules as eduCourse } from "./edu-course";
import { rules as eduRecord } from "./edu-record";
import { rules as elearning } from "./elearning";
import { rules as er } from "./er";
import { rules as erBoard } from "./er-board";
import { rules as erComment } from "./er-comment";
import { rules as evalCycle } from "./eval-cycle";
import { rules as evalResult } from "./eval-result";
import { rules as extraPayRate } from "./extra-pay-rate";
import { rules as feedback } from "./feedback";
import { rules as fuelCost } from "./fuel-cost";
import { rules as giftLedger } from "./gift-ledger";
import { rules as giftMonth } from "./gift-month";
import { rules as giftPick } from "./gift-pick";
import { rules as giftReq } from "./gift-req";
import { rules as giftRound } from "./gift-round";
import { rules as goalChange } from "./goal-change";
import { rules as goodsRental } from "./goods-rental";
import { rules as holiday } from "./holiday";
import { rules as inquiry } from "./inquiry";
import { rules as kpiItem } from "./kpi-item";
import { rules as kpiSheet } from "./kpi-sheet";
import { rules as leadershipRound } from "./leadership-round";
import { rules as magazine } from "./magazine";
import { rules as mcSheet } from "./mc-sheet";
import { rules as mgmtPlan } from "./mgmt-plan";
import { rules as miProfile } from "./mi-profile";
import { rules as miSchedule } from "./mi-schedule";
import { rules as miVacation } from "./mi-vacation";
import { rules as newsletter } from "./newsletter";
import { rules as nlArticle } from "./nl-article";
import { rules as office } from "./office";
import { rules as onboardItem } from "./onboard-item";
import { rules as orgHead } from "./org-head";
import { rules as outsideWork } from "./outside-work";
import { rules as ownCar } from "./own-car";
import { rules as pbcSheet } from "./pbc-sheet";
import { rules as permissionGrant } from "./permission-grant";
import { rules as personalityResult } from "./personality-result";
import { rules as personalityRound } from "./personality-round";
import { rules as pledge } from "./pledge";
import { rules as pledgeRound } from "./pledge-round";
import { rules as position } from "./position";
import { rules as post } from "./post";
import { rules as quote } from "./quote";
import { rules as research } from "./research";
import { rules as researchComment } from "./research-comment";
import { rules as researchMember } from "./research-member";
import { rules as researchMilestone } from "./research-milestone";
import { rules as researchOutput } from "./research-output";
import { rules as retire } from "./retire";
import { rules as retireHandover } from "./retire-handover";
import { rules as returnOrder } from "./return-order";
import { rules as sector } from "./sector";
import { rules as shipment } from "./shipment";
import { rules as smp } from "./smp";
import { rules as smpComment } from "./smp-comment";
import { rules as spac } from "./spac";
import { rules as staff } from "./staff";
import { rules as staffChangeReq } from "./staff-change-req";
import { rules as staffContract } from "./staff-contract";
import { rules as staffOrder } from "./staff-order";
import { rules as task } from "./task";
import { rules as taskComment } from "./task-comment";
import { rules as team } from "./team";
import { rules as telecommuting } from "./telecommuting";
import { rules as textbook } from "./textbook";
import { rules as textbookRental } from "./textbook-rental";
import { rules as textbookRentalItem } from "./textbook-rental-item";
import { rules as textbookStock } from "./textbook-stock";
import { rules as tutorTextbook } from "./tutor-textbook";
import { rules as tutorTextbookItem } from "./tutor-textbook-item";
import { rules as vacation } from "./vacation";
import { rules as vacationType } from "./vacation-type";
import { rules as vehicleLog } from "./vehicle-log";
import { rules as visit } from "./visit";

/** What holds of entities beside their definitions, by the entity's name. */
export const rulesOf: { readonly [Name in EntityName]?: RulesOf<Name> } = {
  applicant: applicant,
  approval_exception: approvalException,
  asset: asset,
  asset_check_item: assetCheckItem,
  asset_disposal: assetDisposal,
  asset_report: assetReport,
  booking: booking,
  business_card: businessCard,
  call_log: callLog,
  class_run: classRun,
  company: company,
  contact: contact,
  content_page: contentPage,
  contract: contract,
  customer: customer,
  customer_note: customerNote,
  document: document,
  edu_course: eduCourse,
  edu_record: eduRecord,
  elearning: elearning,
  er: er,
  er_board: erBoard,
  er_comment: erComment,
  eval_cycle: evalCycle,
  eval_result: evalResult,
  extra_pay_rate: extraPayRate,
  feedback: feedback,
  fuel_cost: fuelCost,
  gift_ledger: giftLedger,
  gift_month: giftMonth,
  gift_pick: giftPick,
  gift_req: giftReq,
  gift_round: giftRound,
  goal_change: goalChange,
  goods_rental: goodsRental,
  holiday: holiday,
  inquiry: inquiry,
  kpi_item: kpiItem,
  kpi_sheet: kpiSheet,
  leadership_round: leadershipRound,
  magazine: magazine,
  mc_sheet: mcSheet,
  mgmt_plan: mgmtPlan,
  mi_profile: miProfile,
  mi_schedule: miSchedule,
  mi_vacation: miVacation,
  newsletter: newsletter,
  nl_article: nlArticle,
  office: office,
  onboard_item: onboardItem,
  org_head: orgHead,
  outside_work: outsideWork,
  own_car: ownCar,
  pbc_sheet: pbcSheet,
  permission_grant: permissionGrant,
  personality_result: personalityResult,
  personality_round: personalityRound,
  pledge: pledge,
  pledge_round: pledgeRound,
  position: position,
  post: post,
  quote: quote,
  research: research,
  research_comment: researchComment,
  research_member: researchMember,
  research_milestone: researchMilestone,
  research_output: researchOutput,
  retire: retire,
  retire_handover: retireHandover,
  return_order: returnOrder,
  sector: sector,
  shipment: shipment,
  smp: smp,
  smp_comment: smpComment,
  spac: spac,
  staff: staff,
  staff_change_req: staffChangeReq,
  staff_contract: staffContract,
  staff_order: staffOrder,
  task: task,
  task_comment: taskComment,
  team: team,
  telecommuting: telecommuting,
  textbook: textbook,
  textbook_rental: textbookRental,
  textbook_rental_item: textbookRentalItem,
  textbook_stock: textbookStock,
  tutor_textbook: tutorTextbook,
  tutor_textbook_item: tutorTextbookItem,
  vacation: vacation,
  vacation_type: vacationType,
  vehicle_log: vehicleLog,
  visit: visit,
};
