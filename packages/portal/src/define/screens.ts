import type { Access, By, Party, Reader } from "./access";

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
}

/** Values that all records of a screen have: lists show no others, and a new record gets them. */
export type Fixed = Readonly<Record<string, string | number | boolean>>;

/** A screen of one entity's records, made from its definition. */
export interface RecordScreen<Kind extends string> extends Screen<Kind> {
  /** The entity's name. */
  readonly of: string;
  /** What the screen is called; the entity's title unless told. */
  readonly title?: string;
  readonly where?: Fixed;
}

/**
 * A field by its key; `part.key` is a field of a part that a record has one of, a part's name alone the lines of one
 * that it has many of, `link.key` a field of the record that a link leads to, through as many links as are named.
 * `idx`, `wdate`, `mdate` and `writer` are known to all.
 */
export type FieldKey = string;

/** Rows of a table, one of them a record; filters, sorting, tab and page are in the address. */
export interface ListScreen extends RecordScreen<"list" | "tab-list"> {
  /** The link whose record the path's `:idx` names: the requests of one board. */
  readonly below?: FieldKey;
  readonly columns: readonly FieldKey[];
  /** The column that leads to the record; the first one unless told. */
  readonly leads?: FieldKey;
  /** Columns that are hidden until somebody chooses them. */
  readonly moreColumns?: readonly FieldKey[];
  /** What columns and filters are called here, by their keys; what the field is called unless told. */
  readonly titles?: Readonly<Record<FieldKey, string>>;
  /** Fields in which the search looks for words. */
  readonly search?: readonly FieldKey[];
  readonly filters?: readonly FieldKey[];
  /** Newest first (`idx` down) unless told. */
  readonly sort?: readonly (readonly [FieldKey, "asc" | "desc"])[];
  /** The ways to look at it, the first one at the beginning; a table unless told. */
  readonly layouts?: readonly ("table" | "cards" | "board" | "calendar" | "tree")[];
  /** Narrower lists of the same records. */
  readonly tabs?: readonly ListTab[];
  /** Columns that are added up below the table. */
  readonly sums?: readonly FieldKey[];
  /** Fields that can be set for many records at once. */
  readonly bulk?: readonly FieldKey[];
  /** Who may take the list along as a file; whoever may open it unless told. */
  readonly exports?: readonly Access[];
  /** Fields that a file of rows may bring; without it there is no import. */
  readonly import?: readonly FieldKey[];
  /** Those of them that together name a record: a row that names one changes it. Each row is a new record unless told. */
  readonly importKey?: readonly FieldKey[];
  /** A move that each row makes of the record that it names, with what it says of the move's fields; no row is a new record. */
  readonly importMove?: string;
  /** Its records open over the list, where they have no page of their own. */
  readonly drawer?: ListDrawer;
  /** Lists of other records on the same page, each one's own address behind `?list=`. */
  readonly lists?: readonly SideList[];
  /** Screens to which buttons lead, for whoever may open them: those that no menu has. */
  readonly ways?: readonly ListWay[];
  /** Seconds after which it is read again while somebody looks at it; it is not unless told. */
  readonly refresh?: number;
  /** Buttons that narrow it to what people often look for: what is late, what is one's own. */
  readonly narrows?: readonly Narrow[];
}

/** What a list is narrowed to by one press. */
export interface Narrow {
  readonly label: string;
  /** By the names of its filters, as the list's address has them; a number is a day, so many days from today. */
  readonly asks: Readonly<Record<string, string | number>>;
}

/** A button that leads from a list to another screen. */
interface ListWay {
  readonly label: string;
  readonly route: string;
}

/** A button that leads from a record to what is done with it elsewhere, its number in the path or behind it. */
export interface RecordWay extends ListWay {
  /** What the number is called behind the path: `course` is `?course=12`. */
  readonly as?: string;
  /** The link whose record it is; the record itself unless told. */
  readonly of?: FieldKey;
  /** What one mostly does next where the flow has no step for it. */
  readonly isNext?: boolean;
}

/** A further list on the page of another one. */
export interface SideList extends Omit<ListScreen, "path" | "name" | "kind" | "guide" | "lists" | "title"> {
  /** What the address and the screen's name have it by: `?list=rounds`, `MyPIMS-Pledges#rounds`. */
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
}

/** One of a list's tabs. */
export interface ListTab {
  readonly key: string;
  readonly title: string;
  readonly where?: Fixed;
  /** The records of these grants alone, out of the screen's own. */
  readonly can?: readonly Access[];
  /** The records in which one takes part in one of these ways alone. */
  readonly party?: readonly Party[];
}

