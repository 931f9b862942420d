import { describe, expect, test } from "vitest";
import { judgmentOf } from "../../testing/judgment-of";
import { openTestEditor } from "../../testing/test-editor";
import { isClaim } from "../document";
import { placedNodes, placeOf } from "../places";

const judgment = judgmentOf(
  "피고인은 골목에서 기다렸다.",
  "피고인은 과도로 찔렀다.",
  "고의가 인정된다. 피고인은 유죄.",
);
const open = () => openTestEditor(judgment).select("고의가 인정된다").mark("C").select("골목에서").mark("D");

describe("another place", () => {
  test("gives a mark other words; its replacement follows while it is still the phrase", () => {
    const editor = open();
    const { id } = editor.node("1-근거자료-1");
    editor.session.move(id, { start: 0, end: 14 });
    expect(editor.node("1-근거자료-1")).toMatchObject({
      id,
      text: "피고인은 골목에서 기다렸다",
      trans: "피고인은 골목에서 기다렸다",
    });
    editor.edit("1-근거자료-1", { trans: "기다림" });
    editor.session.move(id, { start: 5, end: 9 });
    expect(editor.node("1-근거자료-1")).toMatchObject({ text: "골목에서", trans: "기다림" });
    expect(editor.drawn()[0]).toBe("피고인은 [1-근거자료-1|골목에서] 기다렸다.");
  });

  test("may cover the old one, but no other mark", () => {
    const editor = open().select("기다렸다").mark("D");
    expect(editor.session.move(editor.node("1-근거자료-1").id, { start: 5, end: 12 })).toBe(false);
    expect(editor.notice()).toBe("refused: overlap");
  });

  test("changes the order and the codes", () => {
    const editor = open().select("과도로").mark("D");
    editor.session.move(editor.node("1-근거자료-1").id, { start: 25, end: 28 });
    expect(placedNodes(editor.document()).map((node) => [node.text, node.toulmin_code])).toEqual([
      ["과도로", "1-근거자료-1"],
      ["찔렀다", "1-근거자료-2"],
      ["고의가 인정된다", "1-주장-1"],
    ]);
  });
});

describe("all identical phrases", () => {
  test("are marked in one undo step with the same attributes, without the note; marked ones are left alone", () => {
    const said = { target: "defendant", note: "기록 12면" };
    const editor = open().select("피고인은").mark("D").edit("1-근거자료-1", said);
    editor.session.endVisit();
    editor.session.markAll(editor.node("1-근거자료-1").id);
    const phrases = editor.document().nodes.filter((node) => node.text === "피고인은");
    expect(phrases.map((node) => [placeOf(editor.document(), node).toulmin_code, node.target])).toEqual([
      ["1-근거자료-1", "defendant"],
      ["1-근거자료-3", "defendant"],
      ["1-근거자료-4", "defendant"],
    ]);
    expect(phrases.map(({ note }) => note)).toEqual(["기록 12면", "", ""]);
    expect(editor.undo().codes()).toHaveLength(3);
  });

  test("that are no more are told", () => {
    const editor = open();
    editor.session.markAll(editor.node("1-근거자료-1").id);
    expect(editor.notice()).toBe("refused: no-more-phrases");
  });
});

describe("another claim", () => {
  test("takes a node over, and its code with it", () => {
    const editor = open().select("피고인은 유죄").mark("C");
    editor.session.reOwn(editor.node("1-근거자료-1").id, editor.node("2-주장-1").id);
    expect(editor.codes()).toEqual(["2-근거자료-1", "1-주장-1", "2-주장-1"]);
  });
});

describe("another element", () => {
  test("is numbered among its own", () => {
    const editor = open().select("과도로").mark("D");
    editor.session.changeElement(editor.node("1-근거자료-1").id, "W");
    expect(editor.codes()).toEqual(["1-논거-1", "1-근거자료-1", "1-주장-1"]);
  });

  test("changes the code even where the number stays", () => {
    const editor = open();
    editor.session.changeElement(editor.node("1-근거자료-1").id, "RS");
    expect(editor.codes()).toEqual(["1-반박 근거-1", "1-주장-1"]);
    editor.session.changeElement(editor.node("1-반박 근거-1").id, "R");
    expect(editor.codes()).toEqual(["1-반박-1", "1-주장-1"]);
  });

  test("makes a claim own itself, and a claim with nodes stay a claim", () => {
    const editor = open();
    const datum = editor.node("1-근거자료-1").id;
    expect(editor.session.changeElement(editor.node("1-주장-1").id, "D")).toBe(false);
    expect(editor.notice()).toBe("refused: owns-nodes");
    editor.session.changeElement(datum, "C");
    expect(editor.codes()).toEqual(["1-주장-1", "2-주장-1"]);
    expect(editor.document().currentClaim).toBe(datum);
    editor.session.changeElement(editor.node("2-주장-1").id, "D");
    expect(editor.codes()).toEqual(["1-주장-1", "1-근거자료-1"]);
  });
});

describe("links", () => {
  test("put a backing under the warrant it names, until that warrant goes", () => {
    const editor = open().select("과도로").mark("W").select("찔렀다").mark("B");
    const warrant = editor.node("1-논거-1").id;
    editor.session.setSupports(editor.node("1-보강-1").id, warrant);
    expect(editor.node("1-보강-1").supports).toBe(warrant);
    editor.session.setSupports(editor.node("1-근거자료-1").id, warrant);
    expect(editor.notice()).toBe("refused: cannot-support");
    editor.remove("1-논거-1");
    expect(editor.node("1-보강-1").supports).toBeNull();
  });

  test("let a claim be a datum of another one, but never of itself", () => {
    const editor = open().select("피고인은 유죄").mark("C");
    const [first, second] = editor
      .document()
      .nodes.filter(isClaim)
      .map((node) => node.id) as ["node1", "node3"];
    editor.session.serveAsDatum(first, second);
    expect(editor.node("1-주장-1").datumOf).toEqual([second]);
    editor.session.serveAsDatum(second, first);
    expect(editor.notice()).toBe("refused: cycle");
    editor.session.stopServingAsDatum(first, second);
    expect(editor.node("1-주장-1").datumOf).toEqual([]);
  });
});
