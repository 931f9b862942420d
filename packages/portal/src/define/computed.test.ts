import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computedFrom, totalOf, vatOf, wholeWon } from "./computed";
import { decimal, money } from "./fields";

const asked = { qty: decimal("수량", { digits: [10, 2] }), price: money("단가") };
const supply = money("공급가", { computed: computedFrom(asked, ({ qty, price }) => wholeWon(qty * price)) });

describe("an amount of a line", () => {
  test("is counted once all that it needs is given", () => {
    expect(supply.computed({ qty: 1.5, price: 1001 })).toBe(1502);
    expect(supply.computed({ qty: 0, price: 1001 })).toBe(0);
    expect(supply.computed({ qty: 2 })).toBeNull();
    expect(supply.computed({ qty: null, price: 1 })).toBeNull();
  });

  test("is whole won, and so is its tax, also where something is given back", () => {
    expect([wholeWon(0.5), wholeWon(-0.5), wholeWon(1.005 * 100), wholeWon(0.49)]).toEqual([1, -1, 101, 0]);
    expect([vatOf(1005), vatOf(-1005), vatOf(1004), vatOf(0)]).toEqual([101, -101, 100, 0]);
  });
});

describe("the total of lines", () => {
  test("adds decimals exactly and money whole", () => {
    expect(totalOf(asked.qty, "qty", [{ qty: 0.1 }, { qty: 0.2 }, { qty: null }, {}])).toBe(0.3);
    expect(totalOf(supply, "supply", [{ qty: 3, price: 333 }, { qty: 1.5, price: 1001 }, { qty: 9 }])).toBe(2501);
  });

  test("is the sum of the lines whatever their order, and never a broken won", () => {
    const line = fc.record({
      qty: fc.integer({ min: -9999, max: 9999 }).map((n) => n / 100),
      price: fc.nat(9_999_999),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const total = totalOf(supply, "supply", lines);
        expect(Number.isInteger(total)).toBe(true);
        expect(totalOf(supply, "supply", lines.toReversed())).toBe(total);
      }),
    );
  });

  test("leaves out what is no number", () => {
    expect(totalOf(asked.price, "price", [{ price: "많이" }, { price: 5 }, { price: Number.NaN }])).toBe(5);
  });
});
