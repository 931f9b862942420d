// @vitest-environment jsdom
import { sourceOf } from "toulmin-editor/core";
import { expect, test } from "vitest";
import { readPage } from "./page-text";

const page = document.body.appendChild(document.createElement("article"));
page.innerHTML = `
  <h2>이유</h2>
  <p>  피고인은 <b>과도</b>로
     <i>피해자</i> <u>를</u> 찔렀다.<br>따라서   <a href="#x">살해의 <em>고의</em></a>가 인정된다.</p>
  <p hidden>보이지 않는 글</p><button>단추</button>
  <ul><li>하나</li><li>둘</li></ul>`;
const read = readPage(page);
const { text } = sourceOf(read.blocks);

test("the words of a page are its paragraphs, as they are seen", () => {
  expect(read.blocks.map(({ text }) => text)).toEqual([
    "이유",
    "피고인은 과도로 피해자 를 찔렀다.",
    "따라서 살해의 고의가 인정된다.",
    "하나",
    "둘",
  ]);
});

test("every phrase stands in the page where it was read, and is found there again", () => {
  for (let start = 0; start < text.length; start++)
    for (let end = start + 1; end <= text.length; end++) {
      const words = text.slice(start, end);
      // what begins or ends between two blocks begins or ends at none of their letters
      if (words.trim() !== words) continue;
      const range = read.rangeOf({ start, end });
      expect(range && squeezed(range.cloneContents())).toBe(words.replace(/\s/g, ""));
      expect(range && read.phraseOf(range)).toEqual({ start, end });
    }
});

test("a selection that begins and ends between the words has the words that are in it", () => {
  const [paragraph, list] = [page.querySelector("p"), page.querySelector("ul")];
  if (!paragraph || !list) throw new Error("no such page");
  const range = new Range();
  // as three clicks do: to where the next element begins
  range.setStart(paragraph, 0);
  range.setEnd(list, 0);
  expect(wordsOf(range)).toBe("피고인은 과도로 피해자 를 찔렀다.\n따라서 살해의 고의가 인정된다.");
  range.selectNode(page.querySelector("button") as Element);
  expect(wordsOf(range)).toBe("");
});

/** The letters of a part of the page that are read, without white space. */
function squeezed(part: DocumentFragment): string {
  for (const hidden of part.querySelectorAll("[hidden], button")) hidden.remove();
  return (part.textContent ?? "").replace(/\s/g, "");
}

function wordsOf(range: Range): string | undefined {
  const phrase = read.phraseOf(range);
  return phrase ? text.slice(phrase.start, phrase.end).trim() : undefined;
}
