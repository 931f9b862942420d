import { expect, type Locator, test } from "playwright/test";
import { compareBoxes } from "toulmin-editor/core";
import { Annotation } from "./annotation";

const claim = "피고인에게는 살해의 고의가 인정되고";

test("find, then mark all identical phrases as one step", async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  await editor.press("찾기");
  await page.getByLabel("찾을 말").fill("골목 입구");
  await expect(page.getByRole("search", { name: "판결문에서 찾기" })).toContainText("1/4");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("search", { name: "판결문에서 찾기" })).toContainText("2/4");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("6");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "같은 구절 모두 표시" }).click();
  await expect(editor.notice).toHaveText("같은 구절 3곳을 더 표시함");
  expect((await editor.codes()).filter((code) => code.includes("근거자료"))).toHaveLength(4);
  await editor.press("실행 취소");
  expect((await editor.codes()).filter((code) => code.includes("근거자료"))).toHaveLength(1);
});

test("a mark's ends are dragged by their handles, and its place is changed by a new selection", async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.");
  await editor.fragments("1-주장-1").first().click();
  await expect(page.getByRole("region", { name: "속성" })).toBeVisible();
  const end = await center(page.locator(".toulmin-handle-end"));
  const target = await editor.edgeOf("징역 5년", "end");
  await page.mouse.move(end.x, end.y);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await page.mouse.up();
  await expect(editor.fragments("1-주장-1")).toHaveText("피고인을 징역 5년");
  await expect(page.getByLabel("대체 문구")).toHaveValue("피고인을 징역 5년");

  await editor.select("압수된 과도 1자루");
  await page.getByRole("button", { name: "선택한 구절로 범위 바꾸기" }).click();
  await expect(editor.fragments("1-주장-1")).toHaveText("압수된 과도 1자루");
  await editor.press("실행 취소");
  await editor.press("실행 취소");
  await expect(editor.fragments("1-주장-1")).toHaveText("피고인을 징역 5년에 처한다.");

  // the selection of a triple click on the last paragraph ends behind the text
  const last = editor.text.locator("[data-toulmin-block]").last();
  await last.click({ clickCount: 3 });
  await editor.press("주장");
  await expect(editor.fragments("2-주장-1")).toHaveText(((await last.textContent()) ?? "").trim());
});

test("element and owning claim are changed in the panel, and the codes follow", async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.");
  await editor.mark("주장", claim);
  await editor.mark("근거자료", "칼날 길이가 12cm로서");
  await editor.fragments("2-근거자료-1").first().click();
  const panel = page.getByRole("region", { name: "속성" });
  await panel.getByLabel("요소").selectOption("논거");
  await expect(panel.getByLabel("분류 코드")).toHaveValue("2-논거-1");
  await panel.getByRole("combobox", { name: "소속 주장" }).click();
  await page.getByRole("option", { name: /^1-주장-1 / }).click();
  await expect(panel.getByLabel("분류 코드")).toHaveValue("1-논거-1");
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "1-논거-1", "2-주장-1"]);
});

test("the attribute panel closes on a click elsewhere and on scrolling the text, not on the editor's own scroll", {
  tag: "@deep",
}, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  const panel = page.getByRole("region", { name: "속성" });
  const list = page.getByRole("tabpanel", { name: "주장 목록" });
  const open = () => editor.fragments("1-주장-1").first().click();

  await open();
  await panel.getByLabel("핵심어").fill("고의");
  await editor.text.getByText("쟁점 2. 정당방위").click();
  await expect(list).toBeVisible();
  await open();
  await expect(panel.getByLabel("핵심어")).toHaveValue("고의");
  await panel.getByLabel("핵심어").press("End");
  await page.keyboard.type(" 인정");
  await editor.text.hover();
  await page.mouse.wheel(0, 400);
  await expect(list).toBeVisible();

  // the list scrolls to the claim, 20 px below the upper edge, and that closes nothing
  await page.getByRole("row", { name: /1-주장-1/ }).click();
  await open();
  await expect(panel).toBeVisible();
  await expect(panel.getByLabel("핵심어")).toHaveValue("고의 인정");
  await panel.getByRole("button", { name: "닫기" }).click();
  await page.getByRole("row", { name: /1-주장-1/ }).click();
  const distance = await editor
    .fragments("1-주장-1")
    .first()
    .evaluate((mark) => {
      const frame = mark.closest("[data-toulmin-scroller]") as Element;
      return Math.round(mark.getBoundingClientRect().top - frame.getBoundingClientRect().top);
    });
  expect(distance).toBe(20);
});

