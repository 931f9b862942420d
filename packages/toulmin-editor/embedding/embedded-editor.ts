import { expect, type Locator, type Page } from "playwright/test";

/** One editor on a page of some host, in the words of the domain. */
export class EmbeddedEditor {
  readonly text: Locator;
  readonly frame: Locator;
  private readonly page: Page;

  constructor(page: Page, frame: Locator = page.locator(".toulmin-editor")) {
    this.page = page;
    this.frame = frame;
    this.text = frame.getByRole("region", { name: "판결문" });
  }

  /** Drags the mouse over a phrase, forwards or backwards; again when the text moved meanwhile. */
  async select(phrase: string, direction: "forward" | "backward" = "forward"): Promise<void> {
    await expect(async () => {
      // a press on what is selected would begin to carry it away
      await this.page.evaluate(() => getSelection()?.removeAllRanges());
      const edges = await this.edgesOf(phrase);
      const [from, to] = direction === "forward" ? edges : edges.toReversed();
      if (!from || !to) throw new Error(`not in the text: ${phrase}`);
      await this.page.mouse.move(from.x, from.y);
      await this.page.mouse.down();
      await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await this.page.mouse.move(to.x, to.y);
      await this.page.mouse.up();
      expect(await this.selected()).toBe(phrase);
      // later than a double click would be
    }).toPass({ intervals: [700] });
  }

  /** What is selected, also in a shadow root. */
  private selected(): Promise<string> {
    return this.text.evaluate((root) => {
      const shadow = root.getRootNode();
      const selection = root.ownerDocument.getSelection();
      const shadowRoots = shadow instanceof ShadowRoot ? [shadow] : [];
      const [place] = selection?.getComposedRanges({ shadowRoots }) ?? [];
      const range = root.ownerDocument.createRange();
      if (!place) return "";
      range.setStart(place.startContainer, place.startOffset);
      range.setEnd(place.endContainer, place.endOffset);
      return range.toString();
    });
  }

  async press(button: string): Promise<void> {
    await this.frame.getByRole("button", { name: button, exact: true }).click();
  }

  /** The marks in the text, as `code phrase`. */
  async marks(): Promise<string[]> {
    return this.text
      .locator("mark")
      .evaluateAll((marks) => marks.map((mark) => `${(mark as HTMLElement).dataset.toulminCode} ${mark.textContent}`));
  }

  async expectMarks(...marks: string[]): Promise<void> {
    await expect.poll(() => this.marks()).toEqual(marks);
  }

  /** Where a phrase begins and ends on the screen. */
  private async edgesOf(phrase: string): Promise<{ x: number; y: number }[]> {
    await expect(this.text).toContainText(phrase);
    const box = await this.text.evaluate((root, words) => {
      const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const start = text.nodeValue?.indexOf(words) ?? -1;
        if (start < 0) continue;
        const range = root.ownerDocument.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + words.length);
        const { left, right, top, height } = range.getBoundingClientRect();
        return { left, right, middle: top + height / 2 };
      }
      return null;
    }, phrase);
    return box
      ? [
          { x: box.left + 1, y: box.middle },
          { x: box.right - 1, y: box.middle },
        ]
      : [];
  }
}
