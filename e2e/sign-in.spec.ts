import { expect, test } from "playwright/test";
import { accessibilityProblems, PASSWORD, signInByHand, storedOf, withoutIntro } from "./portal";

test("a stranger is sent to the login screen, and refused in words that keep what was typed", async ({ page }) => {
  await page.goto("/main");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { name: /푸른밭/ })).toBeVisible();
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("이메일을 입력하세요.")).toBeVisible();
  await page.getByLabel("EMAIL").fill("staff@demo.test");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("비밀번호를 입력하세요.")).toBeVisible();
  await page.getByLabel("PASSWORD").fill("틀린 비밀번호");
  await page.getByLabel("PASSWORD").press("Enter");
  await expect(page.getByText("이메일 또는 비밀번호가 올바르지 않습니다.")).toBeVisible();
  await expect(page.getByLabel("EMAIL")).toHaveValue("staff@demo.test");
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a member of staff stays signed in over a reload and can sign out", async ({ page }) => {
  await withoutIntro(page);
  await signInByHand(page);
  await page.reload();
  expect(await accessibilityProblems(page)).toEqual([]);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("store") ?? "{}").state);
  expect(stored).toMatchObject({ email: "staff@demo.test", position: "매니저", auth: "", isMaster: false });
  // the journeys that begin behind the login screen store the same
  const { user } = await (
    await page.request.post("/rest/mypims/login", { data: { uid: "staff@demo.test", upw: PASSWORD } })
  ).json();
  expect(stored).toMatchObject(storedOf(user));
  await page.goto("/LOGIN");
  await expect(page).toHaveURL(/\/main$/);
  await page.locator(".my-box").click();
  await page.getByRole("menuitem", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/login$/);
  const cleared = await page.evaluate(() => JSON.parse(localStorage.getItem("store") ?? "{}").state);
  expect(cleared).toMatchObject({ email: "", position: "", idx_staff: 0, gnb: null });
  await page.goto("/index copy");
  await expect(page).toHaveURL(/\/login\?to=/);
});

test("an address that does not exist gets a page that helps", async ({ page }) => {
  await page.goto("/login");
  await page.goto("/어디에도/없는");
  await expect(page.getByRole("heading", { name: "없는 주소입니다" })).toBeVisible();
  await expect(page.getByText("/어디에도/없는")).toBeVisible();
  await expect(page.getByRole("link", { name: "메인으로 가기" })).toHaveAttribute("href", "/main");
  await page.getByRole("button", { name: "이전 화면으로" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a toast that is dragged by less than 60 % of its width stays, and one dragged by more goes", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Login" }).click();
  const toast = page.locator(".Toastify__toast");
  await expect(toast).toHaveText(/이메일을 입력하세요\./);
  // it comes in from the side
  await toast.evaluate((it) => Promise.allSettled(it.getAnimations().map((one) => one.finished)));
  const box = await toast.boundingBox();
  if (!box) throw new Error("no toast");
  const drag = async (part: number) => {
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + box.width * part, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  await drag(0.5);
  await expect.poll(async () => Math.round((await toast.boundingBox())?.x ?? 0)).toBe(Math.round(box.x));
  await drag(0.7);
  await expect(toast).toHaveCount(0, { timeout: 2000 });
});
