import type { ScreenDefinition } from "./define/screens";
import { modules } from "./modules";

/** A screen and the key of the module that it belongs to. */
export type PortalScreen = ScreenDefinition & { readonly module: string };

/** Every screen of the portal. */
export const screens: readonly PortalScreen[] = modules.flatMap((module) =>
  module.screens.map((screen: ScreenDefinition) => ({ ...screen, module: module.key })),
);
