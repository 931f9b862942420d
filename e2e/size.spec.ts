import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "playwright/test";
import { signInByHand, withoutIntro } from "./portal";

/** Sums what a page loads of scripts and styles, in kB of gzip; each file counts once. */
function measure(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const url = response.url();
    if (!/\.(js|css)$/.test(url) || sizes.has(url)) return;
    sizes.set(
      url,
      response.body().then((body) => gzipSync(body).length / 1000),
    );
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    const all = await Promise.all(sizes.values());
    return all.reduce((sum, size) => sum + size, 0);
  };
}

test("the login screen loads at most 150 kB, the first screen behind it at most 250 kB in all", async ({ page }) => {
  const loaded = measure(page);
  await withoutIntro(page);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  const login = await loaded();
  expect(login).toBeLessThan(150);
  await signInByHand(page);
  await expect(page.getByRole("menubar")).toBeVisible();
  const first = await loaded();
  console.log(`login ${login.toFixed(1)} kB, with the first screen ${first.toFixed(1)} kB of gzip`);
  expect(first).toBeLessThan(250);
});
