import { expect, type Page, test } from "playwright/test";
import { signIn, withoutIntro } from "./portal";

const note = "화면의 일부를 불러오지 못했습니다";

/** Code that was not loaded yet can't be had, as without a line; returns the way back. */
async function withoutCode(page: Page): Promise<() => Promise<void>> {
  await page.route("**/assets/**", (route) => route.abort());
  return () => page.unroute("**/assets/**");
}

test("a screen whose code can't be loaded says so in its place, and opens by itself when the line is back", {
  tag: "@deep",
}, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page);
  const back = await withoutCode(page);
  await page
    .getByRole("button", { name: "내 메뉴" })
    .or(page.getByRole("menuitem", { name: "자원" }))
    .first()
    .focus();
  await page.evaluate(() => {
    history.pushState({}, "", "/resourcemanagement/studioreservationmonth");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });

  await expect(page.getByRole("heading", { name: "화면을 불러오지 못했습니다" })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();

  await back();
  await expect(page.getByRole("heading", { name: /스튜디오/ })).toBeVisible({ timeout: 40_000 });
});

test("what is being typed stays when a new version is installed, and is asked for before the page is loaded anew", async ({
  page,
}) => {
  await withoutIntro(page);
  await signIn(page, undefined, "/taskmanagement/taskadd");
  const title = page.getByLabel("업무명").or(page.getByLabel("제목")).first();
  await title.fill("다음 분기 교재 계획");
  await withoutCode(page);
  await page.route(
    (url) => url.pathname === "/",
    (route) => route.fulfill({ contentType: "text/html", body: '<script type="module" src="/rest/health"></script>' }),
  );
  await page.keyboard.press("Control+k");

  await expect(page.getByText("새 버전이 있습니다.")).toBeVisible();
  await expect(page.getByRole("button", { name: "지금 새로 고침" })).toBeVisible();
  await expect(title).toHaveValue("다음 분기 교재 계획");
});
