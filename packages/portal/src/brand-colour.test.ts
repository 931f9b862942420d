import { getContrast as contrast } from "color2k";
import fc from "fast-check";
import { expect, test } from "vitest";
import { coloursOf, contrastByDay, LEAST_CONTRAST } from "./brand-colour";

test("a colour that is too light to be read is known by its contrast", () => {
  expect(contrastByDay("#2e6b3a")).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(contrastByDay("#f19339")).toBeLessThan(LEAST_CONTRAST);
});

test("whatever colour a company has is read at night, and what stands on it, too", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(hex, (colour) => {
      const { dark, onDark, light, onLight } = coloursOf(colour);
      for (const ground of ["#161b18", "#1f2622", "#2b342f"])
        expect(contrast(dark, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(contrast(onDark, dark)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      if (contrastByDay(colour) >= LEAST_CONTRAST)
        expect(contrast(onLight, light)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});
