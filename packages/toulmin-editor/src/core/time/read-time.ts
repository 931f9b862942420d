import { createScanner, type Scanner } from "./scanner";
import { DAY_PARTS, LENGTHS, MONTH_PARTS, NUMERALS, POINTERS, UNITS, type Unit, YEAR_PARTS } from "./words";

/** One end of a written time: what of it is said. What is not said comes from the time it counts from. */
export interface WrittenMoment {
  /** What it keeps of the time it points back to; `null` when it points to none. */
  readonly pointer: { readonly keeps: Unit | "moment"; readonly shift: number } | null;
  /** A length after (or, negative, before) the time it counts from. */
  readonly offset: { readonly unit: Unit; readonly count: number } | null;
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** A number alone (`7.`): a month or a day, as what it counts from asks for. */
  readonly bare?: number;
  readonly months?: readonly [from: number, to: number];
  readonly days?: readonly [from: number, to: number];
  readonly hours?: readonly [from: number, to: number];
  /** 0 to 24. */
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  readonly isApproximate: boolean;
  readonly bound: "after" | "before" | null;
}

/** A time as it is written, before it is known what it counts from. */
export interface WrittenTime {
  readonly start: WrittenMoment;
  /** The end of a range. */
  readonly end: WrittenMoment | null;
  /** Whether it says too little to be placed without another time. */
  readonly isRelative: boolean;
}

/** Texts longer than this are no times. */
const LONGEST = 200;

/**
 * Reads a time the way Korean judgments write it: `2018. 6. 4. 16:00경`, `2017. 8. 초순경`, `같은 날 저녁`,
 * `그로부터 약 3일 후`, `6. 4. 오후 2시 반부터 같은 날 18:00까지`, also in ISO 8601. `null` when any of it is not
 * understood: a time is never guessed from a part of what was written.
 */
export function readTime(text: string): WrittenTime | null {
  const words = text.trim();
  if (words === "" || words.length > LONGEST) return null;
  const [first = "", second, ...more] = words.split(RANGE).map((part) => part.trim());
  if (more.length > 0) return null;
  const start = readMoment(createScanner(first));
  if (!start) return null;
  const end = second ? (readMoment(createScanner(second)) ?? readLength(second)) : null;
  if (second && !end) return null;
  const isFrom = second === "" && start.bound === null;
  return {
    start: isFrom ? { ...start, bound: "after" } : start,
    // “until” only closes the range
    end: end && { ...end, bound: null },
    isRelative: start.year === undefined,
  };
}

/** Whether a text says when something was; that nobody knows it (`불상일시경`) is understood, and says nothing. */
export function saysWhen(text: string): boolean {
  const scanner = createScanner(text);
  if (scanner.take(UNKNOWN)) scanner.take(ABOUT);
  return !scanner.isAtEnd();
}

/** “From … to”; the 부터 of “since then” begins no range. */
const RANGE = /\s*(?:(?<!그로|그때|이로|일시로)부터|[~∼〜～–—]|에서(?=.*까지)|내지|\s-\s)\s*/u;

function readMoment(scanner: Scanner): WrittenMoment | null {
  const moment: Writable = {
    pointer: null,
    offset: null,
    isApproximate: false,
    bound: null,
  };
  const about = () => {
    if (scanner.take(ABOUT)) moment.isApproximate = true;
  };
  about();
  const hasOffset = readOffset(scanner, moment) || (readPointer(scanner, moment) && readOffset(scanner, moment));
  scanner.take(PARTICLE);
  if (!readDate(scanner, moment)) return null;
  scanner.take(/자(?!정)(?:로)?/u);
  about();
  readPart(scanner, moment);
  scanner.take(WEEKDAY);
  const isUnknown = scanner.take(UNKNOWN);
  if (isUnknown) moment.isApproximate = true;
  about();
  const isNoDay = isUnknown && moment.day === undefined && moment.pointer?.keeps !== "day";
  // the hour of a day that nobody knows lies nowhere
  if (!readClock(scanner, isNoDay ? { ...moment } : moment)) return null;
  about();
  scanner.take(/사이|중|동안|까지는|에/u);
  if (scanner.take(/전후|안팎/u)) moment.isApproximate = true;
  const bound = scanner.take(hasOffset ? /까지/u : /(전까지|까지|이전|전)|(이후|후|뒤)/u);
  if (bound) {
    moment.bound = bound[2] ? "after" : "before";
    scanner.take(/(?:의\s*)?(?:사이|동안)에?/u);
  }
  about();
  const isSaid = moment.pointer || moment.offset || SAID.some((key) => moment[key] !== undefined);
  return isSaid && scanner.isAtEnd() ? moment : null;
}

