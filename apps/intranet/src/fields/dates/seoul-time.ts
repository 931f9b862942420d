/** The portal's clock is that of Korea, wherever the person is. Korea keeps no summer time. */
const OFFSET = "+09:00";

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Seoul",
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment as `YYYY-MM-DD HH:MM` in Seoul; as it is when it is none. */
export function seoulTime(moment: string | Date): string {
  const time = new Date(moment);
  return Number.isNaN(time.getTime()) ? String(moment) : clock.format(time);
}

/** `YYYY-MM-DD HH:MM` in Seoul as a moment. */
export function momentOf(day: string, time: string): string {
  return `${day}T${time}:00${OFFSET}`;
}

/** Two moments in few words: the day once when it is the same, and over midnight. */
export function periodText(from: string, to: string): string {
  const [start, end] = [seoulTime(from), seoulTime(to)];
  if (start.slice(0, 10) === end.slice(0, 10)) return `${start} ~ ${end.slice(11)}`;
  const next = seoulTime(new Date(Date.parse(from) + DAY)).slice(0, 10);
  const isOvernight = next === end.slice(0, 10) && Date.parse(to) - Date.parse(from) < DAY;
  return `${start} ~ ${isOvernight ? `다음 날 ${end.slice(11)}` : end}`;
}

/** In ms; Korea keeps no summer time. */
const DAY = 24 * 60 * 60 * 1000;
