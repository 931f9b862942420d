/** Seoul is nine hours ahead of UTC all year. */
const AHEAD = 9 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** The day in Seoul, YYYY-MM-DD. */
export function dayOf(time: Date): string {
  return inSeoul(time).slice(0, 10);
}

/** The day in Seoul so many days later, YYYY-MM-DD. */
export function dayIn(time: Date, days: number): string {
  return dayOf(new Date(time.getTime() + days * DAY));
}

/** The day and the minute in Seoul, YYYY-MM-DD HH:MM. */
export function minuteOf(time: Date): string {
  return inSeoul(time).slice(0, 16).replace("T", " ");
}

/** When a day (YYYY-MM-DD) begins in Seoul; with a number of days, that many later. */
export function dayStart(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD + later * DAY);
}

/** When the calendar month of a time began in Seoul. */
export function monthStartOf(time: Date): Date {
  return new Date(Date.parse(`${dayOf(time).slice(0, 8)}01T00:00:00Z`) - AHEAD);
}

function inSeoul(time: Date): string {
  return new Date(time.getTime() + AHEAD).toISOString();
}
