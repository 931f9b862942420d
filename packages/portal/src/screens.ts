import type { ScreenDefinition } from "./define/define-module";
import { modules } from "./modules";

/** Every screen of the portal. */
export const screens: readonly ScreenDefinition[] = modules.flatMap((module) => [...module.screens]);
