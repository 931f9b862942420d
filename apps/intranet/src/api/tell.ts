import { toast } from "react-toastify";
import { CallError, SESSION_EXPIRED } from "./client";

/** Shows a refused call's words as an error toast; what is no refusal is thrown on. An ended session is reported elsewhere, once. */
export function tell(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
  if (error.err === SESSION_EXPIRED) return;
  // the server being away is one message, however many calls it fails
  toast.error(error.message, error.err === 0 ? { toastId: "away" } : {});
}

/** Notes a refused call where nobody has to know of it. */
export function log(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
  console.warn(`${error.err}: ${error.message}`);
}