const SAID = ["year", "month", "bare", "months", "days", "hours", "hour"] as const;
const ABOUT = /경에?|무렵에?|쯤|즈음|정도|약|대략|거의|about|around|circa|ca?\./u;
/** A day or an hour that nobody knows. */
const UNKNOWN = /(?:일[자시]?|날짜|시[각간]?)?\s*불상의?\s*(?:일[자시]?|날짜|시[각간]?)?/u;
const PARTICLE = /인|의|로서/u;
const WEEKDAY = /\(\s*[월화수목금토일](?:요일)?\s*\)|[월화수목금토일]요일/u;

type Writable = { -readonly [Key in keyof WrittenMoment]: WrittenMoment[Key] };

function readPointer(scanner: Scanner, moment: Writable): boolean {
  scanner.take(/위(?=\s*(?:같은|일))/u);
  const pointer = scanner.takeWord(POINTERS);
  if (!pointer) return false;
  moment.pointer = { keeps: pointer.keeps, shift: pointer.shift };
  if (pointer.isVague) moment.isApproximate = true;
  if (pointer.bound) moment.bound = pointer.bound;
  return true;
}

/** `그로부터 약 3일 후`, `2시간 전`, `이틀 뒤`. */
function readOffset(scanner: Scanner, moment: Writable): boolean {
  const found = scanner.take(OFFSET);
  if (!found) return false;
  const [, about, counted, length = "", since, direction = since ?? ""] = found;
  const named = LENGTHS[length] ?? LENGTHS[length.replace(/\s+/g, " ")];
  const counts = counted ? lengthIn(counted) : named;
  if (!counts) return false;
  const { unit, count } = counts;
  moment.offset = { unit, count: direction.endsWith("전") ? -count : count };
  // within a length: by its end, and nobody knows when; `이후` may tell of a length or of a year in two figures
  const isWithin = /[내안]/u.test(direction);
  moment.bound = isWithin || since === "이전" ? "before" : since ? "after" : null;
  if (moment.bound || about || named?.isVague) moment.isApproximate = true;
  return true;
}

/** `1년 10개월`, `두 시간`: the length in the last of its units; `null` where one does not hold a number of the next. */
function lengthIn(text: string): { unit: Unit; count: number } | null {
  let unit: Unit | "" = "";
  let count = 0;
  for (const [, words = "", name = ""] of text.matchAll(COUNTED)) {
    const next = UNITS[name] as (typeof UNITS)[string];
    const held: number | undefined = unit ? IN_NEXT[unit + next.unit] : 0;
    if (held === undefined) return null;
    unit = next.unit;
    count = count * held + numberIn(words) * next.times;
  }
  return unit ? { unit, count } : null;
}

/** How many of the second unit the first one has, where that is always the same. */
const IN_NEXT: Record<string, number> = { yearmonth: 12, dayhour: 24, hourminute: 60, minutesecond: 60 };

const anyOf = (table: object) =>
  Object.keys(table)
    .sort((a, b) => b.length - a.length)
    .join("|");
