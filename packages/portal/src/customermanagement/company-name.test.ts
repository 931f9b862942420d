import { expect, test } from "vitest";
import { companyKey } from "./company-name";

test.each(["㈜한빛 전자", "주식회사 한빛전자", "한빛전자(주)", "(주) 한빛·전자", "（주）한빛전자"])(
  "%s is the company 한빛전자",
  (written) => expect(companyKey(written)).toBe("한빛전자"),
);

test("letters count whatever their case, and other companies stay others", () => {
  expect(companyKey("ABC Learning")).toBe(companyKey("abc-learning"));
  expect(companyKey("한빛전자")).not.toBe(companyKey("한빛전기"));
});
