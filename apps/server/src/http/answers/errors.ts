import type { FastifyError } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ApiError, malformed, tooMany } from "../../api-error";
import { databaseTrouble } from "../../db/trouble";
import { TooMany } from "../../fair-queue";

const troubles = {
  away: "데이터베이스에 연결할 수 없습니다. 잠시 뒤에 다시 시도하세요.",
  full: "지금은 저장할 수 없습니다. 서버의 저장 공간이 부족합니다. 입력한 내용을 그대로 두고 관리자에게 알려 주세요.",
  readOnly: "지금은 저장할 수 없습니다. 지금은 읽기만 할 수 있습니다. 잠시 뒤에 다시 시도하세요.",
  crossed: "같은 때에 들어온 다른 요청과 겹쳐 저장하지 못했습니다. 다시 시도하세요.",
  locked: "다른 사람이 같은 것을 저장하고 있습니다. 다시 시도하세요.",
  slow: "데이터베이스가 제때 답하지 않았습니다. 잠시 뒤에 다시 시도하세요.",
};

/**
 * What the person sees of an error: refusals as they are, surprises in plain words. Where there is too little room
 * (`isShort`) the database only lets read.
 */
export function toApiError(error: FastifyError, isShort = false): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof TooMany) return tooMany();
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [wrong] = error.validation;
    return malformed(wrong?.instancePath.slice(1).split("/"), wrong?.message);
  }
  const trouble = databaseTrouble(error);
  if (trouble) return new ApiError(503, troubles[trouble === "readOnly" && isShort ? "full" : trouble]);
  const status = error.statusCode ?? 500;
  if (status === 413) return new ApiError(413, "보낸 내용이 너무 큽니다.");
  if (status < 500) return new ApiError(status, "요청이 올바르지 않습니다.");
  return new ApiError(500, "서버에 문제가 생겼습니다. 잠시 뒤에 다시 시도하세요.");
}
