import { expect, test } from "vitest";
import { within } from "./photo-crop";

// 240 px are shown; a photo of 480 × 240 is drawn as large as it is
const wide = { naturalWidth: 480, naturalHeight: 240 };

test.each([
  [
    { x: 0, y: 0, zoom: 1 },
    { x: 0, y: 0, zoom: 1 },
  ],
  [
    { x: 500, y: 30, zoom: 1 },
    { x: 120, y: 0, zoom: 1 },
  ],
  [
    { x: -500, y: -30, zoom: 1 },
    { x: -120, y: 0, zoom: 1 },
  ],
  [
    { x: 500, y: 500, zoom: 2 },
    { x: 360, y: 120, zoom: 2 },
  ],
])("at %o no part of the square is empty: %o", (asked, given) => {
  expect(within(asked, wide)).toEqual(given);
});
