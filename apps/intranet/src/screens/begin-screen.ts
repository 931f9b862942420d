import { moduleLoaders, type PortalScreen } from "@portal/definition";
import { openQueryClient } from "../api/query-client";
import { askedOf } from "./list/list-address";
import { listQuery } from "./records";

/** Asks for what a screen shows while its code is still on its way; nothing for screens that are no lists of records. */
export async function beginScreen({ name, module: key }: PortalScreen, url: URL): Promise<void> {
  const client = openQueryClient();
  if (!client) return;
  const module = await moduleLoaders[key]?.();
  const screen = module?.screens.find((one) => one.name === name);
  if (screen?.of === undefined || !("columns" in screen) || screen.kind === "settings") return;
  // a further list of the page is another question
  if (url.searchParams.has("list")) return;
  // what it lies below is known with its route
  if ("below" in screen && screen.below !== undefined) return;
  void client.prefetchQuery(listQuery(screen.of, askedOf(screen, Object.fromEntries(url.searchParams), undefined)));
}
