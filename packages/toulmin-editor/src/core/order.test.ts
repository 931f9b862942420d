import { describe, expect, test } from "vitest";
import { judgmentOf } from "../testing/judgment-of";
import { openTestEditor } from "../testing/test-editor";
import { compareBoxes, countsOf } from "./order";
import { placedNodes } from "./places";

describe("the pixel rule", () => {
  const line = (top: number, right: number, height = 20) => ({ top, right, bottom: top + height });
  const sorted = (...boxes: ReturnType<typeof line>[]) => [...boxes].sort(compareBoxes);

  test("sorts low boxes by their right edge within a line, by line otherwise", () => {
    const [a, b, c] = [line(10, 100), line(10, 200), line(40, 50)];
    expect(sorted(c, b, a)).toEqual([a, b, c]);
  });

  test("sorts taller boxes by their bottom edge", () => {
    const [a, b, c] = [line(10, 300, 50), line(40, 300, 80), line(130, 20)];
    expect(sorted(c, b, a)).toEqual([a, b, c]);
  });

  test("puts a tall box before a low one on its last line, however wide it is", () => {
    const [tall, low] = [line(10, 300, 50), line(40, 200)];
    expect(sorted(low, tall)).toEqual([tall, low]);
  });
});

describe("claims that a person puts in another order", () => {
  const open = () => {
    const editor = openTestEditor(judgmentOf("하나. 둘. 셋. 넷."));
    for (const phrase of ["하나", "둘", "셋"]) editor.select(phrase).mark("C");
    return editor;
  };
  const phrases = (editor: ReturnType<typeof open>) =>
    placedNodes(editor.document())
      .sort((a, b) => a.toulmin_idx - b.toulmin_idx)
      .map((node) => node.text);

  test("get new numbers, and the codes of their nodes follow", () => {
    const editor = open().select("넷").mark("D");
    editor.session.renumberClaim(editor.node("3-주장-1").id, 1);
    expect(phrases(editor).filter((text) => text !== "넷")).toEqual(["셋", "하나", "둘"]);
    expect(editor.codes()).toEqual(["2-주장-1", "3-주장-1", "1-주장-1", "1-근거자료-1"]);
  });

  test("keep their order when a claim comes, which takes the number after the claim before it", () => {
    const editor = open();
    editor.session.renumberClaim(editor.node("3-주장-1").id, 1);
    editor.select("넷").mark("C");
    expect(phrases(editor)).toEqual(["셋", "넷", "하나", "둘"]);
  });

  test("go back to the order of the text by sorting, which asks first and can be undone", () => {
    const editor = open();
    editor.session.renumberClaim(editor.node("3-주장-1").id, 1);
    editor.session.sort();
    expect(phrases(editor)).toEqual(["셋", "하나", "둘"]);
    expect(editor.session.store.getState().question).toEqual({ kind: "sort" });
    editor.session.sort();
    expect(editor.session.store.getState().question).toBeNull();
    expect(phrases(editor)).toEqual(["하나", "둘", "셋"]);
    expect(phrases(editor.undo())).toEqual(["셋", "하나", "둘"]);
  });
});

test("elements are counted", () => {
  const editor = openTestEditor(judgmentOf("하나. 둘. 셋."))
    .select("하나")
    .mark("C")
    .select("둘")
    .mark("D")
    .select("셋")
    .mark("D");
  expect(countsOf(editor.document())).toEqual({ C: 1, W: 0, B: 0, R: 0, RS: 0, D: 2 });
});
