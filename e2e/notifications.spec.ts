import { expect } from "playwright/test";
import { accessibilityProblems, signIn, withoutIntro } from "./portal";
import { test, triesBefore } from "./test";

test("the bell tells what waits and what was told; a choice of the course comes to the applicant", async ({
  browser,
}) => {
  const [who, why] = [triesBefore() === 0 ? "archive" : "er", `함께 일하는 법을 배우고 싶습니다. ${Date.now()}`];
  const applicant = await (await browser.newContext()).newPage();
  await withoutIntro(applicant);
  await signIn(applicant, `${who}@demo.test`);
  await applicant.getByRole("link", { name: /리더십 과정 신청$/ }).click();
  const form = applicant.getByRole("dialog", { name: /리더십 과정 신청/ });
  await form.getByLabel(/지원동기/).fill(why);
  const career = { name: "경력증명.txt", mimeType: "text/plain", buffer: Buffer.from("사보 편집 3년") };
  await form.locator("input[type=file]").setInputFiles(career);
  await expect(form.getByRole("link", { name: "경력증명.txt" })).toBeVisible();
  expect(await accessibilityProblems(applicant)).toEqual([]);
  await applicant.keyboard.press("Escape");
  const question = applicant.getByRole("dialog", { name: "확인" });
  await expect(question).toContainText("저장하지 않은 내용이 있습니다.");
  await question.getByRole("button", { name: "취소" }).click();
  await form.getByRole("button", { name: "저장" }).click();
  await expect(applicant.getByRole("dialog").locator(".state-chip").first()).toHaveText("신청");

  const people = await (await browser.newContext()).newPage();
  await withoutIntro(people);
  await signIn(people, "hr@demo.test", "/leadership_apply");
  const row = people.getByRole("row", { name: new RegExp(why) });
  await row.getByRole("link").first().click();
  const read = people.getByRole("dialog");
  await expect(read.getByRole("link", { name: "경력증명.txt" })).toBeVisible();
  await people.keyboard.press("Escape");
  await expect(read).toBeHidden();
  const workbook = people.waitForEvent("download");
  await people.getByRole("button", { name: "내려받기" }).click();
  await people.getByRole("menuitem", { name: "엑셀 (.xlsx)" }).click();
  expect((await workbook).suggestedFilename()).toMatch(/^리더십 과정 신청.*\.xlsx$/);
  await row.getByRole("checkbox").check();
  await people.getByRole("button", { name: "선발", exact: true }).click();
  await people.getByRole("dialog", { name: "확인" }).getByRole("button", { name: "확인" }).click();
  await expect(row.getByText("선발", { exact: true })).toBeVisible();

  await applicant.goto("/leadership");
  await applicant.getByRole("button", { name: /읽지 않은 알림/ }).click();
  const panel = applicant.getByRole("dialog", { name: "할 일과 알림" });
  await expect(panel.getByRole("heading", { name: "내가 할 일" })).toBeVisible();
  await expect(panel.getByText("리더십 · 20")).toBeVisible();
  expect(await accessibilityProblems(applicant)).toEqual([]);
  await panel.getByRole("link", { name: /리더십 과정에 선발되었습니다/ }).click();
  await expect(applicant).toHaveURL(/leadership_apply/);
  await expect(applicant.getByRole("dialog").locator(".state-chip").first()).toHaveText("선발");
  await applicant.keyboard.press("Escape");
  await expect(applicant).not.toHaveURL(/#/);
  // what was opened is read; what others told meanwhile is not
  await applicant.getByRole("button", { name: /^할 일과 알림/ }).click();
  await expect(panel.getByRole("button", { name: /^리더십 과정에 선발되었습니다.*: 안 읽음으로 표시/ })).toBeVisible();
});

test("kinds of notifications are switched off, all is read at once, and the keyboard leaves the bell", {
  tag: "@deep",
}, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "lead@demo.test", "/main");
  await page.getByRole("button", { name: /읽지 않은 알림/ }).click();
  const panel = page.getByRole("dialog", { name: "할 일과 알림" });
  await panel.getByRole("button", { name: "모두 읽음" }).click();
  await expect(page.getByRole("button", { name: "할 일과 알림", exact: true })).toBeVisible();
  await panel.getByLabel("안 읽은 것만").check();
  await expect(panel.getByText("안 읽은 알림이 없습니다.")).toBeVisible();
  await panel.getByRole("button", { name: "받을 알림" }).click();
  await panel.getByLabel("회사소식").uncheck();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: /^할 일과 알림/ }).click();
  await panel.getByRole("button", { name: "받을 알림" }).click();
  await expect(panel.getByLabel("회사소식")).not.toBeChecked();
});

test("a company page is written in its place by its admins, and read by everybody", async ({ page, browser }) => {
  await withoutIntro(page);
  await signIn(page, "support@demo.test", "/stage");
  await page.getByRole("button", { name: "수정" }).click();
  const body = page.getByRole("textbox", { name: "내용" });
  await body.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" 문의는 총무지원팀으로 주세요.");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.type(" 오전에는 자리를 비웁니다.");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("저장하였습니다.")).toBeVisible();
  const reader = await (await browser.newContext()).newPage();
  await withoutIntro(reader);
  await signIn(reader, "tutor@demo.test", "/stage");
  await expect(reader.getByText("문의는 총무지원팀으로 주세요. 오전에는 자리를 비웁니다.")).toBeVisible();
  await expect(reader.getByRole("button", { name: "수정" })).toBeHidden();
});

test("Ctrl+K finds people and records", { tag: "@deep" }, async ({ page }) => {
  await withoutIntro(page);
  await signIn(page, "cms@demo.test", "/main");
  await expect(page.getByRole("menubar")).toBeVisible();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "화면, 사람, 기록 찾기" });
  await box.fill("건강검진");
  await expect(page.getByRole("option", { name: /건강검진.*공지/ }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await box.fill("victor");
  await page
    .getByRole("option", { name: /Victor/ })
    .first()
    .click();
  await expect(page).toHaveURL(/emp_number\?person=\d+/);
  await expect(page.getByRole("dialog")).toContainText("Victor");
});
