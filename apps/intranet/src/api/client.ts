import type * as contract from "@portal/definition/contract";
import type { AnswerOf, CallDefinition, SentIn } from "@portal/definition/contract";
import type { AxiosRequestConfig, AxiosResponse } from "axios";
import { noteConnection } from "./connection";

type Call = Extract<(typeof contract)[keyof typeof contract], CallDefinition>;
type Method = CallDefinition["method"];
type PathOf<By extends Method> = Extract<Call, { method: By }>["path"];
type CallAt<By extends Method, Path> = Extract<Call, { method: By; path: Path }>;
/** What has to be sent; may be left out when nothing of it is needed. */
type Sent<Fields> = Record<never, never> extends Fields ? [fields?: Fields] : [fields: Fields];

/** A call that did not succeed, in words for the person. */
export class CallError extends Error {
  override name = "CallError";
  /** The portal's error number; 0 when the server was not reached. */
  readonly err: number;

  constructor(err: number, message: string) {
    super(message);
    this.err = err;
  }
}

/** The error number of an ended session (section 8), and that of a password that has to be changed. */
export const SESSION_EXPIRED = 201;
const PASSWORD_CHANGE = 202;

/** Asks the server; only the calls of the contract, with their fields. Rejects with a {@link CallError}. */
export function get<Path extends PathOf<"get">>(
  path: Path,
  ...[query]: Sent<SentIn<CallAt<"get", Path>>>
): Promise<AnswerOf<CallAt<"get", Path>>> {
  return send({ url: path, params: query });
}

/** Sends something to the server. */
export function post<Path extends PathOf<"post">>(
  path: Path,
  ...[body]: Sent<SentIn<CallAt<"post", Path>>>
): Promise<AnswerOf<CallAt<"post", Path>>> {
  return send({ url: path, method: "post", data: body ?? {} });
}

/** Sends a form with a file. */
export function postForm<Path extends PathOf<"post">>(
  path: Path,
  fields: Readonly<Record<string, string | Blob>>,
): Promise<AnswerOf<CallAt<"post", Path>>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return send({ url: path, method: "post", data: body });
}

/** Reads a text file of the portal's own. */
export async function readText(path: string): Promise<string> {
  const { status, data } = await reach({ url: path });
  if (status !== 200) throw new CallError(status, "파일을 불러오지 못했습니다.");
  return data;
}

async function send<Answer>(call: AxiosRequestConfig): Promise<Answer> {
  const answer = readJson<Answer & { err: number; err_msg?: string }>(await reach(call));
  if (answer.err === 0) return answer;
  if (answer.err === SESSION_EXPIRED) noteConnection({ isExpired: true });
  if (answer.err === PASSWORD_CHANGE) noteConnection({ mustChangePassword: true });
  throw new CallError(answer.err, answer.err_msg ?? "");
}

/** The server's response. */
async function reach(call: AxiosRequestConfig): Promise<AxiosResponse<string>> {
  // loaded with the first call: the login screen is there before it
  const response = await import("./http").then(({ http }) => http.request<string>(call)).catch(() => undefined);
  noteConnection({ isAway: response === undefined });
  if (!response) throw new CallError(0, "서버에 연결할 수 없습니다. 네트워크를 확인하고 다시 시도하세요.");
  return response;
}

/** What a response says; a proxy before the server may answer with something that is not the portal's. */
function readJson<Answer>({ status, data }: AxiosResponse<string>): Answer {
  try {
    return JSON.parse(data);
  } catch {
    throw new CallError(status, "서버가 잠시 답하지 못합니다. 잠시 뒤에 다시 시도하세요.");
  }
}
