import { describe, expect, test } from "vitest";
import { judgmentOf } from "../testing/judgment-of";
import { openTestEditor } from "../testing/test-editor";

const judgment = judgmentOf(
  "피고인은 골목에서 피해자를 기다렸다.",
  "피고인은 과도로 피해자를 찔렀다.",
  "",
  "따라서 살해의 고의가 인정된다.",
);

describe("marking a phrase", () => {
  test("draws it with its code and leaves the words as they are", () => {
    const editor = openTestEditor(judgment)
      .select("살해의 고의가 인정된다")
      .mark("C")
      .select("과도로 피해자를 찔렀다")
      .mark("D");
    expect(editor.drawn()).toEqual([
      "피고인은 골목에서 피해자를 기다렸다.",
      "피고인은 [1-근거자료-1|과도로 피해자를 찔렀다].",
      "",
      "따라서 [1-주장-1|살해의 고의가 인정된다].",
    ]);
  });

  test("costs what its block costs: Lexical has no words of the judgment to join", () => {
    expect(openTestEditor(judgment).select("과도로").mark("C").joined()).toMatch(/^\n+$/);
  });

  test("over several paragraphs makes one node with a fragment in each", () => {
    const editor = openTestEditor(judgment).select("피해자를 기다렸다.", { to: "피해자를 찔렀다" }).mark("C");
    expect(editor.drawn().slice(0, 2)).toEqual([
      "피고인은 골목에서 [1-주장-1|피해자를 기다렸다.]",
      "[1-주장-1|피고인은 과도로 피해자를 찔렀다].",
    ]);
    expect(editor.node("1-주장-1").text).toBe("피해자를 기다렸다.\n피고인은 과도로 피해자를 찔렀다");
  });

  test("leaves white space and empty paragraphs at its ends out", () => {
    const editor = openTestEditor(judgment).select(" 찔렀다.", { to: "따라서 " }).mark("C");
    expect(editor.node("1-주장-1").text).toBe("찔렀다.\n\n따라서");
    expect(openTestEditor(judgment).select("찔렀다.\n\n").mark("C").node("1-주장-1").text).toBe("찔렀다.");
  });

  test("before another claim gives that claim the next number everywhere", () => {
    const editor = openTestEditor(judgment).select("살해의 고의").mark("C").select("찔렀다").mark("D");
    editor.select("골목에서").mark("C");
    expect(editor.codes()).toEqual(["1-주장-1", "2-근거자료-1", "2-주장-1"]);
    expect(editor.drawn()[1]).toBe("피고인은 과도로 피해자를 [2-근거자료-1|찔렀다].");
  });
});

describe("a mark is refused", () => {
  const marked = () => openTestEditor(judgment).select("과도로 피해자를").mark("C");

  test("on white space", () => {
    expect(marked().select(" ").mark("D").notice()).toBe("refused: blank");
  });

  test("across the end of a marked phrase", () => {
    expect(marked().select("피해자를 찔렀다").mark("D").notice()).toBe("refused: overlap");
    expect(marked().select("피고인은 과도로", {}).mark("D").notice()).toBe("refused: overlap");
  });

  test("around and inside of a marked phrase", () => {
    expect(marked().select("은 과도로 피해자를 찔").mark("D").notice()).toBe("refused: overlap");
    expect(marked().select("과도로").mark("D").notice()).toBe("refused: nested");
    expect(marked().select("과도로 피해자를").mark("D").notice()).toBe("refused: nested");
  });

  test("for other elements while there is no claim", () => {
    const editor = openTestEditor(judgment).select("골목에서").mark("W");
    expect(editor.notice()).toBe("refused: no-claim");
    expect(editor.document()).toBe(judgment);
  });
});

describe("undo and redo", () => {
  test("take marks and attributes back together and bring them again", () => {
    const editor = openTestEditor(judgment).select("살해의 고의").mark("C").edit("1-주장-1", { keyword: "고의" });
    editor.select("골목에서").mark("D");
    expect(editor.undo().undo().node("1-주장-1").keyword).toBe("");
    expect(editor.undo().codes()).toEqual([]);
    expect(editor.drawn()[3]).toBe("따라서 살해의 고의가 인정된다.");
    expect(editor.redo().redo().redo().node("1-주장-1").keyword).toBe("고의");
    expect(editor.drawn()[0]).toBe("피고인은 [1-근거자료-1|골목에서] 피해자를 기다렸다.");
  });

  test("one visit of a field is one step, the next visit another", () => {
    const editor = openTestEditor(judgment).select("살해의 고의").mark("C");
    editor.edit("1-주장-1", { trans: "살" }).edit("1-주장-1", { trans: "살의" });
    editor.session.endVisit();
    editor.edit("1-주장-1", { trans: "살의 인정" });
    expect(editor.undo().node("1-주장-1").trans).toBe("살의");
    expect(editor.undo().node("1-주장-1").trans).toBe("살해의 고의");
  });

  test("ids are not given again after an undo", () => {
    const editor = openTestEditor(judgment).select("살해의 고의").mark("C").undo().select("골목에서").mark("C");
    expect(editor.node("1-주장-1").id).toBe("node2");
  });

  test("say when there is nothing left", () => {
    expect(openTestEditor(judgment).undo().notice()).toBe("nothing-to-undo");
    expect(openTestEditor(judgment).redo().notice()).toBe("nothing-to-redo");
  });
});

describe("deleting", () => {
  test("takes the mark away and keeps the words", () => {
    const editor = openTestEditor(judgment).select("살해의 고의").mark("C").remove("1-주장-1");
    expect(editor.drawn()[3]).toBe("따라서 살해의 고의가 인정된다.");
  });

  test("a claim that owns nodes asks what becomes of them", () => {
    const editor = openTestEditor(judgment).select("살해의 고의").mark("C").select("골목에서").mark("D");
    const claim = editor.node("1-주장-1").id;
    editor.remove("1-주장-1");
    expect(editor.session.store.getState().question).toEqual({ kind: "remove", id: claim });
    expect(editor.codes()).toHaveLength(2);
    editor.session.remove(claim, "remove");
    expect(editor.codes()).toEqual([]);
    expect(editor.session.store.getState().question).toBeNull();
  });

  test("a claim can hand its nodes to another claim", () => {
    const editor = openTestEditor(judgment).select("살해의 고의").mark("C").select("골목에서").mark("D");
    editor.select("찔렀다").mark("C");
    editor.session.remove(editor.node("2-주장-1").id, { moveTo: editor.node("1-주장-1").id });
    expect(editor.codes()).toEqual(["1-근거자료-1", "1-주장-1"]);
  });
});
