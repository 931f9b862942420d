import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "playwright/test";
import { accessibilityProblems, PASSWORD, pressWithoutSession, signIn, signInByHand, withoutIntro } from "./portal";
import { triesBefore } from "./test";

/** Opens one of the lines of the person's own box. */
async function openFromBox(page: Page, line: string | RegExp) {
  await page.locator(".my-box").click();
  await page.getByRole("menuitem", { name: line }).click();
}

const icon = fileURLToPath(new URL("fixtures/portrait.png", import.meta.url));

test("thanks dollars are sent: refused in words first, then given, counted and listed", async ({ page }) => {
  const message = `갑작스러운 부탁을 들어 주셔서 고맙습니다. ${Date.now()}`;
  await withoutIntro(page);
  await signIn(page, "cms@demo.test");
  await openFromBox(page, "감사달러");
  const popup = page.getByRole("dialog", { name: "감사달러" });
  const send = popup.getByRole("button", { name: "보내기" });
  const remain = popup.locator("dt", { hasText: "남은 달러" }).locator("+ dd");
  await expect(remain).toHaveText(/^\$\d+$/);
  const before = Number((await remain.textContent())?.slice(1));
  await send.click();
  await expect(page.getByText("받는 사람을 선택하세요.")).toBeVisible();
  await popup.getByRole("combobox", { name: "받는 사람" }).fill("김");
  await page.getByRole("option").first().click();
  await send.click();
  await expect(page.getByText("선물 달러를 입력하세요.")).toBeVisible();
  const dollar = popup.getByLabel("선물 달러");
  await dollar.pressSequentially("9999");
  await expect(dollar).toHaveValue("999");
  await send.click();
  await expect(page.getByText("이번 달 감사달러를 모두 소진하였습니다.")).toBeVisible();
  await dollar.fill("7");
  await popup.getByLabel("감사 메시지").fill(message);
  expect(await accessibilityProblems(page)).toEqual([]);
  await send.click();
  await expect(page.getByText("감사한 마음 잘 전달하였습니다!")).toBeVisible();
  await expect(dollar).toHaveValue("");
  await expect(remain).toHaveText(`$${before - 7}`);
  await popup.getByText("보낸 내역").click();
  await expect(popup.getByRole("row", { name: new RegExp(message) })).toContainText("$7");
  await popup.getByRole("button", { name: "이용 안내" }).click();
  const guide = popup.getByRole("region", { name: "감사달러 이용 안내" });
  for (const rule of [
    "익명",
    "매월 1일에 $500",
    "다음 달로 넘어가지 않습니다",
    "제한이 없습니다",
    "꼭 적어 주세요",
    "세 분은 멘토링 데이",
  ]) {
    await expect(guide).toContainText(rule);
  }
  // nothing of what it lies on lies over it
  await page.setViewportSize({ width: 360, height: 780 });
  await guide.getByRole("button", { name: "안내 닫기" }).click();
  await expect(guide).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a gift that was not read is shown first, without who sent it", { tag: "@deep" }, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "staff@demo.test");
  await openFromBox(page, /감사달러/);
  const gift = page.getByRole("dialog", { name: "감사달러가 도착했습니다" });
  await expect(gift).toContainText(/\$\d+/);
  await expect(gift).toContainText("익명의 동료가 보냈습니다.");
  const given = await gift.textContent();
  expect(await accessibilityProblems(page)).toEqual([]);
  await gift.getByRole("button", { name: "감사달러함으로 가기" }).click();
  await expect(page.getByRole("dialog", { name: "감사달러", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await openFromBox(page, /감사달러/);
  // another one may have come meanwhile, but not this one again
  const shown = page.getByRole("dialog", { name: /^감사달러/ });
  await expect(shown).toBeVisible();
  expect(await shown.textContent()).not.toBe(given);
});

test("the job rotation is introduced, put away for the day, applied for and then gone", { tag: "@deep" }, async ({
  page,
}) => {
  await signIn(page, "tutor@demo.test");
  const intro = page.getByRole("dialog", { name: "Job Rotation", exact: true });
  await expect(intro).toContainText(/작성 기간\s*\d{4}-\d\d-\d\d ~ \d{4}-\d\d-\d\d/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await intro.getByLabel("오늘 다시 열지 않기").click();
  await expect(intro).toBeHidden();
  const today = await page.evaluate(() => localStorage.getItem("jobrotation_close_time"));
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await page.evaluate(() => localStorage.getItem("jobrotation_close_flag"))).toBe("0");
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole("menubar")).toBeVisible();
  await openFromBox(page, "Job Rotation");
  await intro.getByRole("button", { name: "신청서 작성하기" }).click();
  const form = page.getByRole("dialog", { name: "Job Rotation 신청서" });
  await expect(form.getByRole("row", { name: /본부 \/ 팀/ })).toContainText("강사지원팀");
  expect(await accessibilityProblems(page)).toEqual([]);
  const title = form.getByLabel("직무 로테이션 1순위 제목");
  await title.pressSequentially("가".repeat(51));
  await expect(title).toHaveValue("가".repeat(50));
  await title.fill("이러닝 과정 기획");
  await form.getByLabel("조직 로테이션 1순위 본부").selectOption({ label: "교재출판본부" });
  await form.getByLabel("조직 로테이션 1순위 팀").selectOption({ label: "교재개발1팀" });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "확인" }).getByRole("button", { name: "취소" }).click();
  await form.getByRole("button", { name: "제출" }).click();
  await expect(page.getByText("제출하였습니다.")).toBeVisible();
  await page.getByRole("button", { name: "확인" }).click();
  await page.locator(".my-box").click();
  await expect(page.getByRole("menuitem", { name: "설정" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Job Rotation" })).toBeHidden();
});

test("a photo is looked at, cropped and saved; what is too large or none is refused", async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "growth@demo.test");
  await openFromBox(page, "설정");
  const popup = page.getByRole("dialog", { name: "프로필 관리" });
  const file = popup.locator('input[type="file"]');
  await file.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText("5메가 이상의 파일은 업로드 하실 수 없습니다.")).toBeVisible();
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("메모") });
  await expect(page.getByText("이미지 파일만 업로드 하실 수 있습니다.")).toBeVisible();
  await file.setInputFiles(icon);
  await popup.getByLabel("크기").fill("2");
  expect(await accessibilityProblems(page)).toEqual([]);
  await popup.getByRole("button", { name: "사진 저장" }).click();
  await expect(page.getByText("저장하시겠습니까?")).toBeVisible();
  await page.getByRole("button", { name: "확인" }).click();
  await expect(page.getByText("변경하였습니다.")).toBeVisible();
  await expect(page.locator(".my-box img")).toHaveAttribute("src", /getPhoto\?idx=\d+/);
});

