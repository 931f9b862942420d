import { modules } from "../modules";
import { getContentPage, saveContentPage } from "./content-pages";
import type { CallDefinition } from "./define-call";
import { assignInbox, finishInbox, getDeptInboxList, receiveInbox, returnInbox, taskFromInbox } from "./dept-inbox";
import { connectionStaffAll, heartbeat } from "./directory";
import { docsDocument, docsPage } from "./docs";
import {
  endDelegation,
  getDelegations,
  getLineTemplates,
  previewLine,
  removeLineTemplate,
  saveDelegation,
  saveLineTemplate,
} from "./document-lines";
import { getDocumentList } from "./document-lists";
import { getDocumentStatistics } from "./document-statistics";
import {
  actOnDocument,
  addDocumentComment,
  addReference,
  addStep,
  approveDocuments,
  checkDocument,
  getDocument,
  getDocumentFile,
  getFormPicker,
  removeDraft,
  saveDraft,
  saveFavouriteForm,
  startDocument,
  submitDocument,
} from "./documents";
import { getAllExpenseList, getMyExpenseList, getTransferFile, holdExpense, payExpenses } from "./expenses";
import {
  cancelExtraPay,
  closeExtraPay,
  confirmExtraPay,
  getAllExtraPayList,
  getMyExtraPayList,
  saveExtraPayActual,
} from "./extra-pay";
import { getFamilySiteList, getFamilySiteSetting, openFamilySite, saveFamilySiteSetting } from "./family-sites";
import { getGNBInfo } from "./header";
import { getHome, getTodoList } from "./home";
import { addJRApplicant, getJobRatationInfo } from "./job-rotation";
import {
  applyLeadership,
  cancelLeadership,
  decideLeadership,
  getLeadership,
  getLeadershipApplicants,
  saveLeadershipRound,
} from "./leadership";
import { noticeList } from "./notices";
import { getNotificationList, readNotification } from "./notifications";
import { getOfficeList, getPositionList, getSectorList, getStaff, getTeamList } from "./organisation";
import { getPreference, savePreference } from "./preferences";
import { getPhoto, modProfile } from "./profile";
import { servedEntities } from "./records";
import {
  addSalesReceipt,
  carrySalesPlan,
  findCustomers,
  getSalesNotPublishList,
  getSalesPublish,
  getSalesPublishList,
  getTotalSales,
  publishSales,
} from "./sales-publishing";
import {
  changePassword,
  endSession,
  getSessionList,
  health,
  login,
  logout,
  makeSignInLink,
  ready,
  useSignInLink,
} from "./session";
import { getStaffInfo } from "./staff-info";
import { getMyThxDollar, getMyThxDollarList, getThxDollarAudit, sendThxDollar } from "./thanks";

/** Every call of the portal's REST service: those of the specification (section 7), then those of the records. */
export const calls: readonly CallDefinition[] = [
  login,
  getGNBInfo,
  getJobRatationInfo,
  addJRApplicant,
  getStaffInfo,
  getMyThxDollar,
  getMyThxDollarList,
  sendThxDollar,
  getThxDollarAudit,
  modProfile,
  getPhoto,
  getStaff,
  getSectorList,
  getOfficeList,
  getTeamList,
  getPositionList,
  noticeList,
  connectionStaffAll,
  heartbeat,
  getTodoList,
  getHome,
  getNotificationList,
  readNotification,
  getPreference,
  savePreference,
  getContentPage,
  saveContentPage,
  getLeadership,
  applyLeadership,
  cancelLeadership,
  saveLeadershipRound,
  getLeadershipApplicants,
  decideLeadership,
  getFamilySiteList,
  openFamilySite,
  getFamilySiteSetting,
  saveFamilySiteSetting,
  startDocument,
  saveDraft,
  submitDocument,
  checkDocument,
  removeDraft,
  getDocument,
  getDocumentFile,
  actOnDocument,
  approveDocuments,
  addStep,
  addReference,
  addDocumentComment,
  getFormPicker,
  saveFavouriteForm,
  getDocumentList,
  previewLine,
  getLineTemplates,
  saveLineTemplate,
  removeLineTemplate,
  getDelegations,
  saveDelegation,
  endDelegation,
  getMyExpenseList,
  getAllExpenseList,
  payExpenses,
  holdExpense,
  getTransferFile,
  getMyExtraPayList,
  saveExtraPayActual,
  cancelExtraPay,
  getAllExtraPayList,
  confirmExtraPay,
  closeExtraPay,
  getSalesPublishList,
  getSalesNotPublishList,
  getSalesPublish,
  publishSales,
  addSalesReceipt,
  carrySalesPlan,
  findCustomers,
  getTotalSales,
  getDeptInboxList,
  receiveInbox,
  assignInbox,
  taskFromInbox,
  finishInbox,
  returnInbox,
  getDocumentStatistics,
  logout,
  changePassword,
  getSessionList,
  endSession,
  makeSignInLink,
  useSignInLink,
  health,
  ready,
  docsPage,
  docsDocument,
  ...[...servedEntities(modules).values()].flatMap(({ calls }) => Object.values<CallDefinition>(calls)),
];
