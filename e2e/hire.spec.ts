import { expect } from "playwright/test";
import { as } from "./documents";
import { accessibilityProblems } from "./portal";
import { test } from "./test";

test("HR reads a letter to an applicant as it goes out, copies it and hands it over where no mail is sent", async ({
  browser,
}) => {
  const keeper = await as(browser, "people");
  await keeper.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await keeper.goto("/mypims/recruitlist?list=applicants&stage=first");
  const person = keeper.locator("tbody a").first();
  const name = (await person.textContent()) ?? "";
  await person.click();
  const drawer = keeper.getByRole("dialog", { name });
  await drawer.getByRole("button", { name: "안내메일 등록" }).click();
  const form = keeper.getByRole("dialog", { name: "채용 안내메일 추가" });
  await form.getByLabel("안내문").click();
  await keeper.getByRole("option", { name: "면접 초대" }).click();
  await expect(form.getByLabel(/내용/)).toHaveValue(/\{이름\}님/);
  const subject = `다시 뵙겠습니다 ${Date.now()}`;
  await form.getByLabel(/메일 제목/).fill(subject);
  await form.getByRole("button", { name: "저장" }).click();
  const letter = keeper.getByRole("dialog", { name: subject });
  await expect(letter.getByRole("status")).toContainText("이 인트라넷은 메일을 보내지 않습니다.");
  await expect(letter.getByText(`${name}님, 안녕하세요.`)).toBeVisible();
  await expect(letter.getByRole("button", { name: "메일 발송" })).toHaveCount(0);
  expect(await accessibilityProblems(keeper)).toEqual([]);
  await letter.getByRole("button", { name: "내용 복사" }).click();
  await expect(keeper.getByText("내용을 복사하였습니다.")).toBeVisible();
  const copied = await keeper.evaluate(() => navigator.clipboard.readText());
  expect(copied.startsWith(`${subject}\n\n${name}님, 안녕하세요.`)).toBe(true);
  await letter.getByRole("button", { name: "직접 전달함" }).click();
  await expect(letter.getByRole("button", { name: "수정" })).toHaveCount(0);
  await keeper.keyboard.press("Escape");
  await expect(drawer.getByRole("row", { name: subject })).toContainText("직접 전달");
});

test("who is hired is registered with what they have said of themselves", async ({ browser }) => {
  const keeper = await as(browser, "people");
  await keeper.goto("/mypims/recruitlist?list=applicants&stage=hired");
  const person = keeper.locator("tbody a").first();
  const name = (await person.textContent()) ?? "";
  await person.click();
  await keeper.getByRole("dialog", { name }).getByRole("link", { name: "입사자 등록" }).click();
  await expect(keeper.getByRole("heading", { name: "입사자 등록" })).toBeVisible();
  await expect(keeper.getByLabel("지원자")).toHaveValue(name);
  await expect(keeper.getByLabel(/^한글이름/)).toHaveValue(name);
  await expect(keeper.getByLabel(/^이메일/)).not.toHaveValue("");
});
