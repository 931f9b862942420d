import { beforeAll, describe, expect, test } from "vitest";
import { valueProblem } from "../contract";
import { text } from "../define/fields";
import { shownText } from "./formats";
import { digitsSought, isBusinessNumber, loadPhones } from "./read-text";

beforeAll(loadPhones);

const kept = (format: "phone" | "businessNumber" | "email" | "homepage" | "postcode", max = 40) => {
  const field = text("값", { format, max });
  return (written: string) => {
    const read = valueProblem(field, written);
    return "value" in read ? read.value : read.problem;
  };
};

describe("a phone number", () => {
  const phone = kept("phone", 20);

  test.each([
    ["02-555-1234", "025551234", "02 555 1234", "02)555-1234", "02.555.1234", "(02) 555-1234", "+82 2 555 1234"],
    ["010-1234-5678", "01012345678", "+82 10-1234-5678", "+82 (0)10-1234-5678", "０１０－１２３４－５６７８"],
    ["1588-1234", "15881234"],
    ["0507-1234-5678", "050712345678"],
    ["+1 415 555 2671", "+14155552671", "+1 (415) 555-2671"],
  ])("is kept as %s in whatever way it is written", (right, ...others) => {
    expect([right, ...others].map(phone)).toEqual([right, ...others].map(() => right));
  });

  test.each(["abc", "1234", "02-555-1234, 02-555-1235", "02-555-12345678"])("is not %s", (wrong) => {
    expect(phone(wrong)).toBe("값: 전화번호가 아닙니다. 02-555-1234처럼 입력하세요.");
  });

  test("is looked for by its digits as they are at home; a part of one, too", () => {
    expect(digitsSought("+82 2-555-1234")).toBe("025551234");
    expect(digitsSought("(02) 555 1234")).toBe("025551234");
    expect(digitsSought("555-1234")).toBe("5551234");
    expect(digitsSought("+1 415 555 2671")).toBe("14155552671");
    expect(["한빛", "12", "A-1234", ""].map(digitsSought)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("a registration number", () => {
  const number = kept("businessNumber", 10);

  test("is checked by its last digit, as the tax office computes it", () => {
    // 1·1 + 2·3 + 3·7 + 4·1 + 5·3 + 6·7 + 7·1 + 8·3 + 9·5 = 165, and 4 of the last product's tens: 169, so the digit is 1
    expect(number("123-45-67891")).toBe("1234567891");
    expect(number("１２３ ４５ ６７８９１")).toBe("1234567891");
    expect(number("123-45-67890")).toBe("값: 없는 사업자번호입니다. 숫자를 다시 확인하세요.");
    expect([0, 2, 3, 4, 5, 6, 7, 8, 9].some((last) => isBusinessNumber(`123456789${last}`))).toBe(false);
  });

  test("of another length is told to have ten digits", () => {
    for (const wrong of ["123-45-678", "123-45-678901", "abc"]) {
      expect(number(wrong)).toBe("값: 숫자 10자리로 입력하세요. (예: 123-45-67891)");
    }
  });

  test("is read in its groups", () => {
    expect(shownText("businessNumber", "1234567891")).toBe("123-45-67891");
  });
});

test("addresses of mail and of sites, and postcodes, are checked and kept in one form", () => {
  const [email, homepage, postcode] = [kept("email"), kept("homepage"), kept("postcode")];
  expect(email(" Na@Shop.Example ")).toBe("na@shop.example");
  for (const wrong of ["na", "na@shop", "na@@shop.kr", "na shop@x.kr", "a@b.kr, c@d.kr"]) {
    expect(email(wrong)).toMatch(/이메일 주소가 아닙니다/);
  }
  expect(homepage("www.shop.co.kr/a?b=1")).toBe("https://www.shop.co.kr/a?b=1");
  expect(homepage("http://shop.kr")).toBe("http://shop.kr");
  for (const wrong of ["javascript:alert(1)", "없음", "https://a b.kr", "https://me@shop.kr"]) {
    expect(homepage(wrong)).toMatch(/홈페이지 주소가 아닙니다/);
  }
  expect(postcode("06236")).toBe("06236");
  for (const wrong of ["6236", "135-080", "abcde"]) expect(postcode(wrong)).toBe("값: 우편번호는 숫자 5자리입니다.");
});

test("an emptied one is empty", () => {
  expect(kept("phone")("")).toBe(null);
});
