import { expect, test } from "vitest";
import { judgmentOf } from "../testing/judgment-of";
import { openTestEditor } from "../testing/test-editor";
import { changesBetween } from "./changes";
import type { ToulminDocument } from "./document";

const judgment = judgmentOf("피고인은 골목에서 과도로 피해자를 찔렀다.", "따라서 살해의 고의가 인정된다.");

/** The changes in short: their kinds, ids and fields. */
function between(before: ToulminDocument, after: ToulminDocument): string[] {
  return changesBetween(before, after).map((change) => {
    if (change.kind === "renumbered") return `renumbered ${change.nodes.map((node) => node.id)}`;
    if (change.kind === "current-claim") return `current-claim ${change.id}`;
    if (change.kind === "text" || change.kind === "title") return change.kind;
    return [change.kind, change.node.id, ...("fields" in change ? change.fields : [])].join(" ");
  });
}

test("the changes of a document name what came, went, moved and was written, and what was only renumbered", () => {
  const editor = openTestEditor(judgment);
  const steps = [editor.document()];
  const after = (action: () => void) => {
    action();
    steps.push(editor.document());
    return between(steps.at(-2) as ToulminDocument, steps.at(-1) as ToulminDocument);
  };
  expect(after(() => editor.select("살해의 고의").mark("C"))).toEqual(["created node1", "current-claim node1"]);
  expect(after(() => editor.select("찔렀다").mark("C"))).toEqual([
    "created node2",
    "renumbered node1",
    "current-claim node2",
  ]);
  expect(after(() => editor.edit("1-주장-1", { keyword: "상해", issue: "1" }))).toEqual([
    "updated node2 keyword issue",
  ]);
  expect(after(() => editor.session.move("node2", { start: 10, end: 22 }))).toEqual([
    "moved node2",
    "updated node2 trans",
  ]);
  expect(after(() => editor.session.serveAsDatum("node2", "node1"))).toEqual(["updated node2 datumOf"]);
  expect(after(() => editor.remove("1-주장-1"))).toEqual(["deleted node2", "renumbered node1", "current-claim node1"]);
  expect(after(() => editor.session.replace(judgmentOf("다른 판결문")))).toEqual([
    "text",
    "title",
    "deleted node1",
    "current-claim null",
  ]);
  expect(between(judgment, judgment)).toEqual([]);
});
