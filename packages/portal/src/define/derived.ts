type Value = string | number | boolean;

/** A computed column, stored nowhere: it is counted when it is read, sorted and filtered like others. */
export type Derived = DerivedBelow | DerivedTime | DerivedDifference | DerivedShare | DerivedValue;

/** What is counted of the records that link to this one. */
export interface DerivedBelow extends BelowOptions {
  readonly derives: "count" | "sum" | "average" | "first" | "last";
  readonly label: string;
  /** The entity of the records that link here, and the field that is added up or whose latest value it is. */
  readonly of: string;
  readonly field?: string;
}

interface BelowOptions {
  /** The link by which those records belong to this one; the only one that leads here by default. */
  readonly by?: string;
  /**
   * Records that do not link to this one, but as it does to the same ones, by these links that both have: what there is of
   * the same person.
   */
  readonly alike?: readonly string[];
  /**
   * Only those whose month is one of those from one day to another, of this record or of one that it links to:
   * `cycle.plan_from`.
   */
  readonly during?: { readonly month: string; readonly from: string; readonly to: string };
  /** Of `last`: not the latest value, but that of the record whose date in this field is the latest, also where it has none. */
  readonly along?: string;
  /** Only those with these values, one of several, or with these in a record that they link to: `rental.status`. */
  readonly where?: Readonly<Record<string, Value | readonly Value[]>>;
  /** Also those that the reader may not open: without it, what the reader may read counts, and parts; counts and
   * sums of all or not at all. */
  readonly isWhole?: boolean;
  /** Behind the number: 건, 회. */
  readonly unit?: string;
}

/** Days from today to a date of the record, or full years since. */
export interface DerivedTime {
  readonly derives: "daysUntil" | "daysSince" | "years";
  readonly label: string;
  readonly field: string;
  /** Of `years`: up to this date of the record, where it has one, and not to today. */
  readonly until?: string;
  /** Only while the record has one of these values in each of these fields: nobody counts the days of what is over. */
  readonly where?: BelowOptions["where"];
  readonly unit?: string;
}

/** What is left of one number without others: derived columns, or numbers that are kept with the record. */
export interface DerivedDifference {
  readonly derives: "difference";
  readonly label: string;
  /** The number, and those that are taken from it. */
  readonly from: string;
  readonly less: readonly string[];
  readonly unit?: string;
}

/** The earliest of those values: `first("다음 반납일", "rental.to_at")`. */
export function first(label: string, of: `${string}.${string}`, options: BelowOptions = {}): DerivedBelow {
  return { derives: "first", label, ...inBelow(of), ...options };
}

/** What is left of a price, by the record's own fields: its price, the day it was bought and the years it lasts. */
export interface DerivedValue {
  readonly derives: "straightLine";
  readonly label: string;
  readonly price: string;
  readonly from: string;
  readonly years: string;
  readonly least: number;
  readonly unit?: undefined;
}

/** How many of a hundred one derived column is of another. */
export interface DerivedShare {
  readonly derives: "share";
  readonly label: string;
  readonly part: string;
  readonly whole: string;
  readonly unit?: string;
}

/** How many records of an entity link to this one: `count("방문", "visit")`. */
export function count(label: string, of: string, options: BelowOptions = {}): DerivedBelow {
  return { derives: "count", label, of, ...options };
}

/** The sum of a field of those that link to this one: `sum("합계", "quote_item.amount")`. */
export function sum(label: string, of: `${string}.${string}`, options: BelowOptions = {}): DerivedBelow {
  return { derives: "sum", label, ...inBelow(of), ...options };
}

/** The average of a field of those that link to this one, to one digit: `average("만족도", "edu_record.rating")`. */
export function average(label: string, of: `${string}.${string}`, options: BelowOptions = {}): DerivedBelow {
  return { derives: "average", label, ...inBelow(of), ...options };
}

/** The latest value of a day, moment, month or year of those that link to this one: `last("최근 방문", "visit.date")`. */
export function last(label: string, of: `${string}.${string}`, options: BelowOptions = {}): DerivedBelow {
  return { derives: "last", label, ...inBelow(of), ...options };
}

/** What is left of a number without others: `difference("대여 가능", "stock", ["reserved"])`. */
export function difference(
  label: string,
  from: string,
  less: readonly string[],
  { unit }: Pick<BelowOptions, "unit"> = {},
): DerivedDifference {
  return { derives: "difference", label, from, less, ...(unit !== undefined && { unit }) };
}

/** How many of a hundred one derived column is of another, rounded: `share("제출률", "done", "asked")`; nothing of none. */
export function share(label: string, part: string, whole: string): DerivedShare {
  return { derives: "share", label, part, whole, unit: "%" };
}

/**
 * What is left today of a price that is written off evenly, month by month, over some years; never less than `least`.
 * `straightLine("장부가", { price: "buy_price", from: "buy_date", years: "life_years", least: 1000 })`
 */
export function straightLine(label: string, of: Omit<DerivedValue, "derives" | "label" | "unit">): DerivedValue {
  return { derives: "straightLine", label, ...of };
}

type Counting = Pick<DerivedTime, "where">;

/** Days from a date, or from the last day of a month, to today; 0 before it. */
export function daysSince(label: string, field: string, options: Counting = {}): DerivedTime {
  return { derives: "daysSince", label, field, unit: "일", ...options };
}

/** Days from today to a date, negative behind it: `daysUntil("남은 날", "due", { where: { status: ["todo", "run"] } })`. */
export function daysUntil(label: string, field: string, options: Counting = {}): DerivedTime {
  return { derives: "daysUntil", label, field, unit: "일", ...options };
}

/** Full years since a date, to today or to the day on which it was over: `years("근속", "joinday", { until: "left_on" })`. */
export function years(
  label: string,
  field: string,
  { unit = "년", until }: Pick<DerivedTime, "unit" | "until"> = {},
): DerivedTime {
  return { derives: "years", label, field, unit, ...(until !== undefined && { until }) };
}

function inBelow(path: string): { of: string; field: string } {
  const [of = "", field = ""] = path.split(".");
  return { of, field };
}
