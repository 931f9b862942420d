import { describe, expect, test } from "vitest";
import { judgmentOf } from "../testing/judgment-of";
import { mark } from "./commands/mark";
import { isRefused } from "./commands/refusal";

/** The words of a mark from one offset to another. */
function marked(text: string, start: number, end: number): string | undefined {
  const document = mark(judgmentOf(text), "C", { start, end });
  return isRefused(document) ? document.error : document.nodes[0]?.text;
}

describe("a mark", () => {
  test.each([
    ["an emoji of several people", "가 👨‍👩‍👧 나", 3, 5, "👨‍👩‍👧"],
    ["an emoji with the colour of its skin", "가 👍🏽 나", 2, 4, "👍🏽"],
    ["a flag", "가 🇰🇷 나", 2, 4, "🇰🇷"],
    ["a letter with its accent", "cafe\u0301 noir", 0, 4, "cafe\u0301"],
    ["a syllable that is put together of its letters", "가 \u1112\u1161\u11ab 나", 2, 3, "\u1112\u1161\u11ab"],
  ])("has %s whole", (_, text, start, end, whole) => {
    expect(marked(text, start, end)).toBe(whole);
  });

  test.each(["\u200b", "\u2060\u200b", " \ufeff ", "\u3164", "\n"])(
    "of %j alone, which nobody sees, is refused",
    (unseen) => {
      expect(marked(`고의${unseen}가`, 2, 2 + unseen.length)).toBe("blank");
    },
  );
});
