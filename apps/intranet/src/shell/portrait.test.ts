import { expect, test } from "vitest";
import { hueOf } from "./portrait";

test("somebody's colour stays the same, and is far from that of who joined next", () => {
  expect(hueOf(7)).toBe(hueOf(7));
  const apart = (one: number, other: number) => {
    const way = Math.abs(hueOf(one) - hueOf(other));
    return Math.min(way, 360 - way);
  };
  for (let idx = 1; idx < 500; idx += 1) expect(apart(idx, idx + 1)).toBeGreaterThan(90);
});
