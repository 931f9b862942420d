import { CallError } from "../../api/client";

/** Says who may, where the server only says that one may not. */
export function moveProblem(error: unknown): unknown {
  if (!(error instanceof CallError) || error.err !== 403) return error;
  return new CallError(403, "시작과 검토요청은 담당이, 완료와 취소는 요청자나 조직장이 합니다.");
}
