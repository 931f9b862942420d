import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

/** The password of every demo account. */
export const PASSWORD = "demo-2026!";

/** Signs in on the way to the main page, of the portal at this address when it is not the usual one. */
export async function signIn(page: Page, email = "staff@demo.test", address = ""): Promise<void> {
  await page.goto(`${address}/login?to=/main`);
  await page.getByLabel("EMAIL").fill(email);
  await page.getByLabel("PASSWORD").fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  // a password takes its time to be checked
  await expect(page).not.toHaveURL(/login/, { timeout: 20_000 });
}

/** Waits until nothing is being loaded any more, as far as a person sees it. */
export async function allIsThere(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("불러오는 중").filter({ visible: true })).toHaveCount(0);
}

/** Lists what axe finds wrong by WCAG 2.2 AA on the page as it is, once nothing fades in any more. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().endTime) < 2000);
    // one that was held in its middle never ends
    const enough = new Promise((resolve) => setTimeout(resolve, 2500));
    await Promise.race([enough, Promise.allSettled(fading.map((one) => one.finished))]);
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Keeps the introduction to the job rotation from coming up, as after it was put away; call it before signing in. */
export async function withoutIntro(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("jobrotation_dismissed", "Y"));
}
