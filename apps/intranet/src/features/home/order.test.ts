import { expect, test } from "vitest";
import { moved } from "../../shell/moved";
import { completed } from "./order";

test("a saved order keeps its places; what is new comes last and what is gone is left out", () => {
  expect(completed(["notices", "gone", "todo", 3], ["todo", "rounds", "notices"])).toEqual([
    "notices",
    "todo",
    "rounds",
  ]);
  expect(completed([], ["a", "b"])).toEqual(["a", "b"]);
});

test("an item moves by one place, and not out of the list", () => {
  expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});
