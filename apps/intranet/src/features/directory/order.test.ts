import { expect, test } from "vitest";
import type { Colleague } from "../../api/reads";
import { ordered, readOrder } from "./order";

const person = (idx: number, ename: string, kname: string, position_rank: number) =>
  ({ idx, ename, kname, position_rank }) as Colleague;
/** In the order of the organisation. */
const people = [
  person(1, "Bada Park", "박바다", 1),
  person(2, "Areum Ko", "고아름", 3),
  person(3, "Chan Na", "나찬", 1),
];
const sorted = (text: string | null) => ordered(people, readOrder(text)).map(({ idx }) => idx);

test.each([
  [null, [1, 2, 3]],
  ["nonsense", [1, 2, 3]],
  ["-unit", [3, 2, 1]],
  ["position", [1, 3, 2]],
  ["-position", [2, 1, 3]],
  ["kname", [2, 3, 1]],
  ["ename", [2, 1, 3]],
  ["-ename", [3, 1, 2]],
])("sorted by %s, people come in this order", (text, expected) => {
  expect(sorted(text)).toEqual(expected);
});
