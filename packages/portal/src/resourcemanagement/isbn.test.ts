import { expect, test } from "vitest";
import { isIsbn } from "./isbn";

test("an ISBN has thirteen digits, of which the last one checks the others", () => {
  expect(isIsbn("9780306406157")).toBe(true);
  expect(isIsbn("9791234567896")).toBe(true);
  for (const wrong of ["9780306406158", "9780306406175", "1230306406157", "978030640615", "978-030640615"]) {
    expect([wrong, isIsbn(wrong)]).toEqual([wrong, false]);
  }
});
