export {
  type PasswordChangeRequest,
  passwordChangeRequest,
  type SignInLinkAnswer,
  sessionEndRequest,
  sessionListResponse,
  signInLinkAnswer,
  signInLinkRequest,
  signInLinkResponse,
  signInLinkUse,
} from "./account";
export { calls } from "./calls";
export { type AnswerOf, type CallDefinition, defineCall, type GivenIn, type SentIn } from "./define-call";
export { connectionStaffAll, heartbeat } from "./directory";
export { docsDocument, docsPage } from "./docs";
export { envelope, errorCodes } from "./envelope";
export { getFamilySiteList, getFamilySiteSetting, openFamilySite, saveFamilySiteSetting } from "./family-sites";
export { getGNBInfo } from "./header";
export { getHome, getTodoList } from "./home";
export { addJRApplicant, getJobRatationInfo } from "./job-rotation";
export {
  type LoginRequest,
  type LoginResponse,
  loginRequest,
  loginResponse,
  type SignedInStaff,
  signedInStaff,
} from "./login";
export { noticeList } from "./notices";
export { getNotificationList, readNotification } from "./notifications";
export { openApiDocument } from "./openapi";
export {
  getOfficeList,
  getPositionList,
  getSectorList,
  getStaff,
  getTeamList,
  staffOrders,
} from "./organisation";
export { getPreference, savePreference } from "./preferences";
export { getPhoto, modProfile } from "./profile";
export { isAsked, recordSchema } from "./record-schema";
export { downloadFile, type recordCalls, uploadFile } from "./records";
export { changePassword, endSession, getSessionList, health, login, logout, useSignInLink } from "./session";
export { getStaffInfo } from "./staff-info";
export { getMyThxDollar, getMyThxDollarList, getThxDollarAudit, sendThxDollar } from "./thanks";
export { idx, page, rows, whole, words } from "./values";
