import { expect, type Locator, type Page } from "playwright/test";
import { signIn } from "./portal";

/** The annotation editor as a person uses it, in the words of the domain. */
export class Annotation {
  readonly text: Locator;
  readonly notice: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.text = page.getByRole("region", { name: "판결문" });
    this.notice = page.locator(".toulmin-notice");
  }

  /** Signs in and opens the annotation editor. */
  static async opened(page: Page): Promise<Annotation> {
    await signIn(page);
    const editor = new Annotation(page);
    await editor.open();
    return editor;
  }

  async open(): Promise<void> {
    await this.page.goto("/index copy");
    await expect(this.text).toContainText("고의");
  }

  /** Drags the mouse from the start of one phrase to the end of another (by default the same one). */
  async select(from: string, to = from): Promise<void> {
    const start = await this.edgeOf(from, "start");
    const end = await this.edgeOf(to, "end");
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
    await this.page.mouse.move(end.x, end.y);
    await this.page.mouse.up();
  }

  /** Selects a phrase without the mouse, as the handles of a touch screen do. */
  async selectNatively(phrase: string): Promise<void> {
    const [start, end] = [await this.edgeOf(phrase, "start"), await this.edgeOf(phrase, "end")];
    await this.page.evaluate(
      ([from, to]) => {
        const place = (at: { x: number; y: number }) => document.caretPositionFromPoint(at.x, at.y);
        const [first, last] = [place(from), place(to)];
        if (!first || !last) throw new Error("not on the screen");
        getSelection()?.setBaseAndExtent(first.offsetNode, first.offset, last.offsetNode, last.offset);
      },
      [start, end] as const,
    );
  }

  press(button: string): Promise<void> {
    return this.page.getByRole("button", { name: button, exact: true }).click();
  }

  async mark(element: string, from: string, to = from): Promise<void> {
    await this.select(from, to);
    await this.press(element);
  }

  /** The fragments of a marked phrase, by its code. */
  fragments(code: string): Locator {
    return this.text.locator(`[data-toulmin-code="${code}"]`);
  }

  /** All codes in the order of the text. */
  async codes(): Promise<string[]> {
    const all = await this.text
      .locator("[data-toulmin-node]")
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute("data-toulmin-code") ?? ""));
    return all.filter((code, index) => code !== all[index - 1]);
  }

  /** The judgment's words, without the codes that are drawn before the marks. */
  words(): Promise<string> {
    return this.text.evaluate((root) => root.textContent ?? "");
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText("저장됨", { exact: true })).toBeVisible();
  }

  /** The point on the screen where a phrase starts or ends; scrolls there first and waits until nothing moves. */
  async edgeOf(phrase: string, edge: "start" | "end"): Promise<{ x: number; y: number }> {
    let point = await this.pointAt(phrase, edge);
    for (;;) {
      await this.page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const now = await this.pointAt(phrase, edge);
      if (now.x === point.x && now.y === point.y) return point;
      point = now;
    }
  }

  private pointAt(phrase: string, edge: "start" | "end"): Promise<{ x: number; y: number }> {
    return this.text.evaluate(
      (root, [words, which]) => {
        for (const block of root.querySelectorAll("[data-toulmin-block]")) {
          const at = (block.textContent ?? "").indexOf(words);
          if (at < 0) continue;
          const offset = which === "start" ? at : at + words.length - 1;
          const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          let before = 0;
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const { length } = text.nodeValue ?? "";
            if (offset >= before + length) {
              before += length;
              continue;
            }
            const range = document.createRange();
            range.setStart(text, offset - before);
            range.setEnd(text, offset - before + 1);
            // near an edge the browser would scroll while the mouse is down; below the text lies the panel on a phone
            const { top, bottom } = range.getBoundingClientRect();
            const end = root.closest("[data-toulmin-scroller]")?.getBoundingClientRect().bottom ?? innerHeight;
            const isNearEdge = top < innerHeight * 0.25 || bottom > Math.min(innerHeight * 0.85, end);
            if (which === "start" && isNearEdge) block.scrollIntoView({ block: "center" });
            const box = range.getBoundingClientRect();
            return { x: which === "start" ? box.left + 1 : box.right - 1, y: box.top + box.height / 2 };
          }
        }
        throw new Error(`not in the text: ${words}`);
      },
      [phrase, edge] as const,
    );
  }
}
