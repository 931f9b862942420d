export {
  type Access,
  type Asker,
  can,
  type HeadedUnit,
  isOwn,
  type Match,
  mayOpen,
  type Party,
  type RowScopes,
  type Rows,
  rowsOf,
  rowsOfGrants,
  type Scope,
} from "./define/access";
export { chartLabel } from "./define/chart-label";
export { narrowingOf, panelFilters, panelQuery, panelsOf, stretchOf } from "./define/charts";
export { defineModule, type EntityDefinition, type ModuleDefinition, type Part } from "./define/define-module";
export { columnName, type Field } from "./define/fields";
export type { Flow, Move } from "./define/flow";
export type {
  CalendarScreen,
  Chart,
  DashboardScreen,
  EntityScreen,
  FieldKey,
  Fixed,
  FormScreen,
  GroupBy,
  ListScreen,
  ListTab,
  Narrowing,
  Panel,
  PanelList,
  ScreenDefinition,
  ScreenKind,
  Section,
  SettingsScreen,
  StatisticsScreen,
  ViewScreen,
} from "./define/screens";
export { entityScreens } from "./define/screens";
export { documentKinds, formByKind } from "./documents/forms/all";
export type {
  DocumentKind,
  FormDefinition,
  FormRows,
  FormSetting,
  FormValues,
  LineRule,
  Problem,
} from "./documents/forms/define-form";
export { hoursOf, WEEKLY_EXTENDED } from "./documents/forms/overtime";
export { PHOTO_BYTES, PRESENT_FOR, THANKS_ALLOWANCE, THANKS_PAGE, WHOLE_OFFICE, WISHES } from "./limits";
export { moduleLoaders, moduleOfEntity } from "./module-loaders";
export { moduleOf, modules } from "./modules";
export { isNamed, namePattern } from "./name-search";
export { passwordProblem } from "./password-problem";
export { permissionIds } from "./permission-ids";
export {
  authOf,
  type PermissionFlag,
  type Permissions,
  permissionFlags,
  permissionsOf,
  positionWordOf,
  raised,
  type StaffIds,
} from "./permissions";
export { type BookingKind, bookingPurposes, REPEAT_WEEKS, type Repeat } from "./resourcemanagement/booking-kinds";
export {
  isTextLink,
  pictureAddress,
  pictureAt,
  picturesIn,
  pictureTypes,
  richTextAttributes,
  richTextTags,
  textLinkOf,
  withPictures,
} from "./rich-text";
export { type RouteName, routeByName, screenByName } from "./routes";
export { type PortalScreen, screens } from "./screens";
export { default as familysite, type SiteMenu } from "./shell/familysite";
export { type NotificationKind, notificationKinds } from "./shell/notification-kinds";
export { type Preferences, preferencesOf } from "./shell/preferences";
