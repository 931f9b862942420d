import type { Access } from "./access";

/** How people find a screen: in Ctrl+K, on the page of its area and in the phone's menu. */
export interface ScreenGuide {
  /** What people call it. */
  readonly label: string;
  /** What it is for, in one line. */
  readonly about: string;
  /** Other words by which they look for it, with spaces between. */
  readonly words?: string;
}

/** What every screen has. Its address is data, never derived. */
export interface Screen<Kind extends string> {
  readonly path: string;
  /** The route's name, Area-PageName. */
  readonly name: string;
  readonly kind: Kind;
  /** Any one of these is enough. On a screen with records, these are also the records that it shows. */
  readonly can: readonly Access[];
  /** Of every screen that opens without a record. */
  readonly guide?: ScreenGuide;
  /**
   * Where a module has several lists, views or forms of the same records: the name of those that lead to one another. A
   * list and its drawer belong together without it; among others the first in the module is taken.
   */
  readonly group?: string;
}

/** A page with code of its own. */
export interface FeatureScreen
  extends Screen<
    | "redirect"
    | "auth"
    | "home"
    | "editor"
    | "landing"
    | "popup"
    | "dev"
    | "list"
    | "add"
    | "edit"
    | "view"
    | "statistics"
    | "settings"
  > {
  readonly of?: undefined;
  /** Of a view: the entity whose records are read here, each where the path says `:id`. */
  readonly shows?: string;
}

/** Values that all records of a screen have: lists show no others, and a new record gets them. */
export type Fixed = Readonly<Record<string, string | number | boolean>>;

/** A screen of one entity's records, made from its definition. */
export interface RecordScreen<Kind extends string> extends Screen<Kind> {
  /** The entity's name. */
  readonly of: string;
  /** What the screen is called; the entity's title by default. */
  readonly title?: string;
  readonly where?: Fixed;
}

/**
 * A field by its key; `part.key` is a field of a part that a record has one of, a part's name alone the lines of one
 * that it has many of, `link.key` a field of the record that a link leads to, through as many links as are named.
 * `idx`, `wdate`, `mdate` and `writer` are known to all.
 */
export type FieldKey = string;

/** What a list is narrowed to by one press. */
export interface Narrow {
  readonly label: string;
  /** By the names of its filters, as the list's address has them; a number is a day, so many days from today. */
  readonly asks?: Readonly<Record<string, string | number>>;
  /** The days of this month, by a date, or of the one so many months from it. */
  readonly month?: { readonly of: FieldKey; readonly from?: number };
}

/** A button that leads from a list to another screen. */
export interface ListWay {
  readonly label: string;
  readonly route: string;
}

/** A button that leads from a record to what is done with it elsewhere, its number in the path or behind it. */
export interface RecordWay extends ListWay {
  /** What the number is called behind the path: `course` is `?course=12`. */
  readonly as?: string;
  /** The link whose record it is; the record itself by default. */
  readonly of?: FieldKey;
  /** Only of a record that has one of these values in each of these fields. */
  readonly when?: Readonly<Record<FieldKey, readonly string[]>>;
  /** What one mostly does next where the flow has no step for it. */
  readonly isNext?: boolean;
}