interface Editable {
  readonly in?: readonly string[];
  readonly by?: readonly By[];
}

/** Fields that belong together on a form or a page. */
export interface Section {
  readonly title?: string;
  readonly fields: readonly FieldKey[];
  /** Who has it, of those who may open the screen: nobody else reads these fields by reading the record. */
  readonly can?: readonly Reader[];
  /** In which states of the flow it may be filled in, and by whom of those whose form it is; of several any one does. */
  readonly editable?: Editable | readonly Editable[];
  /** Only while these fields have one of these values: what a repair asks for is not asked of a loss. */
  readonly when?: Readonly<Record<FieldKey, readonly string[]>>;
}

/** Whether a section belongs to a record with these values, by their columns. */
export function isAskedFor({ when = {} }: Section, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(when).every(([column, wanted]) => wanted.includes(String(values[column])));
}

/** A form for a new record, or for an existing one. */
export interface FormScreen extends RecordScreen<"add" | "edit" | "tab-edit"> {
  /** Of an add screen: the link whose record the path's `:idx` names; a new record gets it. */
  readonly below?: FieldKey;
  readonly form: readonly Section[];
  /** What is asked before it is saved, where that cannot be taken back. */
  readonly confirm?: string;
}

/** One record, to be read; its moves, history and comments belong to it. */
export interface ViewScreen extends RecordScreen<"view" | "tab-view"> {
  readonly view: readonly Section[];
  /** Records of other entities that link to this one, below it. */
  readonly related?: readonly Related[];
  /** Screens to which buttons lead with the record, for whoever may open them. */
  readonly ways?: readonly RecordWay[];
}

/** Records that link to the one that is looked at: those that the reader may read, counted, with a way to add one. */
export interface Related {
  /** Their entity. */
  readonly of: string;
  /** The link by which they belong to the record; the only one that leads here unless told. */
  readonly by?: string;
  /** The entity's title unless told. */
  readonly title?: string;
  readonly columns: readonly FieldKey[];
  /** Only those with these values. */
  readonly where?: Fixed;
  /** Newest first (`idx` down) unless told. */
  readonly sort?: readonly (readonly [FieldKey, "asc" | "desc"])[];
  /** Who has it, of those who read the record. */
  readonly can?: readonly Reader[];
  /** Numbers that are added up below the records: those of the records that the reader may read, on all pages. */
  readonly sums?: readonly FieldKey[];
  /** Fields of a new one that begin with what the record has in these. */
  readonly from?: Readonly<Record<FieldKey, FieldKey>>;
  /** Whether it is told how many more there are that the reader may not read. */
  readonly countsOthers?: boolean;
  /** Of an entity without pages of its own: what a dialog shows of one, and asks for a new one. */
  readonly form?: readonly Section[];
}

/** What tells the related records of a page from each other: their entity, with the link where it is named. */
export function relatedKey({ of, by }: Pick<Related, "of" | "by">): string {
  return by === undefined ? of : `${of}.${by}`;
}

/** Records in time. */
export interface CalendarScreen extends RecordScreen<"calendar-month" | "calendar-week" | "calendar-day"> {
  /** The period field, or a date field. */
  readonly during: FieldKey;
  /** What stands on a record in the calendar. */
  readonly label: readonly FieldKey[];
  /** Fields that a page of its own tells in other words; files have them beside the label. */
  readonly moreColumns?: readonly FieldKey[];
  /** Rows of the day, colours of the month: records of another entity, found by a column of this one; a choice's values without an entity. */
  readonly resources?: { readonly entity?: string; readonly column: string; readonly where?: Fixed };
  /** What its button for a new record says; 예약하기 unless told. */
  readonly adds?: string;
  readonly ways?: ListScreen["ways"];
  readonly filters?: readonly FieldKey[];
  /** States of the flow that are left out until the filter asks for them. */
  readonly hides?: readonly string[];
}

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
  readonly ways?: ListScreen["ways"];
  readonly filters?: readonly FieldKey[];
  readonly charts: readonly Chart[];
}

/** Figures, charts and short lists of several entities on one page; its filters are those of all its panels. */
export interface DashboardScreen extends RecordScreen<"dashboard"> {
  readonly title: string;
  readonly ways?: ListScreen["ways"];
  /** Fields of the screen's entity. */
  readonly filters?: readonly FieldKey[];
  readonly panels: readonly Panel[];
  /** Seconds after which it is read again while somebody looks at it; it is not unless told. */
  readonly refresh?: number;
}

