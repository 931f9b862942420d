import { describe, expect, test } from "vitest";
import { judgmentOf } from "../testing/judgment-of";
import { manyMarks, markedDocument } from "../testing/marked-document";
import { mark } from "./commands/mark";
import type { ToulminDocument } from "./document";
import { statisticsOf, sumOf } from "./statistics";

describe("counts", () => {
  const document = markedDocument([
    { phrase: "하나", ctype: "C", issue: "2", target: "victim" },
    { phrase: "둘", ctype: "D", issue: "10", target: "defendant" },
    { phrase: "셋", ctype: "D", issue: "2" },
    { phrase: "넷", ctype: "W" },
  ]);
  const { nodes, byElement, byIssue, byActor } = statisticsOf(document);

  test("by element, issue and actor; what has none comes last", () => {
    expect(nodes).toBe(4);
    expect(byElement).toEqual({ C: 1, W: 1, B: 0, R: 0, RS: 0, D: 2 });
    expect(byIssue.map(({ key, total }) => [key, total])).toEqual([
      ["2", 2],
      ["10", 1],
      ["", 1],
    ]);
    expect(byActor.map(({ key, total }) => [key, total])).toEqual([
      ["victim", 1],
      ["defendant", 1],
      ["", 2],
    ]);
    expect(byIssue[0]?.byElement).toMatchObject({ C: 1, D: 1 });
  });
});

describe("the share of the text that is marked", () => {
  test("is that of its characters, line breaks left out", () => {
    const marked = mark(judgmentOf("가나다라", "마바사아"), "C", { start: 2, end: 7 }) as ToulminDocument;
    const { characters, share, strip } = statisticsOf(marked);
    expect(characters).toBe(8);
    expect(share).toBe(4 / 8);
    expect(strip.map((part) => part.C)).toEqual([0, 0, 1, 1, 1, 1, 1, 0, 0]);
  });

  test("of an empty judgment is nothing", () => {
    expect(statisticsOf(judgmentOf())).toMatchObject({ characters: 0, share: 0, strip: [] });
  });

  test("adds up along the strip", () => {
    const document = manyMarks(500);
    const { strip } = statisticsOf(document);
    const sum = strip.reduce((total, part) => total + sumOf(part), 0);
    const { length } = document.blocks.map((block) => block.text).join("\n");
    const marked = document.nodes.reduce((total, node) => total + node.text.length, 0);
    expect((sum / strip.length) * length).toBeCloseTo(marked, 3);
  });
});
