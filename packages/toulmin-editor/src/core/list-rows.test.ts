import { describe, expect, test } from "vitest";
import { judgmentOf } from "../testing/judgment-of";
import { openTestEditor } from "../testing/test-editor";
import type { NodeId } from "./document";
import { issuesOf, type ListFilter, listRows, NO_FILTER } from "./list-rows";
import { placeOf } from "./places";

const editor = openTestEditor(judgmentOf("피고인은 찔렀다. 고의가 있다.", "피해자는 다쳤다. 위자료를 지급하라."));
editor
  .select("고의가 있다")
  .mark("C")
  .select("찔렀다")
  .mark("D")
  .edit("1-근거자료-1", { target: "defendant", issue: "2" });
editor.select("위자료를 지급하라").mark("C").select("다쳤다").mark("D").select("피해자는").mark("W");
editor.edit("2-논거-1", { target: "victim", issue: "10", keyword: "Damages", note: "기록 12면" });
const document = editor.document();

const codes = (filter: Partial<ListFilter>, unfolded: NodeId[] = []) =>
  listRows(document, { ...NO_FILTER, ...filter }, new Set(unfolded)).map(
    (row) => placeOf(document, row.node).toulmin_code,
  );

describe("the list", () => {
  test("shows the claims by number and says how many nodes each owns", () => {
    expect(listRows(document).map((row) => [placeOf(document, row.node).toulmin_code, row.owned])).toEqual([
      ["1-주장-1", 1],
      ["2-주장-1", 2],
    ]);
  });

  test("shows the nodes of an unfolded claim below it, in reading order", () => {
    expect(codes({}, [editor.node("2-주장-1").id])).toEqual(["1-주장-1", "2-주장-1", "2-논거-1", "2-근거자료-1"]);
  });

  test("filters by element, actor, words and issue, and shows the claims of what passes", () => {
    expect(codes({ element: "D" })).toEqual(["1-주장-1", "1-근거자료-1", "2-주장-1", "2-근거자료-1"]);
    expect(codes({ element: "C" })).toEqual(["1-주장-1", "2-주장-1"]);
    expect(codes({ actor: "victim" })).toEqual(["2-주장-1", "2-논거-1"]);
    expect(codes({ words: "damages" })).toEqual(["2-주장-1", "2-논거-1"]);
    expect(codes({ words: "기록" })).toEqual(["2-주장-1", "2-논거-1"]);
    expect(codes({ words: "고의" })).toEqual(["1-주장-1"]);
    expect(codes({ issue: "2" })).toEqual(["1-주장-1", "1-근거자료-1"]);
    expect(codes({ element: "W", issue: "2" })).toEqual([]);
  });

  test("knows the issues in use, numbers in the order of numbers", () => {
    expect(issuesOf(document)).toEqual(["2", "10"]);
  });
});