/** What a dashboard shows of one entity's records. */
export interface Panel {
  readonly title?: string;
  /** The entity; the screen's unless told. */
  readonly of?: string;
  /** Who has the panel, and of which records it tells; the screen's grants unless told. */
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
  readonly chart: "bar" | "line" | "stacked" | "heat" | "number";
  readonly by?: GroupBy;
  /** A second grouping: the parts of a stacked bar, the other side of a heat map. */
  readonly split?: GroupBy;
  /**
   * How many there are, a field's sum or average, how many of a hundred are such ones, or what the entity's rules count
   * on the server.
   */
  readonly measure: "count" | { readonly sum: FieldKey } | { readonly average: FieldKey } | Share | "rules";
  /** A ranking: the largest first, and so many of them drawn; the table below has the others. */
  readonly most?: number;
  /** Shown behind the values. */
  readonly unit?: string;
  readonly where?: Narrowing;
  /** Only this day's, this week's, this month's or this year's, by a date. */
  readonly within?: readonly [stretch: Stretch, of: FieldKey];
}

/** Figures of a year by months, of units or other linked records: a row for each, and in it a line for each measure. */
export interface MatrixScreen extends RecordScreen<"matrix"> {
  readonly title: string;
  readonly ways?: ListScreen["ways"];
  /** The link or choice that has a row for each of its values. */
  readonly rows: FieldKey;
  /** What a row opens into: the teams of an office. */
  readonly under?: FieldKey;
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
  /** The fields of its own entity for the screen's `rows` and `under`; called the same unless told. */
  readonly rows?: FieldKey;
  readonly under?: FieldKey;
  readonly measure: "count" | { readonly sum: FieldKey };
  readonly unit?: string;
  /** The route of the list that its figures lead to; the entity's own list that has the filters for it unless told. */
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
  /** Newest first (`idx` down) unless told. */
  readonly sort?: readonly (readonly [FieldKey, "asc" | "desc"])[];
  /** How many at most; 10 unless told. */
  readonly rows?: number;
}

/** Records that are few and change rarely, edited in one place, with their order. */
export interface SettingsScreen extends RecordScreen<"settings"> {
  readonly columns: readonly FieldKey[];
  readonly form: readonly Section[];
}

export type ScreenDefinition =
  | FeatureScreen
  | ListScreen
  | FormScreen
  | ViewScreen
  | CalendarScreen
  | StatisticsScreen
  | DashboardScreen
  | MatrixScreen
  | SettingsScreen;
export type ScreenKind = ScreenDefinition["kind"];
/** A screen that is made from its entity's definition. */
export type EntityScreen = Exclude<ScreenDefinition, FeatureScreen>;

/** The screens of these modules that are made from an entity's definition, with those in drawers. */
export function entityScreens(modules: readonly { readonly screens: readonly ScreenDefinition[] }[]): EntityScreen[] {
  return modules.flatMap(({ screens }) => withDrawers(screens)).filter((screen) => screen.of !== undefined);
}

/** Screens with the further lists on their pages, and those in the drawers of lists. */
export function withDrawers(screens: readonly ScreenDefinition[]): ScreenDefinition[] {
  return screens.flatMap((screen) =>
    screen.of === undefined
      ? [screen]
      : [screen, ...sideLists(screen)].flatMap((one) => [one, ...Object.values(screensInDrawer(one))]),
  );
}

/** The further lists on the page of a list. */
export function sideLists(screen: EntityScreen): ListScreen[] {
  const { lists = [], name, path } = { lists: undefined, ...screen };
  return lists.map(({ key, ...list }) => ({
    ...list,
    kind: "list",
    name: `${name}#${key}`,
    path: `${path}?list=${key}`,
  }));
}

/** What the drawer of a list has. */
interface DrawerScreens {
  readonly view?: ViewScreen;
  readonly add?: FormScreen;
  readonly edit?: FormScreen;
}

/** The screens in the drawer of a list: like those with a page of their own, but their address is the list's with a `#`. */
export function screensInDrawer(list: EntityScreen): DrawerScreens {
  if (!("drawer" in list) || !list.drawer) return {};
  const { of, title, where, can, path, name } = list;
  const { view, related, ways, form = [], add = [], change = [] } = list.drawer;
  const given = { of, ...(title !== undefined && { title }), ...(where && { where }) };
  const at = (part: string, hash: string) => ({ ...given, name: `${name}#${part}`, path: `${path}#${hash}` });
  return {
    ...(view && {
      view: { ...at("view", ":idx"), kind: "view", can, view, ...(related && { related }), ...(ways && { ways }) },
    }),
    ...(add.length > 0 && { add: { ...at("add", "add"), kind: "add", can: add, form } }),
    ...(change.length > 0 && { edit: { ...at("edit", ":idx/edit"), kind: "edit", can: change, form } }),
  };
}
