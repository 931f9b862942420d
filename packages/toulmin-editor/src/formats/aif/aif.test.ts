// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeElement } from "../../core/commands/change-element";
import { mark } from "../../core/commands/mark";
import { reOwn } from "../../core/commands/re-own";
import { remove } from "../../core/commands/remove";
import { type NodeId, nodeOf, type ToulminDocument } from "../../core/document";
import { sourceOf } from "../../core/source";
import { annotated } from "../../testing/annotated-sample";
import { asFile, words } from "../../testing/format-contract";
import { brokenInvariants } from "../../testing/invariants";
import { judgmentOf } from "../../testing/judgment-of";
import { sampleJudgment } from "../../testing/sample";
import { placed } from "../base/placed";
import { readFile } from "../read-file";
import { aif } from "./aif";

const judgment = judgmentOf("고의가 인정된다.", "칼로 찔렀다. 칼은 위험하다.", "우발적이었다. 몸싸움이 있었다.");

async function read(file: unknown, onto: ToulminDocument | null = judgment) {
  const outcome = await readFile(asFile(JSON.stringify(file), "논증.json"), [aif]);
  if ("error" in outcome) throw new Error(JSON.stringify(outcome));
  const result = placed(outcome.reading, onto);
  if ("error" in result) throw new Error(JSON.stringify(result));
  expect(brokenInvariants(result.document)).toEqual([]);
  const { isGuessed, lost } = outcome.reading;
  return { ...result, isGuessed, lost };
}

/** Statements and `premise > scheme > conclusion`, in the words of AIFdb. */
function graph(statements: Record<string, string>, ...relations: string[]) {
  const schemes = new Map<string, string>();
  const edges = relations.flatMap((relation) => {
    const path = relation.split(" > ");
    for (const id of path) if (/^(RA|CA|MA)/.test(id)) schemes.set(id, id.slice(0, 2));
    return path
      .slice(1)
      .map((to, index) => ({ edgeID: `${path[index]}${to}`, fromID: path[index], toID: to, formEdgeID: null }));
  });
  const nodes = [
    ...Object.entries(statements).map(([nodeID, text]) => ({
      nodeID,
      text,
      type: "I",
      timestamp: "2025-11-20 10:00:00",
    })),
    ...[...schemes].map(([nodeID, type]) => ({ nodeID, text: type, type, scheme: "Expert Opinion", schemeID: "15" })),
  ];
  return { nodes, edges, locutions: [] };
}

const outline = (document: ToulminDocument) =>
  document.nodes.map((node) => [node.text, node.ctype, nodeOf(document, node.toulmin)?.text]);

const statements = {
  a: "고의가 인정된다",
  b: "칼로 찔렀다",
  c: "칼은 위험하다",
  d: "우발적이었다",
  e: "몸싸움이 있었다",
};
const plain = graph(statements, "b > RA1 > a", "c > RA1", "d > CA1 > a", "e > RA2 > d");

