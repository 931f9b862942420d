import { expect, test } from "vitest";
import { sizeText } from "./limits";

test("a size is told in whole kB, or in MB to one decimal", () => {
  const kilo = 1024;
  expect([1, 500 * kilo, 1023.6 * kilo, 3 * kilo * kilo, 3.14 * kilo * kilo].map(sizeText)).toEqual([
    ...["1KB", "500KB", "1MB", "3MB", "3.1MB"],
  ]);
});
