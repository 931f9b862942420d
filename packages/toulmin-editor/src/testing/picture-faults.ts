import type { Point, Rect } from "../core/layout/shapes";

/** The pairs of rectangles that overlap, by their places in the list. */
export function overlaps(shapes: readonly Rect[]): string[] {
  return shapes.flatMap((a, index) =>
    shapes.slice(index + 1).flatMap((b, behind) => (doOverlap(a, b) ? [`${index} and ${index + 1 + behind}`] : [])),
  );
}

function doOverlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The straight pieces of lines that run through the inside of a rectangle; touching its edge is none. */
export function crossings(lines: readonly { readonly points: readonly Point[] }[], shapes: readonly Rect[]): string[] {
  return lines.flatMap(({ points }, line) =>
    points.slice(1).flatMap((to, index) => {
      const from = points[index] as Point;
      return shapes.flatMap((shape, box) => (runsThrough(from, to, shape) ? [`line ${line} through ${box}`] : []));
    }),
  );
}

function runsThrough([x1, y1]: Point, [x2, y2]: Point, { x, y, width, height }: Rect): boolean {
  const edge = 0.5;
  return (
    Math.max(x1, x2) > x + edge &&
    Math.min(x1, x2) < x + width - edge &&
    Math.max(y1, y2) > y + edge &&
    Math.min(y1, y2) < y + height - edge
  );
}

/** The rectangles that leave the picture. */
export function outside({ width, height }: { width: number; height: number }, shapes: readonly Rect[]): Rect[] {
  return shapes.filter(
    (shape) => shape.x < 0 || shape.y < 0 || shape.x + shape.width > width || shape.y + shape.height > height,
  );
}
