import type { DashboardScreen, MatrixScreen, StatisticsScreen } from "./figures/figure-screens";
import type { ListScreen } from "./list-screen";
import type { FeatureScreen, FieldKey, Fixed, RecordScreen, RecordWay } from "./screen";
import type { Related, Section } from "./sections";

/** A form for a new record, or for an existing one. */
export interface FormScreen extends RecordScreen<"add" | "edit" | "tab-edit"> {
  /** Of an add screen: the link whose record the path's `:idx` names; a new record gets it. */
  readonly below?: FieldKey;
  readonly form: readonly Section[];
  /** What is asked before it is saved, where that cannot be taken back. */
  readonly confirm?: string;
  /** Of an add screen: one's own record is gone on with in its place where it has been begun already. */
  readonly goesOn?: true;
}

/** One record, to be read; its moves, history and comments belong to it. */
export interface ViewScreen extends RecordScreen<"view" | "tab-view"> {
  readonly view: readonly Section[];
  /** Records of other entities that link to this one, below it. */
  readonly related?: readonly Related[];
  /** Screens to which buttons lead with the record, for whoever may open them. */
  readonly ways?: readonly RecordWay[];
}

/** Records in time. */
export interface CalendarScreen extends RecordScreen<"calendar-month" | "calendar-week" | "calendar-day"> {
  /** The period field, or a date field. */
  readonly during: FieldKey;
  /** What stands on a record in the calendar. */
  readonly label: readonly FieldKey[];
  /** Fields that a hand-written page shows in other words; files have them beside the label. */
  readonly moreColumns?: readonly FieldKey[];
  /**
   * Rows of the day, colours of the month: records of another entity, found by a column of this one; a choice's values
   * without an entity.
   */
  readonly resources?: { readonly entity?: string; readonly column: string; readonly where?: Fixed };
  /** What its button for a new record says; 예약하기 by default. */
  readonly adds?: string;
  readonly ways?: ListScreen["ways"];
  readonly filters?: readonly FieldKey[];
  /** States of the flow that are left out until the filter asks for them. */
  readonly hides?: readonly string[];
}

/** Records that are few and change rarely, edited in one place, with their order. */
export interface SettingsScreen extends RecordScreen<"settings"> {
  readonly columns: readonly FieldKey[];
  readonly ways?: ListScreen["ways"];
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

/** Screens with the further lists and charts on their pages, and those in the drawers of lists. */
export function withDrawers(screens: readonly ScreenDefinition[]): ScreenDefinition[] {
  return screens.flatMap((screen) =>
    screen.of === undefined
      ? [screen]
      : [
          ...[screen, ...sideLists(screen)].flatMap((one) => [one, ...Object.values(screensInDrawer(one))]),
          ...sideFigures(screen),
        ],
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

/** The charts on the page of a list. */
export function sideFigures(screen: EntityScreen): StatisticsScreen[] {
  const { figures = [], name, path } = { figures: undefined, ...screen };
  return figures.map(({ key, ...charts }) => ({
    ...charts,
    kind: "statistics",
    name: `${name}#${key}`,
    path: `${path}?list=${key}`,
  }));
}

/** What a record is read on in a drawer. */
export interface DrawerView extends ViewScreen {
  /** The column of the list that leads to it: a link there says of whom it is. */
  readonly leads?: FieldKey;
  /** Fields that the list calls otherwise. */
  readonly titles?: ListScreen["titles"];
}

/** What the drawer of a list has. */
interface DrawerScreens {
  readonly view?: DrawerView;
  /** What is shown over another page to who has no list. */
  readonly outside?: DrawerView;
  readonly add?: FormScreen;
  readonly edit?: FormScreen;
}

/** The screens in the drawer of a list: like those with a page of their own, but their address is the list's with a `#`. */
export function screensInDrawer(list: EntityScreen): DrawerScreens {
  if (!("drawer" in list) || !list.drawer) return {};
  const { of, title, titles, where, can, path, name, group = name } = list;
  const { view, related, ways, outside, form = [], add = [], change = [] } = list.drawer;
  const given = { of, group, ...(title !== undefined && { title }), ...(where && { where }) };
  const at = (part: string, hash: string) => ({ ...given, name: `${name}#${part}`, path: `${path}#${hash}` });
  const [first = ""] = list.columns;
  const shown = view && {
    ...{ kind: "view" as const, can, view, leads: list.leads ?? first },
    ...(titles && { titles }),
    ...(related && { related }),
    ...(ways && { ways }),
  };
  return {
    ...(shown && { view: { ...at("view", ":idx"), ...shown } }),
    ...(shown && outside && { outside: { ...at("outside", ""), ...shown, ...outside } }),
    ...(add.length > 0 && { add: { ...at("add", "add"), kind: "add", can: add, form } }),
    ...(change.length > 0 && { edit: { ...at("edit", ":idx/edit"), kind: "edit", can: change, form } }),
  };
}
