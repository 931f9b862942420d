// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { edit } from "../core/commands/edit";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { revived } from "../core/migrations";
import { createSession } from "../session/session";
import { annotated } from "../testing/annotated-sample";
import { anyDocument } from "../testing/any-document";
import { asFile, words } from "../testing/format-contract";
import { judgmentOf } from "../testing/judgment-of";
import { sampleJudgment } from "../testing/sample";
import { placed } from "./base/placed";
import { readFile } from "./read-file";
import { w3c } from "./w3c";

/** The parts of the Web Annotation Data Model (W3C Recommendation of 2017) that we write, as its tables say. */
const motivation = z.enum(
  "assessing bookmarking classifying commenting describing editing highlighting identifying linking moderating questioning replying tagging".split(
    " ",
  ) as [string, ...string[]],
);
const iri = z.string().regex(/^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i);
const textualBody = z.object({
  type: z.literal("TextualBody"),
  value: z.string(),
  purpose: motivation,
  format: z.literal("text/plain"),
});
const selector = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("TextQuoteSelector"),
    exact: z.string(),
    prefix: z.string().optional(),
    suffix: z.string().optional(),
  }),
  z
    .strictObject({ type: z.literal("TextPositionSelector"), start: z.int().min(0), end: z.int().min(0) })
    .refine(({ start, end }) => start < end),
]);
const annotation = z.strictObject({
  "@context": z.tuple([z.literal("http://www.w3.org/ns/anno.jsonld")], z.unknown()),
  id: iri,
  type: z.literal("Annotation"),
  motivation,
  body: z.array(textualBody).min(1),
  target: z.strictObject({ source: iri, selector: z.array(selector).min(1) }),
  toulmin: z.record(z.string(), z.unknown()),
});

