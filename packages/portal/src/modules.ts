// Made by `pnpm generate`.
import eLearning from "./businessmanagement/e-learning";
import globalEr from "./businessmanagement/global-er";
import managementPlan from "./businessmanagement/management-plan";
import research from "./businessmanagement/research";
import spac from "./businessmanagement/spac";
import ceoMessage from "./carrotzone/ceo-message";
import manual from "./carrotzone/manual";
import mediaZone from "./carrotzone/media-zone";
import notice from "./carrotzone/notice";
import businessCards from "./customermanagement/business-cards";
import customerDb from "./customermanagement/customer-db";
import customerStatus from "./customermanagement/customer-status";
import inboundDashboard from "./customermanagement/inbound-dashboard";
import outsideWork from "./customermanagement/outside-work";
import statusSmp from "./customermanagement/status-smp";
import totalSales from "./customermanagement/total-sales";
import visitSchedule from "./customermanagement/visit-schedule";
import approvalCore from "./documents/approval-core";
import approvalExceptions from "./documents/approval-exceptions";
import deptInbox from "./documents/dept-inbox";
import documentStatistics from "./documents/document-statistics";
import drafting from "./documents/drafting";
import expense from "./documents/expense";
import extraPay from "./documents/extra-pay";
import salesPublishing from "./documents/sales-publishing";
import assetDisposal from "./mypims/assets/asset-disposal";
import assetReports from "./mypims/assets/asset-reports";
import assets from "./mypims/assets/assets";
import goodsRental from "./mypims/assets/goods-rental";
import holidayGift from "./mypims/assets/holiday-gift";
import eicCall from "./mypims/eic-call";
import communicationPledge from "./mypims/growth/communication-pledge";
import education from "./mypims/growth/education";
import feedback from "./mypims/growth/feedback";
import jobRotationManagement from "./mypims/growth/job-rotation-management";
import kpi from "./mypims/growth/kpi";
import kpiPbc from "./mypims/growth/kpi-pbc";
import mcrMcg from "./mypims/growth/mcr-mcg";
import pbc from "./mypims/growth/pbc";
import teamEvaluation from "./mypims/growth/team-evaluation";
import holidays from "./mypims/holidays";
import employeeAdd from "./mypims/people/employee-add";
import headOfTeam from "./mypims/people/head-of-team";
import imOverallStatistics from "./mypims/people/im-overall-statistics";
import incumbents from "./mypims/people/incumbents";
import recruitment from "./mypims/people/recruitment";
import retirees from "./mypims/people/retirees";
import telecommuting from "./mypims/telecommuting";
import vacation from "./mypims/vacation";
import personality from "./personality/personality";
import booking from "./resourcemanagement/booking";
import classroom from "./resourcemanagement/classroom";
import fuelCost from "./resourcemanagement/fuel-cost";
import giftCard from "./resourcemanagement/gift-card";
import magazine from "./resourcemanagement/magazine";
import miSchedule from "./resourcemanagement/mi-schedule";
import newsletter from "./resourcemanagement/newsletter";
import shipmentReturn from "./resourcemanagement/shipment-return";
import studio from "./resourcemanagement/studio";
import textbookMaintenance from "./resourcemanagement/textbook-maintenance";
import textbookRental from "./resourcemanagement/textbook-rental";
import tutorTextbook from "./resourcemanagement/tutor-textbook";
import vehicle from "./resourcemanagement/vehicle";
import annotationEditor from "./shell/annotation-editor";
import company from "./shell/company";
import contentPages from "./shell/content-pages";
import directory from "./shell/directory";
import familysite from "./shell/familysite";
import leadership from "./shell/leadership";
import operations from "./shell/operations";
import organization from "./shell/organization";
import permissions from "./shell/permissions";
import shellAuth from "./shell/shell-auth";
import shellHome from "./shell/shell-home";
import task from "./taskmanagement/task";

/** Every module of the portal, by name. */
export const moduleOf = {
  eLearning,
  globalEr,
  managementPlan,
  research,
  spac,
  ceoMessage,
  manual,
  mediaZone,
  notice,
  businessCards,
  customerDb,
  customerStatus,
  inboundDashboard,
  outsideWork,
  statusSmp,
  totalSales,
  visitSchedule,
  approvalCore,
  approvalExceptions,
  deptInbox,
  documentStatistics,
  drafting,
  expense,
  extraPay,
  salesPublishing,
  assetDisposal,
  assetReports,
  assets,
  communicationPledge,
  education,
  eicCall,
  employeeAdd,
  feedback,
  goodsRental,
  headOfTeam,
  holidayGift,
  holidays,
  imOverallStatistics,
  incumbents,
  jobRotationManagement,
  kpi,
  kpiPbc,
  mcrMcg,
  pbc,
  recruitment,
  retirees,
  teamEvaluation,
  telecommuting,
  vacation,
  personality,
  booking,
  classroom,
  fuelCost,
  giftCard,
  magazine,
  miSchedule,
  newsletter,
  shipmentReturn,
  studio,
  textbookMaintenance,
  textbookRental,
  tutorTextbook,
  vehicle,
  annotationEditor,
  company,
  contentPages,
  directory,
  familysite,
  leadership,
  operations,
  organization,
  permissions,
  shellAuth,
  shellHome,
  task,
} as const;

export const modules = Object.values(moduleOf);
