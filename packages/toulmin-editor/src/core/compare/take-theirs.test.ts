import { expect, test } from "vitest";
import { judgmentOf } from "../../testing/judgment-of";
import { openTestEditor } from "../../testing/test-editor";
import { isRefused } from "../commands/refusal";
import { placedNodes } from "../places";
import { compareDocuments, isNotComparable } from "./compare";
import { takeTheirs } from "./take-theirs";

const judgment = judgmentOf("피고인은 골목에서 기다렸다. 피고인은 과도로 찔렀다. 고의가 인정된다. 죄가 무겁다.");
const open = () => openTestEditor(judgment).select("고의가 인정된다").mark("C").select("죄가 무겁다").mark("C");

const mine = () => open().select("골목에서 기다렸다").mark("D").select("피고인은 과도로").mark("W").document();
const theirs = () => {
  const editor = open()
    .select("과도로 찔렀다")
    .mark("D")
    .edit("2-근거자료-1", { target: "defendant", keyword: "실행" });
  editor.session.reOwn(editor.node("2-근거자료-1").id, editor.node("1-주장-1").id);
  return editor.edit("2-주장-1", { issue: "3" }).document();
};

function differences(first = mine(), second = theirs()) {
  const comparison = compareDocuments(first, second);
  if (isNotComparable(comparison)) throw new Error("not comparable");
  return comparison.differences;
}

test("taking theirs at every difference makes of ours what they have", () => {
  let document = mine();
  for (let [next] = differences(document); next; [next] = differences(document)) {
    const taken = takeTheirs(document, next, theirs());
    if (isRefused(taken)) throw new Error(taken.error);
    expect(taken).not.toBe(document);
    document = taken;
  }
  expect(placedNodes(document).map(({ toulmin_code, text, issue }) => [toulmin_code, text, issue])).toEqual(
    placedNodes(theirs()).map(({ toulmin_code, text, issue }) => [toulmin_code, text, issue]),
  );
  expect(document.nodes.find(({ ctype }) => ctype === "D")).toMatchObject({ target: "defendant", keyword: "실행" });
});

test("a mark below a claim that we do not have is refused, and the current claim stays", () => {
  const bare = openTestEditor(judgment).select("죄가 무겁다").mark("C").document();
  const theirDatum = differences(bare).find(({ second }) => second?.ctype === "D");
  expect(theirDatum && takeTheirs(bare, theirDatum, theirs())).toEqual({ error: "no-claim" });
  const current = mine();
  const [first] = differences(current);
  const taken = first && takeTheirs(current, first, theirs());
  expect(taken && !isRefused(taken) && taken.currentClaim).toBe(current.currentClaim);
});
