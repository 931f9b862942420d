export {
  defineModule,
  type EntityDefinition,
  type ModuleDefinition,
  type ScreenDefinition,
} from "./define/define-module";
export type { Field } from "./define/fields";
export { modules } from "./modules";
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
