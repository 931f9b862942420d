import type * as contract from "@portal/definition/contract";
import type { AnswerOf, CallDefinition, recordCalls, SentIn } from "@portal/definition/contract";
import type { AxiosRequestConfig, AxiosResponse } from "axios";
import { noteConnection } from "./connection";
import { keyOf, noteAnswered } from "./once";
import { askPassword } from "./password-question";

type Call = Extract<(typeof contract)[keyof typeof contract], CallDefinition>;
type RecordCalls = ReturnType<typeof recordCalls>;
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
  /** What is wrong with which value, by its name in the request. */
  readonly fields: Readonly<Record<string, string>>;
  /** The number of the record that the one in question has become part of. */
  readonly merged: number | undefined;

  constructor(err: number, message: string, fields: Readonly<Record<string, string>> = {}, merged?: number) {
    super(message);
    this.err = err;
    this.fields = fields;
    this.merged = merged;
  }
}

/** The error number of an ended session, and that of a password that has to be changed. */
export const SESSION_EXPIRED = 201;
const PASSWORD_CHANGE = 202;
/** That of a call that asks for the password first. */
const PASSWORD_AGAIN = 203;

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

/** Asks for records of an entity, or changes them; the calls of every entity are alike. */
export function callRecords<Part extends keyof RecordCalls>(
  entity: string,
  part: Part,
  fields: SentIn<RecordCalls[Part]>,
): Promise<AnswerOf<RecordCalls[Part]>> {
  const url = `/rest/records/${entity}/${part}`;
  return send(reads.has(part) ? { url, params: fields } : { url, method: "post", data: fields });
}

const reads: ReadonlySet<keyof RecordCalls> = new Set([
  "list",
  "statistics",
  "choices",
  "read",
  "related",
  "print",
  "compare",
  "alike",
  "taken",
]);

/** Sends a form with a file; `onProgress` receives the part that is sent, from 0 to 1. */
export function postForm<Path extends PathOf<"post">>(
  path: Path,
  fields: Readonly<Record<string, string | Blob>>,
  onProgress?: (part: number) => void,
): Promise<AnswerOf<CallAt<"post", Path>>> {
  return sendForm(path, fields, onProgress);
}

/** Sends a file of rows, to be checked or added. */
export function importRecords(
  entity: string,
  fields: Readonly<Record<string, string | Blob>>,
): Promise<AnswerOf<RecordCalls["import"]>> {
  return sendForm(`/rest/records/${entity}/import`, fields);
}

function sendForm<Answer>(
  url: string,
  fields: Readonly<Record<string, string | Blob>>,
  onProgress?: (part: number) => void,
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return send({
    url,
    method: "post",
    data: body,
    onUploadProgress: ({ progress = 0 }) => onProgress?.(progress),
  });
}

/** Gets a file that the server makes, such as a list as a workbook. */
export async function readFile(
  url: string,
  params: Readonly<Record<string, string | number | undefined>>,
): Promise<Blob> {
  const { status, data, headers } = await reach<Blob>({
    url,
    params,
    responseType: "blob",
    transformResponse: (file: Blob) => file,
  });
  // a refusal is words, whatever was asked for
  if (status !== 200 || String(headers["content-type"]).startsWith("application/json")) {
    const refusal = readJson<Refusal>(status, await data.text());
    return refusal.err === PASSWORD_AGAIN && (await askPassword()) ? readFile(url, params) : refuse(refusal);
  }
  return data;
}

/** Reads a text file of the portal's own. */
export async function readText(path: string): Promise<string> {
  const { status, data } = await reach<string>({ url: path });
  if (status !== 200) throw new CallError(status, "파일을 불러오지 못했습니다.");
  return data;
}

async function send<Answer>(call: AxiosRequestConfig): Promise<Answer> {
  const isWriting = call.method === "post";
  const { status, data } = await reach<string>(
    isWriting ? { ...call, headers: { "idempotency-key": keyOf(call) } } : call,
  );
  const answer = readJson<Answer & Refusal>(status, data);
  // a server in trouble may have done it or not
  if (isWriting && status < 500) noteAnswered(call);
  if (answer.err === 0) return answer;
  // the call goes on as it was, once the password is given
  return answer.err === PASSWORD_AGAIN && (await askPassword()) ? send(call) : refuse(answer);
}

interface Refusal {
  err: number;
  err_msg?: string;
  fields?: Readonly<Record<string, string>>;
  merged?: number;
}

function refuse({ err, err_msg = "", fields, merged }: Refusal): never {
  if (err === SESSION_EXPIRED) noteConnection({ isExpired: true });
  if (err === PASSWORD_CHANGE) noteConnection({ mustChangePassword: true });
  throw new CallError(err, err_msg, fields, merged);
}

/** The server's response. */
async function reach<Body>(call: AxiosRequestConfig): Promise<AxiosResponse<Body>> {
  // loaded with the first call: the login screen is there before it
  const response = await import("./http").then(({ http }) => http.request<Body>(call)).catch(() => undefined);
  noteConnection({ isAway: response === undefined });
  if (!response) throw new CallError(0, "서버에 연결할 수 없습니다. 네트워크를 확인하고 다시 시도하세요.");
  return response;
}

/** What a response says; a proxy before the server may answer with something that is not the portal's. */
function readJson<Answer>(status: number, data: string): Answer {
  try {
    return JSON.parse(data);
  } catch {
    throw new CallError(status, "서버가 잠시 답하지 못합니다. 잠시 뒤에 다시 시도하세요.");
  }
}
