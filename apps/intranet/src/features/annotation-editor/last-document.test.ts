// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { lastDocument, namespaceOf, rememberDocument } from "./last-document";

afterEach(() => localStorage.clear());

test("the first person of a browser keeps what lies there without a name, each other one has their own", () => {
  rememberDocument("old", undefined);
  expect(namespaceOf(0)).toBe("0");
  const [first, second] = [namespaceOf(7), namespaceOf(8)];
  expect([first, second, namespaceOf(7)]).toEqual([undefined, "8", undefined]);
  expect(lastDocument(first)).toBe("old");
  expect(lastDocument(second)).toBeNull();
  rememberDocument("new", second);
  expect([lastDocument(first), lastDocument(second)]).toEqual(["old", "new"]);
});
