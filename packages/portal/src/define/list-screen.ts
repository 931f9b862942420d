import type { Access, Party } from "./access";
import type { StatisticsScreen } from "./figures/figure-screens";
import type { FieldKey, Fixed, ListWay, Narrow, RecordScreen, RecordWay } from "./screen";
import type { Related, Section } from "./sections";

/** Rows of a table, one of them a record; filters, sorting, tab and page are in the address. */
export interface ListScreen extends RecordScreen<"list" | "tab-list"> {
  /** The link whose record the path's `:idx` names: the requests of one board. */
  readonly below?: FieldKey;
  readonly columns: readonly FieldKey[];
  /** The column that leads to the record; the first one by default. */
  readonly leads?: FieldKey;
  /** Columns that are hidden until somebody chooses them. */
  readonly moreColumns?: readonly FieldKey[];
  /** What columns and filters are called here, by their keys; what the field is called by default. */
  readonly titles?: Readonly<Record<FieldKey, string>>;
  /** Fields in which the search looks for words. */
  readonly search?: readonly FieldKey[];
  readonly filters?: readonly FieldKey[];
  /** Newest first (`idx` down) by default. */
  readonly sort?: readonly (readonly [FieldKey, "asc" | "desc"])[];
  /** The ways to look at it, the first one at the beginning; a table by default. */
  readonly layouts?: readonly ("table" | "cards" | "board" | "calendar" | "tree")[];
  /** Narrower lists of the same records. */
  readonly tabs?: readonly ListTab[];
  /** Columns that are added up below the table. */
  readonly sums?: readonly FieldKey[];
  /** Fields that can be set for many records at once. */
  readonly bulk?: readonly FieldKey[];
  /** Who may take the list along as a file; whoever may open it by default. */
  readonly exports?: readonly Access[];
  /** Fields that a file of rows may bring; without it there is no import. */
  readonly import?: readonly FieldKey[];
  /** Those of them that together name a record: a row that names one changes it. Each row is a new record by default. */
  readonly importKey?: readonly FieldKey[];
  /** Fields of which each row has to have a value, beside those that a record always has. */
  readonly importNeeds?: readonly FieldKey[];
  /** A link that all rows of a file have alike: which record it is, is chosen before the file. */
  readonly importInto?: FieldKey;
  /** A move that each row makes of the record that it names, with what it says of the move's fields; no row is a new record. */
  readonly importMove?: string;
  /** Its records open over the list, where they have no page of their own. */
  readonly drawer?: ListDrawer;
  /** Lists of other records on the same page, each one's own address behind `?list=`. */
  readonly lists?: readonly SideList[];
  /** Charts on the same page, beside those lists. */
  readonly figures?: readonly SideFigures[];
  /** Screens to which buttons lead, for whoever may open them: those that no menu has. */
  readonly ways?: readonly ListWay[];
  /** Seconds after which it is read again while somebody looks at it; it is not by default. */
  readonly refresh?: number;
  /** Buttons that narrow it to what people often look for: what is late, what is one's own. */
  readonly narrows?: readonly Narrow[];
}

/** A further list on the page of another one. */
export interface SideList extends Omit<ListScreen, "path" | "name" | "kind" | "guide" | "lists" | "figures" | "title"> {
  /** What the address and the screen's name have it by: `?list=rounds`, `MyPIMS-Pledges#rounds`. */
  readonly key: string;
  readonly title: string;
}

/** Charts on the page of a list, as a further list is there: `?list=rates`. */
export interface SideFigures extends Omit<StatisticsScreen, "path" | "name" | "kind" | "guide" | "title"> {
  readonly key: string;
  readonly title: string;
}

/** How a list's records are read, added and changed over the list; the address has which one, behind a `#`. */
export interface ListDrawer {
  /** Left out where records have a page of their own, and only their form is over the list. */
  readonly view?: readonly Section[];
  readonly related?: readonly Related[];
  readonly ways?: readonly RecordWay[];
  /** What is filled in, by those whom `add` and `change` let. */
  readonly form?: readonly Section[];
  readonly add?: readonly Access[];
  /** Those who change and remove. */
  readonly change?: readonly Access[];
  /** A page over which the same is shown to others, who do not have the list: `/main?interview=:idx`. */
  readonly outside?: { readonly path: string; readonly can: readonly Access[] };
}

/** One of a list's tabs. */
export interface ListTab {
  readonly key: string;
  readonly title: string;
  readonly where?: Fixed;
  /** The records that have one of these values in any of these fields alone. */
  readonly any?: Readonly<Record<FieldKey, readonly string[]>>;
  /** The records of these grants alone, out of the screen's own. */
  readonly can?: readonly Access[];
  /** The records in which one takes part in one of these ways alone. */
  readonly party?: readonly Party[];
}
