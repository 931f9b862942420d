import { type PortalScreen, type RouteName, screenByName, screens } from "@portal/definition";
import { createBrowserRouter, data, type RouteObject } from "react-router-dom";
import { guard } from "./guard";
import { loadedPage, untilOpened } from "./loading/later";
import { type Page, pages } from "./pages";
import { ErrorPage } from "./shell/failures/error-page";
import { Root } from "./shell/layouts/root";
import { areaOf, areaPath, areaTitles } from "./shell/navigation/areas";
import { registerLoad } from "./shell/navigation/prefetch";

/** Screens that stand alone in the window. */
const alone: readonly string[] = ["index", "login", "authlogin", "gate_login"];
/** Screens with forms and lists, but without the header: before everything else, and in windows of their own. */
const headless: readonly string[] = ["pwdchange", "system_select", "emp_number_intranet", "index copy"];

/** The portal's routes, made from its screens. Paths match in any case. */
export function createRouter() {
  registerLoad((name) => {
    const screen = screenByName(name);
    // what can't be loaded ahead is reported when it is opened
    pageOf(screen)?.().catch(untilOpened);
    if (screen && isList(screen)) beginning().catch(untilOpened);
  });
  const rest = screens.filter(({ name }) => !alone.includes(name) && !headless.includes(name));
  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      HydrateFallback: Blank,
      children: [
        ...routesOf(alone),
        {
          lazy: () =>
            loadedPage(async () => ({ Component: (await import("./shell/layouts/staff-layout")).StaffLayout })),
          children: [
            ...routesOf(headless),
            {
              lazy: () =>
                loadedPage(async () => ({ Component: (await import("./shell/layouts/header-layout")).HeaderLayout })),
              // each area has a layout of its own
              children: [
                ...[...new Set(rest.map(areaOf))].map((area) => ({
                  handle: { area },
                  lazy: () =>
                    loadedPage(async () => ({ Component: (await import("./shell/layouts/area-layout")).AreaLayout })),
                  children: [
                    ...(area in areaTitles ? [areaPage(area)] : []),
                    ...rest.filter((screen) => areaOf(screen) === area).map(routeOf),
                  ],
                })),
                notFound,
              ],
            },
          ],
        },
      ],
    },
  ]);
}

function routesOf(names: readonly string[]): RouteObject[] {
  return names.map(screenByName).flatMap((screen) => (screen ? [routeOf(screen)] : []));
}

function routeOf(screen: PortalScreen): RouteObject {
  const lazy = pageOf(screen);
  return {
    path: screen.path,
    loader: ({ request, params }) => {
      const url = new URL(request.url);
      const elsewhere = guard(screen, url);
      // a record is named by its number: whatever else stands there is no address
      const number = params.idx ?? params.id;
      if (!elsewhere && number !== undefined && !/^\d{1,15}$/.test(number)) throw data(null, { status: 404 });
      // a list's rows and its code are on their way at once
      if (!elsewhere && isList(screen)) {
        beginning()
          .then(({ beginScreen }) => beginScreen(screen, url))
          .catch(untilOpened);
      }
      return elsewhere;
    },
    ErrorBoundary: ErrorPage,
    ...(lazy ? { lazy: () => loadedPage(lazy) } : { Component: Blank }),
  };
}

/** The page of an area has no route's name of its own; it is everybody's who is signed in. */
function areaPage(area: string): RouteObject {
  return {
    path: areaPath(area),
    loader: ({ request }) => guard({ name: "area", can: ["staff"] }, new URL(request.url)),
    ErrorBoundary: ErrorPage,
    lazy: () => loadedPage(async () => ({ Component: (await import("./shell/navigation/area-page")).AreaPage })),
  };
}

function isList({ kind }: PortalScreen): boolean {
  return kind.endsWith("list");
}

/** What begins to read a list's rows before its page is there. */
function beginning() {
  return import("./screens/begin-screen");
}

/** How a screen's page is loaded: its own, or the one of its kind. */
function pageOf(screen: PortalScreen | undefined): Page | undefined {
  if (!screen) return;
  return (
    pages[screen.name as RouteName] ??
    (async () => {
      const { loadScreen } = await import("./load-screen");
      return (await loadScreen(screen)) ?? { Component: Blank };
    })
  );
}

const notFound: RouteObject = {
  path: "*",
  lazy: () => loadedPage(async () => ({ Component: (await import("./shell/failures/not-found-page")).NotFoundPage })),
};

/** While the first page is on its way (a flash of words would be worse), and where a person is sent on at once. */
function Blank() {
  return null;
}
