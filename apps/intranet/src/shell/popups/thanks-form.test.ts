import { expect, test } from "vitest";
import { problemOf } from "./thanks-form";

test.each([
  [null, "5", "받는 사람을 선택하세요."],
  [7, "", "선물 달러를 입력하세요."],
  [7, "0", "선물 달러를 입력하세요."],
  [7, "-1", "선물 달러를 입력하세요."],
  [7, "5달", "선물 달러를 입력하세요."],
  [7, "101", "이번 달 감사달러를 모두 소진하였습니다."],
  [7, "100", null],
])("to %s, %s dollars of 100: %s", (target, dollar, said) => {
  expect(problemOf(target, dollar, 100)).toBe(said);
});
