import { expect, test } from "playwright/test";
import { EmbeddedEditor } from "./embedded-editor";

test("what is marked lies on the server: another browser has it, marks on, and is followed", async ({
  page,
  browser,
}) => {
  await page.goto("/");
  const editor = new EmbeddedEditor(page);
  await editor.select("살해의 고의가 인정된다");
  await editor.press("주장");
  await expect(editor.frame.getByText("저장됨")).toBeVisible();
  const other = await browser.newPage();
  await other.goto(page.url());
  const elsewhere = new EmbeddedEditor(other);
  await elsewhere.expectMarks("1-주장-1 살해의 고의가 인정된다");
  await elsewhere.select("과도로 피해자를 찔렀다");
  await elsewhere.press("근거자료");
  await expect(elsewhere.frame.getByText("저장됨")).toBeVisible();
  // the server is asked for news every few seconds
  await expect(editor.text.locator("mark")).toHaveCount(2, { timeout: 20_000 });
  await editor.expectMarks("1-근거자료-1 과도로 피해자를 찔렀다", "1-주장-1 살해의 고의가 인정된다");
  await other.close();
});
