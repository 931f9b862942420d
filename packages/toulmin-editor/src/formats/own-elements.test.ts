import { describe, expect, test } from "vitest";
import { changeElement } from "../core/commands/change-element";
import { setSupports } from "../core/commands/link";
import { mark } from "../core/commands/mark";
import { isRefused, type Refused } from "../core/commands/refusal";
import { compareDocuments, isNotComparable } from "../core/compare/compare";
import { nodeOf, type ToulminDocument } from "../core/document";
import { withElements } from "../core/elements/with-elements";
import { type ChartCell, chartContents } from "../core/layout/chart/chart-contents";
import { revived } from "../core/migrations";
import { placedNodes } from "../core/places";
import { statisticsOf } from "../core/statistics";
import { acceptSuggestions, pendingIn } from "../core/suggestions";
import { codeIn } from "../locales/code-label";
import { en } from "../locales/en";
import { ko } from "../locales/ko";
import { merged } from "../locales/merged";
import { asFile } from "../testing/format-contract";
import { judgmentOf } from "../testing/judgment-of";
import { own } from "../testing/own";
import type { FormatKey } from "./base/define-format";
import { formats, isUnreadable, placed, readFile } from "./index";
import { written } from "./native";

const sentences = [
  "고의가 인정된다.",
  "경험칙이 있다.",
  "판례도 같다.",
  "나중 판례도 그렇다.",
  "정책상 그렇다.",
  "무엇인지 모른다.",
];
const [CLAIM, WARRANT, PRECEDENT, LATER, POLICY, UNKNOWN] = sentences as [
  string,
  string,
  string,
  string,
  string,
  string,
];

function done(outcome: ToulminDocument | Refused): ToulminDocument {
  if (isRefused(outcome)) throw new Error(outcome.error);
  return outcome;
}

function marked(...phrases: readonly [element: string, phrase: string][]): ToulminDocument {
  const judgment = withElements(judgmentOf(...sentences), own);
  const text = sentences.join("\n");
  return phrases.reduce((document, [element, phrase]) => {
    const start = text.indexOf(phrase);
    return done(mark(document, element, { start, end: start + phrase.length }));
  }, judgment);
}

/** One of each: `X` is an element that the host does not define. */
const whole = marked(["C", CLAIM], ["W", WARRANT], ["L", PRECEDENT], ["L2", LATER], ["P", POLICY], ["X", UNKNOWN]);
const codesIn = (document: ToulminDocument) => placedNodes(document).map((node) => node.toulmin_code);

