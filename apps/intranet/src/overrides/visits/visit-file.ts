interface Visit {
  readonly idx: number;
  readonly title: string;
  readonly place: string;
  readonly memo: string;
  readonly from: string;
  readonly to: string;
}

/** A visit as a file that calendars of other programs take in (iCalendar, RFC 5545). */
export function visitFile({ idx, title, place, memo, from, to }: Visit, now: Date): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//intranet//visits//KO",
    "BEGIN:VEVENT",
    `UID:visit-${idx}@intranet`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(from))}`,
    `DTEND:${stamp(new Date(to))}`,
    ...folded(`SUMMARY:${escaped(title)}`),
    ...folded(`LOCATION:${escaped(place)}`),
    ...folded(`DESCRIPTION:${escaped(memo)}`),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

function stamp(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** A line has 75 octets at most; a Korean letter takes three. */
function folded(line: string): string[] {
  const letters = [...line];
  const lines: string[] = [];
  for (let at = 0; at < letters.length; at += 24)
    lines.push((at === 0 ? "" : " ") + letters.slice(at, at + 24).join(""));
  return lines;
}
