import { describe, expect, test } from "vitest";
import { pagesOf } from "./paging";

describe("a list of 301 records, 30 on a page", () => {
  const at = (page: number) => pagesOf({ page, total: 301, rows: 30, pages: 5 });
  test.each([
    [1, 1, [1, 2, 3, 4, 5]],
    [5, 5, [1, 2, 3, 4, 5]],
    [6, 6, [6, 7, 8, 9, 10]],
    [11, 11, [11]],
    [12, 11, [11]],
    [0, 1, [1, 2, 3, 4, 5]],
    [-3, 1, [1, 2, 3, 4, 5]],
    [Number.NaN, 1, [1, 2, 3, 4, 5]],
  ])("at page %i shows page %i of %j", (page, current, numbers) => {
    expect(at(page)).toEqual({ current, last: 11, numbers });
  });
});

test("an empty list has one page", () => {
  expect(pagesOf({ page: 4, total: 0, rows: 30, pages: 5 })).toEqual({ current: 1, last: 1, numbers: [1] });
});
