import { expect, test } from "vitest";
import { notBefore } from "./not-before";

test.each([
  ["종료일", "시작일", "종료일은 시작일 이후여야 합니다."],
  ["보증만료", "취득일", "보증만료는 취득일 이후여야 합니다."],
])("%s is told to come after %s", (end, start, told) => {
  expect(notBefore(end, start)).toBe(told);
});
