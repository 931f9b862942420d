import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mark } from "../core/commands/mark";
import type { Block, ToulminDocument } from "../core/document";
import type { ElementKey } from "../core/elements/define-element";
import { sourceOf } from "../core/source";
import { anyDocument } from "../testing/any-document";
import { brokenInvariants } from "../testing/invariants";
import { judgmentOf } from "../testing/judgment-of";
import { openTestEditor } from "../testing/test-editor";
import { findPhrases } from "./find-phrases";
import { reAnchored } from "./re-anchor";

function marked(paragraphs: string[], ...phrases: [ElementKey, string][]): ToulminDocument {
  return phrases.reduce(
    (document, [key, phrase]) => {
      const start = sourceOf(document.blocks).text.indexOf(phrase);
      return mark(document, key, { start, end: start + phrase.length }) as ToulminDocument;
    },
    judgmentOf(...paragraphs),
  );
}

const blocksOf = (...paragraphs: string[]): readonly Block[] => judgmentOf(...paragraphs).blocks;
const words = (document: ToulminDocument) => document.nodes.map((node) => [node.text, node.anchor?.start ?? null]);

describe("in a revised text", () => {
  const document = marked(
    ["피고인은 골목에서 기다렸다.", "피고인은 과도로 피해자를 찔렀다.", "고의가 인정된다."],
    ["C", "고의가 인정된다"],
    ["D", "과도로 피해자를 찔렀다"],
  );

  test("marks move with their words", () => {
    const revised = reAnchored(document, blocksOf("주문", "피고인은 과도로 피해자를 찔렀다.", "고의가 인정된다."));
    expect(words(revised.document)).toEqual([
      ["과도로 피해자를 찔렀다", 8],
      ["고의가 인정된다", 22],
    ]);
    expect(revised).toMatchObject({ similar: [], unplaced: [] });
    expect(revised.document.nodes.map((node) => node.id)).toEqual(["node2", "node1"]);
  });

  test("marks stay on words that were corrected, and the replacement follows while it is the phrase itself", () => {
    const revised = reAnchored(document, blocksOf("피고인은 과도로 피해자의 배를 찔렀다.", "고의가 인정된다."));
    expect(revised.similar).toEqual(["node2"]);
    const [datum] = revised.document.nodes;
    expect(datum?.text).toBe("과도로 피해자의 배를 찔렀다");
    expect(datum?.trans).toBe(datum?.text);
  });

  test("marks whose words are gone stay without a place, and are placed by hand", () => {
    const revised = reAnchored(document, blocksOf("고의가 인정된다.", "전혀 다른 문장이 여기에 있다."));
    expect(revised.unplaced).toEqual(["node2"]);
    expect(revised.document.nodes.at(-1)).toMatchObject({ anchor: null, text: "과도로 피해자를 찔렀다" });
    const editor = openTestEditor(revised.document);
    expect(editor.session.move("node2", { start: 10, end: 16 })).toBe(true);
    expect(editor.node("1-근거자료-1")).toMatchObject({ id: "node2", text: "전혀 다른", trans: "전혀 다른" });
  });

  test("marks stay on words between which the white space changed", () => {
    const revised = reAnchored(
      document,
      blocksOf("피고인은  과도로", "피해자를\u00a0찔렀다. 찔렀다.", "고의가인정된다."),
    );
    expect(words(revised.document)).toEqual([
      ["과도로\n피해자를\u00a0찔렀다", 6],
      ["고의가인정된다", 25],
    ]);
    expect(revised.unplaced).toEqual([]);
  });

  test("of words that occur often, the one with the same surroundings is meant, else the nearest", () => {
    const often = ["칼로 위협했다.", "가. 칼로 찔렀다.", "나. 칼로 그었다.", "유죄."];
    const start = often.slice(0, 2).join("\n").length + 4;
    const claim = marked(often, ["C", "유죄"]);
    const third = mark(claim, "D", { start, end: start + 2 }) as ToulminDocument;
    const longer = reAnchored(
      third,
      blocksOf("칼로 위협했다.", "칼로.", "가. 칼로 찔렀다.", "나. 칼로 그었다.", "유죄."),
    );
    const datum = longer.document.nodes.find((node) => node.ctype === "D");
    expect(datum?.anchor?.quote.suffix).toMatch(/^ 그었다/);
  });

  test("nothing changes where nothing changed, and what comes back is found again", () => {
    fc.assert(
      fc.property(anyDocument, (any) => {
        expect(reAnchored(any, any.blocks).document).toEqual(any);
        const gone = reAnchored(any, blocksOf("다른 글"));
        expect(brokenInvariants(gone.document)).toEqual([]);
        const cut = any.blocks.filter((_, index) => index % 2 === 0);
        expect(brokenInvariants(reAnchored(any, cut).document)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe("the time for finding", () => {
  test("ends the search: what is not found by then is not found", () => {
    let time = 0;
    const now = () => (time += 40);
    const text = "가나다라 마바사아 자차카타 파하";
    const phrases = Array.from({ length: 50 }, () => ({ exact: "마바사하 자차", prefix: "", suffix: "", start: null }));
    expect(findPhrases(text, phrases.slice(0, 1), { budget: 1000, now })).toEqual([
      { start: 5, end: 14, how: "similar" },
    ]);
    time = 0;
    expect(findPhrases(text, phrases, { budget: 0, now }).every((found) => found === null)).toBe(true);
  });
});

describe("the same words twice", () => {
  const text = [
    "가. 피고인은 칼로 찔렀다.",
    "나. 피해자는 칼로 찔렀다고 말하였다.",
    "다. 증인은 칼로 찔렀다고 들었다.",
  ];

  /** The text with each gap between words, by turns, a line break, two spaces or none. */
  const gapsOf = (document: ToulminDocument, gaps: readonly string[]) => {
    let gap = 0;
    const changed = sourceOf(document.blocks).text.replace(/\s+/g, () => gaps[gap++ % gaps.length] ?? " ");
    return blocksOf(...changed.split("\n"));
  };

  test("a mark stays on its own when a line breaks inside it", () => {
    const document = marked(text, ["C", "칼로 찔렀다"]);
    const revised = reAnchored(document, blocksOf("가. 피고인은 칼로", "찔렀다.", ...text.slice(1)));
    expect(words(revised.document)).toEqual([["칼로\n찔렀다", 8]]);
    expect(revised).toMatchObject({ similar: [], moved: [], unplaced: [] });
  });

  test("no mark moves to other letters, whatever becomes of the white space", () => {
    const gap = fc.constantFrom(" ", " ", " ", " ", "\n", "  ", "", "\t");
    fc.assert(
      fc.property(anyDocument, fc.array(gap, { minLength: 1, maxLength: 40 }), (document, gaps) => {
        const revised = reAnchored(document, gapsOf(document, gaps), { budget: 60_000 });
        const before = lettersAt(document);
        const after = lettersAt(revised.document);
        for (const [id, at] of before) expect([id, after.get(id)]).toEqual([id, at]);
        expect(revised.moved).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test("a mark whose sentence is gone is listed where the same words stand in another one", () => {
    const document = marked(text, ["C", "칼로 찔렀다"]);
    const revised = reAnchored(document, blocksOf("피해자는 다쳤다.", text[1] ?? "", text[2] ?? ""));
    expect(revised).toMatchObject({ similar: [], moved: ["node1"], unplaced: [] });
  });

  test("a mark goes with its paragraph, wherever that is put", () => {
    const document = marked(text, ["C", "칼로 찔렀다"]);
    const revised = reAnchored(document, blocksOf(text[2] ?? "", text[1] ?? "", text[0] ?? ""));
    expect(revised).toMatchObject({ similar: [], moved: [], unplaced: [] });
    const [claim] = revised.document.nodes;
    expect(claim?.anchor?.quote.suffix).toBe(".");
  });
});

describe("sentences taken out, doubled, swapped and joined", () => {
  const starts = ["피고인은 ", "피해자는 ", "이에 피고인은 피해자에게 ", "증인은 법정에서 "];
  const middles = ["칼로 ", "골목에서 칼로 ", "돈을 ", "집에서 돈을 "];
  const ends = ["찔렀다", "찔렀다고 말하였다", "건넸다", "건넸다고 들었다"];
  // each sentence is told from every other by a name, at its beginning, in its midst or at its end
  const sentence = fc.tuple(
    fc.constantFrom(...starts),
    fc.constantFrom(...middles),
    fc.constantFrom(...ends),
    fc.nat({ max: 2 }),
  );
  const nameOf = (n: number) =>
    `${"가나다라마바사아자차카타파하"[n % 14]}${"강노도류민박서우정최"[Math.floor(n / 14)]}`;
  const sentencesOf = (parts: readonly [string, string, string, number][]) =>
    parts.map(([start, middle, end, place], n) => {
      const words = [start, middle, end];
      words[place] = `${nameOf(n)} ${words[place]}`;
      return `${words.join("")}. `;
    });
  type Edit = "keep" | "out" | "double" | "swap" | "join";
  const edit = fc.constantFrom<Edit>("keep", "keep", "keep", "keep", "out", "double", "swap", "join");

  /** The revised text, and for each sentence where its letters are in it. */
  function edited(sentences: readonly string[], edits: readonly Edit[]) {
    const order: number[] = [];
    for (const at of sentences.keys()) {
      if (edits[at] === "out") continue;
      order.push(at);
      if (edits[at] === "double") order.push(at);
      if (edits[at] === "swap" && order.length > 1) order.push(...order.splice(-2).reverse());
    }
    let text = "";
    const places = new Map<number, number[]>();
    for (const at of order) {
      places.set(at, [...(places.get(at) ?? []), text.length]);
      const words = sentences[at] as string;
      text += edits[at] === "join" ? words.replace(". ", ", ") : words;
    }
    return { text, places };
  }

  test("no mark comes to stand on the same words of another sentence without being listed", () => {
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 4, maxLength: 40 }),
        fc.array(edit, { minLength: 40, maxLength: 40 }),
        fc.array(fc.nat(), { minLength: 3, maxLength: 12 }),
        (parts, edits, picks) => {
          const sentences = sentencesOf(parts as [string, string, string, number][]);
          const old = sentences.join("");
          const { text, places } = edited(sentences, edits as Edit[]);
          const phrases = [...new Set(picks.map((pick) => pick % sentences.length))].map((at) => {
            const words = (sentences[at] as string).slice(0, -2).split(" ");
            const exact = words[(picks[0] ?? 0) % words.length] as string;
            const start = sentences.slice(0, at).join("").length + (sentences[at] as string).indexOf(exact);
            return { at, offset: start - sentences.slice(0, at).join("").length, exact, start };
          });
          const sought = phrases.map(({ exact, start }) => ({
            exact,
            start,
            prefix: old.slice(Math.max(0, start - 32), start),
            suffix: old.slice(start + exact.length, start + exact.length + 32),
          }));
          const found = findPhrases(text, sought, { budget: 60_000 }, old);
          for (const [index, { at, offset, exact }] of phrases.entries()) {
            const find = found[index];
            if (!find || find.isDoubtful || find.how === "similar") continue;
            const right = (places.get(at) ?? []).map((place) => place + offset);
            expect({ exact, old, text, right, found: find.start }).toEqual({
              ...{ exact, old, text, right },
              found: right.includes(find.start) ? find.start : "elsewhere",
            });
          }
        },
      ),
      { numRuns: Number(process.env.ANCHORING_RUNS ?? 200) },
    );
  });
});

describe("a phrase that changed", () => {
  test("ends where a word ends", () => {
    const document = marked(["피고인은 과도로 피해자를 찔렀다고 인정된다."], ["C", "피해자를 찔렀다고"]);
    const revised = reAnchored(document, blocksOf("피고인은 과도로 피해자의 배를 찔렀다고 인정된다."));
    expect(revised.document.nodes[0]?.text).toBe("피해자의 배를 찔렀다고");
  });

  test("finds its place while 70 % of it stands, also without the text that it was marked in", () => {
    const sentences = Array.from(
      { length: 10 },
      (_, n) => `제${n}문장은 ${"가나다라마바사아자차카타파하".slice(n)}${n}에 관하여 판단한다.`,
    );
    const whole = sentences.join(" ");
    const document = marked(["앞선 문장이다.", `${whole} 그 뒤의 문장이다.`], ["C", whole]);
    const cut = sentences.filter((_, n) => n !== 3 && n !== 6).join(" ");
    const blocks = blocksOf("앞선 문장이다.", `${cut} 그 뒤의 문장이다.`);
    const revised = reAnchored(document, blocks);
    expect(revised).toMatchObject({ similar: ["node1"], unplaced: [] });
    expect(revised.document.nodes[0]?.text).toBe(cut);
    const text = sourceOf(blocks).text;
    expect(
      findPhrases(text, [{ exact: whole, prefix: "", suffix: "", start: null }], { budget: 60_000 }),
    ).toMatchObject([{ start: text.indexOf(cut), end: text.indexOf(cut) + cut.length }]);
  });
});

/** Where each mark's first letter stands, and how many it has, white space left out. */
function lettersAt(document: ToulminDocument): Map<string, [number, number]> {
  const bare = (words: string) => words.replace(/\s/g, "").length;
  const { text } = sourceOf(document.blocks);
  return new Map(
    document.nodes.flatMap(({ id, anchor }) =>
      anchor ? [[id, [bare(text.slice(0, anchor.start)), bare(anchor.quote.exact)] as [number, number]] as const] : [],
    ),
  );
}
