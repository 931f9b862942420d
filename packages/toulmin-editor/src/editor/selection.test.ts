// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourceOf } from "../core/source";
import { judgmentOf } from "../testing/judgment-of";
import { readSelection } from "./selection";

const source = sourceOf(judgmentOf("피고인은 찔렀다.", "고의가 있다.").blocks);
const { length } = source.text;
let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<header><h2>판결문</h2></header><div class="text"><div data-root><section>
    <p data-toulmin-block="0">피고인은 찔렀다.</p><p data-toulmin-block="1">고의가 있다.</p></section></div></div>
    <aside><h3>주장 목록</h3></aside>`;
  root = document.querySelector("[data-root]") as HTMLElement;
});
afterEach(() => {
  document.body.innerHTML = "";
});

const textOf = (selector: string) => document.querySelector(selector)?.firstChild as Text;

test.each([
  [
    "by a triple click on the last paragraph, which ends at what comes next",
    '[data-toulmin-block="1"]',
    "aside",
    10,
    length,
  ],
  ["dragged beyond the end, into what comes next", '[data-toulmin-block="0"]', "aside h3", 0, length],
])("a selection %s ends with the text", (_how, from, to, start, end) => {
  const beyond = document.querySelector(to) as Element;
  getSelection()?.setBaseAndExtent(textOf(from), 0, beyond, 0);
  expect(readSelection(root, source)).toEqual({ start, end, isBackward: false });
  getSelection()?.setBaseAndExtent(beyond, 0, textOf(from), 0);
  expect(readSelection(root, source)).toEqual({ start, end, isBackward: true });
});

test("one that begins above the text begins with it, also where the end lies in what is around it", () => {
  getSelection()?.setBaseAndExtent(textOf("h2"), 1, textOf('[data-toulmin-block="0"]'), 4);
  expect(readSelection(root, source)).toEqual({ start: 0, end: 4, isBackward: false });
  getSelection()?.setBaseAndExtent(document.body, 0, textOf('[data-toulmin-block="0"]'), 4);
  expect(readSelection(root, source)).toEqual({ start: 0, end: 4, isBackward: false });
  getSelection()?.setBaseAndExtent(
    textOf('[data-toulmin-block="0"]'),
    4,
    document.body,
    document.body.childNodes.length,
  );
  expect(readSelection(root, source)).toEqual({ start: 4, end: length, isBackward: false });
});

test("one that touches nothing of the text is none", () => {
  getSelection()?.setBaseAndExtent(textOf("h2"), 0, textOf("h2"), 2);
  expect(readSelection(root, source)).toEqual({ error: "blank" });
});
