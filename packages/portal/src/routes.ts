import type { modules } from "./modules";
import { type PortalScreen, screens } from "./screens";

export type RouteName = (typeof modules)[number]["screens"][number]["name"];

/** The path of the route with this name. */
export function routeByName(name: RouteName): string {
  return (screenByName(name) as PortalScreen).path;
}

/** The screen with this name; nothing while the portal does not have it. */
export function screenByName(name: string): PortalScreen | undefined {
  return screens.find((screen) => screen.name === name);
}
