import { expect, test } from "vitest";
import { leftText } from "./left-text";

test("What is left of leave is told with what a request would leave of it", () => {
  expect(leftText({ remain: 13.25, pending: 0 })).toBe("13.25일");
  expect(leftText({ remain: 13.25, pending: 0 }, 2)).toBe("13.25일 → 11.25일");
  expect(leftText({ remain: 13.25, pending: 1 }, 0.5)).toBe("12.25일 → 11.75일 (결재 중 1일 제외)");
  expect(leftText({ remain: 1, pending: 1 }, 1)).toBe("0일 → -1일 (결재 중 1일 제외)");
});
