import type { ScreenDefinition } from "./define/define-module";
import { modules } from "./modules";

/** Every screen of the portal. */
export const screens: readonly ScreenDefinition[] = modules.flatMap((module) => [...module.screens]);

export type RouteName = (typeof modules)[number]["screens"][number]["name"];

/** The path of the route with this name. */
export function routeByName(name: RouteName): string {
  return (screens.find((screen) => screen.name === name) as ScreenDefinition).path;
}