describe("the dialects", () => {
  const expected = [
    ["고의가 인정된다", "C", "고의가 인정된다"],
    ["칼로 찔렀다", "D", "고의가 인정된다"],
    ["칼은 위험하다", "D", "고의가 인정된다"],
    ["우발적이었다", "R", "고의가 인정된다"],
    ["몸싸움이 있었다", "RS", "고의가 인정된다"],
  ];
  const numbered = (file: typeof plain) => {
    const ids = new Map(file.nodes.map((node, index) => [node.nodeID, index]));
    return {
      nodes: file.nodes.map((node) => ({ ...node, nodeID: ids.get(node.nodeID) })),
      edges: file.edges.map(({ fromID, toID }, edgeID) => ({
        edgeID,
        fromID: ids.get(fromID ?? ""),
        toID: ids.get(toID),
      })),
    };
  };

  test.each([
    ["what AIFdb gives out", plain],
    ["what AIFdb takes in", { ...plain, schemefulfillments: [], participants: [] }],
    ["OVA3", { AIF: plain, text: "", OVA: { firstname: "", surname: "", url: "", nodes: [], edges: [] } }],
    [
      "xAIF, with numbers for ids and null for lists",
      {
        AIF: { ...numbered(plain), locutions: null, schemefulfillments: null },
        dialog: true,
        ova: [],
        text: { txt: "" },
      },
    ],
  ])("%s is read, and its elements are guessed", async (_name, file) => {
    const { document, isGuessed, unplaced } = await read(file);
    expect(outline(document)).toEqual(expected);
    expect(isGuessed).toBe(true);
    expect(unplaced).toEqual([]);
    expect(document.nodes.at(-1)?.supports).toBe(document.nodes[3]?.id);
  });

  test("a text in the file is the judgment, and its spans are the places", async () => {
    const text = `칼로. <span id="nodeb" class="highlighted">칼로</span> 찔렀다.<br><br><span class="highlighted" id="l">고의다.</span>`;
    const file = {
      AIF: {
        nodes: [
          { nodeID: "a", text: "고의다", type: "I" },
          { nodeID: "b", text: "칼로", type: "I" },
          { nodeID: "r", text: "Default Inference", type: "RA" },
          { nodeID: "l", text: "판사: 고의다", type: "L" },
          { nodeID: "y", text: "Asserting", type: "YA" },
        ],
        edges: [
          ["b", "r"],
          ["r", "a"],
          ["l", "y"],
          ["y", "a"],
        ].map(([fromID, toID], edgeID) => ({ edgeID, fromID, toID })),
      },
      text,
    };
    const { document } = await read(file, null);
    expect(document.blocks.map((block) => block.text)).toEqual(["칼로. 칼로 찔렀다.", "고의다."]);
    expect(document.nodes).toMatchObject([
      { text: "칼로", ctype: "D", anchor: { start: 4 } },
      { text: "고의다", ctype: "C" },
    ]);
  });

  test("statements that are not in the text are listed, not dropped", async () => {
    const { document, unplaced } = await read(graph({ ...statements, f: "판결문에 없는 말" }, "f > RA1 > a"));
    expect(unplaced).toEqual([document.nodes.at(-1)?.id]);
  });
});

describe("the guess", () => {
  test.each([
    ["a supported premise is a claim that serves as a datum", ["b > RA1 > a", "c > RA2 > b"], ["C", "C", "D"]],
    ["a premise of two conclusions is a claim of both", ["c > RA1 > a", "c > RA2 > b"], ["C", "C", "C"]],
    ["who undercuts the inference attacks its conclusion", ["b > RA1 > a", "c > CA1 > RA1"], ["C", "D", "R"]],
    ["who attacks the attack speaks for the claim", ["b > CA1 > a", "c > CA2 > CA1"], ["C", "R", "D"]],
    ["who attacks the rebuttal speaks for the claim", ["b > CA1 > a", "c > CA2 > b"], ["C", "R", "D"]],
    [
      "who attacks the attack on an inference speaks for it",
      ["b > RA1 > a", "d > CA1 > RA1", "c > CA2 > CA1"],
      ["C", "D", "D", "R"],
    ],
    ["who supports an attack speaks against", ["b > CA1 > a", "c > RA1 > CA1"], ["C", "R", "R"]],
    ["a bare edge is support", ["b > a", "c > a"], ["C", "D", "D"]],
    ["what stands alone is a claim", [], ["C", "C", "C"]],
    ["a circle ends where it began", ["b > RA1 > a", "c > RA2 > b", "a > RA3 > c"], ["C", "C", "C"]],
    ["a circle of attacks ends", ["a > CA1 > b", "b > CA2 > a", "c > CA3 > c"], ["C", "R", "C"]],
    ["a statement may support itself", ["a > RA1 > a", "b > RA1", "c > RA2 > RA2"], ["C", "D", "C"]],
  ])("%s", async (_what, relations, types) => {
    const { a, b, c, d } = statements;
    const { document } = await read(graph({ a, b, c, ...(types.length > 3 && { d }) }, ...relations));
    expect(document.nodes.map((node) => node.ctype)).toEqual(types);
  });
});

