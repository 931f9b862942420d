import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { create } from "storybook/theming";
import { brand } from "./brand";

const themes = {
  light: create({ base: "light", ...brand.light }),
  dark: create({ base: "dark", ...brand.dark }),
};

const system = matchMedia("(prefers-color-scheme: dark)");
/** What the toolbar has chosen, before the first page is shown and from then on. */
let chosen = "";
let tell = () => {};
void addons.ready().then((channel) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    channel.on(event, ({ globals }: { globals: { theme?: string } }) => {
      chosen = globals.theme ?? "";
      tell();
    });
});

function subscribe(listener: () => void): () => void {
  tell = listener;
  system.addEventListener("change", listener);
  return () => system.removeEventListener("change", listener);
}

/** A page of words around stories: in the theme of the toolbar, else as the reader's system has it. */
export function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () =>
    chosen === "dark" || (chosen === "" && system.matches) ? "dark" : "light",
  );
  return (
    <div data-room-page={theme}>
      <DocsContainer {...props} theme={themes[theme]} />
    </div>
  );
}
