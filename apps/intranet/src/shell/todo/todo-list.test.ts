import { expect, test } from "vitest";
import { dueText } from "./todo-list";

test.each([
  ["2026-03-05", "D-3"],
  ["2026-03-02", "오늘까지"],
  ["2026-02-28", "2일 지남"],
])("what is due on %s is told as %s on 2 March", (due, text) => {
  expect(dueText(due, "2026-03-02")).toBe(text);
});
