import { expect } from "playwright/test";
import { accessibilityProblems, PASSWORD, signIn, signInByHand, withoutIntro } from "./portal";
import { test } from "./test";

test("a partner chooses a system after signing in", async ({ page }) => {
  await signInByHand(page, "partner@demo.test");
  await expect(page).toHaveURL(/\/system_select$/);
  await expect(page.getByRole("link", { name: /서비스데스크/ })).toHaveAttribute("target", "_blank");
  await page.getByRole("link", { name: "푸른밭 인트라넷" }).click();
  await expect(page).toHaveURL(/\/main$/);
});

test("who was on the way to a screen comes there after signing in", async ({ page }) => {
  await page.goto("/EMP_NUMBER?name=vic");
  await expect(page).toHaveURL(/\/login\?to=/);
  await page.getByLabel("EMAIL").fill("acting@demo.test");
  await page.getByLabel("PASSWORD").fill(PASSWORD);
  await page.getByLabel("PASSWORD").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "직원번호" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "이름" })).toHaveValue("vic");
});

test("the directory is searched, and its filters stay in the address", { tag: "@deep" }, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "archive@demo.test", "/emp_number");
  const rows = page.locator(".directory tbody tr");
  await expect(rows).toHaveCount(30);
  await page.getByRole("button", { name: "2 페이지" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByLabel("본부").selectOption({ label: "개발본부" });
  await expect(page).toHaveURL(/office=6095/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByLabel("팀").selectOption({ label: "데이터팀" });
  await expect(page.getByText(/^[5-9]명$/)).toBeVisible();
  await page.getByRole("button", { name: "영문 이름" }).click();
  await expect(page).toHaveURL(/sort=ename/);
  await expect(page.getByRole("columnheader", { name: /영문 이름/ })).toHaveAttribute("aria-sort", "ascending");
  const names = await rows.locator("td:nth-child(2)").allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  await rows.first().locator(".directory-open").click();
  const card = page.getByRole("dialog");
  await expect(card).toContainText("데이터팀");
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("팀")).toHaveValue("6098");
  await page.getByRole("button", { name: "초기화" }).click();
  await expect(rows).toHaveCount(30);
});

test("the order of the main page is the person's own", { tag: "@deep" }, async ({ page, browser }) => {
  await withoutIntro(page);
  await signIn(page, "smp@demo.test");
  const titles = page.locator(".widget h2");
  await expect(titles.first()).toHaveText("내가 할 일");
  await page.getByRole("button", { name: "순서 바꾸기" }).click();
  await page.getByRole("button", { name: "오늘 일정 앞으로" }).click();
  await expect(titles.first()).toHaveText("오늘 일정");
  // the server keeps it: another browser has it too
  const other = await (await browser.newContext()).newPage();
  await withoutIntro(other);
  await signIn(other, "smp@demo.test");
  await expect(other.locator(".widget h2").first()).toHaveText("오늘 일정");
});

test("the list of other systems is kept by those who may, and nobody leaves it unsaved by mistake", {
  tag: "@deep",
}, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "support@demo.test", "/familysite_admin");
  await page.getByRole("button", { name: "사이트 추가" }).click();
  const rows = page.locator(".sites > li");
  const last = rows.last();
  await last.getByPlaceholder("사이트명").fill("사내 도서관");
  await last.getByLabel("사내 도서관 주소").fill("http://library.pureunbat.example/");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("https://로 시작하는 주소를 입력하세요.")).toBeVisible();
  await expect(last.getByPlaceholder("사이트명")).toHaveValue("사내 도서관");
  await page.getByRole("link", { name: "푸른밭", exact: true }).click();
  const question = page.getByRole("dialog", { name: "확인" });
  await expect(question).toContainText("저장하지 않은 내용이 있습니다.");
  await question.getByRole("button", { name: "취소" }).click();
  await last.getByLabel("사내 도서관 주소").fill("https://library.pureunbat.example/");
  await last.getByLabel("사내 도서관 메뉴").selectOption("회사소식");
  await page.getByRole("button", { name: "사내 도서관 위로" }).click();
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("저장하였습니다.")).toBeVisible();
  await page.getByRole("menubar").getByRole("menuitem", { name: "회사소식" }).press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: /사내 도서관/ })).toBeVisible();
  await page.keyboard.press("Escape");
  const own = rows.nth(-2);
  await own.getByRole("button", { name: "사내 도서관 삭제" }).click();
  await page.getByRole("dialog", { name: "확인" }).getByRole("button", { name: "확인" }).click();
  await page.getByRole("button", { name: "저장" }).click();
  await page.getByRole("menubar").getByRole("menuitem", { name: "회사소식" }).press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: /사내 도서관/ })).toHaveCount(0);
});

test("who may not open a screen is told and comes back to main", async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "sales@demo.test", "/familysite_admin");
  await expect(page.getByText("접근 권한이 없습니다.")).toBeVisible();
  await expect(page).toHaveURL(/\/main$/);
});

test("who signed in for one page has a way back in the header's place, and is signed out by it", {
  tag: "@deep",
}, async ({ page }) => {
  await withoutIntro(page);
  await signInByHand(page, "conference@demo.test");
  // where no page of the portal is open that would write its store meanwhile
  await page.goto("/rest/health");
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("store") ?? "{}");
    localStorage.setItem("store", JSON.stringify({ ...stored, state: { ...stored.state, isTempLogin: true } }));
  });
  await page.goto("/nowhere");
  await page.goto("/emp_number");
  await expect(page.getByRole("heading", { level: 1, name: "직원번호" })).toBeVisible();
  await expect(page.getByRole("menubar")).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "← 이전 화면으로 돌아가기" }).click();
  await expect(page).toHaveURL(/\/nowhere$/);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("store") ?? "{}").state.position)).toBe("");
});
