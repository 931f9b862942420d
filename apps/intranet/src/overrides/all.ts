import type { RouteName } from "@portal/definition";
import type { ScreenPage } from "../screens/kinds";

/** The screens that a module does its own way, by their route's name; each composes the page of its kind. */
export const overrides: Partial<Record<RouteName, ScreenPage>> = {};