describe("W3C Web Annotations", () => {
  test("are what the data model prescribes, whatever is marked", () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const annotations = z.array(annotation).parse(JSON.parse(w3c.write(document, words)));
        expect(new Set(annotations.map(({ id }) => id)).size).toBe(document.nodes.length);
      }),
      { numRuns: 60 },
    );
  });

  test("have both selectors, and count characters where UTF-16 takes two units or Hangul three jamo", () => {
    const text = "👩‍⚖️ 판사는 \u1112\u1161\u11ab결 𝒳라고 했다.";
    const document = mark(judgmentOf(text), "C", {
      start: text.indexOf("𝒳"),
      end: text.indexOf("라고"),
    }) as ToulminDocument;
    const [{ target }] = JSON.parse(w3c.write(document, words));
    expect(target.selector[0]).toMatchObject({ type: "TextQuoteSelector", exact: "𝒳" });
    const start = [...text].indexOf("𝒳");
    expect(target.selector[1]).toEqual({ type: "TextPositionSelector", start, end: start + 1 });
  });

  test("of tools that count UTF-16 units are read as well", async () => {
    const document = judgmentOf("👩‍⚖️ 칼로 칼로 찔렀다.");
    const annotations = [
      {
        type: "Annotation",
        body: { type: "TextualBody", purpose: "tagging", value: "Claim" },
        target: {
          selector: [
            { type: "TextQuoteSelector", exact: "칼로 찔" },
            { type: "TextPositionSelector", start: 9, end: 13 },
          ],
        },
      },
      {
        type: "Annotation",
        body: [{ type: "TextualBody", purpose: "commenting", value: "흉기" }],
        target: [{ selector: { type: "TextQuoteSelector", exact: "칼로", prefix: "👩‍⚖️ " } }],
      },
    ];
    const page = { "@context": "http://www.w3.org/ns/anno.jsonld", type: "AnnotationPage", items: annotations };
    for (const file of [annotations, page, { type: "AnnotationCollection", first: page }]) {
      const outcome = await readFile(asFile(JSON.stringify(file), "a.jsonld"), [w3c]);
      if ("error" in outcome) throw new Error(JSON.stringify(outcome));
      expect(outcome.reading.isGuessed).toBe(true);
      expect(placed(outcome.reading, document)).toMatchObject({
        document: {
          nodes: [
            { ctype: "D", trans: "칼로", note: "흉기", anchor: { start: 6 } },
            { ctype: "C", text: "칼로 찔", anchor: { start: 9 } },
          ],
        },
      });
    }
  });

  test("have a note as a comment, and of other tools a comment with what is answered to it as a note", async () => {
    const document = edit(judgmentWithClaim, "node1", { note: "기록 12면\n다시 볼 것" }) as ToulminDocument;
    const [written] = JSON.parse(w3c.write(document, words));
    const comment = {
      type: "TextualBody",
      purpose: "commenting",
      value: "기록 12면\n다시 볼 것",
      format: "text/plain",
    };
    expect(written.body).toContainEqual(comment);
    const bodies = [
      { type: "TextualBody", purpose: "tagging", value: "Claim" },
      { type: "TextualBody", purpose: "commenting", value: "흉기인가" },
      { type: "TextualBody", purpose: "replying", value: "그렇다" },
    ];
    const { document: read } = await laid([{ ...written, toulmin: undefined, body: bodies }], document);
    expect(read.nodes).toMatchObject([{ ctype: "C", note: "흉기인가\n그렇다" }]);
  });

  const judgmentWithClaim = mark(judgmentOf("고의가 인정된다."), "C", { start: 0, end: 3 }) as ToulminDocument;
  const annotationOn = (selector: unknown, more: object = {}) => ({
    type: "Annotation",
    body: { type: "TextualBody", purpose: "classifying", value: "claim" },
    target: { source: "urn:x", selector },
    ...more,
  });
  const laid = async (annotations: unknown[], document: ToulminDocument) => {
    const outcome = await readFile(asFile(JSON.stringify(annotations), "a.jsonld"), [w3c]);
    if ("error" in outcome) throw new Error(JSON.stringify(outcome));
    const result = placed(outcome.reading, document);
    if ("error" in result) throw new Error(JSON.stringify(result));
    return { ...result, lost: outcome.reading.lost, notes: outcome.reading.notes };
  };

  test("on the whole page are listed as notes and written back as they were, and the rest is read", async () => {
    const note = { type: "Annotation", body: { type: "TextualBody", value: "다시 볼 것" }, target: "urn:x" };
    const drawn = annotationOn({ type: "SvgSelector", value: "<svg/>" });
    const here = annotationOn({ type: "TextQuoteSelector", exact: "고의" });
    const { document, lost, notes } = await laid([note, drawn, here], judgmentOf("고의가 인정된다."));
    expect(document.nodes.map((node) => node.text)).toEqual(["고의"]);
    expect({ lost, notes }).toEqual({ lost: ["claim"], notes: ["다시 볼 것"] });
    expect(JSON.parse(w3c.write(document, words)).slice(1)).toEqual([note, drawn]);
  });

  test.each([
    ["null for words", { type: "TextQuoteSelector", exact: null }],
    ["nothing that is seen for words", { type: "TextQuoteSelector", exact: "\u200B" }],
    ["null for offsets", { type: "TextPositionSelector", start: null, end: null }],
    ["null for one offset", { type: "TextPositionSelector", start: 2, end: null }],
    ["offsets of nothing", { type: "TextPositionSelector", start: 2, end: 2 }],
    ["null", null],
  ])("with %s are no marks, and told", async (_what, selector) => {
    const here = annotationOn({ type: "TextQuoteSelector", exact: "고의" });
    const { document, lost = [], notes = [] } = await laid([annotationOn(selector), here], judgmentOf("고의가 있다."));
    expect(document.nodes.map((node) => node.text)).toEqual(["고의"]);
    expect([...lost, ...notes]).toEqual(["claim"]);
  });

  test("whose offsets lie behind the text, and that say no words, are told by their names", async () => {
    const here = annotationOn({ type: "TextQuoteSelector", exact: "고의" });
    const behind = annotationOn({ type: "TextPositionSelector", start: 90, end: 95 }, { id: "urn:x:behind" });
    const { document, wordless } = await laid([here, behind], judgmentOf("고의가 있다."));
    expect(document.nodes.map((node) => node.text)).toEqual(["고의"]);
    expect(wordless).toEqual(["urn:x:behind"]);
  });

  test.each([
    [
      "words in a paragraph",
      { type: "XPathSelector", value: "//p", refinedBy: { type: "TextQuoteSelector", exact: "칼로" } },
    ],
    [
      "offsets in offsets",
      {
        type: "TextPositionSelector",
        start: 5,
        end: 13,
        refinedBy: { type: "TextPositionSelector", start: 0, end: 2 },
      },
    ],
    [
      "offsets in words",
      { type: "TextQuoteSelector", exact: "은 칼로 찔", refinedBy: { type: "TextPositionSelector", start: 2, end: 4 } },
    ],
  ])("that are refined are read: %s", async (_what, selector) => {
    const { document } = await laid([annotationOn(selector)], judgmentOf("피고인은 칼로 찔렀다. 고의다."));
    expect(document.nodes.map(({ text, anchor }) => [text, anchor?.start])).toEqual([["칼로", 5]]);
  });

  test("keep who made them and when", async () => {
    const said = {
      creator: { type: "Person", name: "가상의 분석자" },
      created: "2025-11-20T10:00:00Z",
      modified: "2025-11-21T10:00:00Z",
    };
    const here = annotationOn({ type: "TextQuoteSelector", exact: "고의" }, said);
    const { document } = await laid([here], judgmentOf("고의가 인정된다."));
    const again = await laid(JSON.parse(w3c.write(document, words)), judgmentOf("고의가 인정된다."));
    expect(JSON.parse(w3c.write(again.document, words))).toMatchObject([said]);
  });

  test("of our own say who made them and when, also after they came back", async () => {
    const judgment = judgmentOf("고의가 인정된다.");
    const session = createSession(judgment, undefined, () => "김가상");
    const id = session.mark("C", { start: 0, end: 2 });
    const [made] = JSON.parse(w3c.write(session.document(), words));
    expect(made).toMatchObject({ creator: { type: "Person", name: "김가상" } });
    expect(new Date(made.created).toISOString()).toBe(made.created);
    expect(made).not.toHaveProperty("modified");
    session.edit(id ?? "node0", { keyword: "고의" }, "visit");
    const [changed] = JSON.parse(w3c.write(session.document(), words));
    expect(changed).toMatchObject({ creator: made.creator, created: made.created });
    expect(changed.modified >= made.created).toBe(true);
    const { document } = await laid([changed], judgment);
    expect(JSON.parse(w3c.write(document, words))).toMatchObject([
      { creator: made.creator, created: made.created, modified: changed.modified },
    ]);
    expect(revived(JSON.parse(JSON.stringify(session.document())))).toEqual(session.document());
  });

  test("without a place say which", async () => {
    const file = asFile('[{"target":{"selector":{"type":"SvgSelector"}}}]', "a.jsonld");
    expect(await readFile(file, [w3c])).toEqual({ error: { reason: "unknown", place: "[0].target.selector" } });
  });

  test("of the sample name element, replacement and keyword in bodies", () => {
    const [first] = JSON.parse(w3c.write(annotated(sampleJudgment()), words));
    expect(first.body.map((body: { value: string }) => body.value)).toEqual(["rebuttal"]);
  });
});
