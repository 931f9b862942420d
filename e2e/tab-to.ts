import { expect, type Locator, type Page } from "playwright/test";

/** Goes on by Tab until something has the focus; how often is a matter of the page, that it comes to it is not. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`never focused by ${key}: ${target}`);
}
