type Value = string | number | boolean;

/** A column that is told of a record and kept nowhere: it is counted when it is read, sorted and filtered like others. */
export type Derived = DerivedBelow | DerivedTime | DerivedDifference | DerivedShare;

/** What is counted of the records that link to this one. */
export interface DerivedBelow extends BelowOptions {
  readonly derives: "count" | "sum" | "last";
  readonly label: string;
  /** The entity of the records that link here, and the field that is added up or whose latest value it is. */
  readonly of: string;
  readonly field?: string;
}

interface BelowOptions {
  /** The link by which those records belong to this one; the only one that leads here unless told. */
  readonly by?: string;
  /** Only those with these values, one of several, or with these in a record that they link to: `rental.status`. */
  readonly where?: Readonly<Record<string, Value | readonly Value[]>>;
  /** Also those that the reader may not open: without it, somebody is told of what they may read, and of parts. */
  readonly isWhole?: boolean;
  /** Behind the number: 건, 회. */
  readonly unit?: string;
}

/** Days from today to a date of the record, or full years since. */
export interface DerivedTime {
  readonly derives: "daysUntil" | "years";
  readonly label: string;
  readonly field: string;
  readonly unit?: string;
}

/** What is left of one derived column without others. */
export interface DerivedDifference {
  readonly derives: "difference";
  readonly label: string;
  /** The derived column, and those that are taken from it. */
  readonly from: string;
  readonly less: readonly string[];
  readonly unit?: string;
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

/** The latest value of a day, moment, month or year of those that link to this one: `last("최근 방문", "visit.date")`. */
export function last(label: string, of: `${string}.${string}`, options: BelowOptions = {}): DerivedBelow {
  return { derives: "last", label, ...inBelow(of), ...options };
}

/** What is left of a derived column without others: `difference("대여 가능", "stock", ["reserved"])`. */
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

/** Days from today to a date; negative behind it. */
export function daysUntil(label: string, field: string, unit = "일"): DerivedTime {
  return { derives: "daysUntil", label, field, unit };
}

/** Full years since a date, such as an age. */
export function years(label: string, field: string, unit = "년"): DerivedTime {
  return { derives: "years", label, field, unit };
}

function inBelow(path: string): { of: string; field: string } {
  const [of = "", field = ""] = path.split(".");
  return { of, field };
}
