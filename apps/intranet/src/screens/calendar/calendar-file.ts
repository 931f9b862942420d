import { escaped, folded } from "../../api/content-lines";

interface Happening {
  /** Names it among all that a calendar takes in: taken in again, it is the same one. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly memo: string;
  readonly from: string;
  readonly to: string;
}

/** What happens when, as a file that calendars of other programs take in (iCalendar, RFC 5545). */
export function calendarFile(list: readonly Happening[], now: Date): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//intranet//calendar//KO",
    ...list.flatMap(({ id, title, place, memo, from, to }) => [
      "BEGIN:VEVENT",
      `UID:${id}@intranet`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(new Date(from))}`,
      `DTEND:${stamp(new Date(to))}`,
      ...folded(`SUMMARY:${escaped(title)}`),
      ...folded(`LOCATION:${escaped(place)}`),
      ...folded(`DESCRIPTION:${escaped(memo)}`),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

function stamp(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, "");
}
