import axios, { isAxiosError } from "axios";

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

const client = axios.create({ withCredentials: false, timeout: 30_000 });

/** Calls the server and gives back what it answers; rejects with a {@link CallError} when `err` is not 0. */
export async function call<Answer extends object>(
  method: "get" | "post",
  path: string,
  data?: object,
): Promise<Answer> {
  try {
    const { data: answer } = await client.request<Answer & { err: number; err_msg?: string }>({
      method,
      url: path,
      ...(method === "get" ? { params: data } : { data }),
    });
    if (answer.err !== 0) throw new CallError(answer.err, answer.err_msg ?? "");
    return answer;
  } catch (error) {
    throw toCallError(error);
  }
}

/** Reads a text file of the portal's own. */
export async function readText(path: string): Promise<string> {
  try {
    return (await client.get<string>(path, { responseType: "text" })).data;
  } catch (error) {
    throw toCallError(error);
  }
}

function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const answer: unknown = isAxiosError(error) ? error.response?.data : undefined;
  if (typeof answer === "object" && answer !== null && "err" in answer && "err_msg" in answer) {
    return new CallError(Number(answer.err), String(answer.err_msg));
  }
  return new CallError(0, "서버에 연결할 수 없습니다. 네트워크를 확인하고 다시 시도하세요.");
}
