import fc from "fast-check";
import { expect, test } from "vitest";
import { wrapText } from "./wrap-text";

const measure = (text: string) => [...text].length * 10;

test("breaks at spaces, and inside a word only when it is wider than the line", () => {
  expect(wrapText("피고인은 칼로 찔렀다", 80, measure)).toEqual(["피고인은 칼로 ", "찔렀다"]);
  expect(wrapText("가나다라마바사 아", 40, measure)).toEqual(["가나다라", "마바사 ", "아"]);
});

test("ends in an ellipsis where it is cut", () => {
  expect(wrapText("가나다 라마바 사아자", 40, measure, 2)).toEqual(["가나다 ", "라마바…"]);
});

test("an empty text is one empty line", () => {
  expect(wrapText("  ", 40, measure)).toEqual([""]);
});

test("the lines joined are the text, and none is wider than it may be", () => {
  const words = fc.array(fc.stringMatching(/^[가-힣a-z👩]{1,12}$/u), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 200 }), (all, width) => {
      const lines = wrapText(all.join(" "), width, measure);
      expect(lines.join("")).toBe(all.join(" "));
      for (const line of lines) expect(measure(line.trimEnd())).toBeLessThanOrEqual(width);
    }),
  );
});
