import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgmentOf } from "../../testing/judgment-of";
import { edit } from "../commands/edit";
import { mark } from "../commands/mark";
import { reOwn } from "../commands/re-own";
import { isRefused } from "../commands/refusal";
import type { ToulminDocument } from "../document";
import type { ElementKey } from "../elements/define-element";
import { type Comparison, compareDocuments, isNotComparable } from "./compare";
import { jointAlpha, type Unit, unitizingAlpha } from "./unitizing-alpha";

const units = (...places: [start: number, length: number][]): Unit[] =>
  places.map(([start, length]) => ({ start, end: start + length }));

describe("Krippendorff's alpha-U", () => {
  // the example of Krippendorff 2004: a continuum of 300 units of length from 150 on, two observers, kinds c and k
  const c = unitizingAlpha(units([75, 70], [220, 30]), units([70, 80], [205, 20], [250, 20]), 300);
  const same = units([30, 60], [150, 50]);
  const k = unitizingAlpha(same, same, 300);

  test("is that of the published example", () => {
    expect(c.observed).toBeCloseTo(0.0144, 4);
    expect(c.expected).toBeCloseTo(0.0532, 4);
    expect(k.expected).toBeCloseTo(0.049, 4);
    // the paper computes on with these rounded values
    expect(c.alpha).toBeCloseTo(0.7285, 3);
    expect(k).toMatchObject({ observed: 0, alpha: 1 });
    expect(jointAlpha([c, k]).alpha).toBeCloseTo(0.8587, 3);
  });

  test("is that computed by hand", () => {
    // one unit each on ten characters, [2, 5) and [3, 6): observed (1² + 1²)/10² = 0.02; per unit
    // (2 − 1)/3 · (54 − 27 + 3) = 10, and 9 · (3 + 1 + 2) = 54 from the gaps 5, 3 and 4; expected
    // (2/10 · 128)/(20 · 19 − 12) = 25.6/368
    const { observed, expected, alpha } = unitizingAlpha(units([2, 3]), units([3, 3]), 10);
    expect(observed).toBeCloseTo(0.02, 12);
    expect(expected).toBeCloseTo(25.6 / 368, 12);
    expect(alpha).toBeCloseTo(0.7125, 12);
  });

  test("is not defined without a unit", () => {
    expect(unitizingAlpha([], [], 100).alpha).toBeNull();
  });

  test("is 1 for the same units only, the same either way round, and never more", () => {
    const length = 400;
    const some = fc
      .uniqueArray(fc.integer({ min: 0, max: length }), { maxLength: 14 })
      .map((ends) => ends.toSorted((a, b) => a - b))
      .map((ends) =>
        ends.flatMap((end, index) => (index % 2 === 1 ? [{ start: ends[index - 1] as number, end }] : [])),
      );
    fc.assert(
      fc.property(some, some, (a, b) => {
        const { alpha } = unitizingAlpha(a, b, length);
        expect(unitizingAlpha(b, a, length).alpha ?? 0).toBeCloseTo(alpha ?? 0, 9);
        if (alpha !== null) expect(alpha).toBeLessThanOrEqual(1);
        if (a.length > 0) expect(unitizingAlpha(a, a, length).alpha).toBe(1);
      }),
    );
  });
});

const judgment = judgmentOf("피고인은 피해자를 찔렀다.", "고의가 인정된다.", "정당방위가 아니다.");
const text = judgment.blocks.map((block) => block.text).join("\n");

/** The judgment with these phrases marked. */
function marked(...phrases: [ElementKey, string][]): ToulminDocument {
  return phrases.reduce<ToulminDocument>((document, [element, phrase]) => {
    const start = text.indexOf(phrase);
    const outcome = mark(document, element, { start, end: start + phrase.length });
    if (isRefused(outcome)) throw new Error(outcome.error);
    return outcome;
  }, judgment);
}

function compared(first: ToulminDocument, second: ToulminDocument): Comparison {
  const outcome = compareDocuments(first, second);
  if (isNotComparable(outcome)) throw new Error(outcome.error);
  return outcome;
}

describe("two annotations of a judgment", () => {
  const mine = marked(["C", "고의가 인정된다"], ["D", "피해자를 찔렀다"], ["R", "정당방위"]);

  test("that are the same agree wholly", () => {
    expect(compared(mine, mine)).toMatchObject({ all: { f1: 1, characterF1: 1, alpha: 1, same: 3 }, differences: [] });
  });

  test("are compared by phrase, by character and by element", () => {
    const theirs = marked(["C", "고의가 인정된다"], ["D", "찔렀다"], ["D", "정당방위"]);
    const { all, byElement } = compared(mine, theirs);
    expect(all).toMatchObject({ first: 3, second: 3, same: 1 });
    expect(all.f1).toBeCloseTo(2 / 6);
    // shared: 8 of the claim, 3 of the datum; marked: 8 + 8 + 4 and 8 + 3 + 4
    expect(all.characterF1).toBeCloseTo((2 * (8 + 3)) / (20 + 15));
    expect(byElement.map(({ element, f1 }) => [element, f1])).toEqual([
      ["C", 1],
      ["R", 0],
      ["D", 0],
    ]);
  });

  test("list their differences in the order of the text", () => {
    const theirs = marked(["C", "고의가 인정된다"], ["D", "찔렀다"], ["D", "정당방위"], ["W", "아니다"]);
    expect(
      compared(mine, theirs).differences.map(({ kind, first, second }) => [kind, first?.text, second?.text]),
    ).toEqual([
      ["ends", "피해자를 찔렀다", "찔렀다"],
      ["element", "정당방위", "정당방위"],
      ["only-second", undefined, "아니다"],
    ]);
    expect(compared(theirs, mine).differences.map(({ kind }) => kind)).toEqual(["ends", "element", "only-first"]);
  });

  test("differ in attributes and in the claim a phrase belongs to", () => {
    const two = marked(["C", "고의가 인정된다"], ["C", "정당방위가 아니다"], ["D", "피해자를 찔렀다"]);
    const edited = edit(two, "node3", { target: "defendant", issue: "1" }) as ToulminDocument;
    expect(compared(two, edited).differences).toMatchObject([{ kind: "attributes", attributes: ["target", "issue"] }]);
    const owned = reOwn(two, "node3", "node1") as ToulminDocument;
    expect(compared(two, owned).differences).toMatchObject([{ kind: "owner" }]);
  });

  test("of different texts are not compared", () => {
    expect(compareDocuments(judgment, judgmentOf("피고인은 피해자를 때렸다."))).toEqual({
      error: "different-text",
      at: 10,
    });
  });

  test("without marks have nothing to agree on", () => {
    expect(compared(judgment, judgment)).toMatchObject({
      all: { f1: null, alpha: null },
      byElement: [],
      differences: [],
    });
  });
});
