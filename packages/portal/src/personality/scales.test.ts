import { expect, test } from "vitest";
import { cardScales, cardType } from "./scales";

test("each of the twelve types says what somebody is like and how to work with them; nothing else does", () => {
  const types = cardScales.flatMap((first) =>
    cardScales.filter((second) => second !== first).map((second) => `${first}·${second}`),
  );
  expect(types).toHaveLength(12);
  const told = types.map(cardType);
  expect(new Set(told.map((one) => one?.about)).size).toBe(12);
  expect(told.every((one) => one?.tips.length === 2)).toBe(true);
  expect(["null", "주도", "주도·없음", ""].map(cardType)).toEqual([undefined, undefined, undefined, undefined]);
});
