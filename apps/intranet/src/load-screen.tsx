import type { EntityScreen, PortalScreen } from "@portal/definition";
import type { ComponentType } from "react";
import { loadModule } from "./fields/modules";
import { untilOpened } from "./loading/later";
import { overrides } from "./overrides";
import { type ScreenPage, screenPages } from "./screens/kinds";

/** Loads the page of a screen with its definition; nothing for a screen that is not made from one. */
export async function loadScreen({ name, module: key, kind }: PortalScreen) {
  // the page and the definition are on their way at once
  pageOf({ name, kind })?.().catch(untilOpened);
  const { screens } = await loadModule(key);
  const screen = screens.find((one): one is EntityScreen => one.name === name && one.of !== undefined);
  return screen && loadPage(screen);
}

/** Loads the page of a screen whose module is known. */
export async function loadPage(screen: EntityScreen) {
  const page = await pageOf(screen)?.();
  if (!page) return;
  const Page = page.Component as ComponentType<{ screen: EntityScreen }>;
  // another screen of the same kind begins anew
  return { element: <Page key={screen.name} screen={screen} /> };
}

function pageOf({ name, kind }: Pick<PortalScreen, "name" | "kind">): ScreenPage | undefined {
  return (overrides as Readonly<Record<string, ScreenPage>>)[name] ?? screenPages[kind];
}
