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
export { addJRApplicant, getJobRatationInfo } from "./job-rotation";
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
  getManualVersion,
  getPostComments,
  getPostReaders,
  likePost,
  modPostComment,
  playMedia,
  remindPostReaders,
  removePostComment,
} from "./news-zone";
export { noticeList } from "./notices";
export { openApiDocument } from "./openapi";
export {
  getOfficeList,
  getPositionList,
  getSectorList,
  getStaff,
  getTeamList,
  staffOrders,
} from "./organisation";
export { getPhoto, modProfile } from "./profile";
export { changePassword, endSession, getSessionList, health, login, logout, useSignInLink } from "./session";
export { getStaffInfo } from "./staff-info";
export { getMyThxDollar, getMyThxDollarList, getThxDollarAudit, sendThxDollar } from "./thanks";
export { idx, page, rows, whole, words } from "./values";
