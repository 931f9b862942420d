import { expect, type Locator, test } from "playwright/test";
import { Annotation } from "./annotation";

test("a whole session by keyboard alone: open, mark 20 phrases, attributes, undo, save, reload", async ({ page }) => {
  const { keyboard } = page;
  await page.goto("/login");
  await expect(page.getByLabel("EMAIL")).toBeVisible();
  await keyboard.press("Tab");
  await keyboard.type("executive@demo.test");
  await keyboard.press("Tab");
  await keyboard.type("demo-2026!");
  await keyboard.press("Enter");
  const to = async (link: Locator) => {
    await expect(link).toBeVisible();
    while (!(await link.evaluate((element) => element === document.activeElement))) await keyboard.press("Tab");
    await keyboard.press("Enter");
  };
  // staff begin at the courses
  await to(page.getByRole("link", { name: "푸른밭", exact: true }));
  const intro = page.getByRole("dialog", { name: "Job Rotation" });
  await expect(intro).toBeVisible();
  await keyboard.press("Escape");
  await expect(intro).toBeHidden();
  await to(page.getByRole("link", { name: "판결문 논증 편집기" }));

  const editor = new Annotation(page);
  await expect(editor.text).toContainText("고의");
  const words = await editor.words();
  for (let i = 0; i < 40 && !(await isFocused(editor)); i++) await keyboard.press("Tab");
  expect(await isFocused(editor)).toBe(true);
  await expect(page.locator(".toulmin-caret")).toBeVisible();
  const frame = page.locator(".toulmin-text");
  await expect(frame).toHaveCSS("box-shadow", /inset/);

  // each line in turn, by digit and by letter: 주장, 논거, 보강, 반박, 반박 근거, 근거자료 …
  await keyboard.press("Control+Home");
  const keys = ["1", "2", "3", "4", "5", "6", "c", "w", "b", "r", "s", "d"];
  for (let i = 0; i < 20; i++) {
    await keyboard.press("ArrowDown");
    await keyboard.press("Home");
    await keyboard.press("Shift+End");
    await keyboard.press(keys[i % keys.length] as string);
  }
  const codes = await editor.codes();
  expect(codes).toHaveLength(20);
  expect(codes.slice(0, 8)).toEqual([
    "1-주장-1",
    "1-논거-1",
    "1-보강-1",
    "1-반박-1",
    "1-반박 근거-1",
    "1-근거자료-1",
    "2-주장-1",
    "2-논거-1",
  ]);

  // the last mark is at the caret: Enter opens it, Esc comes back to its end
  await keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "속성" });
  await expect(panel.getByLabel("대체 문구")).toBeFocused();
  // the caret stands behind the words
  await keyboard.press("Control+Shift+Home");
  await keyboard.type("바꾼 말");
  await keyboard.press("Tab");
  await keyboard.press("ArrowDown");
  await keyboard.press("Tab");
  await keyboard.type("열쇠말");
  await keyboard.press("Escape");
  expect(await isFocused(editor)).toBe(true);

  // back three marks, delete that datum, take it back
  for (let i = 0; i < 3; i++) await keyboard.press("p");
  await keyboard.press("Backspace");
  await expect.poll(() => editor.codes()).toHaveLength(19);
  await keyboard.press("Control+Z");
  await expect.poll(() => editor.codes()).toEqual(codes);
  await keyboard.press("Control+Shift+Z");
  await keyboard.press("Control+Z");
  await editor.saved();

  await page.reload();
  await expect(editor.fragments("1-주장-1").first()).toBeVisible();
  await expect.poll(() => editor.codes()).toEqual(codes);
  await expect.poll(() => editor.words()).toBe(words);
  for (let i = 0; i < 40 && !(await isFocused(editor)); i++) await keyboard.press("Tab");
  await keyboard.press("Control+End");
  await keyboard.press("p");
  await keyboard.press("Space");
  await expect(panel.getByLabel("대체 문구")).toHaveValue("바꾼 말");
  await expect(panel.getByLabel("행위자")).toHaveValue("defendant");
  await expect(panel.getByLabel("핵심어")).toHaveValue("열쇠말");
});

test("the caret moves by letter, word, line, screen and to the ends, and never leaves the text", {
  tag: "@deep",
}, async ({ page }) => {
  const editor = await Annotation.opened(page);
  const { keyboard } = page;
  const at = () =>
    page.evaluate(() =>
      getSelection()?.focusNode?.parentElement?.closest("[data-toulmin-block]")?.getAttribute("data-toulmin-block"),
    );
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await editor.text.focus();
  await keyboard.press("Control+Home");
  expect(await at()).toBe("0");
  await keyboard.press("ArrowLeft");
  await keyboard.press("ArrowUp");
  expect(await at()).toBe("0");
  await keyboard.press("Control+Shift+ArrowRight");
  expect(await selected()).toMatch(/^한결지방법원\s?$/);
  await keyboard.press("Home");
  await keyboard.press("Shift+ArrowRight");
  expect(await selected()).toBe("한");
  await keyboard.press("PageDown");
  expect(Number(await at())).toBeGreaterThan(8);
  await keyboard.press("Control+End");
  const last = await at();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowDown");
  await keyboard.press("PageDown");
  expect(await at()).toBe(last);
  await keyboard.press("Shift+ArrowLeft");
  expect(await selected()).toBe(")");
  await keyboard.press("Control+A");
  expect((await selected())?.replace(/\s/g, "")).toBe((await editor.words()).replace(/\s/g, ""));
  await expect(page.locator(".toulmin-caret")).toBeHidden();
});

test("nothing can be typed, pasted, cut or dropped into the judgment", async ({ page }) => {
  const editor = await Annotation.opened(page);
  const words = await editor.words();
  await editor.text.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("xyz가");
  await page.keyboard.press("Control+X");
  await page.keyboard.press("Control+V");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect.poll(() => editor.words()).toBe(words);
});

test("keys act only in the editor that has the focus, and not in its fields", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.");
  await editor.fragments("1-주장-1").first().click();
  const keyword = page.getByRole("region", { name: "속성" }).getByLabel("핵심어");
  await keyword.fill("");
  await keyword.pressSequentially("cnp1 /?d");
  await expect(keyword).toHaveValue("cnp1 /?d");
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1"]);
  await page.getByRole("link", { name: "← 메인" }).focus();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Control+Z");
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1"]);
});

test("the keys are listed on ?", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.text.focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "단축키" })).toContainText("커서 자리의 표시 열기");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "단축키" })).toBeHidden();
  expect(await isFocused(editor)).toBe(true);
});

function isFocused(editor: Annotation): Promise<boolean> {
  return editor.text.evaluate((element) => element === document.activeElement);
}
