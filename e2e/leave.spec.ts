import { expect, test } from "playwright/test";
import { accessibilityProblems, signIn, withoutIntro } from "./portal";

/** A Monday about a month away, within this year, and the Sunday after it. */
function aWeek(): [from: string, to: string] {
  const now = new Date();
  const monday = new Date(now);
  monday.setDate(now.getDate() + (now.getMonth() === 11 ? -30 : 30));
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  const day = (after: number) => new Date(monday.getTime() + after * 86_400_000).toISOString().slice(0, 10);
  return [day(0), day(6)];
}

// every page is looked at by axe, which takes its time on a busy machine
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ page }) => withoutIntro(page));

test("HR enters a leave on behalf and cancels it: the balance is as before", async ({ page }) => {
  await signIn(page, "hr@demo.test");
  await page.goto("/mypims/vacationmanagement?q=김이든");
  await page.getByRole("link", { name: "김이든" }).first().click();
  await expect(page.getByRole("heading", { name: "김이든 휴가" })).toBeVisible();
  const remain = page.locator(".leave-main dd");
  const before = await remain.textContent();

  const [from, to] = aWeek();
  await page.getByRole("button", { name: "휴가 직접 등록" }).click();
  const enter = page.getByRole("dialog", { name: "김이든 님의 휴가 직접 등록" });
  await enter.getByLabel("시작일 달력", { exact: true }).fill(from);
  await enter.getByLabel("종료일 달력", { exact: true }).fill(to);
  await enter.getByLabel("사유 (필수)").fill("전화로 신청");
  await enter.getByRole("button", { name: "등록" }).click();
  // the weekend and holidays are left out
  await expect(page.getByText(/김이든 님의 휴가 [3-5]일을 등록하였습니다/)).toBeVisible();
  await expect(remain).not.toHaveText(before ?? "");

  await page.getByRole("button", { name: new RegExp(`${from}.* 취소`) }).click();
  const cancel = page.getByRole("dialog", { name: /취소/ });
  await cancel.getByLabel("사유 (필수)").fill("일정 변경");
  await cancel.getByRole("button", { name: "휴가 취소" }).click();
  await expect(page.getByText("휴가를 취소하였습니다.")).toBeVisible();
  await expect(remain).toHaveText(before ?? "");
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("HR corrects a balance after seeing what it would become", async ({ page }) => {
  await signIn(page, "hr@demo.test");
  await page.goto("/mypims/vacationmgrinfo/102");
  await page.getByRole("button", { name: "부여·조정" }).click();
  const change = page.getByRole("dialog", { name: "연차 부여·조정" });
  await change.getByLabel("일수").fill("1.5");
  await change.getByLabel("사유 (필수)").fill("포상");
  await change.getByRole("button", { name: "미리보기" }).click();
  await expect(change.getByRole("region", { name: "미리보기" })).toContainText("+1.5");
  expect(await accessibilityProblems(page)).toEqual([]);
  await change.getByRole("button", { name: "적용" }).click();
  await expect(page.getByText("1명의 연차를 바꾸었습니다.")).toBeVisible();
  await expect(page.getByRole("region", { name: "연차 원장" })).toContainText("포상");
});

test("a lead sees the team's leave as rows and as a month", async ({ page }) => {
  await signIn(page, "lead@demo.test");
  await page.goto("/mypims/teamvacationlist");
  await expect(page.getByRole("region", { name: "팀 휴가 표" })).toContainText("기업교육1팀");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "달력" }).click();
  await page.getByRole("button", { name: "다음 달" }).click();
  await expect(page).toHaveURL(/layout=month/);
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("my leave tells what is left; the report of a day at home is written from the list", async ({ page }) => {
  await signIn(page, "staff@demo.test");
  await page.goto("/mypims/myvacationlist");
  await expect(page.getByText("잔여", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "휴가 신청" })).toHaveAttribute("href", /draftingadd3/i);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto("/mypims/telecommutinglist?tab=missing");
  await page.getByRole("link", { name: "김이든" }).first().click();
  const drawer = page.getByRole("dialog", { name: "재택근무" });
  await drawer.getByRole("button", { name: "업무결과 작성" }).click();
  const report = page.getByRole("dialog", { name: "업무결과 작성" });
  await report.getByLabel("업무결과").fill("문의 12건에 회신했습니다.");
  await report.getByRole("button", { name: "업무결과 작성" }).click();
  await expect(page.getByText("업무결과 작성 처리하였습니다.")).toBeVisible();
});

test("the people office adds a holiday; what has been one is locked", async ({ page }) => {
  await signIn(page, "people@demo.test");
  await page.goto("/mypims/holidaylist?year=2099");
  await page.getByRole("button", { name: "연도 복사" }).click();
  const copy = page.getByRole("dialog", { name: "휴일 연도 복사" });
  await copy.getByRole("button", { name: /건 추가/ }).click();
  await expect(page.getByText(/2099년 휴일 \d+건을 추가하였습니다/)).toBeVisible();
  await page.getByRole("button", { name: "3월 9일", exact: true }).click();
  const added = page.getByRole("dialog", { name: "휴일 추가" });
  await added.getByLabel("휴일명").fill("전사 워크숍");
  await added.getByRole("button", { name: "저장" }).click();
  await expect(page.getByRole("button", { name: "3월 9일 전사 워크숍" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto("/mypims/holidaylist");
  await page.getByRole("button", { name: "1월 1일 신정" }).click();
  await expect(page.getByText("지난 휴일은 바꿀 수 없습니다.")).toBeVisible();
});