test("a text of ours keeps its white space, and every mark its offsets", async () => {
  const spaced = judgmentOf(" 고의가  인정된다. ", "", "칼로\t찔렀다.", "\u00A0칼은 위험하다.");
  const { text } = sourceOf(spaced.blocks);
  const start = text.indexOf("위험");
  const document = mark(mark(spaced, "C", { start: 1, end: 9 }) as ToulminDocument, "D", { start, end: start + 2 });
  const again = (await read(JSON.parse(aif.write(document as ToulminDocument, words)), null)).document;
  expect(again.blocks).toEqual(spaced.blocks);
  expect(again.nodes.map(({ text: phrase, anchor }) => [phrase, anchor?.start])).toEqual([
    ["고의가  인정된", 1],
    ["위험", start],
  ]);
  // whose text was changed elsewhere is shown as that has it
  const file = JSON.parse(aif.write(document as ToulminDocument, words));
  const changed = await read({ ...file, text: file.text.replace("칼로", "칼을") }, null);
  expect(changed.document.blocks.map((block) => block.text)).toEqual([
    "고의가 인정된다.",
    "칼을 찔렀다.",
    "칼은 위험하다.",
  ]);
});

describe("what has no counterpart", () => {
  test("is told: supports of supports and rephrasings", async () => {
    const { lost } = await read(graph(statements, "d > CA1 > a", "e > RA1 > d", "c > RA2 > e", "b > MA1 > a"));
    expect(lost).toEqual(["칼은 위험하다 → 몸싸움이 있었다 (RA)", "칼로 찔렀다 → 고의가 인정된다 (MA)"]);
  });

  test("is not told of what is all there", async () => {
    expect((await read(plain)).lost).toEqual([]);
    const document = annotated(sampleJudgment());
    expect((await read(JSON.parse(aif.write(document, words)))).lost).toEqual([]);
  });
});

/** Any graph: statements, schemes and edges between all of them, in any direction. */
const anyGraph = fc
  .tuple(
    fc.array(fc.constantFrom("I", "I", "RA", "CA", "MA", "L", "YA"), { minLength: 1, maxLength: 9 }),
    fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 14 }),
  )
  .filter(([types]) => types.includes("I"))
  .map(([types, ends]) => ({
    nodes: types.map((type, nodeID) => ({ nodeID, type, text: `말 ${nodeID}`, odd: nodeID * 2 })),
    edges: ends.map(([fromID, toID], edgeID) => ({ edgeID, fromID, toID })),
  }));

