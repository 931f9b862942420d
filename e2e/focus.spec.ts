import { expect, type Page, test } from "playwright/test";
import { allIsThere, signIn, withoutIntro } from "./portal";

/** What is wrong with what has the focus: nothing shows that it has it, or it is not seen; `null` outside of the page. */
function problemOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 30)}`;
    const { left, top, width, height } = focused.getBoundingClientRect();
    /** What stays where it is while the page is scrolled. */
    const pinned = (element: Element | null): Element | null =>
      element && (/sticky|fixed/.test(getComputedStyle(element).position) ? element : pinned(element.parentElement));
    const places = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [x, y] as const));
    const isSeen = places.some(([x, y]) => {
      const drawn = document.elementFromPoint(left + width * x, top + height * y);
      // a drawn box may lie on its checkbox: both are in one element
      if (!drawn || !(focused.contains(drawn) || focused.parentElement?.contains(drawn))) return false;
      return pinned(drawn)?.contains(focused) ?? true;
    });
    if (!isSeen) return `${name}: not seen`;
    // who has the focus may show it by what it stands for: the line of a box, the edge around a field
    const rings = [focused, focused.parentElement, focused.parentElement?.parentElement].map(
      (element) => element && getComputedStyle(element),
    );
    return rings.some((style) => style && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2)
      ? ""
      : `${name}: no ring`;
  });
}

const screens = ["/main", "/emp_number", "/leadership_apply", "/carrotzone/noticelist"];
/** One in each width stands for the others. */
const quick = ["/main at 1440", "/carrotzone/noticelist at 360"];

for (const width of [1440, 360]) {
  test.describe(`at ${width} px, in the colours of the system`, () => {
    test.use({
      viewport: { width, height: 640 },
      contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
    });
    for (const screen of screens) {
      const tag = quick.includes(`${screen} at ${width}`) ? [] : ["@deep"];
      test(`the keyboard is never lost from sight on ${screen}`, { tag }, async ({ page }) => {
        await withoutIntro(page);
        await signIn(page, "master@demo.test", screen);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await allIsThere(page);
        const problems = new Set<string>();
        let stops = 0;
        for (const key of ["Tab", "Shift+Tab"]) {
          for (let presses = 0; presses < 80; presses++) {
            await page.keyboard.press(key);
            const problem = await problemOfFocus(page);
            if (problem === null) break;
            stops++;
            if (problem) problems.add(`${key}: ${problem}`);
          }
        }
        expect([...problems]).toEqual([]);
        expect(stops).toBeGreaterThan(10);
      });
    }
  });
}
