/** The session flag of the job rotation's introduction: it was closed in this session (section 4). */
const FLAG = "jobrotation_dismissed";
/** The local close time and close flag. */
const CLOSED_ON = "jobrotation_close_time";
const CLOSE_FLAG = "jobrotation_close_flag";

/** Notes that the introduction was closed; `today` (YYYY-MM-DD) when it is not to be opened again today. */
export function dismiss(today?: string): void {
  sessionStorage.setItem(FLAG, "Y");
  if (today === undefined) return;
  localStorage.setItem(CLOSED_ON, today);
  localStorage.setItem(CLOSE_FLAG, "0");
}

/**
 * Whether the introduction is not to be opened: it was closed in this session, or for today. Section 4 asks for a close
 * flag that is 0 in one sentence and that is not in another; the date alone keeps both.
 */
export function isDismissed(today: string): boolean {
  return sessionStorage.getItem(FLAG) === "Y" || localStorage.getItem(CLOSED_ON) === today;
}

/** Forgets the session's flag: the person signs out. */
export function forgetDismissal(): void {
  sessionStorage.removeItem(FLAG);
}
