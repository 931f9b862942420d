import type * as contract from "@portal/definition/contract";
import type { AnswerOf, CallDefinition, SentIn } from "@portal/definition/contract";
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

/** Longest time that a call may take, in milliseconds. */
const TIMEOUT = 30_000;

/** Asks the server; only the calls of the contract, with their fields. Rejects with a {@link CallError}. */
export function get<Path extends PathOf<"get">>(
  path: Path,
  ...[query]: Sent<SentIn<CallAt<"get", Path>>>
): Promise<AnswerOf<CallAt<"get", Path>>> {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return send(search === "" ? path : `${path}?${search}`);
}

/** Sends something to the server. */
export function post<Path extends PathOf<"post">>(
  path: Path,
  ...[body]: Sent<SentIn<CallAt<"post", Path>>>
): Promise<AnswerOf<CallAt<"post", Path>>> {
  const headers = { "content-type": "application/json" };
  return send(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
}

/** Sends a form with a file. */
export function postForm<Path extends PathOf<"post">>(
  path: Path,
  fields: Readonly<Record<string, string | Blob>>,
): Promise<AnswerOf<CallAt<"post", Path>>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return send(path, { method: "POST", body });
}

/** Reads a text file of the portal's own. */
export async function readText(path: string): Promise<string> {
  const answer = await reach(path);
  if (!answer.ok) throw new CallError(answer.status, "파일을 불러오지 못했습니다.");
  return answer.text();
}

async function send<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await reach(path, init);
  const answer = await readJson<Answer & { err: number; err_msg?: string }>(response);
  if (answer.err === 0) return answer;
  if (answer.err === SESSION_EXPIRED) noteConnection({ isExpired: true });
  if (answer.err === PASSWORD_CHANGE) noteConnection({ mustChangePassword: true });
  throw new CallError(answer.err, answer.err_msg ?? "");
}

/** The server's response; the session's cookie goes to this origin alone. */
async function reach(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, {
    ...init,
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
  noteConnection({ isAway: response === undefined });
  if (!response) throw new CallError(0, "서버에 연결할 수 없습니다. 네트워크를 확인하고 다시 시도하세요.");
  return response;
}

/** What a response says; a proxy before the server may answer with something that is not the portal's. */
async function readJson<Answer>(response: Response): Promise<Answer> {
  try {
    return await response.json();
  } catch {
    throw new CallError(response.status, "서버가 잠시 답하지 못합니다. 잠시 뒤에 다시 시도하세요.");
  }
}
