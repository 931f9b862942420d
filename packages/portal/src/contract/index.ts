export { digitsSought, loadPhones, readText } from "../read-text";
export {
  type PasswordChangeRequest,
  passwordChangeRequest,
  passwordConfirmation,
  type SignInLinkAnswer,
  sessionEndRequest,
  sessionListResponse,
  signInLinkAnswer,
  signInLinkRequest,
  signInLinkResponse,
  signInLinkUse,
} from "./account";
export { endStaffSession, exportAdminLog, getAdminLog } from "./admin";
export { checkAsset, getGoodsAvailability } from "./assets";
export { findFreeTimes, getBookableList, getVehicleLog, getVehicleLogFile } from "./bookings";
export { cancelTrip, getTripReport, saveTripReport } from "./business-trips";
export { getInstructors, getSubstitutes } from "./classes";
export { getCompanyLogo } from "./company";
export { getContentPage, saveContentPage } from "./content-pages";
export { getCustomerTimeline, getVisitObstacles, getVisitors } from "./customers";
export { day, moment, month } from "./dates";
export { type AnswerOf, type CallDefinition, defineCall, type GivenIn, type SentIn } from "./define-call";
export { assignInbox, finishInbox, getDeptInboxList, receiveInbox, returnInbox, taskFromInbox } from "./dept-inbox";
export { connectionStaffAll, heartbeat } from "./directory";
export { docsDocument, docsPage } from "./docs";
export {
  actions,
  actOnDocument,
  addDocumentComment,
  addReference,
  addStep,
  approveDocuments,
  BATCH_AMOUNT,
} from "./document-decisions";
export {
  checkDocument,
  getFormPicker,
  removeDraft,
  saveDraft,
  saveFavouriteForm,
  startDocument,
  submitDocument,
} from "./document-drafts";
export {
  DELEGATED_AMOUNT,
  endDelegation,
  getDelegations,
  getLineTemplates,
  previewLine,
  removeLineTemplate,
  saveDelegation,
  saveLineTemplate,
} from "./document-lines";
export { type DocumentListType, documentLists, getDocumentList, readReferences } from "./document-lists";
export {
  exportAllExpenseList,
  exportAllExtraPayList,
  exportDeptInboxList,
  exportDocumentList,
  exportDocumentStatistics,
  exportSalesBulkIssue,
  exportSalesNotPublishList,
  exportSalesPublishList,
  exportTotalSales,
} from "./document-sheets";
export { getDocumentStatistics } from "./document-statistics";
export { getDocument, getDocumentFile } from "./documents";
export { getToday } from "./e-learning";
export { envelope, errorCodes } from "./envelope";
export { getAllExpenseList, getMyExpenseList, getTransferFile, holdExpenses, payExpenses } from "./expenses";
export {
  cancelExtraPay,
  closeExtraPay,
  confirmExtraPay,
  getAllExtraPayList,
  getMyExtraPayList,
  saveExtraPayActual,
} from "./extra-pay";
export { getFamilySiteList, getFamilySiteSetting, openFamilySite, saveFamilySiteSetting } from "./family-sites";
export {
  getFeedbackCounts,
  getMyAnonymousFeedback,
  openFeedbackGiver,
  sendAnonymousFeedback,
} from "./feedback";
export { getGNBInfo } from "./header";
export { copyHolidays, getHolidays, getLeaveRecounts, recountLeaves } from "./holiday-management";
export { getHolidayList } from "./holidays";
export { getHome, getTodoList } from "./home";
export { addJRApplicant, getJobRatationInfo } from "./job-rotation";
export {
  applyLeadership,
  cancelLeadership,
  decideLeadership,
  exportLeadershipApplicants,
  getLeadership,
  getLeadershipApplicants,
  saveLeadershipRound,
} from "./leadership";
export {
  answerLeaveNotice,
  countLeave,
  exportTeamLeave,
  getHomeToday,
  getLeaveCancellations,
  getMyLeave,
  getTeamLeave,
} from "./leave";
export {
  changeLeave,
  designateLeave,
  enterLeave,
  exportLeaveManagement,
  getLeaveManagement,
  getLeavePolicy,
  getLeaveTypes,
  getStaffLeave,
  importGrants,
  managementOrders,
  noticeStates,
  readGrantFile,
  runLeaveRules,
  saveLeaveAdvance,
  saveLeavePolicy,
} from "./leave-management";
export {
  type LoginRequest,
  type LoginResponse,
  loginRequest,
  loginResponse,
  type SignedInStaff,
  signedInStaff,
} from "./login";
export {
  addPostComment,
  confirmPost,
  getManualFolders,
  getManualVersion,
  getPostComments,
  getPostReaders,
  likePost,
  modPostComment,
  playMedia,
  remindPostReaders,
  removePostComment,
} from "./news-zone";
export { getManuscripts } from "./newsletter";
export { noticeList } from "./notices";
export { getNotificationList, readNotification } from "./notifications";
export {
  getOfficeList,
  getOrganization,
  getPositionList,
  getSectorList,
  getStaff,
  getTeamList,
  staffOrders,
} from "./organisation";
export { exportOverallStatistics, getOverallStatistics } from "./overall-statistics";
export { getMissingPlans } from "./plans";
export { getPreference, savePreference } from "./preferences";
export { getPhoto, modProfile } from "./profile";
export { type FormRead, readForm } from "./read-form";
export { type FieldErrors, isAsked, readRecord, recordSchema, valueProblem, valueSchema } from "./record-schema";
export { downloadFile, LINE_ROWS, readTable, uploadFile } from "./records/files";
export type { RecordCalls, recordCalls } from "./records/record-calls";
export { servedEntities } from "./records/served-entities";
export { CALENDAR_ROWS, COUNTED_ROWS, EXPORT_ROWS } from "./records/shapes";
export { IMPORT_BYTES } from "./records/together";
export {
  addSalesReceipt,
  carrySalesPlan,
  findCustomers,
  getSalesNotPublishList,
  getSalesPublish,
  getSalesPublishList,
  publishSales,
} from "./sales-publishing";
export { search } from "./search";
export {
  changePassword,
  confirmPassword,
  endSession,
  forgotPassword,
  getSessionList,
  health,
  login,
  logout,
  makeJoiningLink,
  makeSignInLink,
  ready,
  resetStaffPassword,
  useSignInLink,
} from "./session";
export { getSetup, saveSetup, setupSteps } from "./setup";
export { getStaffInfo } from "./staff-info";
export { countStock, exportStockBook, getShelf, getStockBook, receiveStock } from "./textbooks";
export { getMyThxDollar, getMyThxDollarList, getThxDollarAudit, sendThxDollar } from "./thanks";
export { getSalesTargets, getTotalSales, saveSalesTargets } from "./total-sales";
export { idx, page, rows, whole, words } from "./values";
