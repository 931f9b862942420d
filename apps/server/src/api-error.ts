import { errorCodes } from "@portal/definition/contract";

/** A refusal that goes to the person: an HTTP status, the portal's error number and Korean words. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly err: number;

  constructor(status: number, message: string, err: number = status) {
    super(message);
    this.status = status;
    this.err = err;
  }
}

export function sessionExpired(): ApiError {
  return new ApiError(401, "보안을 위해 로그아웃되었습니다. 다시 로그인해 주세요.", errorCodes.sessionExpired);
}

export function passwordChangeNeeded(): ApiError {
  return new ApiError(403, "비밀번호를 먼저 변경해 주세요.", errorCodes.passwordChange);
}
