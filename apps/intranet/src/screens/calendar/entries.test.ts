import { expect, test } from "vitest";
import { type Entry, gapsOf, levelsOf, obstacleOf } from "./entries";

const HOUR = 3_600_000;
const entry = (idx: number, from: number, to: number, rest: Partial<Entry> = {}): Entry => ({
  idx,
  title: "회의",
  note: "",
  from: from * HOUR,
  to: to * HOUR,
  resource: 1,
  isMine: false,
  ...rest,
});

test("the time between entries is free, also when they lie in one another", () => {
  const day = { from: 8 * HOUR, to: 20 * HOUR };
  const gaps = gapsOf([entry(1, 14, 18), entry(2, 9, 12), entry(3, 10, 11), entry(4, 18.25, 19)], day);
  expect(gaps.map(({ from, to }) => [from / HOUR, to / HOUR])).toEqual([
    [8, 9],
    [12, 14],
    [19, 20],
  ]);
  expect(gapsOf([], day)).toEqual([day]);
  expect(gapsOf([entry(1, 0, 24)], day)).toEqual([]);
});

test("an entry is in the way of its own room and its own time, until it is over", () => {
  const entries = [entry(1, 9, 10), entry(2, 10, 11, { isOver: true })];
  const find = (resource: number, from: number, to: number) =>
    obstacleOf(entries, resource, { from: from * HOUR, to: to * HOUR })?.idx;
  expect(find(1, 8, 9.5)).toBe(1);
  expect(find(1, 10, 11)).toBeUndefined();
  expect(find(2, 9, 10)).toBeUndefined();
});

test("entries that overlap lie one above the other, and take a level that is free again", () => {
  const { levels, count } = levelsOf([entry(1, 9, 12), entry(2, 10, 11), entry(3, 11, 13), entry(4, 12, 13)]);
  expect(count).toBe(2);
  expect([...levels]).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 0],
  ]);
});
