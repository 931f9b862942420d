/** What one person may give away in a calendar month. */
export const THANKS_ALLOWANCE = 500;

/** Rows on a page of the history of thanks dollars. */
export const THANKS_PAGE = 10;

/** Choices in each section of the job rotation. */
export const WISHES = 3;

/** The largest photo, in bytes. */
export const PHOTO_BYTES = 5 * 1024 * 1024;

/** A size of a file, in whole kB or in MB to one decimal. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes}KB` : `${Math.round(kilobytes / 102.4) / 10}MB`;
}

/** A person counts as present for this long after the last heartbeat, in milliseconds. */
export const PRESENT_FOR = 5 * 60 * 1000;

/** The value of a team choice that means the whole office. */
export const WHOLE_OFFICE = 9999;

/** What stands where a linked record is kept from the reader; answers have `{ hidden: true }` there. */
export const HIDDEN_TEXT = "(비공개)";

/** A page sends this header with what it asks while nobody is at it: a session is not used by that. */
export const IDLE_HEADER = "x-portal-idle";

/** How many days before the rights to a course end its producer is notified. */
export const CONTRACT_DAYS = 60;
