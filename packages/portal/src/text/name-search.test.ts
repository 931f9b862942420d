import { expect, test } from "vitest";
import { isNamed } from "./name-search";

const person = { ename: "Amber Kim", kname: "김가온" };
const finds = (...texts: string[]) => texts.map((text) => isNamed(person, text));

test("the English name is found by its beginning, in any case", () => {
  expect(finds("amb", "AMBER K", "kim", "")).toEqual([true, true, false, true]);
});

test("the Korean name is found by any part of it", () => {
  expect(finds("김가", "가온", "온", "김온")).toEqual([true, true, true, false]);
});

test("the Korean name is found by initial consonants, also beside syllables", () => {
  expect(finds("ㄱㄱㅇ", "ㄱㅇ", "김ㄱ", "ㄴ", "ㄲ")).toEqual([true, true, true, false, false]);
});

test("signs have no meaning of their own", () => {
  expect(finds(".*", "[가-힣]", "(", "\\", "*")).toEqual([false, false, false, false, false]);
});
