import { expect, test } from "vitest";
import { judgmentOf } from "../../testing/judgment-of";
import { openTestEditor } from "../../testing/test-editor";
import { editTogether, proposedByClaim } from "./edit-together";

const open = () =>
  openTestEditor(judgmentOf("피고인은 과도로 찔렀다. 고의가 인정된다. 합의하지 못하였다. 죄가 무겁다."))
    .select("고의가 인정된다")
    .mark("C")
    .edit("1-주장-1", { issue: "1", target: "defendant" })
    .select("과도로 찔렀다")
    .mark("D")
    .select("죄가 무겁다")
    .mark("C")
    .edit("2-주장-1", { issue: "2" })
    .select("합의하지 못하였다")
    .mark("D")
    .edit("2-근거자료-1", { target: "victim" });

test("several nodes take over what their own claims say; what a claim leaves blank stays as it is", () => {
  const editor = open();
  const ids = [editor.node("1-근거자료-1").id, editor.node("2-근거자료-1").id];
  const { nodes } = editTogether(editor.document(), ids, { keyword: "양형" }, ["target", "issue"]);
  expect(nodes.filter(({ id }) => ids.includes(id)).map((node) => [node.target, node.issue, node.keyword])).toEqual([
    ["defendant", "1", "양형"],
    ["victim", "2", "양형"],
  ]);
});

test("nodes that would not change are the same ones, and so is the document", () => {
  const editor = open();
  const document = editor.document();
  expect(editTogether(document, [editor.node("2-근거자료-1").id], { target: "victim", issue: " " })).toBe(document);
  const changed = editTogether(document, [editor.node("2-근거자료-1").id], { issue: "3" });
  expect(changed.nodes.filter((node, index) => node !== document.nodes[index])).toHaveLength(1);
});

test("a claim proposes what its node leaves open, and nothing to itself", () => {
  const editor = open();
  expect(proposedByClaim(editor.document(), editor.node("1-근거자료-1"))).toEqual({ target: "defendant", issue: "1" });
  expect(proposedByClaim(editor.document(), editor.node("2-근거자료-1"))).toEqual({ issue: "2" });
  expect(proposedByClaim(editor.document(), editor.node("2-주장-1"))).toEqual({});
});
