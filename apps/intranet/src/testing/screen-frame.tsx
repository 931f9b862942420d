import type { EntityScreen, ModuleDefinition } from "@portal/definition";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { registerModule } from "../fields/modules";
import { loadPage } from "../load-screen";
import { rememberStaff } from "../store";
import { Asked } from "./asked";
import { PortalFrame } from "./portal-frame";

/** The one who looks at stories: a team leader of the company that the stubbed server has. */
const master = {
  idx: 1,
  email: "sky@demo.test",
  kname: "김하늘",
  ename: "Haneul Kim",
  idx_sector: 100,
  idx_office: 110,
  idx_team: 111,
  idx_position: 6104,
  heads: [],
};

interface ScreenFrameProps {
  module: ModuleDefinition;
  /** The address that is opened. */
  at: string;
  /** Pages in place of those of their kinds, by the screen's name. */
  pages?: Readonly<Record<string, (screen: EntityScreen) => ReactNode>>;
}

/** All screens of a module, at one of their addresses. */
export function ScreenFrame({ module, at, pages = {} }: ScreenFrameProps) {
  const [router] = useState(() => {
    registerModule(module);
    return createMemoryRouter(
      module.screens
        .filter((screen): screen is EntityScreen => screen.of !== undefined)
        .map((screen) => ({
          path: screen.path,
          ...(pages[screen.name]
            ? { element: pages[screen.name]?.(screen) }
            : { lazy: async () => (await loadPage(screen)) ?? { element: null } }),
          HydrateFallback: Blank,
        })),
      { initialEntries: [at] },
    );
  });
  return (
    <PortalFrame>
      <RouterProvider router={router} />
      <Asked />
    </PortalFrame>
  );
}

/** While a page is on its way. */
function Blank() {
  return null;
}

/** Signs somebody in for stories. */
export function signInForStories(): void {
  rememberStaff(master);
}
