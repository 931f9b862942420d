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
export { connectionStaffAll, heartbeat, PRESENT_FOR } from "./directory";
export { docsDocument, docsPage } from "./docs";
export { envelope, errorCodes } from "./envelope";
export { getGNBInfo } from "./header";
export { addJRApplicant, getJobRatationInfo, WISHES } from "./job-rotation";
export {
  type LoginRequest,
  type LoginResponse,
  loginRequest,
  loginResponse,
  type SignedInStaff,
  signedInStaff,
} from "./login";
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
export { getPhoto, modProfile, PHOTO_BYTES } from "./profile";
export { getStaffInfo } from "./staff-info";
export { getMyThxDollar, getMyThxDollarList, getThxDollarAudit, sendThxDollar, THANKS_PAGE } from "./thanks";
export { idx, page, rows, WHOLE_OFFICE, whole, words } from "./values";
