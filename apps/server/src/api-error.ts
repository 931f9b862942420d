import { errorCodes, type FieldErrors } from "@portal/definition/contract";

/** What may help with a refusal: what is wrong by column, the record as somebody else has saved it, or which it has become. */
interface Details {
  readonly fields?: FieldErrors;
  readonly current?: unknown;
  /** The number of the record that the one in question has become part of. */
  readonly merged?: number;
  /** The name of the value that was refused, for who makes calls: `rotation_1.0.title`. */
  readonly at?: string;
}

/** A refusal that goes to the person: an HTTP status, the portal's error number and Korean words. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly err: number;
  readonly details: Details;

  constructor(status: number, message: string, err: number = status, details: Details = {}) {
    super(message);
    this.status = status;
    this.err = err;
    this.details = details;
  }
}

/** Refuses what is wrong in these columns; the first is what a message can say. */
export function wrongFields(fields: FieldErrors): ApiError {
  return new ApiError(400, Object.values(fields)[0] ?? "입력한 내용이 올바르지 않습니다.", 400, { fields });
}

/** Refuses a call for one of its values, by the names that lead to it. */
export function malformed(path: readonly PropertyKey[] = [], message = "입력한 내용이 올바르지 않습니다."): ApiError {
  return new ApiError(400, message, 400, { at: path.join(".") });
}

export function sessionExpired(): ApiError {
  return new ApiError(401, "보안을 위해 로그아웃되었습니다. 다시 로그인해 주세요.", errorCodes.sessionExpired);
}

export function passwordChangeNeeded(): ApiError {
  return new ApiError(403, "비밀번호를 먼저 변경해 주세요.", errorCodes.passwordChange);
}

/** The words for somebody who calls too often, or for whom too much is under way. */
export function tooMany(): ApiError {
  return new ApiError(429, "요청이 너무 많습니다. 잠시 뒤에 다시 시도하세요.");
}
