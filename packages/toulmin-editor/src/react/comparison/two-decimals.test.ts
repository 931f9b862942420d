import { expect, test } from "vitest";
import { twoDecimals } from "./two-decimals";

test.each([
  [-0.001, "0.00"],
  [-0.006, "-0.01"],
  [0.956, "0.96"],
  [1, "1.00"],
])("%d reads %s", (value, words) => expect(twoDecimals(value)).toBe(words));
