import { isWeekend } from "./business-days";
import { type Day, daysAfter, weekdayOf } from "./days";

/** A public holiday, or the day that stands in for one. */
export interface PublicHoliday {
  readonly hdate: Day;
  readonly name: string;
  readonly kind: "legal" | "sub";
}

/** Whether the day is made up for: when it is a weekend, when it is a Sunday, or never. */
type MadeUp = "weekend" | "sunday" | "never";

/** The days of the sun's calendar: month and day, name, whether made up for, and the first year of that. */
const bySun: readonly (readonly [string, string, MadeUp, number])[] = [
  ["01-01", "신정", "never", 0],
  ["03-01", "삼일절", "weekend", 0],
  // a paid day off of all companies before it became a public holiday
  ["05-01", "근로자의 날", "never", 0],
  ["05-01", "노동절", "weekend", 2026],
  ["05-05", "어린이날", "weekend", 0],
  ["06-06", "현충일", "never", 0],
  ["07-17", "제헌절", "weekend", 2026],
  ["08-15", "광복절", "weekend", 0],
  ["10-03", "개천절", "weekend", 0],
  ["10-09", "한글날", "weekend", 0],
  ["12-25", "성탄절", "weekend", 0],
];

/** Election days that are known. */
const elections: Readonly<Record<Day, string>> = {
  "2026-06-03": "전국동시지방선거",
  "2028-04-12": "국회의원선거",
};

/**
 * The public holidays of Korea in a year with their substitutes, in their order, by the rules in force since 2023
 * (Public Holidays Act, art. 2 and 3; regulation on the holidays of public offices, art. 2 and 3; Constitution Day and
 * Workers' Day since 2026). Holidays that the government adds for one time are not among them.
 */
export function koreanHolidays(year: number): PublicHoliday[] {
  const holidays = [...sunHolidays(year), ...moonHolidays(year)].sort((a, b) => a.hdate.localeCompare(b.hdate));
  const closed = new Set(holidays.map(({ hdate }) => hdate));
  const substitutes: PublicHoliday[] = [];
  for (const [index, holiday] of holidays.entries()) {
    const isSecond = index > 0 && holidays[index - 1]?.hdate === holiday.hdate;
    if (!isMadeUp(holiday, holidays, isSecond)) continue;
    let hdate = daysAfter(holiday.hdate, 1);
    while (isWeekend(hdate) || closed.has(hdate)) hdate = daysAfter(hdate, 1);
    closed.add(hdate);
    substitutes.push({ hdate, name: `대체공휴일(${holiday.name})`, kind: "sub" });
  }
  return [...merged(holidays), ...substitutes].sort((a, b) => a.hdate.localeCompare(b.hdate));
}

interface Candidate {
  readonly hdate: Day;
  readonly name: string;
  readonly madeUp: MadeUp;
}

/** A weekend day as its rule says; on a weekday, the second of two holidays that fall together. */
function isMadeUp({ hdate, madeUp }: Candidate, all: readonly Candidate[], isSecond: boolean): boolean {
  if (weekdayOf(hdate) === 0 && madeUp !== "never") return !isSecond;
  if (weekdayOf(hdate) === 6) return madeUp === "weekend" && !isSecond;
  return isSecond && all.some((other) => other.hdate === hdate && other.madeUp !== "never");
}

/** Two holidays of one day are one row. */
function merged(holidays: readonly Candidate[]): PublicHoliday[] {
  const names = new Map<Day, string[]>();
  for (const { hdate, name } of holidays) names.set(hdate, [...(names.get(hdate) ?? []), name]);
  return [...names].map(([hdate, of]) => ({ hdate, name: of.join("·"), kind: "legal" }));
}

function sunHolidays(year: number): Candidate[] {
  // the last rule of a day that has begun holds
  const rules = new Map(bySun.filter(([, , , since]) => year >= since).map((rule) => [rule[0], rule]));
  const fixed = [...rules.values()].map(([day, name, madeUp]) => ({ hdate: `${year}-${day}`, name, madeUp }));
  const voted = Object.entries(elections)
    .filter(([hdate]) => hdate.startsWith(`${year}-`))
    .map(([hdate, name]) => ({ hdate, name, madeUp: "never" as const }));
  return [...fixed, ...voted];
}

/** Seollal, Buddha's birthday and Chuseok, by Korea's lunisolar calendar. */
function moonHolidays(year: number): Candidate[] {
  const format = new Intl.DateTimeFormat("en-u-ca-dangi", { month: "numeric", day: "numeric", timeZone: "UTC" });
  const found: Candidate[] = [];
  for (let day = `${year}-01-01`; day.startsWith(`${year}-`); day = daysAfter(day, 1)) {
    const date = format.format(new Date(`${day}T00:00:00Z`));
    if (date === "4/8") found.push({ hdate: day, name: "부처님오신날", madeUp: "weekend" });
    if (date === "1/1") found.push(...threeDays(day, "설날"));
    if (date === "8/15") found.push(...threeDays(day, "추석"));
  }
  return found;
}

function threeDays(day: Day, name: string): Candidate[] {
  return [-1, 0, 1].map((offset) => ({
    hdate: daysAfter(day, offset),
    name: offset === 0 ? name : `${name} 연휴`,
    madeUp: "sunday",
  }));
}