const COUNT = `(\\d{1,4}|${anyOf(NUMERALS)})\\s*(${anyOf(UNITS)})`;
const COUNTED = new RegExp(COUNT, "gu");
const A_COUNT = COUNT.replace(/\((?!\?)/g, "(?:");
/** One length, or two of which the second goes on. */
const COUNTS = `${A_COUNT}(?:\\s*${A_COUNT})?`;
const OFFSET = new RegExp(
  "(?:그로부터|그때부터|이로부터|위\\s*일시로부터|그\\s*(?:후|뒤))?\\s*(약|대략|불과)?\\s*" +
    // a year is no length
    `(?:(?!(?:19|20)\\d{2}\\s*년)(${COUNTS})|(${anyOf(LENGTHS)}))` +
    "\\s*(?:정도|가량|쯤|남짓)?\\s*(?:(이후|이전)|(?:이|가)?\\s*(후|뒤|전|만에|지난|지나|이?내(?:에)?|안에))",
  "u",
);

/** How long a range is: `약 6년`, `3개월간`. It counts from the range's start. */
function readLength(text: string): WrittenMoment | null {
  const [, about, counted = ""] = LENGTH.exec(text.trim()) ?? [];
  const offset = lengthIn(counted);
  if (!offset) return null;
  return {
    pointer: null,
    offset,
    isApproximate: about !== undefined,
    bound: null,
  };
}

const LENGTH = new RegExp(`^(약|대략)?\\s*(${COUNTS})\\s*(?:간|동안|정도)?$`, "u");

type NumberKey = "year" | "month" | "day" | "bare" | "hour" | "minute" | "second";

/** Takes a pattern whose groups are the numbers of these keys; whether it was there. */
function takeNumbers(scanner: Scanner, moment: Writable, pattern: RegExp, ...keys: NumberKey[]): boolean {
  const found = scanner.take(pattern);
  for (const [index, key] of keys.entries()) {
    const figures = found?.[index + 1];
    if (figures !== undefined) moment[key] = key === "year" ? yearOf(figures) : Math.floor(numberIn(figures));
  }
  return found !== null;
}

function numberIn(words: string): number {
  return words === "반" ? 30 : (NUMERALS[words] ?? Number(words));
}

/** The date, as far as it is said; `false` when it names no day of the calendar. */
function readDate(scanner: Scanner, moment: Writable): boolean {
  const take = (pattern: RegExp, ...keys: NumberKey[]) => takeNumbers(scanner, moment, pattern, ...keys);
  if (!take(DATE, "year", "month", "day")) {
    take(YEAR, "year");
    const hasDay =
      (!take(/(\d{1,2})\s*월/u, "month") && take(MONTH_AND_DAY, "month", "day")) || take(/(\d{1,2})\s*일/u, "day");
    const key = moment.month !== undefined ? "day" : moment.year !== undefined ? "month" : "bare";
    if (!hasDay) take(/(\d{1,2})\s*\./u, key);
  }
  const { month = 1, day = 1, bare = 1 } = moment;
  return [day, bare].every((number) => number >= 1 && number <= 31) && month >= 1 && month <= 12;
}

const MONTH_AND_DAY = /(\d{1,2})\s*[./]\s*(\d{1,2})\s*(?:\.|일)?(?![\d:：])(?!\s*시)/u;
/** `2018. 6. 4.`, `2018-06-04`, `2018/6`, `18. 6. 4.`; a clock time may follow an ISO date after a T. */
const DATE =
  /['’]?(\d{4}|\d{2}(?=\s*\.\s*\d{1,2}\s*\.\s*\d{1,2}\s*\.))\s*[.\-/]\s*(\d{1,2})(?!\s*월)(?:\s*[.\-/]\s*(\d{1,2})(?![\d:：])(?!\s*시))?(?!\d)\s*\.?T?/u;
const YEAR = /['’]?(\d{4}|\d{2}(?=\s*년))(?:\s*년도?|\s*\.|(?=\s*(?:경|무렵|쯤|이전|이후|까지|$)))/u;

/** Two figures mean 1950 to 2049. */
function yearOf(figures: string): number {
  const year = Number(figures);
  if (figures.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

/** `초순`, `말`, `봄`, `상반기`. */
function readPart(scanner: Scanner, moment: Writable): void {
  if (moment.day !== undefined) return;
  const keepsYear = moment.pointer?.keeps === "year" && moment.bare === undefined;
  const isYear = moment.month === undefined && (moment.year !== undefined || keepsYear);
  const part = scanner.takeWord<{
    months?: readonly [number, number];
    days?: readonly [number, number];
    isVague: boolean;
  }>(isYear ? YEAR_PARTS : MONTH_PARTS);
  if (!part) return;
  const { isVague, ...said } = part;
  Object.assign(moment, said);
  if (isVague) moment.isApproximate = true;
}

/** The time of day, as far as it is said; `false` when it is none. */
function readClock(scanner: Scanner, moment: Writable): boolean {
  if (scanner.take(/정오/u)) moment.hour = 12;
  // the night of a day ends it
  else if (scanner.take(/자정/u)) moment.hour = 24;
  if (moment.hour !== undefined) {
    moment.minute = 0;
    return true;
  }
  const part = scanner.takeWord(DAY_PARTS);
  const take = (pattern: RegExp) => takeNumbers(scanner, moment, pattern, "hour", "minute", "second");
  if (!take(CLOCK)) take(SPOKEN);
  if (moment.hour === undefined) {
    if (part) moment.hours = part.hours;
    return true;
  }
  if (part && moment.hour <= 12) moment.hour = part.hour(moment.hour);
  const { hour, minute = 0, second = 0 } = moment;
  return hour <= 24 && minute < 60 && second < 60 && (hour < 24 || (minute === 0 && second === 0));
}

const CLOCK = /(\d{1,2})\s*[:：]\s*(\d{2})(?:\s*[:：]\s*(\d{2}(?:\.\d+)?))?/u;
const SPOKEN = new RegExp(
  `(\\d{1,2}|${anyOf(NUMERALS)})\\s*시(?!간)(?:\\s*(\\d{1,2}(?=\\s*분)|반)(?:\\s*분)?)?(?:\\s*(\\d{1,2})\\s*초)?`,
  "u",
);
