export {
  type PasswordChangeRequest,
  passwordChangeRequest,
  passwordProblem,
  type SignInLinkAnswer,
  sessionEndRequest,
  sessionListResponse,
  signInLinkAnswer,
  signInLinkRequest,
  signInLinkResponse,
  signInLinkUse,
} from "./account";
export { envelope, errorCodes } from "./envelope";
export {
  type LoginRequest,
  type LoginResponse,
  loginRequest,
  loginResponse,
  type SignedInStaff,
  signedInStaff,
} from "./login";
