import fc from "fast-check";
import { expect, test } from "vitest";
import { mostTaken } from "./most-taken";

const at = (minute: number) => new Date(minute * 60_000);

test("as many are taken as a look at every minute finds, whatever overlaps", () => {
  const taking = fc.record({
    from: fc.nat(60),
    length: fc.integer({ min: 1, max: 30 }),
    qty: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(
      fc.array(taking, { maxLength: 12 }),
      fc.nat(60),
      fc.integer({ min: 1, max: 40 }),
      (made, from, length) => {
        const takings = made.map((one) => ({ qty: one.qty, from: at(one.from), to: at(one.from + one.length) }));
        const minutes = Array.from({ length }, (_, n) => at(from + n));
        const taken = minutes.map((now) =>
          takings.filter((one) => one.from <= now && one.to > now).reduce((sum, { qty }) => sum + qty, 0),
        );
        const most = mostTaken(takings, at(from), at(from + length));
        expect(most.qty).toBe(Math.max(...taken));
        expect(most.from >= at(from) && most.to <= at(from + length)).toBe(true);
      },
    ),
  );
});
