import { expect, test } from "playwright/test";
import { accessibilityProblems, signIn, withoutIntro } from "./portal";

test("a screen that stands in no menu is found by the page of its area, to which the area's name leads", async ({
  page,
}) => {
  await withoutIntro(page);
  await signIn(page, "hr@demo.test", "/mypims/vacationmanagement");
  const area = page.getByRole("main").getByRole("link", { name: "My PIMS", exact: true });
  await area.click();

  await expect(page.getByRole("heading", { name: "My PIMS의 모든 화면" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: /^연차 원장/ }).click();
  await expect(page).toHaveURL(/vacationlog/i);

  await area.click();
  await expect(page).toHaveURL(/mypims$/);
});

test("a form is found by what people say, and opened by Enter", { tag: "@deep" }, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  await expect(page.getByRole("menubar")).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "화면, 사람, 기록 찾기" }).fill("휴가 신청");
  await expect(page.getByRole("option", { name: /^휴가 신청 / }).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/draftingadd3/i);
});

test("the field in the header finds screens, settings and people, and opens them by keyboard", async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  const field = page.getByRole("searchbox", { name: "화면·기록·직원 찾기" });
  await field.fill("휴가 신청");
  const besides = page.getByRole("list", { name: "화면과 기록" });
  // documents of that name come below it
  await expect(besides.getByRole("button", { name: /^휴가 신청 / }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/draftingadd3/i);
  await field.fill("어두운 화면");
  await besides.getByRole("button", { name: /^어두운 화면/ }).click();
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(scheme).toBe("dark");
  // also before anybody has signed in, and in the editor
  await page.goto("/index%20copy");
  expect(await scheme()).toBe("dark");
  await expect(page.locator(".toulmin-root").first()).toHaveCSS("color-scheme", "dark");
});
