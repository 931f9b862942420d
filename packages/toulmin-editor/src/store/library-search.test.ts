import { expect, test } from "vitest";
import { edit } from "../core/commands/edit";
import { mark } from "../core/commands/mark";
import type { ToulminDocument } from "../core/document";
import { sourceOf } from "../core/source";
import { judgmentOf } from "../testing/judgment-of";
import { findIn, searched } from "./library-search";

const inside = (document: ToulminDocument, words: string, most = 10) =>
  findIn(
    searched(document, (key) => (key === "victim" ? "피해자" : key)),
    words,
    most,
  );

const shown = (document: ToulminDocument, words: string) =>
  inside(document, words).found.map((found) => [found.field, `${found.before}[${found.words}]${found.after}`]);

test("words are found in any case, width and composition, with any white space, and shown as they are written", () => {
  const document = judgmentOf("원고 ㈜한결의  ＡＢＣ 계약은 \u1112\u1161\u11ab결에 미친다.", "다른 문단의 abc.");
  expect(shown(document, " abc 계약")).toEqual([
    [null, "원고 ㈜한결의  [ＡＢＣ 계약]은 \u1112\u1161\u11ab결에 미친다."],
  ]);
  expect(shown(document, "(주)한결의 ＡＢＣ")).toEqual([
    [null, "원고 [㈜한결의  ＡＢＣ] 계약은 \u1112\u1161\u11ab결에 미친다."],
  ]);
  expect(shown(document, "한결에")).toEqual([[null, "원고 ㈜한결의  ＡＢＣ 계약은 [\u1112\u1161\u11ab결에] 미친다."]]);
  expect(shown(document, "  ")).toEqual([]);
  const { text } = sourceOf(document.blocks);
  const places = inside(document, "ABC").found.map(({ place }) => place && text.slice(place.start, place.end));
  expect(places).toEqual(["ＡＢＣ", "abc"]);
});

test("what is written on a mark is found, its actor by name, and leads to the mark; a replacement that says nothing new is not", () => {
  const marked = mark(judgmentOf("고의가 인정된다."), "C", { start: 0, end: 3 }) as ToulminDocument;
  const document = edit(marked, "node1", { target: "victim", note: "기록 12면" }) as ToulminDocument;
  expect(shown(document, "고의")).toEqual([[null, "[고의]가 인정된다."]]);
  expect(inside(document, "12면").found).toMatchObject([
    { node: { id: "node1" }, field: "note", place: { start: 0, end: 3 }, before: "기록 ", words: "12면" },
  ]);
  expect(shown(document, "피해자")).toEqual([["target", "[피해자]"]]);
  const withoutPlace = { ...document, nodes: document.nodes.map((node) => ({ ...node, anchor: null })) };
  expect(inside(withoutPlace, "고의가").found).toMatchObject([{ field: "text", place: null }, { field: null }]);
});

test("long words around are cut, and no more places are given than asked for", () => {
  const document = judgmentOf(`${"가".repeat(40)}고의${"나".repeat(40)}`, "고의");
  expect(shown(document, "고의")[0]).toEqual([null, `…${"가".repeat(28)}[고의]${"나".repeat(28)}…`]);
  expect(inside(document, "고의", 1)).toMatchObject({ found: [{ place: { start: 40 } }], hasMore: true });
  expect(inside(document, "고의", 2).hasMore).toBe(false);
});
