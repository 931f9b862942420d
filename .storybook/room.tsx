import type { Decorator } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { STORY_FINISHED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { freshPage } from "../apps/intranet/src/testing/fresh-page";
import { en } from "../packages/toulmin-editor/src/locales/en";
import { ko } from "../packages/toulmin-editor/src/locales/ko";

/** What the toolbar chooses for all stories; nothing of it is chosen at first, so that each is as it says. */
export const globalTypes = {
  theme: choice("Theme", "paintbrush", [
    ["", "Theme: as the story has it"],
    ["light", "Light"],
    ["dark", "Dark"],
  ]),
  language: choice("Language of the editor", "globe", [
    ["", "Language: as the story has it"],
    ["ko", "한국어"],
    ["en", "English"],
  ]),
  size: choice("Size of letters", "zoom", [
    ["", "100 %"],
    ["1.5", "150 %"],
    ["2", "200 %"],
  ]),
};

function choice(description: string, icon: string, items: readonly (readonly [value: string, title: string])[]) {
  const toolbar = { icon, items: items.map(([value, title]) => ({ value, title })), dynamicTitle: true };
  return { description, defaultValue: "", toolbar };
}

/** The widths that screens are looked at in. */
export const viewports = Object.fromEntries(
  [360, 768, 1280, 1440].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: "900px" } },
  ]),
);

/** Where Mantine keeps the theme that a person has chosen. */
const MANTINE = "mantine-color-scheme-value";

/** Shows a story in the theme, language and size of the toolbar. */
export const asChosen: Decorator = (Story, { args, globals, id, title }) => {
  const { theme, language, size } = globals;
  const isPlayed = useIsPlayed(id);
  const page = document.documentElement;
  // Mantine asks for it once, when the story is drawn anew
  if (theme) localStorage.setItem(MANTINE, theme);
  else if (page.dataset.roomTheme) localStorage.removeItem(MANTINE);
  // a story without Mantine would keep what the one before it has left
  if (theme) page.dataset.mantineColorScheme = theme;
  else if (page.dataset.roomTheme) delete page.dataset.mantineColorScheme;
  if (theme) page.dataset.roomTheme = theme;
  else delete page.dataset.roomTheme;
  page.style.zoom = size;
  // the portal speaks Korean alone
  if (!language || !isPlayed || title.startsWith("Portal")) return <Story key={theme} />;
  return <Story key={theme} args={{ ...args, locale: language, dictionary: language === "en" ? en : ko }} />;
};

/** Whether a story is drawn and played: what it plays looks for the words of its own language. */
function useIsPlayed(id: string): boolean {
  const [isPlayed, setPlayed] = useState(false);
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = ({ storyId }: { storyId: string }) => {
      if (storyId === id) setPlayed(true);
    };
    channel.on(STORY_FINISHED, hear);
    return () => channel.off(STORY_FINISHED, hear);
  }, [id]);
  return isPlayed;
}

/** As the browser has it: a story may show a browser whose storage is full. */
const { transaction } = IDBDatabase.prototype;

/** Takes away what another story left, the saved judgments too. */
export async function asAtFirst(): Promise<void> {
  freshPage();
  for (const { name } of await indexedDB.databases()) if (name) await emptied(name);
}

/** Every store of a database emptied; a database that somebody holds open cannot be deleted. */
function emptied(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const done = () => {
        database.close();
        resolve();
      };
      if (database.objectStoreNames.length === 0) return done();
      const clearing = transaction.call(database, [...database.objectStoreNames], "readwrite");
      for (const store of database.objectStoreNames) clearing.objectStore(store).clear();
      clearing.oncomplete = done;
      clearing.onerror = () => reject(clearing.error);
    };
  });
}
