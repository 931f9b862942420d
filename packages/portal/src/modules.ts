// Made by `pnpm generate`.
import eLearning from "./businessmanagement/e-learning";
import ceoMessage from "./carrotzone/ceo-message";
import manual from "./carrotzone/manual";
import mediaZone from "./carrotzone/media-zone";
import notice from "./carrotzone/notice";
import customerDb from "./customermanagement/customer-db";
import statusSmp from "./customermanagement/status-smp";
import visitSchedule from "./customermanagement/visit-schedule";
import approvalCore from "./documents/approval-core";
import approvalExceptions from "./documents/approval-exceptions";
import deptInbox from "./documents/dept-inbox";
import documentStatistics from "./documents/document-statistics";
import drafting from "./documents/drafting";
import expense from "./documents/expense";
import extraPay from "./documents/extra-pay";
import salesPublishing from "./documents/sales-publishing";
import assets from "./mypims/assets";
import education from "./mypims/education";
import headOfTeam from "./mypims/head-of-team";
import holidays from "./mypims/holidays";
import incumbents from "./mypims/incumbents";
import jobRotationManagement from "./mypims/job-rotation-management";
import recruitment from "./mypims/recruitment";
import retirees from "./mypims/retirees";
import telecommuting from "./mypims/telecommuting";
import vacation from "./mypims/vacation";
import booking from "./resourcemanagement/booking";
import classroom from "./resourcemanagement/classroom";
import studio from "./resourcemanagement/studio";
import vehicle from "./resourcemanagement/vehicle";
import annotationEditor from "./shell/annotation-editor";
import contentPages from "./shell/content-pages";
import directory from "./shell/directory";
import familysite from "./shell/familysite";
import leadership from "./shell/leadership";
import operations from "./shell/operations";
import shellAuth from "./shell/shell-auth";
import shellHome from "./shell/shell-home";
import task from "./taskmanagement/task";

/** Every module of the portal, by name. */
export const moduleOf = {
  eLearning,
  ceoMessage,
  manual,
  mediaZone,
  notice,
  customerDb,
  statusSmp,
  visitSchedule,
  approvalCore,
  approvalExceptions,
  deptInbox,
  documentStatistics,
  drafting,
  expense,
  extraPay,
  salesPublishing,
  assets,
  education,
  headOfTeam,
  holidays,
  incumbents,
  jobRotationManagement,
  recruitment,
  retirees,
  telecommuting,
  vacation,
  booking,
  classroom,
  studio,
  vehicle,
  annotationEditor,
  contentPages,
  directory,
  familysite,
  leadership,
  operations,
  shellAuth,
  shellHome,
  task,
} as const;

export const modules = Object.values(moduleOf);
