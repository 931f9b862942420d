import { type RouteName, routeByName, type ScreenDefinition, screens } from "@portal/definition";
import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject, redirect } from "react-router-dom";
import { isSignedIn } from "./store";

type Page = () => Promise<{ Component: ComponentType }>;

/** The page of each screen that is no module screen; loaded when it is opened. */
const pages: Partial<Record<RouteName, Page>> = {
  login: async () => ({ Component: (await import("./features/login/login-page")).LoginPage }),
  gate_login: async () => ({ Component: (await import("./features/login/login-page")).LoginPage }),
  authlogin: async () => ({ Component: (await import("./features/login/sign-in-link-page")).SignInLinkPage }),
  pwdchange: async () => ({ Component: (await import("./features/login/password-page")).PasswordPage }),
  main: async () => ({ Component: (await import("./features/home/home-page")).HomePage }),
  "index copy": async () => ({
    Component: (await import("./features/annotation-editor/annotation-page")).AnnotationPage,
  }),
};

/** The portal's routes, made from its screens. Paths match in any case. */
export function createRouter() {
  return createBrowserRouter([...screens.map(routeOf), notFound]);
}

function routeOf(screen: ScreenDefinition): RouteObject {
  const lazy = pages[screen.name as RouteName];
  return {
    path: screen.path,
    loader: () => guard(screen),
    ...(lazy ? { lazy } : { Component: Blank }),
    HydrateFallback: Blank,
  };
}

/** Where a person is sent instead of a screen; `null` to stay. */
function guard({ name, can }: ScreenDefinition) {
  if (name === "index" || name === "login") {
    if (isSignedIn()) return redirect(routeByName("main"));
    return name === "index" ? redirect(routeByName("login")) : null;
  }
  return can.includes("public") || isSignedIn() ? null : redirect(routeByName("login"));
}

const notFound: RouteObject = {
  path: "*",
  HydrateFallback: Blank,
  lazy: async () => ({ Component: (await import("./shell/not-found-page")).NotFoundPage }),
};

/** While the first page is on its way (a flash of words would be worse), and where a person is sent on at once. */
function Blank() {
  return null;
}
