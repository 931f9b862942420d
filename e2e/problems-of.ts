import type { Page } from "playwright/test";
import { accessibilityProblems } from "./portal";

/**
 * What is wrong with the page as it is: by axe, by day in a wide window and at night in a narrow one, and where it is
 * wider than its window. By day only the colours are looked at: all else is the same at night. The window is as before
 * afterwards.
 */
export async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const before = page.viewportSize();
  const note = async (where: string, only?: string[]) =>
    problems.push(...(await accessibilityProblems(page, undefined, { only })).map((problem) => `${where}: ${problem}`));
  await note("by day", ["color-contrast"]);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    // a window that has just changed is laid out a moment later
    await page
      .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 20_000 })
      .catch(() => problems.push(`wider than ${width} px`));
  }
  await note("360 px, at night");
  await page.emulateMedia({ colorScheme: "light" });
  if (before) await page.setViewportSize(before);
  return problems;
}
