import { test as base, expect, type Page } from "playwright/test";
import { EmbeddedEditor } from "./embedded-editor";

const CHART_IN_WORDS = "1-주장-1 툴민 도식";

/** Every test fails with any word on the console: warnings of React, reports of the content security policy. */
const test = base.extend<{ console: string[] }>({
  console: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => said.push(`uncaught: ${error.message}`));
      await use(said);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

test("the README's example works: mark, describe, see the chart, undo, come back", async ({ page }) => {
  await page.goto("?scene=readme");
  const editor = new EmbeddedEditor(page);
  await editor.select("살해의 고의가 인정된다");
  await editor.press("주장");
  await editor.select("과도로 피해자를 찔렀다");
  await page.keyboard.press("d");
  await editor.expectMarks("1-근거자료-1 과도로 피해자를 찔렀다", "1-주장-1 살해의 고의가 인정된다");
  await editor.text.getByText("과도로 피해자를 찔렀다").click();
  await editor.frame.getByLabel("핵심어", { exact: true }).fill("흉기");
  await editor.press("닫기");
  await editor.press("Toulmin");
  await expect(page.getByRole("dialog", { name: CHART_IN_WORDS }).locator("svg [data-toulmin-type]")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await editor.select("피고인은");
  await editor.press("반박");
  await editor.press("실행 취소");
  await expect(editor.frame.getByText("저장됨")).toBeVisible();
  await page.reload();
  await editor.expectMarks("1-근거자료-1 과도로 피해자를 찔렀다", "1-주장-1 살해의 고의가 인정된다");
  await editor.text.getByText("과도로 피해자를 찔렀다").click();
  await expect(editor.frame.getByLabel("핵심어", { exact: true })).toHaveValue("흉기");
});

for (const scene of ["own-element", "mounted"]) {
  test(`${scene}: a phrase is marked with the host's own element by mouse, and is there after a reload`, async ({
    page,
  }) => {
    await page.goto(`?scene=${scene}`);
    const editor = new EmbeddedEditor(page);
    await editor.select("살해의 고의가 인정된다");
    await editor.press("주장");
    await editor.select("과도로 피해자를 찔렀다");
    await editor.press("선례");
    const marks = ["1-선례-1 과도로 피해자를 찔렀다", "1-주장-1 살해의 고의가 인정된다"] as const;
    await editor.expectMarks(...marks);
    await expect(editor.frame.getByText("저장됨")).toBeVisible();
    await page.reload();
    await editor.expectMarks(...marks);
  });
}

test("a file is opened by a worker, which the policy of the page lets start", async ({ page }) => {
  await page.goto("?scene=readme");
  const editor = new EmbeddedEditor(page);
  const started = page.waitForEvent("worker");
  await editor.frame
    .getByLabel("파일 열기…")
    .setInputFiles({ name: "판결.html", mimeType: "text/html", buffer: Buffer.from("<p>다른 판결이다.</p>") });
  await started;
  await editor.press("새 문서로 열기");
  await expect(editor.text).toContainText("다른 판결이다.");
});

test.describe("two editors on one page", () => {
  test("do not know of each other", async ({ page }) => {
    const { a, b } = await openTwo(page);
    await a.select("살해의 고의가 인정된다");
    await a.press("주장");
    await b.select("과도로 피해자를 찔렀다");
    await page.keyboard.press("c");
    await a.expectMarks("1-주장-1 살해의 고의가 인정된다");
    await b.expectMarks("1-주장-1 과도로 피해자를 찔렀다");
    await page.keyboard.press("Control+z");
    await b.expectMarks();
    await a.expectMarks("1-주장-1 살해의 고의가 인정된다");
    await a.text.getByText("살해의 고의가 인정된다").click();
    await b.press("찾기");
    await expect(a.frame.getByLabel("핵심어", { exact: true })).toBeVisible();
    await expect(a.frame.getByLabel("찾을 말")).toHaveCount(0);
    await expect(b.frame.getByLabel("찾을 말")).toBeVisible();
  });

  test("name their fields apart: no id occurs twice", async ({ page }) => {
    const { a, b } = await openTwo(page);
    for (const editor of [a, b]) {
      await editor.select("살해의 고의가 인정된다");
      await editor.press("주장");
      await editor.text.getByText("살해의 고의가 인정된다").click();
    }
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await b.frame.getByLabel("핵심어", { exact: true }).fill("둘째");
    await expect(a.frame.getByLabel("핵심어", { exact: true })).toHaveValue("");
  });

  test("leave the page as it is: its styles, its keys, its selection, its names", async ({ page }) => {
    await page.goto("?scene=two");
    await expect(page.locator("#host-button")).toBeVisible();
    const before = await stylesOfHost(page);
    await page.locator("#host-text").selectText();
    const { a } = await openTwo(page, { isLoaded: true });
    expect(await page.evaluate(() => String(getSelection()))).toContain("A paragraph of the page");
    expect(await stylesOfHost(page)).toEqual(before);
    const field = page.locator("#host-field");
    await field.pressSequentially("cwbrsd 123 np/?yx.,");
    await expect(field).toHaveValue("cwbrsd 123 np/?yx.,");
    await field.press("Backspace");
    await field.press("Control+z");
    await a.expectMarks();
    await page.locator("#host-button").focus();
    for (const key of ["c", "1", "Control+z", "/", "?", "n"]) await page.keyboard.press(key);
    await a.expectMarks();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await page.evaluate(() => window.newGlobals())).toEqual([]);
  });
});

test.describe("in an open shadow root", () => {
  test("a phrase is marked by mouse, in either direction, and its ends are dragged", async ({ page }) => {
    const editor = await openShadow(page);
    await editor.select("살해의 고의가 인정된다");
    await editor.press("주장");
    await editor.select("과도로 피해자를 찔렀다", "backward");
    await page.keyboard.press("d");
    await editor.expectMarks("1-근거자료-1 과도로 피해자를 찔렀다", "1-주장-1 살해의 고의가 인정된다");
    await editor.text.getByText("과도로 피해자를 찔렀다").click();
    const handle = await page.locator(".toulmin-handle-start").boundingBox();
    const line = await editor.text.locator("p", { hasText: "과도로 피해자를 찔렀다" }).boundingBox();
    if (!handle || !line) throw new Error("no handle");
    await page.mouse.move(handle.x + 12, handle.y + 4);
    await page.mouse.down();
    await page.mouse.move(handle.x - 20, handle.y - 8);
    // to where the line begins, however wide the machine's letters are
    await page.mouse.move(line.x + 1, handle.y - 8);
    await page.mouse.up();
    await expect.poll(() => editor.marks()).toContainEqual(expect.stringMatching(/피고인은 과도로 피해자를 찔렀다$/));
  });

  test("a phrase is marked by keyboard", async ({ page }) => {
    const editor = await openShadow(page);
    await editor.text.focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    for (let count = 0; count < 4; count++) await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("1");
    await editor.expectMarks("1-주장-1 피고인은");
    await page.keyboard.press("Shift+Control+End");
    await page.keyboard.press("6");
    await expect.poll(async () => (await editor.marks()).length).toBeGreaterThan(2);
    await page.keyboard.press("Control+z");
    await editor.expectMarks("1-주장-1 피고인은");
  });

  test("words are found, charts open, and the caret is drawn", async ({ page }) => {
    const editor = await openShadow(page);
    await editor.select("살해의 고의가 인정된다");
    await editor.press("주장");
    await expect(page.locator(".toulmin-caret")).toBeVisible();
    await editor.press("Toulmin");
    await expect(page.getByRole("dialog", { name: CHART_IN_WORDS })).toBeVisible();
    await page.keyboard.press("Escape");
    await editor.text.focus();
    await page.keyboard.press("Control+f");
    await editor.frame.getByLabel("찾을 말").fill("증거 59호");
    await expect(editor.text.getByText("증거 59호가 있다.")).toBeInViewport();
  });
});

test("beside a style sheet that styles every tag, the editor looks as on a plain page", async ({ page }) => {
  // the caret does not blink
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("?scene=page");
  const plain = await looksOf(page);
  await page.goto("?scene=page&hostile");
  const hostile = await looksOf(page);
  expect(hostile.map(elementOf)).toEqual(plain.map(elementOf));
  const differing = hostile.flatMap((look, index) => (look === plain[index] ? [] : [`${plain[index]}\n${look}`]));
  expect(differing.slice(0, 10)).toEqual([]);
});

async function openTwo(page: Page, { isLoaded = false } = {}) {
  if (!isLoaded) await page.goto("?scene=two");
  // not by a click, which would take the page's selection away
  await page.locator("#add-styles").evaluate((button: HTMLButtonElement) => button.click());
  const [a, b] = ["#a", "#b"].map((id) => new EmbeddedEditor(page, page.locator(`${id} .toulmin-editor`)));
  if (!a || !b) throw new Error("no editors");
  await expect(b.text).toContainText("고의");
  return { a, b };
}

async function openShadow(page: Page): Promise<EmbeddedEditor> {
  await page.goto("?scene=shadow");
  const editor = new EmbeddedEditor(page);
  await expect(editor.text).toContainText("고의");
  return editor;
}

/** All computed styles of the page's own elements, but for where they lie. */
function stylesOfHost(page: Page): Promise<string[]> {
  return page
    .locator("html, body, h1, #host-text, #host-text mark, label, #host-field, #host-button")
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const styles = getComputedStyle(element);
        const names = [...styles].filter((name) => !/size|height|width|origin|inset/.test(name));
        return names.map((name) => `${element.tagName} ${name}: ${styles.getPropertyValue(name)}`);
      }),
    );
}

