import { expect, test } from "vitest";
import { actorMarks } from "./actor-marks";

const marksOf = (...labels: string[]) => [
  ...actorMarks(labels.map((label, index) => ({ key: String(index), label }))).values(),
];

test("the defendant and the victim differ in shape and letter", () => {
  const [defendant, victim] = marksOf("피고인", "피해자");
  expect([defendant?.letter, victim?.letter]).toEqual(["고", "해"]);
  expect(defendant?.path).not.toBe(victim?.path);
});

test("no two actors have the same letter", () => {
  const letters = marksOf("피고인 남도겸", "피고인 도담희", "피해자", "검사", "증인 1", "증인 2", "가").map(
    (mark) => mark.letter,
  );
  expect(new Set(letters).size).toBe(letters.length);
});

test("an actor whose label is another's has a number", () => {
  expect(marksOf("증인", "증인").map(({ letter }) => letter)).toEqual(["1", "2"]);
});
