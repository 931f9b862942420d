import { type CDPSession, expect, type Page } from "playwright/test";
import { Annotation } from "./annotation";
import { test } from "./test";

/** What an input method does while a syllable is built, and when it is done. */
async function inputMethod(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const process = (type: "rawKeyDown" | "keyUp", code: string, key = "Process") =>
    browser.send("Input.dispatchKeyEvent", { type, code, key, windowsVirtualKeyCode: 229 });
  return {
    /** Presses a key that the input method takes. */
    async press(code: string) {
      await process("rawKeyDown", code);
      await process("keyUp", code);
    },
    async compose(text: string) {
      await process("rawKeyDown", "KeyA");
      await browser.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    },
    commit: (text: string) => browser.send("Input.insertText", { text }),
  };
}

test("Hangul typed into an attribute keeps every syllable, through the save and a reload", async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.");
  await editor.fragments("1-주장-1").first().click();
  const keyword = page.getByRole("region", { name: "속성" }).getByLabel("핵심어");
  await keyword.focus();
  const ime = await inputMethod(page);
  for (const [steps, syllable] of [
    [["ㄱ", "고"], "고"],
    [["ㅇ", "으", "의"], "의"],
    [["ㅅ", "서", "성"], "성"],
  ] as const) {
    for (const step of steps) await ime.compose(step);
    await ime.commit(syllable);
  }
  await expect(keyword).toHaveValue("고의성");

  // a click elsewhere in the middle of a syllable keeps it
  await ime.compose("ㅇ");
  await ime.compose("이");
  await editor.text.getByText("증거의 요지").click();
  await editor.fragments("1-주장-1").first().click();
  await expect(keyword).toHaveValue("고의성이");
  await editor.saved();
  await page.reload();
  await editor.fragments("1-주장-1").first().click();
  await expect(keyword).toHaveValue("고의성이");
});

test("one visit of a field is one undo step, however many syllables", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.");
  await editor.fragments("1-주장-1").first().click();
  const panel = page.getByRole("region", { name: "속성" });
  const ime = await inputMethod(page);
  await panel.getByLabel("장소").focus();
  for (const syllable of "한결지방법원") {
    await ime.compose(syllable);
    await ime.commit(syllable);
  }
  await panel.getByLabel("쟁점 번호").fill("1");
  await editor.press("실행 취소");
  await expect(panel.getByLabel("쟁점 번호")).toHaveValue("");
  await expect(panel.getByLabel("장소")).toHaveValue("한결지방법원");
  await editor.press("실행 취소");
  await expect(panel.getByLabel("장소")).toHaveValue("");
  await expect(editor.fragments("1-주장-1")).toHaveCount(1);
});

test("the letters of the elements work while Hangul is on, and write nothing into the text", async ({ page }) => {
  const editor = await Annotation.opened(page);
  const words = await editor.words();
  await editor.select("피고인을 징역 5년에 처한다.");
  const ime = await inputMethod(page);
  await ime.press("KeyC");
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1"]);
  await editor.select("칼날 길이가 12cm로서");
  await ime.press("KeyD");
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "1-근거자료-1"]);
  await ime.compose("ㅎ");
  await ime.commit("한");
  await expect.poll(() => editor.words()).toBe(words);
});

test("Enter that ends a syllable in the search does not go to the next match", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.press("찾기");
  const bar = page.getByRole("search", { name: "판결문에서 찾기" });
  const ime = await inputMethod(page);
  await ime.compose("피해자");
  await expect(bar).toContainText(/^1\//);
  await ime.press("Enter");
  await expect(bar).toContainText(/^1\//);
  await ime.commit("피해자");
  await page.keyboard.press("Enter");
  await expect(bar).toContainText(/^2\//);
});