describe("own elements", () => {
  test("have codes and numbers as the six have them, and an unknown one has its letters", () => {
    expect(codesIn(whole)).toEqual(["1-주장-1", "1-논거-1", "1-선례-1", "1-후속 판례-1", "1-정책-1", "1-X-1"]);
    expect(codesIn(marked(["C", CLAIM], ["L", LATER], ["L", PRECEDENT]))).toEqual(["1-주장-1", "1-선례-1", "1-선례-2"]);
    const labels = (locale: string) =>
      placedNodes(whole).map((node) => codeIn(merged(locale === "ko" ? ko : en, {}, own, locale), node));
    expect(labels("en").slice(2)).toEqual(["1-Precedent-1", "1-Later decision-1", "1-Policy-1", "1-X-1"]);
    // a language that the host has no word for
    expect(labels("ja")[2]).toBe("1-Precedent-1");
  });

  test("stand under what they attach to, and under nothing else", () => {
    const linked = done(setSupports(whole, "node4", "node3"));
    expect(nodeOf(linked, "node4")?.supports).toBe("node3");
    expect(setSupports(whole, "node4", "node2")).toEqual({ error: "cannot-support", node: "node2" });
    expect(setSupports(whole, "node5", "node2")).toEqual({ error: "cannot-support", node: "node2" });
    // what it stood under is another element now
    expect(nodeOf(done(changeElement(linked, "node3", "P")), "node4")?.supports).toBeNull();
  });

  test("are in their claim's chart", () => {
    const tree = ({ node, under }: ChartCell): unknown => [node.ctype, ...under.map(tree)];
    const { warrants = [], own: beside = [] } = chartContents(whole, "node1") ?? {};
    expect(warrants.map(tree)).toEqual([["W", ["L", ["L2"]]]]);
    expect(beside.map(tree)).toEqual([["P"], ["X"]]);
  });

  test("are counted and compared", () => {
    expect(statisticsOf(whole)).toMatchObject({ nodes: 6, byElement: { C: 1, D: 0, L: 1, X: 1 } });
    const other = marked(["C", CLAIM], ["W", PRECEDENT], ["P", POLICY]);
    const comparison = compareDocuments(whole, other);
    if (isNotComparable(comparison)) throw new Error("not comparable");
    expect(comparison.byElement.find(({ element }) => element === "P")).toMatchObject({ first: 1, second: 1, f1: 1 });
    expect(comparison.byElement.find(({ element }) => element === "L")).toMatchObject({ first: 1, second: 0 });
    expect(comparison.all).toMatchObject({ first: 6, second: 3, same: 2 });
  });

  test("can be suggested, unknown ones can't", () => {
    const bare = marked(["C", CLAIM]);
    const start = sentences.join("\n").indexOf(POLICY);
    const suggestion = { id: "a", element: "P", start, end: start + POLICY.length };
    expect(pendingIn(bare, [suggestion, { ...suggestion, id: "b", element: "X" }])).toEqual([suggestion]);
    expect(done(acceptSuggestions(bare, [suggestion])).nodes[1]).toMatchObject({ ctype: "P", text: POLICY });
  });

  test("are kept where their host does not define them, and are theirs again where it does", () => {
    const elsewhere = revived(JSON.parse(JSON.stringify(written(whole))));
    if (isUnreadable(elsewhere)) throw new Error("not read");
    expect(elsewhere.elements).toBeUndefined();
    expect(codesIn(elsewhere).slice(2)).toEqual(["1-L-1", "1-L2-1", "1-P-1", "1-X-1"]);
    expect(withElements(elsewhere, own)).toEqual(whole);
    const here = withElements(elsewhere, own);
    expect(withElements(elsewhere, [...own])).not.toBe(here);
    // whatever other editors show it with
    expect(withElements(elsewhere, own)).toBe(here);
  });

  const wordsOf = (elements: typeof own | undefined) => ({
    dictionary: merged(ko, {}, elements),
    actors: [],
    columns: ko.formats.columns,
    elements,
  });
  const linked = done(setSupports(whole, "node4", "node3"));

  test.each<FormatKey>(["native", "report", "csv", "w3c", "aif", "argdown", "brat", "portal"])(
    "come back from %s with what they stand under",
    async (key) => {
      const format = formats[key];
      for (const elements of [own, undefined]) {
        const file = asFile(format.write(withElements(linked, elements), wordsOf(elements)), `a${format.ending}`);
        const read = await readFile(file, Object.values(formats), wordsOf(elements));
        if (isUnreadable(read)) throw new Error(JSON.stringify(read));
        const result = placed(read.reading, { ...whole, nodes: [] });
        if (isUnreadable(result)) throw new Error(JSON.stringify(result));
        const said = result.document.nodes.map(({ ctype, text }) => [ctype, text]);
        expect(said).toEqual(whole.nodes.map(({ ctype, text }) => [ctype, text]));
        const [precedent, later] = result.document.nodes.slice(2);
        expect(later?.supports).toBe(precedent?.id);
        expect(read.reading.isGuessed ?? false).toBe(false);
      }
    },
  );

  test("have their colours in the report", () => {
    expect(formats.report.write(whole, wordsOf(own))).toContain(".L { --hue: #5b4a00; }");
  });
});
