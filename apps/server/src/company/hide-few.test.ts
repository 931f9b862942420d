import fc from "fast-check";
import { expect, test } from "vitest";
import { hideFew, type Told } from "./hide-few";

const LEAST = 3;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The table with its totals, counted here by itself. */
function whole(counts: readonly (readonly number[])[]): number[][] {
  const rows = counts.map((row) => [...row, sum(row)]);
  return [...rows, (rows[0] as number[]).map((_, at) => sum(rows.map((row) => row[at] as number)))];
}

/** Every table of numbers up to a largest one that says what is told: tried one after the other. */
function possible(told: Told, most: number): number[][][] {
  const [height, width] = [told.length - 1, (told[0]?.length ?? 1) - 1];
  let tables: number[][][] = [[]];
  for (let row = 0; row < height; row++) {
    let lines: number[][] = [[]];
    for (let column = 0; column < width; column++) {
      const known = told[row]?.[column];
      const values = known === null ? Array.from({ length: most + 1 }, (_, value) => value) : [known as number];
      lines = lines.flatMap((line) => values.map((value) => [...line, value]));
    }
    const total = told[row]?.[width];
    lines = lines.filter((line) => total === null || sum(line) === total);
    tables = tables.flatMap((table) => lines.map((line) => [...table, line]));
  }
  return tables
    .map((table) => whole(table))
    .filter((table) =>
      told.every((line, row) => line.every((value, at) => value === null || table[row]?.[at] === value)),
    );
}

const tables = fc.constantFrom<[number, number][]>([1, 3], [2, 2], [2, 3], [3, 2]).chain(([height, width]) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: width, maxLength: width }), {
    ...{ minLength: height, maxLength: height },
  }),
);

test("no number of few people is told, nor found by trying every table that says the same", () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 0, max: 15 }), (counts, other) => {
      const also = (row: number, at: number) => row * 4 + at === other;
      const told = hideFew(counts, LEAST, also);
      const real = whole(counts);
      for (const [row, line] of real.entries())
        for (const [at, value] of line.entries()) {
          expect(told[row]?.[at] === value || told[row]?.[at] === null).toBe(true);
          if ((value > 0 && value < LEAST) || also(row, at)) expect(told[row]?.[at]).toBeNull();
        }
      if (told.flat().every((value) => value !== null)) return;
      const all = possible(told, 6);
      for (const [row, line] of told.entries())
        for (const [at, value] of line.entries())
          if (value === null) expect(new Set(all.map((table) => table[row]?.[at])).size).toBeGreaterThan(1);
    }),
    { numRuns: 100 },
  );
});

test("what a line hides together is not few people either", () => {
  fc.assert(
    fc.property(tables, (counts) => {
      const told = hideFew(counts, LEAST);
      const real = whole(counts);
      const lines = [
        ...told.map((line, row) => line.map((value, at) => ({ value, real: real[row]?.[at] as number }))),
        ...(told[0] ?? []).map((_, at) =>
          told.map((line, row) => ({ value: line[at], real: real[row]?.[at] as number })),
        ),
      ];
      for (const line of lines) {
        const [total, parts] = [line.at(-1), line.slice(0, -1)];
        const hidden = sum(parts.filter(({ value }) => value === null).map((one) => one.real));
        if (total?.value !== null && hidden > 0) expect(hidden).toBeGreaterThanOrEqual(LEAST);
      }
    }),
    { numRuns: 500 },
  );
});

test("a single person among two columns hides the larger one beside it, and not the total", () => {
  expect(hideFew([[1, 9]], LEAST)[0]).toEqual([null, null, 10]);
  expect(hideFew([[4, 0, 6]], LEAST)[0]).toEqual([4, 0, 6, 10]);
});