test("the list unfolds a claim's nodes, filters them, and takes a dragged claim to another number", {
  tag: "@deep",
}, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.");
  await editor.mark("주장", claim);
  await editor.mark("근거자료", "칼날 길이가 12cm로서");
  await editor.mark("논거", "결과를 발생시킬 만한 가능성");
  const rows = page.getByRole("row");
  await page.getByRole("button", { name: "딸린 요소 2개" }).click();
  await expect(rows).toHaveCount(5);
  await page.getByLabel("모든 요소").selectOption("논거");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText("2-논거-1");
  await page.getByLabel("구절, 핵심어, 메모").fill("없는 말");
  await expect(page.getByText("조건에 맞는 표시가 없습니다.")).toBeVisible();
  await page.getByRole("button", { name: "거르기 해제" }).click();
  await expect(rows).toHaveCount(5);

  await rows.nth(2).dragTo(rows.nth(1));
  await expect(rows.nth(1)).toContainText(claim);
  await expect.poll(() => editor.codes()).toEqual(["2-주장-1", "1-논거-1", "1-근거자료-1", "1-주장-1"]);
  await editor.press("정렬");
  await page.getByRole("dialog").getByRole("button", { name: "정렬" }).click();
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "2-논거-1", "2-근거자료-1", "2-주장-1"]);

  // the same by keyboard
  await rows.nth(1).getByRole("button").first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  expect((await editor.codes())[0]).toBe("2-주장-1");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator(".toulmin-status-claim")).toHaveText(/현재 주장/);
});

test("a claim that owns nodes asks what becomes of them", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", "피고인을 징역 5년에 처한다.");
  await editor.mark("주장", claim);
  await editor.mark("근거자료", "칼날 길이가 12cm로서");
  await editor.fragments("2-주장-1").first().click();
  await page.getByRole("button", { name: "삭제" }).click();
  const dialog = page.getByRole("dialog", { name: "2-주장-1 삭제" });
  await dialog.getByRole("button", { name: "취소" }).click();
  await expect.poll(() => editor.codes()).toHaveLength(3);
  await page.getByRole("button", { name: "삭제" }).click();
  await dialog.getByRole("button", { name: "다른 주장으로 옮기고 삭제" }).click();
  await expect.poll(() => editor.codes()).toEqual(["1-주장-1", "1-근거자료-1"]);
  await editor.press("실행 취소");
  await expect.poll(() => editor.codes()).toHaveLength(3);
});

test("the order of the codes is that of the pixel rule at every width", { tag: "@deep" }, async ({ page }) => {
  const editor = await Annotation.opened(page);
  await editor.mark("주장", claim);
  // many short phrases on one line, phrases over two lines, and one that ends on the line of others
  for (const phrase of [
    "피고인이 사용한",
    "칼날 길이가",
    "12cm로서",
    "사람의 가슴이나 배를 찌를 경우 생명을 잃게 하기에 충분한 흉기",
    "심장과 폐가 있는",
    "왼쪽 가슴을 먼저 찔렀고, 피해자가 뒤로 물러섰는데도 따라가 다시",
    "배를 찔렀다",
  ]) {
    await editor.mark("근거자료", phrase);
  }
  for (const width of [1440, 1100, 768, 540, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await editor.text.evaluate((root) => {
      const union = new Map<string, { code: string; top: number; right: number; bottom: number }>();
      for (const mark of root.querySelectorAll<HTMLElement>("[data-toulmin-node]")) {
        const { top, right, bottom } = mark.getBoundingClientRect();
        const known = union.get(mark.dataset.toulminNode ?? "");
        union.set(mark.dataset.toulminNode ?? "", {
          code: mark.dataset.toulminCode ?? "",
          top: Math.min(top, known?.top ?? top),
          right: Math.max(right, known?.right ?? right),
          bottom: Math.max(bottom, known?.bottom ?? bottom),
        });
      }
      return [...union.values()];
    });
    const byPixels = [...boxes].sort(compareBoxes).map((box) => box.code);
    expect(byPixels, `at ${width} px`).toEqual(await editor.codes());
  }
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a selection is marked by a tap, and a tap on a mark opens it", async ({ page }) => {
    const editor = await Annotation.opened(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await editor.selectNatively("피고인을 징역 5년에 처한다.");
    await page.getByRole("button", { name: "주장", exact: true }).tap();
    await expect(editor.fragments("1-주장-1")).toHaveText("피고인을 징역 5년에 처한다.");
    await editor.fragments("1-주장-1").first().tap();
    await expect(page.getByLabel("대체 문구")).toBeVisible();
    // nothing in the text brings up the on-screen keyboard
    expect(await editor.text.getAttribute("contenteditable")).toBe("false");
    // a finger needs 44 px
    const small = await page.locator(".toulmin-editor").evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>("button, input, select, textarea, summary, .toulmin-handle")]
        .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ target, box }) => `${target.className || target.textContent} ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
    // what leads back comes into the line without moving the text
    const height = async () => (await page.locator(".toulmin-status").boundingBox())?.height;
    const before = await height();
    await page.getByRole("region", { name: "속성" }).getByRole("button", { name: "닫기" }).tap();
    await page.locator(".toulmin-row").first().tap();
    await expect(page.getByRole("button", { name: "보던 곳으로" })).toBeVisible();
    expect(await height()).toBe(before);
  });
});

async function center(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (!box) throw new Error("not drawn");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
