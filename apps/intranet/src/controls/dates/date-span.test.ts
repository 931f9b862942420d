import { expect, test } from "vitest";
import { spansOn } from "./date-span";

test("a week is from Monday, the month before is the whole of it, over the ends of years and of February", () => {
  expect(spansOn("2026-03-01")).toEqual({
    "이번 주": { from: "2026-02-23", to: "2026-03-01" },
    "이번 달": { from: "2026-03-01", to: "2026-03-31" },
    지난달: { from: "2026-02-01", to: "2026-02-28" },
    전체: { from: "", to: "" },
  });
  expect(spansOn("2028-03-31").지난달).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(spansOn("2026-01-15").지난달).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});
