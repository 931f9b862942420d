import { expect, test } from "vitest";
import { isSlow } from "./font";

test("a line is slow when the page took more than 300 ms to come, without what stood before it was asked for", () => {
  expect(isSlow({ requestStart: 20, responseEnd: 420 })).toBe(true);
  expect(isSlow({ requestStart: 500, responseEnd: 560 })).toBe(false);
});
