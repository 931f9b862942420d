import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** The password of every demo account. */
const PASSWORD = "demo-2026!";

/** Signs in through the login screen. */
export async function signIn(page: Page, email = "staff@demo.test"): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("EMAIL").fill(email);
  await page.getByLabel("PASSWORD").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/login/);
}

/** Lists what axe finds wrong by WCAG 2.2 AA on the page as it is, once nothing fades in any more. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) < 2000);
    return Promise.all(fading.map((one) => one.finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
