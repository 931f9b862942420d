/** A place in a picture, in px from its upper left corner. */
export type Point = readonly [x: number, y: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its upper left corner, in px. */
export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** The shape, width to height, that pictures are packed towards when nothing else is asked for. */
export const ASPECT = 16 / 10;

/** How large a picture is shown at the least: the height of the smallest rectangle of the wanted shape around it. */
export function extent({ width, height }: Size, aspect: number): number {
  return Math.max(width / aspect, height);
}

/** The same rectangle elsewhere. */
export function moved<Shape extends Rect>(shape: Shape, x: number, y: number): Shape {
  return { ...shape, x: shape.x + x, y: shape.y + y };
}

/** The size of the smallest picture that begins at 0, 0 and holds all these rectangles. */
export function sizeAround(shapes: readonly Rect[]): Size {
  let [width, height] = [0, 0];
  for (const shape of shapes) {
    width = Math.max(width, shape.x + shape.width);
    height = Math.max(height, shape.y + shape.height);
  }
  return { width, height };
}