test("a password is changed when asked for, and the new one opens the door", async ({ page }) => {
  // who has another password by an earlier try is not asked again
  const email = triesBefore() === 0 ? "commerce@demo.test" : "peoplehelper@demo.test";
  await withoutIntro(page);
  await signInByHand(page, email);
  await openFromBox(page, "설정");
  const popup = page.getByRole("dialog", { name: "프로필 관리" });
  await expect(popup.getByLabel("현재 비밀번호", { exact: true })).toBeHidden();
  await popup.getByRole("button", { name: "비밀번호 변경" }).click();
  const save = async (current: string, next: string) => {
    await popup.getByLabel("현재 비밀번호", { exact: true }).fill(current);
    await popup.getByLabel("새 비밀번호", { exact: true }).fill(next);
    await popup.getByLabel("새 비밀번호 확인", { exact: true }).fill(next);
    await popup.getByRole("button", { name: "비밀번호 저장" }).click();
    await page.getByRole("button", { name: "확인", exact: true }).click();
  };
  await save(PASSWORD, "short");
  await expect(page.getByText("비밀번호는 8자 이상 20자 이하로 입력하세요.")).toBeVisible();
  await save(PASSWORD, "bamboo-2027!");
  // a password takes its time to be checked
  await expect(page.getByText("변경하였습니다.")).toBeVisible();
  // what was typed is gone: nothing is left that would not be saved
  await expect(popup.getByLabel("현재 비밀번호", { exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  // what is told lies over the box, and stays as long as the pointer is on it
  await page.mouse.move(600, 600);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await openFromBox(page, "로그아웃");
  await page.getByLabel("EMAIL").fill(email);
  await page.getByLabel("PASSWORD").fill("bamboo-2027!");
  await page.getByLabel("PASSWORD").press("Enter");
  await expect(page).toHaveURL(/elearninglist$/);
});

test("a session that ends in the middle of a form is begun again over it, and nothing typed is lost", async ({
  page,
}) => {
  await withoutIntro(page);
  await signIn(page, "giftcard@demo.test");
  await openFromBox(page, "감사달러");
  const popup = page.getByRole("dialog", { name: "감사달러" });
  await popup.getByRole("combobox", { name: "받는 사람" }).fill("이");
  await page.getByRole("option").first().click();
  await popup.getByLabel("선물 달러").fill("3");
  await popup.getByLabel("감사 메시지").fill("끝까지 함께해 주셔서 고맙습니다.");
  const again = await pressWithoutSession(page, popup.getByRole("button", { name: "보내기" }));
  await expect(again).toContainText("보안을 위해 로그아웃되었습니다. 다시 로그인해 주세요.");
  await expect(page.locator(".Toastify__toast")).toHaveCount(1);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("store") ?? "{}").state.position)).toBe("");
  await expect(again.getByLabel("EMAIL")).toHaveValue("giftcard@demo.test");
  await again.getByLabel("PASSWORD").fill(PASSWORD);
  await again.getByLabel("PASSWORD").press("Enter");
  await expect(again).toBeHidden();
  await expect(popup.getByLabel("감사 메시지")).toHaveValue("끝까지 함께해 주셔서 고맙습니다.");
  await popup.getByRole("button", { name: "보내기" }).click();
  await expect(page.getByText("감사한 마음 잘 전달하였습니다!")).toBeVisible();
});

test("a server that is away is told of and asked again; what was typed stays", { tag: "@deep" }, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "er@demo.test");
  await openFromBox(page, "감사달러");
  const popup = page.getByRole("dialog", { name: "감사달러" });
  await popup.getByRole("combobox", { name: "받는 사람" }).fill("박");
  await page.getByRole("option").first().click();
  await popup.getByLabel("선물 달러").fill("2");
  await page.route("**/rest/**", (route) => route.abort());
  await popup.getByRole("button", { name: "보내기" }).click();
  await expect(page.getByText("다시 연결하는 중…")).toBeVisible();
  await expect(popup.getByLabel("선물 달러")).toHaveValue("2");
  await page.unroute("**/rest/**");
  await expect(page.getByText("다시 연결되었습니다.")).toBeVisible();
  await popup.getByRole("button", { name: "보내기" }).click();
  await expect(page.getByText("감사한 마음 잘 전달하였습니다!")).toBeVisible();
});
