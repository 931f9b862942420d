import fc from "fast-check";
import { expect, test } from "vitest";
import { neighbourOf, type Step } from "./neighbour";
import type { Rect } from "./shapes";

/** Two data, a claim at their right, a warrant below. */
const boxes: Rect[] = [
  { x: 0, y: 0, width: 100, height: 50 },
  { x: 0, y: 60, width: 100, height: 50 },
  { x: 300, y: 0, width: 100, height: 50 },
  { x: 140, y: 160, width: 100, height: 50 },
];

test.each([
  [0, "right", 2],
  [2, "left", 0],
  [0, "down", 1],
  [1, "down", 3],
  [3, "up", 1],
  [2, "right", 2],
  [0, "up", 0],
  [0, "last", 3],
  [3, "first", 0],
  [2, "next", 3],
  [3, "next", 3],
  [1, "previous", 0],
] as [number, Step, number][])("from box %i a step %s leads to box %i", (from, step, to) => {
  expect(neighbourOf(boxes, from, step)).toBe(to);
});

test("a step leads to a box on the side it names, or stays", () => {
  const rect = fc.record({
    x: fc.integer({ min: 0, max: 2000 }),
    y: fc.integer({ min: 0, max: 2000 }),
    width: fc.integer({ min: 10, max: 200 }),
    height: fc.integer({ min: 10, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(rect, { minLength: 1, maxLength: 50 }), fc.nat(), (all, seed) => {
      const from = seed % all.length;
      const there = neighbourOf(all, from, "right");
      if (there !== from) expect((all[there] as Rect).x).toBeGreaterThan((all[from] as Rect).x);
      const below = neighbourOf(all, from, "down");
      if (below !== from) expect((all[below] as Rect).y).toBeGreaterThan((all[from] as Rect).y);
    }),
  );
});
