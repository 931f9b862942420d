import { describe, expect, test } from "vitest";
import { openMark } from "../editor/open-mark";
import { judgmentOf } from "../testing/judgment-of";
import { openTestEditor } from "../testing/test-editor";

const open = () => {
  const editor = openTestEditor(judgmentOf("하나. 둘. 셋. 넷."));
  return editor.select("하나").mark("C").select("둘").mark("C").select("셋").mark("D");
};

describe("a refusal", () => {
  test.each([
    ["opening a mark", (editor: ReturnType<typeof open>) => editor.session.open("node1")],
    ["writing an attribute", (editor: ReturnType<typeof open>) => editor.session.edit("node3", { keyword: "칼" }, "a")],
    ["another panel", (editor: ReturnType<typeof open>) => editor.session.showPanel("problems")],
    ["making a claim current", (editor: ReturnType<typeof open>) => editor.session.makeCurrent("node1")],
  ])("is not told any more after %s", (_what, act) => {
    const editor = open().select("하나").mark("C");
    expect(editor.notice()).toBe("refused: nested");
    act(editor);
    expect(editor.notice()).toBeUndefined();
  });

  test("stays while nothing is done, and what was done stays told", () => {
    const editor = open().select("하나").mark("C");
    editor.session.endVisit();
    expect(editor.notice()).toBe("refused: nested");
    editor.select("넷").mark("D");
    editor.session.showPanel("problems");
    expect(editor.notice()).toBe("marked");
  });
});

test("a claim whose mark is opened is the current one; other marks, and a reader, leave the current one", () => {
  const { session } = open();
  expect(session.document().currentClaim).toBe("node2");
  openMark(session, "node1", false);
  expect(session.document().currentClaim).toBe("node1");
  expect(session.store.getState().openNode).toBe("node1");
  openMark(session, "node3", false);
  openMark(session, "node2", true);
  expect(session.document().currentClaim).toBe("node1");
  openMark(session, null, false);
  expect(session.store.getState().openNode).toBeNull();
});

test("the places that jumps led away from are gone back to one by one, the last one first", () => {
  const { session } = open();
  for (let offset = 0; offset < 60; offset++) session.leave(offset);
  expect([session.comeBack(), session.comeBack()]).toEqual([59, 58]);
  for (let step = 0; step < 48; step++) session.comeBack();
  expect(session.comeBack()).toBeNull();
});

test("the judgment's head is corrected; a visit of a field is one step to undo", () => {
  const { session } = open();
  const before = session.document().title;
  session.retitle({ court: "새" }, "court");
  session.retitle({ court: "새벽" }, "court");
  session.endVisit();
  session.retitle({ caseNo: "2025노7" }, "caseNo");
  expect(session.document().title).toEqual({ ...before, court: "새벽", caseNo: "2025노7" });
  session.undo();
  session.undo();
  expect(session.document().title).toEqual(before);
});
