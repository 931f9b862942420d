import type { Access } from "../access";
import type { FieldKey, ListWay, Narrow, RecordScreen } from "../screen";

/** What a chart counts by: a field's values, or the months, weekdays or hours of a date or period. */
export type GroupBy =
  | FieldKey
  | { readonly month: FieldKey }
  | { readonly weekday: FieldKey }
  | { readonly hour: FieldKey };

/** What a list would have in its address, by a field's key: `{ status: "requested,approved", is_open: "Y" }`. */
export type Narrowing = Readonly<Record<string, string>>;

/** Charts of one entity's records, each with its table folded below it: a dashboard of a single panel. */
export interface StatisticsScreen extends RecordScreen<"statistics"> {
  readonly ways?: readonly ListWay[];
  /** Buttons that narrow it, as those of a list do. */
  readonly narrows?: readonly Narrow[];
  readonly filters?: readonly FieldKey[];
  readonly charts: readonly Chart[];
}

/** Figures, charts and short lists of several entities on one page; its filters are those of all its panels. */
export interface DashboardScreen extends RecordScreen<"dashboard"> {
  readonly title: string;
  readonly ways?: readonly ListWay[];
  /** Fields of the screen's entity. */
  readonly filters?: readonly FieldKey[];
  readonly panels: readonly Panel[];
  /** Seconds after which it is read again while somebody looks at it; it is not by default. */
  readonly refresh?: number;
}

/** What a dashboard shows of one entity's records. */
export interface Panel {
  readonly title?: string;
  /** The entity; the screen's by default. */
  readonly of?: string;
  /** Who has the panel, and which records it counts; the screen's grants by default. */
  readonly can?: readonly Access[];
  readonly where?: Narrowing;
  /** Fields of the panel's entity by the screen's filters that they answer to. The screen's own entity needs none. */
  readonly filters?: Readonly<Record<FieldKey, FieldKey>>;
  readonly charts?: readonly Chart[];
  readonly lists?: readonly PanelList[];
}

export interface Chart {
  /** What the answer has it by; no two of a screen have the same. */
  readonly key: string;
  readonly title: string;
  /** A table is drawn in no other way, with the measures `beside` this one. */
  readonly chart: "bar" | "line" | "stacked" | "heat" | "number" | "table";
  readonly by?: GroupBy;
  /** A second grouping: the parts of a stacked bar, the other side of a heat map; in a table what tells its records apart. */
  readonly split?: GroupBy;
  /**
   * How many there are, a field's sum or average, how many of a hundred are such ones, or what the entity's rules count
   * on the server. A sum may be divided by the number of values of another field, `per`: a link's, for each of the people who have some.
   */
  readonly measure:
    | "count"
    | { readonly sum: FieldKey; readonly per?: FieldKey }
    | { readonly average: FieldKey }
    | Share
    | "rules";
  /** What the column of a table's own measure is called. */
  readonly column?: string;
  /** Further columns of a table, counted by the same. */
  readonly beside?: readonly Measured[];
  /** A ranking: the largest first, and so many of them drawn; the table below has the others. */
  readonly most?: number;
  /** Fewer records than so many are not shown: figures of a few people would disclose each. */
  readonly least?: number;
  /** Shown behind the values. */
  readonly unit?: string;
  readonly where?: Narrowing;
  /** Only this day's, this week's, this month's or this year's, by a date. */
  readonly within?: readonly [stretch: Stretch, of: FieldKey];
}

/** What a table counts in a column. */
export type Measured = Pick<Chart, "key" | "title" | "measure" | "unit" | "where">;

/** Figures of a year by months, of units or other linked records: a row for each, and in it a line for each measure. */
export interface MatrixScreen extends RecordScreen<"matrix"> {
  readonly title: string;
  readonly ways?: readonly ListWay[];
  /** The link or choice that has a row for each of its values; of several, the one that is chosen, the first by default. */
  readonly rows: FieldKey | readonly [FieldKey, ...FieldKey[]];
  /** What a row opens into: the teams of an office. */
  readonly under?: FieldKey;
  /** One measure is shown at a time, the first by default, with a line for each row; all of them where that is chosen. */
  readonly isOneMeasure?: boolean;
  readonly measures: readonly MatrixMeasure[];
  /** How many of a hundred the one measure is of the other, by their keys: 달성률. */
  readonly ratio?: { readonly title: string; readonly of: string; readonly to: string };
  /** The measure beside which its year before stands. */
  readonly before?: string;
  /** Fields of the screen's entity. */
  readonly filters?: readonly FieldKey[];
}

/** A line of each row; of another entity where the screen's own has no such figures. */
export interface MatrixMeasure extends Pick<Panel, "of" | "can" | "where" | "filters"> {
  /** What the answer has it by; no two of a screen have the same. */
  readonly key: string;
  readonly title: string;
  /** By which date's month it is counted, or a field that is a month. */
  readonly columns: GroupBy;
  /**
   * The field of its own entity for the screen's `rows`; called the same by default. Where the screen has several
   * `rows`, those of them that the measure is counted by, each with its own field.
   */
  readonly rows?: FieldKey | Readonly<Record<FieldKey, FieldKey>>;
  readonly measure: "count" | { readonly sum: FieldKey };
  readonly unit?: string;
  /** The route of the list that its figures lead to; the entity's own list that has the filters for it by default. */
  readonly leads?: string;
}

export interface Share {
  readonly share: Narrowing;
}

/** `past` is all that is over, up to yesterday. */
export type Stretch = "day" | "week" | "month" | "year" | "past";

/** The first records of a panel, in a table that leads to them. */
export interface PanelList {
  /** What the answer has it by; no two of a screen have the same. */
  readonly key: string;
  readonly title: string;
  readonly columns: readonly FieldKey[];
  readonly where?: Narrowing;
  /** Newest first (`idx` down) by default. */
  readonly sort?: readonly (readonly [FieldKey, "asc" | "desc"])[];
  /** How many at most; 10 by default. */
  readonly rows?: number;
}
