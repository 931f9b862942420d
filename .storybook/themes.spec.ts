import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "playwright/test";
import { preview } from "vite";

declare global {
  interface Window {
    /** Storybook's channel between its toolbar and what it shows. */
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: string, told: object): void;
      once(event: string, listener: () => void): void;
    };
  }
}

const built = join(import.meta.dirname, "..", "dist", "storybook");
const index: Index = JSON.parse(readFileSync(join(built, "index.json"), "utf8"));
const stories = Object.values(index.entries).filter(({ type }) => type === "story");
/** Drawn by its play functions, one screen after the other: those of one kind are drawn elsewhere, too. */
const WALK = "Portal/Screens/EveryScreen";
/** Pages of words alone, and one of each kind around stories. */
const pages = Object.values(index.entries).filter(
  ({ type, title }) =>
    type === "docs" && /^(Welcome|Guide|Design|Parts\/Toolbar|Portal\/Controls\/DateInput)/.test(title),
);
const titles = new Set(stories.map(({ title }) => title).filter((title) => title !== WALK));

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly title: string; readonly type: string }>>;
}

type Theme = "light" | "dark";

/** Storybook, opened once for each worker: what its toolbar would send is sent on its channel. */
const test = base.extend<object, { address: string; room: { readonly page: Page; theme: Theme } }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what is asked for
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        logLevel: "warn",
        build: { outDir: built },
        preview: { host: "127.0.0.1", port: 0 },
      });
      await use(`${server.resolvedUrls?.local[0]}iframe.html`);
      await server.close();
    },
    { scope: "worker" },
  ],
  room: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
      // embedded stories are drawn and not played; axe has looked at them already
      const asked = "viewMode=story&embed=true&globals=a11y.manual:!true;theme:light";
      await page.goto(`${address}?${asked}`);
      await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in window);
      await use({ page, theme: "light" });
      await page.close();
    },
    { scope: "worker" },
  ],
});

test("the index of Storybook names its stories", () => {
  expect(stories.length).toBeGreaterThan(500);
});

for (const title of titles) {
  test(`${title} is light in the light theme, and dark in the dark one`, async ({ room }) => {
    const wrong: string[] = [];
    const look = async (id: string) => {
      const found = await room.page.evaluate(wrongGrounds, room.theme);
      wrong.push(...found.map((what) => `${id} in ${room.theme}: ${what}`));
    };
    for (const { id } of stories.filter((story) => story.title === title)) {
      await show(room.page, "setCurrentStory", { storyId: id, viewMode: "story" });
      await look(id);
      room.theme = room.theme === "light" ? "dark" : "light";
      await show(room.page, "updateGlobals", { globals: { theme: room.theme } });
      await look(id);
    }
    expect(wrong).toEqual([]);
  });
}

for (const { id, title } of pages) {
  // opened anew each time: Storybook loads its page again when it is sent on while stories of the present one are drawn
  test(`the page of ${title} is in the theme, and can be read`, async ({ page, address }) => {
    for (const theme of ["light", "dark"] as const) {
      await page.goto(`${address}?viewMode=docs&id=${id}&globals=theme:${theme}`);
      await expect(page.locator(`[data-room-page=${theme}] .sbdocs-content`)).toBeVisible();
      expect(await page.evaluate(wrongGrounds, theme)).toEqual([]);
    }
  });
}

test("pages of words are as many as there are guides, and more", () => {
  expect(pages.length).toBeGreaterThan(8);
});

/** Sends what the toolbar would send, and waits until the story is drawn and comes to rest. */
function show(page: Page, event: string, told: object): Promise<void> {
  return page.evaluate(
    async ([event, told]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      await new Promise<void>((resolve) => {
        channel.once("storyFinished", resolve);
        channel.emit(event, told);
      });
      // answers of the stubbed server, and code that is loaded later
      await new Promise<void>((resolve) => {
        const rest = () => setTimeout(resolve, 50);
        let timer = rest();
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = rest();
        }).observe(document.body, { subtree: true, childList: true });
        // some count seconds, and never rest
        setTimeout(resolve, 2_000);
      });
    },
    [event, told] as const,
  );
}

/**
 * The grounds on the page that are not as the theme: the page's own and that of each part of some size (a panel, a bar, a
 * dialog, a toast). A ground is dark when white words have more contrast on it than black ones, by the formula of WCAG 2.2;
 * words on it have to have 4.5 : 1.
 */
function wrongGrounds(theme: Theme): string[] {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const parts = (colour: string): readonly number[] => {
    if (!pen) throw new Error("no canvas");
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parts(colour).map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isOpaque = (colour: string) => (parts(colour)[3] ?? 0) > 0.8;
  const problem = (name: string, ground: string, words: string) => {
    const [on, of] = [luminance(ground) + 0.05, luminance(words) + 0.05];
    const isDark = 1.05 / on > on / 0.05;
    if (isDark !== (theme === "dark")) return [`${name} has the ground ${ground}`];
    return Math.max(on, of) / Math.min(on, of) < 4.5 ? [`${name} has words of ${words} on ${ground}`] : [];
  };
  if (!document.body.classList.contains("sb-show-main")) return ["nothing is drawn"];
  const page = document.documentElement;
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = "Canvas";
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const [own = canvas] = [document.body, page].map((part) => getComputedStyle(part).backgroundColor).filter(isOpaque);
  const found = problem("the page", own, getComputedStyle(document.body).color);
  let isSeen = false;
  // what is pressed and what is drawn have colours of their own; what cannot be used may be faint
  for (const part of document.body.querySelectorAll("#storybook-root, :not(button, :disabled, svg, svg *)")) {
    const { width, height } = part.getBoundingClientRect();
    if (width * height < 8_000 || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    isSeen = true;
    const { backgroundColor, color } = getComputedStyle(part);
    const name = `${part.tagName.toLowerCase()}.${part.classList}`;
    if (isOpaque(backgroundColor)) found.push(...problem(name, backgroundColor, color));
  }
  if (!isSeen) found.push("nothing is seen");
  return [...new Set(found)];
}
