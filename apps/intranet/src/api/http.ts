import { IDLE_HEADER } from "@portal/definition";
import axios from "axios";
import { isIdle } from "./attention";

/** Longest time that a call may take, in milliseconds. */
const TIMEOUT = 30_000;

/** Sends the session's cookie to this origin alone; what an answer says is read by the client, whatever its status. */
export const http = axios.create({
  timeout: TIMEOUT,
  responseType: "text",
  transformResponse: (text: string) => text,
  validateStatus: () => true,
});

http.interceptors.request.use((call) => {
  if (isIdle()) call.headers.set(IDLE_HEADER, "1");
  return call;
});
