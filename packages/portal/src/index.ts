export { coloursOf, contrastByDay, LEAST_CONTRAST } from "./brand-colour";
export { COMPANY_META, type CompanyFacts, portalNameOf, unnamedCompany } from "./company-facts";
export { companyKey } from "./customermanagement/company-name";
export { type CustomerEvent, customerEvents } from "./customermanagement/customer-events";
export { supplyOf, taxOf } from "./customermanagement/quote-sums";
export {
  type Access,
  type Asker,
  aboutColumns,
  type By,
  can,
  type HeadedUnit,
  isAmongRows,
  isOwn,
  isParty,
  isToldOfOthers,
  type Match,
  mayOpen,
  ownColumns,
  type Party,
  REACHED,
  type Reader,
  type RowScopes,
  type Rows,
  reachedName,
  rowsBy,
  rowsOf,
  rowsOfGrants,
  rowsOfScreen,
  type Scope,
} from "./define/access";
export { totalOf } from "./define/computed";
export { defineModule, type EntityDefinition, type ModuleDefinition, ORDER, type Part } from "./define/define-module";
export type { Derived } from "./define/derived";
export { type Guard, guardsOf, isBy, mayChangeField, openKeys, passes } from "./define/field-access";
export { type AnswersField, columnName, type Field, type Tone, tones } from "./define/fields";
export { chartLabel } from "./define/figures/chart-label";
export {
  type ChartScreen,
  measuresOf,
  narrowingOf,
  panelFilters,
  panelQuery,
  panelsOf,
  stretchOf,
} from "./define/figures/charts";
export type {
  Chart,
  DashboardScreen,
  GroupBy,
  MatrixScreen,
  Measured,
  Narrowing,
  Panel,
  PanelList,
  StatisticsScreen,
} from "./define/figures/figure-screens";
export type { Matrix, MatrixAsked, MatrixLine, MatrixRow, MatrixStep } from "./define/figures/matrix";
export {
  ALL_MEASURES,
  beforeKey,
  GROWTH,
  matrixAsked,
  matrixOf,
  openKey,
  rowKeyOf,
  rowKeys,
} from "./define/figures/matrix";
export type { Begun, Flow, Move, Notice } from "./define/flow";
export type { ListScreen, ListTab } from "./define/list-screen";
export { masked } from "./define/masks";
export { hoursOfMinutes, shownNumber } from "./define/minutes";
export { type MutableKind, mutableKinds, type NotificationKind, notificationKinds } from "./define/notification-kinds";
export { fieldOf, OWN_FIELDS, type OwnField, ownFieldsIn, ownKinds } from "./define/own-fields";
export type { AddressCard } from "./define/records/address-card";
export type { Effective, Purge } from "./define/records/dated";
export { isNeeded, PURGED, wrongInEffective, wrongInLeavers, wrongInPurge } from "./define/records/dated-fields";
export { wrongInFlow } from "./define/records/flow-fields";
export { type HandOverKind, type Holding, handOverKinds } from "./define/records/holding";
export { wrongInHolding } from "./define/records/holding-fields";
export { CORRECTION, ledgerFields } from "./define/records/ledger";
export { PLACE, UNSENT } from "./define/records/letter";
export { wrongInLetter } from "./define/records/letter-fields";
export type { Merge } from "./define/records/merge";
export { wrongInMerge } from "./define/records/merge-fields";
export { wrongInOccupation } from "./define/records/occupies-fields";
export { lastDayOf, type Reminder } from "./define/records/reminders";
export type { Round } from "./define/records/round";
export { entryColumns, wrongInRound } from "./define/records/round-fields";
export { type DefinitionOf, linkBelow, type ResolvedField, resolveField } from "./define/resolve-field";
export type { FeatureScreen, FieldKey, Fixed, ListWay, RecordWay } from "./define/screen";
export type {
  CalendarScreen,
  DrawerView,
  EntityScreen,
  FormScreen,
  ScreenDefinition,
  ScreenKind,
  SettingsScreen,
  ViewScreen,
} from "./define/screens";
export { entityScreens, screensInDrawer, sideFigures, sideLists, withDrawers } from "./define/screens";
export type { Related, Section } from "./define/sections";
export { isAskedFor, relatedKey } from "./define/sections";
export type { Sheet } from "./define/sheets";
export { IN_ADDRESS, SHEET_ROWS, SHEETS_AT_ONCE, sheetKeys } from "./define/sheets";
export {
  leaveDaysOf,
  minutesByRate,
  overlaps,
  paidMinutes,
  rateText,
  sumOfMinutes,
  WEEKLY_EXTENDED,
  type Work,
  type WorkMinutes,
  workedMinutes,
} from "./documents/extra-work";
export { documentKinds, formByKind } from "./forms/all";
export type {
  DocumentKind,
  FormDefinition,
  FormRows,
  FormSetting,
  FormValues,
  LineRule,
  Problem,
} from "./forms/define-form";
export {
  CONTRACT_DAYS,
  HIDDEN_TEXT,
  IDLE_HEADER,
  PHOTO_BYTES,
  PRESENT_FOR,
  sizeText,
  THANKS_ALLOWANCE,
  THANKS_PAGE,
  WHOLE_OFFICE,
  WISHES,
} from "./limits";
export { moduleLoaders, moduleOfEntity } from "./module-loaders";
export { moduleOf, modules } from "./modules";
export { assetCategories } from "./mypims/assets/asset-categories";
export { passwordProblem } from "./password-problem";
export { permissionIds } from "./permission-ids";
export {
  authOf,
  type Grant,
  type GrantLevel,
  givenTo,
  type PermissionFlag,
  type Permissions,
  permissionFlags,
  permissionNames,
  permissionsOf,
  positionWordOf,
  raised,
  type StaffIds,
  specifiedGrants,
} from "./permissions";
export { cardScales, cardType } from "./personality/scales";
export { type BookingKind, bookingPurposes, REPEAT_WEEKS, type Repeat } from "./resourcemanagement/booking-kinds";
export { GIFT_LIMIT } from "./resourcemanagement/gift-limit";
export { isIsbn } from "./resourcemanagement/isbn";
export { type RouteName, routeByName, screenByName } from "./routes";
export { type PortalScreen, screens } from "./screens";
export { default as familysite, type SiteMenu } from "./shell/familysite";
export { type Preferences, preferencesOf } from "./shell/preferences";
export { byName } from "./text/by-name";
export { isFoundByDigits, shownText, type TextFormat } from "./text/formats";
export { isNamed, namePattern } from "./text/name-search";
export { notBefore } from "./text/not-before";
export { withParticle } from "./text/particle";
export { pictureAddress, pictureAt, picturesIn, pictureTypes, withPictures } from "./text/pictures";
export {
  colourClass,
  isTextAttribute,
  isTextLink,
  richTextTags,
  textAlignments,
  textAttributes,
  textColours,
  textLinkOf,
} from "./text/rich-text";
