export {
  type Access,
  type Asker,
  can,
  type HeadedUnit,
  type Match,
  mayOpen,
  type RowScopes,
  type Rows,
  rowsOf,
  type Scope,
} from "./define/access";
export {
  defineModule,
  type EntityDefinition,
  type ModuleDefinition,
  type ScreenDefinition,
} from "./define/define-module";
export type { Field } from "./define/fields";
export { moduleOf, modules } from "./modules";
export { isNamed, namePattern } from "./name-search";
export { passwordProblem } from "./password";
export { permissionIds } from "./permission-ids";
export {
  authOf,
  type PermissionFlag,
  type Permissions,
  permissionFlags,
  permissionsOf,
  positionWordOf,
  type StaffIds,
} from "./permissions";
export { type RouteName, routeByName, screens } from "./routes";
export { THANKS_ALLOWANCE } from "./shell/shell-home";
