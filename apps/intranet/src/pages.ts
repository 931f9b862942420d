import type { RouteName } from "@portal/definition";
import type { ComponentType, ReactNode } from "react";

/** Loads a page's code. */
export type Page = () => Promise<{ Component: ComponentType } | { element: ReactNode }>;

/** The page of each screen that is no module screen; loaded when it is opened. */
export const pages: Partial<Record<RouteName, Page>> = {
  login: async () => ({ Component: (await import("./features/login/login-page")).LoginPage }),
  gate_login: async () => ({ Component: (await import("./features/login/login-page")).LoginPage }),
  authlogin: async () => ({ Component: (await import("./features/login/sign-in-link-page")).SignInLinkPage }),
  pwdchange: async () => ({ Component: (await import("./features/login/password-page")).PasswordPage }),
  system_select: async () => ({ Component: (await import("./features/login/system-select-page")).SystemSelectPage }),
  emp_number: async () => ({ Component: (await import("./features/directory/directory-page")).DirectoryPage }),
  emp_number_intranet: async () => ({
    Component: (await import("./features/directory/directory-page")).DirectoryWindow,
  }),
  familysite_admin: async () => ({ Component: (await import("./features/sites/sites-page")).SitesPage }),
  test: async () => ({ Component: (await import("./features/gallery/gallery-page")).GalleryPage }),
  main: async () => ({ Component: (await import("./features/home/home-page")).HomePage }),
  "index copy": async () => ({
    Component: (await import("./features/annotation-editor/annotation-page")).AnnotationPage,
  }),
};
