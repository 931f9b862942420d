import { expect, it } from "vitest";
import { tellingWords } from "./telling-words";

it("keeps the longest words of a title without their particles", () => {
  expect(tellingWords("노트북이 자꾸 꺼지고 화면은 어두워요")).toEqual(["어두워요", "노트북", "꺼지고"]);
});

it("leaves out single letters and words said twice", () => {
  expect(tellingWords("A B 번역 번역을 요청")).toEqual(["번역", "요청"]);
  expect(tellingWords("  ")).toEqual([]);
});
