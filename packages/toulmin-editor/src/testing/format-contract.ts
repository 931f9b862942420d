import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attributeKeys, type ToulminDocument } from "../core/document";
import { placedNodes } from "../core/places";
import { isUnreadable } from "../core/problem";
import { sourceOf } from "../core/source";
import type { FormatDefinition } from "../formats/base/define-format";
import { placed } from "../formats/base/placed";
import { readFile } from "../formats/read-file";
import { ko } from "../locales/ko";
import { annotated } from "./annotated-sample";
import { anyDocument } from "./any-document";
import { brokenInvariants } from "./invariants";
import { judgmentOf } from "./judgment-of";
import { mangled } from "./mangled";
import { sampleJudgment } from "./sample";

export const words = {
  dictionary: ko,
  actors: Object.entries(ko.actors).map(([key, label]) => ({ key, label })),
};

interface Promised {
  /** Whether its files hold the judgment too, letter for letter or with white space as HTML shows it. */
  readonly text: "none" | "exact" | "as HTML";
}

/** What every format promises that is read as well as written. */
export function testFormat(format: FormatDefinition<string>, { text }: Promised): void {
  const fileOf = (document: ToulminDocument) => asFile(format.write(document, words), `판결${format.ending}`);
  const read = (document: ToulminDocument) => readFile(fileOf(document), [format]);

  async function laidOnto(document: ToulminDocument, onto: ToulminDocument) {
    const outcome = await read(document);
    if (isUnreadable(outcome)) throw new Error(JSON.stringify(outcome));
    const result = placed(outcome.reading, onto, GENEROUS);
    if (isUnreadable(result)) throw new Error(JSON.stringify(result));
    return result;
  }

  describe(format.key, () => {
    test("gives back every mark, attribute and link on the same text, whatever is in them", async () => {
      await fc.assert(
        fc.asyncProperty(anyDocument, async (document) => {
          if (document.nodes.length === 0) return;
          const { document: result, unplaced, similar } = await laidOnto(document, { ...document, nodes: [] });
          expect(outline(result)).toEqual(outline(document));
          expect({ unplaced, similar }).toEqual({ unplaced: [], similar: [] });
          expect(brokenInvariants(result)).toEqual([]);
        }),
        { numRuns: 60 },
      );
    });

    test("keeps marks whose words are not in the text, without a place", async () => {
      const document = annotated(sampleJudgment());
      const { document: result, unplaced } = await laidOnto(document, judgmentOf("전혀 다른 판결문이다."));
      expect(result.nodes).toHaveLength(document.nodes.length);
      expect(unplaced).toHaveLength(document.nodes.length);
      const again = await laidOnto(result, { ...document, nodes: [] });
      expect(again.unplaced).toEqual([]);
      expect(phrases(again.document)).toEqual(phrases(document));
    });

    if (text !== "none") {
      test("opens as a document of its own", async () => {
        await fc.assert(
          fc.asyncProperty(anyDocument, async (document) => {
            if (document.nodes.length === 0) return;
            const outcome = await read(document);
            const result = isUnreadable(outcome) ? outcome : placed(outcome.reading, null, GENEROUS);
            if (isUnreadable(result)) throw new Error(JSON.stringify(result));
            if (text === "exact") expect(result.document).toEqual(document);
            else expect(squeezed(result.document)).toEqual(squeezed(document));
          }),
          { numRuns: 60 },
        );
      });
    }

    test("never fails for what is in a file, and gives a sound document or a reason", async () => {
      const document = annotated(sampleJudgment());
      const file = format.write(document, words);
      let slowest = 0;
      await fc.assert(
        fc.asyncProperty(mangled(file), async (garbage) => {
          const start = performance.now();
          const outcome = await readFile(asFile(garbage, `판결${format.ending}`), [format]);
          if (isUnreadable(outcome)) {
            expect(ko.formats.problem(outcome.error)).not.toBe("");
            return;
          }
          const result = placed(outcome.reading, document, { budget: 0 });
          slowest = Math.max(slowest, performance.now() - start);
          if (!isUnreadable(result)) expect(brokenInvariants(result.document)).toEqual([]);
        }),
        FUZZ_RUNS > 0 ? { numRuns: FUZZ_RUNS } : { numRuns: 150, seed: 1041 },
      );
      if (FUZZ_RUNS > 0) console.info(`${format.key}: ${FUZZ_RUNS} files, the slowest took ${slowest.toFixed(0)} ms`);
    });
  });
}

/** How many files each reader is given by `pnpm fuzz:formats`; in the tests a few, always the same. */
const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? 0);

const GENEROUS = { budget: 60_000 };

export function asFile(text: string, name: string): File {
  return new File([text], name);
}

/** Everything about a document's nodes except their ids. */
export function outline(document: ToulminDocument) {
  const nodes = placedNodes(document);
  const placeIn = (id: string | null) => nodes.find((node) => node.id === id)?.sort_idx;
  return nodes.map((node) => ({
    code: node.toulmin_code,
    text: node.text,
    start: node.anchor?.start,
    end: node.anchor?.end,
    owner: placeIn(node.toulmin),
    supports: placeIn(node.supports),
    countsFrom: placeIn(node.countsFrom),
    datumOf: node.datumOf.map((id) => placeIn(id)).sort(),
    ...Object.fromEntries(attributeKeys.map((key) => [key, node[key]])),
  }));
}

function phrases(document: ToulminDocument): string[] {
  return document.nodes.map((node) => node.text);
}

/** A document without white space. */
function squeezed(document: ToulminDocument) {
  const bare = (text: string) => text.replace(/\s/g, "");
  return {
    text: bare(sourceOf(document.blocks).text),
    nodes: document.nodes.map((node) => [node.ctype, bare(node.text)]),
  };
}