describe("writing back", () => {
  test("gives out what came in where nothing was edited, also a second time", async () => {
    await fc.assert(
      fc.asyncProperty(anyGraph, async (file) => {
        const { toulmin, ...first } = JSON.parse(aif.write((await read(file)).document, words));
        expect(first).toEqual(file);
        const { toulmin: _, ...second } = JSON.parse(aif.write((await read({ ...first, toulmin })).document, words));
        expect(second).toEqual(file);
      }),
      { numRuns: 300 },
    );
  });

  test("puts in the relation that was made, and takes out the one that was not kept", async () => {
    const file = graph(statements, "b > RA1 > a", "c > RA1", "d > CA1 > a", "e > RA2 > d");
    const { document } = await read(file);
    const [a, b, c] = document.nodes;
    const claims = changeElement(document, b?.id ?? "", "C") as ToulminDocument;
    const moved = reOwn(claims, c?.id ?? "", b?.id as NodeId) as ToulminDocument;
    const { edges } = JSON.parse(aif.write(moved, words));
    const ends = edges.map(({ fromID, toID }: { fromID: string; toID: string }) => `${fromID}>${toID}`);
    expect(a?.text).toBe(statements.a);
    expect(ends).not.toContain("c>RA1");
    expect(ends).toEqual(expect.arrayContaining(["c>b-RA", "b-RA>b", "d>CA1", "CA1>a", "e>RA2", "RA2>d"]));
  });

  const extra = {
    ...plain,
    nodes: [
      ...plain.nodes.map((node) => ({ ...node, note: `x${node.nodeID}` })),
      { nodeID: "m", text: "Default Rephrase", type: "MA", odd: 1 },
      { nodeID: "i", text: "쟁점 1", type: "ISSUE" },
    ],
    edges: [...plain.edges, { edgeID: "bm", fromID: "b", toID: "m", odd: 2 }, { edgeID: "mc", fromID: "m", toID: "c" }],
    analyst: "가상의 분석자",
  };
  const byId = <Item extends object>(items: Item[], key: keyof Item) =>
    [...items].sort((x, y) => String(x[key]).localeCompare(String(y[key])));

  test("keeps the dialect, unknown nodes, edges and fields, and the schemes", async () => {
    const { document } = await read(extra);
    const { toulmin, ...written } = JSON.parse(aif.write(document, words));
    expect(new Set(Object.keys(written))).toEqual(new Set(["analyst", "edges", "locutions", "nodes"]));
    expect(byId(written.nodes, "nodeID")).toEqual(byId(extra.nodes, "nodeID"));
    expect(byId(written.edges, "edgeID")).toEqual(byId(extra.edges, "edgeID"));
    expect(Object.keys(toulmin.nodes)).toHaveLength(6);
  });

  test("keeps the words of a statement that the text tells in others", async () => {
    const told = graph({ a: statements.a, b: "칼은 몹시 위험하다" }, "b > RA1 > a");
    const bare = { ...told, nodes: told.nodes.map(({ nodeID, text, type }) => ({ nodeID, text, type })) };
    const { document, similar } = await read(bare);
    expect(similar).toHaveLength(1);
    expect(document.nodes[1]).toMatchObject({ text: "칼은 위험하다", trans: "칼은 몹시 위험하다" });
    const written = JSON.parse(aif.write(document, words));
    expect(byId(written.nodes, "nodeID")).toEqual(byId(bare.nodes, "nodeID"));
  });

  test("leaves out what was taken away", async () => {
    const { document } = await read(extra);
    const premise = document.nodes.find((node) => node.text === statements.c);
    const written = JSON.parse(aif.write(remove(document, premise?.id ?? "") as ToulminDocument, words));
    expect(written.nodes.map((node: { nodeID: string }) => node.nodeID).sort()).toEqual([
      "CA1",
      "RA1",
      "RA2",
      "a",
      "b",
      "d",
      "e",
      "i",
      "m",
    ]);
    expect(
      written.edges.some((edge: { fromID: string; toID: string }) => edge.fromID === "c" || edge.toID === "c"),
    ).toBe(false);
  });

  test("a document of ours leads by inferences to claims and warrants, by conflicts to claims", () => {
    const document = annotated(sampleJudgment());
    const { AIF, toulmin, text } = JSON.parse(aif.write(document, words));
    const typeOf = new Map<string, string>(
      AIF.nodes.map((node: { nodeID: string; type: string }) => [
        node.nodeID,
        node.type === "I" ? toulmin.nodes[node.nodeID].ctype : node.type,
      ]),
    );
    const steps = AIF.edges.map(
      ({ fromID, toID }: { fromID: string; toID: string }) => `${typeOf.get(fromID)}>${typeOf.get(toID)}`,
    );
    expect(new Set(steps)).toEqual(new Set(["B>RA", "CA>C", "D>RA", "R>CA", "RA>C", "RA>R", "RA>W", "RS>RA", "W>RA"]));
    expect(text).toContain('<span id="nodenode1" class="highlighted">피고인에게는 살해의 고의가 인정되고</span>');
  });
});

/** One inference from each of these to each of those. */
function everyOnEvery(count: number) {
  const ids = [...Array(count).keys()];
  const nodes = [
    { nodeID: "r", type: "RA" },
    ...ids.flatMap((id) => [`p${id}`, `c${id}`].map((nodeID) => ({ nodeID, type: "I" }))),
  ];
  const edges = ids.flatMap((id) => [
    { fromID: `p${id}`, toID: "r" },
    { fromID: "r", toID: `c${id}` },
  ]);
  return { nodes, edges };
}

test.each([
  ["an edge that is no object", { nodes: [], edges: [1] }, { reason: "wrong-kind", place: "edges[0]", value: "1" }],
  [
    "a node without an id",
    { nodes: [{ text: "x" }], edges: [] },
    { reason: "unknown", place: "nodes[0].nodeID", value: "{…}" },
  ],
  [
    "an id twice",
    { nodes: [{ nodeID: 1 }, { nodeID: "1" }], edges: [] },
    { reason: "twice", place: "nodes[1].nodeID", value: "1" },
  ],
  ["more relations than a person draws", everyOnEvery(1000), { reason: "too-slow", place: "edges" }],
  ["no nodes", { AIF: { nodes: [], edges: [] }, text: "" }, { reason: "empty", place: "nodes" }],
])("%s is told with its place", async (_what, file, error) => {
  expect(await readFile(asFile(JSON.stringify(file), "a.json"), [aif])).toEqual({ error });
});
