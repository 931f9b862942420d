import { expect, test } from "vitest";
import { moved } from "../../shell/moved";
import { columnsOf, completed } from "./order";

test("a saved order keeps its places; what is new comes last and what is gone is left out", () => {
  expect(completed(["notices", "gone", "todo", 3], ["todo", "rounds", "notices"])).toEqual([
    "notices",
    "todo",
    "rounds",
  ]);
  expect(completed([], ["a", "b"])).toEqual(["a", "b"]);
});

test("cards are dealt out to columns in their order; a column without one is none", () => {
  expect(columnsOf(["a", "b", "c", "d"], 3)).toEqual([["a", "d"], ["b"], ["c"]]);
  expect(columnsOf(["a", "b"], 3)).toEqual([["a"], ["b"]]);
  expect(columnsOf(["a", "b"], 1)).toEqual([["a", "b"]]);
});

test("an item moves by one place, and not out of the list", () => {
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});
