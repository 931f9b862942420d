import { expect, type Page } from "playwright/test";
import { accessibilityProblems, signIn, writeText } from "./portal";
import { test } from "./test";

/** A step of the record that is open, with what its dialog asks. */
async function move(page: Page, name: string, fill: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>) {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await fill(dialog);
  await dialog.getByRole("button", { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("a request is asked on a board's own form, received, held, answered and rated", async ({ browser }) => {
  const title = `회의실 의자 수리 ${Date.now()}`;
  const [asking, handling] = await Promise.all([browser.newPage(), browser.newPage()]);
  await signIn(asking, "newcomer@demo.test", "/businessmanagement/eradd?board=5");
  await asking.getByRole("combobox", { name: "분류" }).selectOption("비품");
  await asking.getByRole("textbox", { name: /^제목/ }).fill(title);
  const similar = asking.getByRole("region", { name: "비슷한 요청" });
  await expect(similar).toContainText("비슷한");
  await writeText(asking.getByRole("textbox", { name: /^내용/ }), "다리가 흔들립니다.");
  await asking.getByRole("button", { name: "저장" }).click();
  await expect(asking.getByText("위치: 필수 항목입니다.", { exact: true })).toBeVisible();
  await asking.getByRole("textbox", { name: /^위치/ }).fill("A동 3층");
  await asking.getByRole("button", { name: "저장" }).click();
  await expect(asking).toHaveURL(/\/erview\/\d+$/);
  await expect(asking.getByText("A동 3층")).toBeVisible();
  const path = new URL(asking.url()).pathname;

  await signIn(handling, "support@demo.test", "/businessmanagement/globalermanagement");
  await handling.getByRole("region", { name: "보드" }).getByRole("link", { name: "총무" }).click();
  await expect(handling.getByText("보드: 총무")).toBeVisible();
  await handling.getByRole("button", { name: "필터" }).click();
  await handling.getByRole("textbox", { name: "위치" }).fill("A동 3층");
  await handling.getByRole("textbox", { name: "위치" }).press("Enter");
  await handling.getByRole("link", { name: title }).click();
  await expect(handling).toHaveURL(new RegExp(`${path}`));
  await handling.getByRole("button", { name: "접수", exact: true }).click();
  await expect(handling.getByText("처리기한").first()).toBeVisible();
  await move(handling, "보류", (dialog) => dialog.getByRole("textbox").fill("부품을 기다립니다."));
  await expect(handling.getByText("부품을 기다립니다.").first()).toBeVisible();
  await handling.getByRole("button", { name: "다시 처리" }).click();
  await move(handling, "확인요청", (dialog) => writeText(dialog.getByRole("textbox").first(), "다리를 갈았습니다."));

  await asking.reload();
  expect(await accessibilityProblems(asking)).toEqual([]);
  await move(asking, "완료", (dialog) => dialog.getByRole("textbox").fill("5"));
  await expect(asking.getByText("5점")).toBeVisible();
});
