// Made from the modules by `pnpm generate`.
import type { ScreenDefinition } from "./define/screens";

/** What is known of every screen from the beginning; the rest comes with its module. */
export type PortalScreen = Pick<ScreenDefinition, "path" | "name" | "kind" | "can"> & {
  /** The key of the module that it belongs to. */
  readonly module: string;
};

/** Every screen of the portal. */
export const screens: readonly PortalScreen[] = [
  { path: "/index copy", name: "index copy", kind: "editor", can: ["staff:own"], module: "annotation-editor" },
  { path: "/stage", name: "stage", kind: "landing", can: ["staff"], module: "content-pages" },
  { path: "/about", name: "about", kind: "landing", can: ["staff"], module: "content-pages" },
  { path: "/test", name: "test", kind: "dev", can: ["isDevelopmentTeam"], module: "content-pages" },
  { path: "/emp_number", name: "emp_number", kind: "list", can: ["staff:all"], module: "directory" },
  { path: "/emp_number_intranet", name: "emp_number_intranet", kind: "popup", can: ["staff:all"], module: "directory" },
  {
    path: "/familysite_admin",
    name: "familysite_admin",
    kind: "settings",
    can: ["isManageCompanyAdmin:all", "isDevelopmentTeam:all"],
    module: "familysite",
  },
  { path: "/leadership", name: "leadership", kind: "landing", can: ["staff"], module: "leadership" },
  {
    path: "/leadership_apply",
    name: "leadership_apply",
    kind: "add",
    can: ["staff:own", "pd_auth:all"],
    module: "leadership",
  },
  { path: "/", name: "index", kind: "redirect", can: ["public"], module: "shell-auth" },
  { path: "/login", name: "login", kind: "auth", can: ["public"], module: "shell-auth" },
  { path: "/authlogin", name: "authlogin", kind: "auth", can: ["public"], module: "shell-auth" },
  { path: "/gate_login", name: "gate_login", kind: "auth", can: ["public"], module: "shell-auth" },
  { path: "/pwdchange", name: "pwdchange", kind: "auth", can: ["staff:own"], module: "shell-auth" },
  { path: "/system_select", name: "system_select", kind: "landing", can: ["staff"], module: "shell-auth" },
  { path: "/main", name: "main", kind: "home", can: ["staff:own"], module: "shell-home" },
];
