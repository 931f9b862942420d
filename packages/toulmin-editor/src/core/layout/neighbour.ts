import type { Rect } from "./shapes";

/** The ways the keyboard leads from box to box: by place, or in reading order. */
export type Step = "left" | "right" | "up" | "down" | "next" | "previous" | "first" | "last";

/**
 * The place in the list of the box that a step leads to. Left, right, up and down lead to the box that is nearest in
 * that direction, boxes straight ahead before those aside; where there is none, and at the ends, it stays.
 */
export function neighbourOf(boxes: readonly Rect[], from: number, step: Step): number {
  const here = boxes[from];
  if (!here) return 0;
  if (step === "first") return 0;
  if (step === "last") return boxes.length - 1;
  if (step === "next") return Math.min(from + 1, boxes.length - 1);
  if (step === "previous") return Math.max(from - 1, 0);
  let [nearest, shortest] = [from, Number.POSITIVE_INFINITY];
  for (const [index, box] of boxes.entries()) {
    const distance = distanceTo(here, box, step);
    if (distance < shortest) [nearest, shortest] = [index, distance];
  }
  return nearest;
}

/** What lies aside is farther than anything straight ahead, in px: the eye follows rows and columns. */
const ASIDE = 100_000;

function distanceTo(from: Rect, to: Rect, step: "left" | "right" | "up" | "down"): number {
  const ahead = {
    right: to.x - (from.x + from.width),
    left: from.x - (to.x + to.width),
    down: to.y - (from.y + from.height),
    up: from.y - (to.y + to.height),
  }[step];
  if (ahead < 0) return Number.POSITIVE_INFINITY;
  const isSideways = step === "left" || step === "right";
  const [a, b] = isSideways
    ? [stretch(from.y, from.height), stretch(to.y, to.height)]
    : [stretch(from.x, from.width), stretch(to.x, to.width)];
  const gap = Math.max(0, a.begin - b.end, b.begin - a.end);
  return ahead + gap * 2 + Math.abs(a.begin - b.begin) / 100 + (gap > 0 ? ASIDE : 0);
}

function stretch(begin: number, length: number) {
  return { begin, end: begin + length };
}