/** How each part of the editor looks: where it lies, how its words are set, what is around it. */
async function looksOf(page: Page): Promise<string[]> {
  const editor = new EmbeddedEditor(page);
  await expect(editor.text).toContainText("증거 60호");
  await editor.text.locator("mark").click();
  // both come later than the panel, in any order
  await expect(editor.frame.getByRole("button", { name: /시작 시각 달력/ })).toBeVisible();
  await expect(editor.frame.getByLabel("요소", { exact: true })).toBeVisible();
  return editor.frame.locator(":scope *").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const styles = getComputedStyle(element);
        const box = [x, y, width, height].map(Math.round).join(" ");
        const set = ["color", "backgroundColor", "font", "letterSpacing", "textTransform", "textIndent", "textAlign"];
        const around = ["border", "padding", "margin", "borderRadius", "boxShadow", "opacity", "position", "float"];
        const values = [...set, ...around].map((name) => styles[name as keyof CSSStyleDeclaration]);
        // whether the caret has begun to blink anew is a matter of when it is looked at
        const classes = element.getAttribute("class")?.replace(" toulmin-caret-again", "");
        return `${element.tagName}.${classes} [${box}] ${values.join(" | ")}`;
      }),
  );
}

/** The tag and the classes of what `looksOf` tells. */
function elementOf(look: string): string {
  return look.slice(0, look.indexOf(" ["));
}

declare global {
  interface Window {
    newGlobals(): string[];
  }
}
