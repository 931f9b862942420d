import { describe, expect, test } from "vitest";
import { renumberClaim } from "../../core/commands/order-claims";
import { claimsOf, type ToulminDocument } from "../../core/document";
import { annotated } from "../../testing/annotated-sample";
import { asFile, words } from "../../testing/format-contract";
import { judgmentOf } from "../../testing/judgment-of";
import { sampleJudgment } from "../../testing/sample";
import { formats } from "../index";
import { readFile } from "../read-file";
import { placed } from "./placed";
import { readMark } from "./reading";

describe("marks at known offsets", () => {
  const text = "고의가 있다. 다시 말하면 고의가 있다.";

  test("that lie in others are not laid elsewhere, and told", () => {
    const outer = readMark({ id: "a", ctype: "C", text: "고의가 있다", anchor: { start: 0, end: 6 } });
    const inner = readMark({ id: "b", ctype: "D", text: "고의", anchor: { start: 0, end: 2 } });
    const result = placed({ text: null, marks: [outer, inner] }, judgmentOf(text));
    if ("error" in result) throw new Error(JSON.stringify(result));
    expect(result.document.nodes.map((node) => node.anchor?.start)).toEqual([0, undefined]);
    expect(result.unplaced).toEqual([result.document.nodes[1]?.id]);
  });

  test("whose words do not stand there are looked for", () => {
    const mark = readMark({ id: "a", ctype: "C", text: "다시 말하면", anchor: { start: 0, end: 6 } });
    expect(placed({ text: null, marks: [mark] }, judgmentOf(text))).toMatchObject({
      document: { nodes: [{ anchor: { start: 8 } }] },
    });
  });
});

test.each(["native", "report", "csv", "w3c", "aif", "argdown", "brat"] as const)(
  "the order that a person gave the claims goes through %s",
  async (key) => {
    const sample = annotated(sampleJudgment());
    const last = claimsOf(sample).at(-1)?.id ?? "";
    const document = renumberClaim(sample, last, 1) as ToulminDocument;
    const file = asFile(formats[key].write(document, words), `작업${formats[key].ending}`);
    const outcome = await readFile(file, [formats[key]]);
    const result = "error" in outcome ? outcome : placed(outcome.reading, { ...document, nodes: [], claimOrder: null });
    if ("error" in result) throw new Error(JSON.stringify(result));
    const order = (each: ToulminDocument) => claimsOf(each).map((claim) => claim.text);
    expect(order(result.document)).toEqual(order(document));
    expect(order(result.document)).not.toEqual(order(sample));
  },
);
