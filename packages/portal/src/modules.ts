import notice from "./carrotzone/notice";
import customerDb from "./customermanagement/customer-db";
import statusSmp from "./customermanagement/status-smp";
import approvalCore from "./documents/approval-core";
import deptInbox from "./documents/dept-inbox";
import documentStatistics from "./documents/document-statistics";
import drafting from "./documents/drafting";
import expense from "./documents/expense";
import extraPay from "./documents/extra-pay";
import salesPublishing from "./documents/sales-publishing";
import assets from "./mypims/assets";
import education from "./mypims/education";
import headOfTeam from "./mypims/head-of-team";
import incumbents from "./mypims/incumbents";
import jobRotation from "./mypims/job-rotation-management";
import recruitment from "./mypims/recruitment";
import retirees from "./mypims/retirees";
import vacation from "./mypims/vacation";
import annotationEditor from "./shell/annotation-editor";
import contentPages from "./shell/content-pages";
import directory from "./shell/directory";
import familysite from "./shell/familysite";
import leadership from "./shell/leadership";
import shellAuth from "./shell/shell-auth";
import shellHome from "./shell/shell-home";

/** Every module of the portal, by name. */
export const moduleOf = {
  shellAuth,
  shellHome,
  annotationEditor,
  contentPages,
  directory,
  familysite,
  leadership,
  incumbents,
  headOfTeam,
  jobRotation,
  vacation,
  education,
  recruitment,
  retirees,
  assets,
  customerDb,
  statusSmp,
  approvalCore,
  drafting,
  expense,
  extraPay,
  salesPublishing,
  deptInbox,
  documentStatistics,
  notice,
} as const;

export const modules = Object.values(moduleOf);
