import { expect, test } from "playwright/test";
import { allIsThere, signIn, withoutIntro } from "./portal";
import { tabTo } from "./tab-to";

test("a task is added, found, opened, changed and moved with others by the keyboard alone", async ({ page }) => {
  const title = `자판으로만 한 업무 ${Date.now()}`;
  const list = `/taskmanagement/tasklist?q=${encodeURIComponent(title)}`;
  await withoutIntro(page);
  await signIn(page, "staff@demo.test", "/taskmanagement/tasklist");
  await allIsThere(page);

  const line = page.getByLabel("빠른 업무 추가");
  for (const words of [`${title} 하나 @김이든`, `${title} 둘 @김이든`]) {
    await tabTo(page, line);
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: words.replace(" @김이든", "") })).toBeVisible();
  }

  // found
  await tabTo(page, page.getByRole("searchbox", { name: /^검색/ }));
  await page.keyboard.type(`${title} 하나`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByText("총 1건")).toBeVisible();
  await tabTo(page, page.getByRole("combobox", { name: "상태", exact: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/status=todo/);

  // opened and changed
  await tabTo(page, page.getByRole("link", { name: `${title} 하나` }));
  await page.keyboard.press("Enter");
  // the link is gone with its page: the keyboard goes on at the heading of the next one
  await expect(page.getByRole("heading", { level: 1, name: `${title} 하나` })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "수정" }));
  await page.keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: /^제목/ });
  await expect(name).toHaveValue(`${title} 하나`);
  await tabTo(page, name);
  await page.keyboard.press("End");
  await page.keyboard.type(" 고침");
  await tabTo(page, page.getByRole("button", { name: "저장" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `${title} 하나 고침` })).toBeFocused();

  // both at once: rows by j and k, chosen by x
  await page.goto(list);
  await expect(page.getByText("총 2건")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("2건 선택")).toBeVisible();
  await tabTo(
    page,
    page.getByRole("toolbar", { name: "선택한 것 처리" }).getByRole("button", { name: "시작" }),
    "Shift+Tab",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "확인" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("2건을 ‘진행’ 상태로 저장하였습니다.")).toBeVisible();
  for (const name of [`${title} 하나 고침`, `${title} 둘`]) {
    await expect(page.getByLabel(`${name} 상태`).locator("option").first()).toHaveText("진행");
  }
});
