import { expect, test } from "vitest";
import { idxs } from "../define/values";

test("of numbers in an address the one that is none is named", () => {
  const read = idxs(3);
  expect(read.parse("1, 2,3")).toEqual([1, 2, 3]);
  const said = (text: string) => read.safeParse(text).error?.issues.map(({ message }) => message);
  expect(said("1,abc,x")).toEqual([expect.stringContaining("‘abc’")]);
  expect(said("1,")).toEqual([expect.stringContaining("‘’")]);
  expect(said("1,2,3,4")).toEqual(["3개 이하로 입력하세요."]);
  expect(said("1".repeat(60))).toEqual(["3건까지 선택하세요."]);
});
