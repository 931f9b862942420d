import { describe, expect, test } from "vitest";
import { type MarkedPhrase, manyMarks, markedDocument } from "../../testing/marked-document";
import { claimChains } from "../layout/overview/claim-chains";
import { type CheckKey, checks, completenessOf, problemsOf } from "./index";

/** What is found in a document of these phrases, as `check node`; no actor and no issue are left out. */
function found(phrases: Omit<MarkedPhrase, "phrase">[], only?: CheckKey): string[] {
  const document = markedDocument(phrases.map((each, index) => ({ phrase: `구절 ${index}`, ...each })));
  return problemsOf(document)
    .filter(({ check }) => (only ? check === only : check !== "without-actor" && check !== "without-issue"))
    .map(({ check, node }) => `${check} ${node.id}`);
}

const dated = { stime: "2025. 6. 14." };
const whole = [{ ctype: "C" }, { ctype: "D", ...dated }, { ctype: "W" }, { ctype: "B" }] as const;

describe("a whole argument", () => {
  test("has no problem", () => {
    expect(found([...whole, { ctype: "R" }, { ctype: "RS" }])).toEqual([]);
    expect(found([])).toEqual([]);
  });
});

describe("errors", () => {
  test("claims that rest on each other, with the link to take away", () => {
    const document = markedDocument([
      { phrase: "하나", ctype: "C", datumOf: ["node2"] },
      { phrase: "둘", ctype: "C", datumOf: ["node1"] },
      { phrase: "셋", ctype: "C", datumOf: ["node1"] },
    ]);
    const cycles = problemsOf(document).filter(({ check }) => check === "claim-cycle");
    expect(cycles.map(({ node }) => node.id)).toEqual(["node1", "node2"]);
    expect(cycles[0]?.mends).toEqual([{ do: "unlink", claim: "node1", of: "node2" }]);
  });

  test("a backing without a warrant, which another claim with a warrant could own", () => {
    const document = markedDocument([
      { phrase: "주장", ctype: "C" },
      { phrase: "보강", ctype: "B" },
      { phrase: "다른 주장", ctype: "C" },
      { phrase: "논거", ctype: "W" },
    ]);
    const [problem] = problemsOf(document);
    expect(problem).toMatchObject({ check: "backing-without-warrant", severity: "error" });
    expect(problem?.mends).toEqual([
      { do: "mark", element: "W", claim: "node1" },
      { do: "own", node: "node2", claims: ["node3"] },
    ]);
  });

  test("a support without a rebuttal", () => {
    expect(found([...whole, { ctype: "RS" }])).toEqual(["support-without-rebuttal node5"]);
  });

  test("an end before its start", () => {
    const late = { ctype: "D", stime: "2025. 6. 14.", etime: "2025. 6. 1." } as const;
    expect(found([...whole, late])).toEqual(["end-before-start node5"]);
  });

  test("a phrase that is not the text at its place", () => {
    const document = markedDocument([{ phrase: "주장", ctype: "C" }]);
    const [claim] = document.nodes;
    const changed = { ...document, nodes: [{ ...claim, text: "다른 말" } as NonNullable<typeof claim>] };
    expect(problemsOf(changed).map(({ check }) => check)).toContain("quote-differs");
  });
});

describe("warnings", () => {
  test("a claim without a datum, unless another claim is its datum", () => {
    expect(found([{ ctype: "C" }])).toEqual(["claim-without-datum node1"]);
    expect(found([{ ctype: "C" }, { ctype: "C", datumOf: ["node1"] }])).toEqual(["claim-without-datum node2"]);
  });

  test("data without a warrant, told once a claim", () => {
    expect(found([{ ctype: "C" }, { ctype: "D", ...dated }, { ctype: "D", ...dated }])).toEqual([
      "datum-without-warrant node2",
    ]);
  });

  test("a warrant without a backing, a rebuttal without a support; the nearest before counts", () => {
    expect(found([...whole, { ctype: "W" }])).toEqual(["warrant-without-backing node5"]);
    expect(found([...whole, { ctype: "W" }, { ctype: "B" }])).toEqual([]);
    expect(found([...whole, { ctype: "W" }, { ctype: "B", supports: "node3" }])).toEqual([
      "warrant-without-backing node5",
    ]);
    expect(found([...whole, { ctype: "R" }])).toEqual(["rebuttal-without-support node5"]);
  });

  test("times that are missing, not understood, or count from nothing", () => {
    const claim = [{ ctype: "C" }, { ctype: "W" }, { ctype: "B" }] as const;
    expect(found([...claim, { ctype: "D" }])).toEqual(["undated-datum node4"]);
    expect(found([...claim, { ctype: "D", stime: "언젠가" }])).toEqual(["unread-time node4"]);
    expect(found([...claim, { ctype: "D", stime: "같은 날" }])).toEqual(["time-without-base node4"]);
    expect(found([...claim, { ctype: "D", stime: "불상일시경" }])).toEqual([]);
  });

  test("no actor where facts are told, no issue anywhere", () => {
    expect(found([...whole], "without-actor")).toEqual(["without-actor node1", "without-actor node2"]);
    expect(found([...whole], "without-issue")).toHaveLength(4);
    expect(found([{ ctype: "C", target: "victim", issue: "1" }], "without-actor")).toEqual([]);
  });
});

test("errors are listed before warnings", () => {
  const severities = checks.map((check) => check.severity);
  expect(severities).toEqual(severities.toSorted((a, b) => a.localeCompare(b)));
  expect(new Set(checks.map((check) => check.key)).size).toBe(checks.length);
});

test("completeness counts the five parts of each claim, other claims as data", () => {
  const document = markedDocument([
    { phrase: "하나", ctype: "C" },
    { phrase: "논거", ctype: "W" },
    { phrase: "보강", ctype: "B" },
    { phrase: "둘", ctype: "C", datumOf: ["node1"] },
  ]);
  expect(completenessOf(document).map(({ counts, share }) => [counts, share])).toEqual([
    [{ D: 1, W: 1, B: 1, R: 0, RS: 0 }, 0.6],
    [{ D: 0, W: 0, B: 0, R: 0, RS: 0 }, 0],
  ]);
});

test("a chain of 10,000 claims is looked at in one walk, also one that goes round", () => {
  const chain = markedDocument(
    Array.from({ length: 10_000 }, (_, index) => ({ phrase: `${index}`, ctype: "C", datumOf: [`node${index + 2}`] })),
  );
  const last = chain.nodes.length - 1;
  const round = chain.nodes.map((node, index) => (index < last ? node : { ...node, datumOf: ["node1" as const] }));
  const cycles = (nodes: typeof chain.nodes) =>
    problemsOf({ ...chain, nodes }).filter(({ check }) => check === "claim-cycle").length;
  expect(cycles(chain.nodes)).toBe(0);
  expect(cycles(round)).toBe(10_000);
  expect(claimChains({ ...chain, nodes: round }).circular).toHaveLength(1);
});

test("every node of a large document is looked at", () => {
  const document = manyMarks(2000);
  expect(problemsOf(document).filter(({ check }) => check === "without-actor").length).toBeGreaterThan(400);
});
