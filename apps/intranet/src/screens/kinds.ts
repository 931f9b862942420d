import type { EntityScreen, ScreenKind } from "@portal/definition";
import type { ComponentType } from "react";

/** Loads the page of a screen; it is given the screen's definition. */
export type ScreenPage = () => Promise<{ Component: ComponentType<{ screen: never }> }>;

const list: ScreenPage = async () => ({ Component: (await import("./list/list-page")).ListPage });
const form: ScreenPage = async () => ({ Component: (await import("./form/form-page")).FormPage });
const view: ScreenPage = async () => ({ Component: (await import("./view/view-page")).ViewPage });
const day: ScreenPage = async () => ({ Component: (await import("./calendar/calendar-day-page")).CalendarDayPage });
const week: ScreenPage = async () => ({ Component: (await import("./calendar/calendar-week-page")).CalendarWeekPage });
const month: ScreenPage = async () => ({
  Component: (await import("./calendar/calendar-month-page")).CalendarMonthPage,
});
const settings: ScreenPage = async () => ({ Component: (await import("./settings/settings-page")).SettingsPage });
const matrix: ScreenPage = async () => ({ Component: (await import("./statistics/matrix/matrix-page")).MatrixPage });
const dashboard: ScreenPage = async () => ({ Component: (await import("./statistics/dashboard-page")).DashboardPage });

/** The page of each kind of screen that is made from a definition. */
export const screenPages: Partial<Record<ScreenKind, ScreenPage>> = {
  list,
  "tab-list": list,
  add: form,
  edit: form,
  "tab-edit": form,
  view,
  "tab-view": view,
  "calendar-day": day,
  "calendar-week": week,
  "calendar-month": month,
  settings,
  dashboard,
  matrix,
  // a dashboard of one panel
  statistics: dashboard,
} satisfies Partial<Record<EntityScreen["kind"], ScreenPage>>;
