import { isDay } from "../../controls/dates/day-text";
import { addDays, weekdays } from "../../screens/calendar/days";

/** What one line says of a new task. */
export interface QuickTask {
  readonly title: string;
  /** Parts of names behind `@`. */
  readonly people: readonly string[];
  /** YYYY-MM-DD behind `~`; nothing when none was said. */
  readonly due: string | undefined;
}

/**
 * Reads a line such as “제안서 초안 @새봄 ~10/31”. A day is `~10/31` or `~10-31` (the next one that comes), `~2026-10-31`,
 * `~오늘`, `~내일`, `~모레`, or a weekday, `~금`. What is no day stays in the title.
 */
export function readQuickTask(line: string, today: string): QuickTask {
  const people: string[] = [];
  let due: string | undefined;
  const rest = line
    .trim()
    .split(/\s+/)
    .filter((word) => {
      if (/^@./.test(word)) {
        people.push(word.slice(1));
        return false;
      }
      const day = /^~./.test(word) ? dayOf(word.slice(1), today) : undefined;
      due = day ?? due;
      return day === undefined;
    });
  return { title: rest.join(" "), people, due };
}

function dayOf(word: string, today: string): string | undefined {
  const near = { 오늘: 0, 내일: 1, 모레: 2 }[word];
  if (near !== undefined) return addDays(today, near);
  const weekday = weekdays.indexOf(word.replace(/요일$/, ""));
  if (weekday >= 0) return addDays(today, (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7);
  const [, year, month, day] = /^(?:(\d{4})[-/.])?(\d{1,2})[-/.](\d{1,2})$/.exec(word) ?? [];
  if (month === undefined || day === undefined) return undefined;
  const of = (y: number) => `${y}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const thisYear = Number(today.slice(0, 4));
  const found = of(Number(year ?? thisYear));
  const said = year === undefined && found < today ? of(thisYear + 1) : found;
  return isDay(said) ? said : undefined;
}
