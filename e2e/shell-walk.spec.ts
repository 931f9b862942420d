import { expect, type Page, test } from "playwright/test";
import { allIsThere, signIn, withoutIntro } from "./portal";
import { problemsOf } from "./problems-of";

/** The screens that the walk through every screen leaves out, with their headings: for who is not signed in, and for who is. */
const before = [
  ["/login", /푸른밭/],
  ["/authlogin", "링크로 로그인"],
  ["/gate_login", /푸른밭/],
  ["/nowhere", "없는 주소입니다"],
] as const;
const behind = [
  ["/pwdchange", "비밀번호 변경"],
  ["/system_select", "시스템 선택"],
  ["/emp_number?person=101", "직원번호"],
  ["/emp_number_intranet", "직원번호"],
] as const;

async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await allIsThere(page);
}

/** Opens one of the lines of the person's own box. */
async function openFromBox(page: Page, line: string | RegExp): Promise<void> {
  await page.locator(".my-box").click();
  await page.getByRole("menuitem", { name: line }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await allIsThere(page);
}

test("axe finds nothing on the screens before the portal, and none is wider than the window", async ({ page }) => {
  for (const [path, heading] of before) {
    await open(page, path, heading);
    expect.soft(await problemsOf(page), path).toEqual([]);
  }
});

test("axe finds nothing on the screens in front of the header, and none is wider than the window", async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "master@demo.test", null);
  for (const [path, heading] of behind) {
    await open(page, path, heading);
    expect.soft(await problemsOf(page), path).toEqual([]);
  }
  // a record is named by its number; the way on is the header
  await open(page, "/taskmanagement/taskview/abc", "없는 주소입니다");
  await expect(page.locator(".header .my-box")).toBeVisible();
});

test("axe finds nothing on the popups, and none is wider than the window", { tag: "@deep" }, async ({ page }) => {
  await signIn(page, "dev@demo.test");
  const look = async (name: string) => expect.soft(await problemsOf(page), name).toEqual([]);
  await expect(page.getByRole("dialog", { name: "Job Rotation", exact: true })).toBeVisible();
  await look("job rotation");
  await page.getByRole("button", { name: "신청서 작성하기" }).click();
  await expect(page.getByRole("dialog", { name: "Job Rotation 신청서" })).toBeVisible();
  await look("application for the job rotation");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await openFromBox(page, "감사달러");
  const gift = page.getByRole("button", { name: "감사달러함으로 가기" });
  if (await gift.isVisible()) {
    await look("a gift");
    await gift.click();
  }
  await expect(page.getByRole("dialog", { name: "감사달러", exact: true })).toBeVisible();
  await look("thanks dollars");
  await page.getByRole("button", { name: "이용 안내" }).click();
  await look("guide to thanks dollars");
  await page.getByRole("button", { name: "안내 닫기" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await openFromBox(page, "설정");
  await page.getByRole("button", { name: "비밀번호 변경" }).click();
  await look("profile with the password section");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "화면, 사람, 기록 찾기" }).fill("ㅈ");
  await expect(page.getByRole("option").first()).toBeVisible();
  await look("palette");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /할 일과 알림/ }).click();
  await expect(page.getByRole("heading", { name: "내가 할 일" }).last()).toBeVisible();
  await look("bell");
  await page.keyboard.press("Escape");

  await page.getByRole("searchbox", { name: "직원 찾기" }).fill("김");
  await expect(page.locator(".staff-found li").first()).toBeVisible();
  await look("staff found");
});
