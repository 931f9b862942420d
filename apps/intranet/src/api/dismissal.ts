/** The session flag of the job rotation's introduction: it was closed in this session. */
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
 * Whether the introduction is not to be opened: it was closed in this session, or for today. The date alone says so; the
 * close flag is written and never read.
 */
export function isDismissed(today: string): boolean {
  return sessionStorage.getItem(FLAG) === "Y" || localStorage.getItem(CLOSED_ON) === today;
}

/** Forgets the session's flag: the person signs out. */
export function forgetDismissal(): void {
  sessionStorage.removeItem(FLAG);
}
