export { day, moment, month } from "../define/dates";
export { idx, page, rows, whole, words } from "../define/values";
export { digitsSought, loadPhones, readText } from "../text/read-text";
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
} from "./account/account";
export {
  type LoginRequest,
  type LoginResponse,
  loginRequest,
  loginResponse,
  type SignedInStaff,
  signedInStaff,
} from "./account/login";
export { getPreference, savePreference } from "./account/preferences";
export { getPhoto, modProfile } from "./account/profile";
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
} from "./account/session";
export { endStaffSession, exportAdminLog, getAdminLog, resendMail } from "./company/admin";
export { getCompanyLogo } from "./company/company";
export { addJRApplicant, getJobRatationInfo } from "./company/job-rotation";
export {
  getHeadTurns,
  getOfficeList,
  getOrganization,
  getPositionList,
  getSectorList,
  getStaff,
  getTeamList,
  staffOrders,
} from "./company/organisation";
export { exportOverallStatistics, getOverallStatistics } from "./company/overall-statistics";
export { getSetup, saveSetup, setupSteps } from "./company/setup";
export { getStaffInfo } from "./company/staff-info";
export { type AnswerOf, type CallDefinition, defineCall, type GivenIn, type SentIn } from "./define-call";
export { docsDocument, docsPage } from "./docs";
export {
  actions,
  actOnDocument,
  addDocumentComment,
  addReference,
  addStep,
  approveDocuments,
  BATCH_AMOUNT,
} from "./documents/document-decisions";
export {
  checkDocument,
  getFormPicker,
  removeDraft,
  saveDraft,
  saveFavouriteForm,
  startDocument,
  submitDocument,
} from "./documents/document-drafts";
export {
  DELEGATED_AMOUNT,
  endDelegation,
  getDelegations,
  getLineTemplates,
  previewLine,
  removeLineTemplate,
  saveDelegation,
  saveLineTemplate,
} from "./documents/document-lines";
export { type DocumentListType, documentLists, getDocumentList, readReferences } from "./documents/document-lists";
export {
  exportDocumentList,
  exportDocumentStatistics,
  exportSalesBulkIssue,
} from "./documents/document-sheets";
export { getDocumentStatistics } from "./documents/document-statistics";
export { getDocument, getDocumentFile } from "./documents/documents";
export { getMyExpenseList } from "./documents/expenses";
export { type FormRead, readForm } from "./documents/read-form";
export { getSalesTargets, saveSalesTargets } from "./documents/sales-targets";
export { envelope, errorCodes } from "./envelope";
export { cancelTrip, getTripReport, saveTripReport } from "./leave/business-trips";
export { copyHolidays, getHolidays, getLeaveRecounts, recountLeaves } from "./leave/holiday-management";
export { getHolidayList } from "./leave/holidays";
export {
  answerLeaveNotice,
  exportTeamLeave,
  getHomeToday,
  getLeaveCancellations,
  getMyLeave,
  getTeamLeave,
} from "./leave/leave";
export {
  changeLeave,
  designateLeave,
  enterLeave,
  exportLeaveManagement,
  getLeaveManagement,
  getStaffLeave,
  managementOrders,
  noticeStates,
  runLeaveRules,
} from "./leave/leave-management";
export { downloadFile, LINE_ROWS, readTable, uploadFile } from "./records/files";
export type { RecordCalls, recordCalls } from "./records/record-calls";
export {
  type FieldErrors,
  isAsked,
  readRecord,
  recordSchema,
  valueProblem,
  valueSchema,
} from "./records/record-schema";
export { servedEntities } from "./records/served-entities";
export { CALENDAR_ROWS, COUNTED_ROWS, EXPORT_ROWS } from "./records/shapes";
export { IMPORT_BYTES } from "./records/together";
export { wrongOrder } from "./records/wrong-order";
export { getContentPage, saveContentPage } from "./shell/content-pages";
export { connectionStaffAll, heartbeat } from "./shell/directory";
export { getFamilySiteList, getFamilySiteSetting, openFamilySite, saveFamilySiteSetting } from "./shell/family-sites";
export { getGNBInfo } from "./shell/header";
export { getHome, getTodoList } from "./shell/home";
export { getLeadership } from "./shell/leadership";
export { noticeList } from "./shell/notices";
export { getNotificationList, readNotification } from "./shell/notifications";
export { search } from "./shell/search";
export { getMyThxDollar, getMyThxDollarList, sendThxDollar } from "./shell/thanks";
export { checkAsset, getGoodsAvailability } from "./work/assets";
export { findFreeTimes, getBookableList, getVehicleLog, getVehicleLogFile } from "./work/bookings";
export { getInstructors, getSubstitutes } from "./work/classes";
export { getCustomerTimeline, getVisitors } from "./work/customers";
export { getToday } from "./work/e-learning";
export {
  getFeedbackCounts,
  getMyAnonymousFeedback,
  openFeedbackGiver,
  sendAnonymousFeedback,
} from "./work/feedback";
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
} from "./work/news-zone";
export { getManuscripts } from "./work/newsletter";
export { getMissingPlans } from "./work/plans";
export { countStock, exportStockBook, getShelf, getStockBook, receiveStock } from "./work/textbooks";
