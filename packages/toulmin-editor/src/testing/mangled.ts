import fc from "fast-check";

const junk = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom(
    "null",
    "{}",
    "[]",
    "-1",
    "1e999",
    "\uFEFF",
    "\u0000",
    '"',
    "\n",
    "\t",
    "T1",
    "node1",
    "__proto__",
    "[[[[",
  ),
);

/** A good file with stretches cut out, doubled, or replaced; sometimes nothing but junk. */
export function mangled(good: string): fc.Arbitrary<string> {
  const cut = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: good.length })),
    by: fc.oneof(junk, fc.constant(null)),
  });
  const broken = fc.array(cut, { minLength: 1, maxLength: 4 }).map((cuts) =>
    cuts.reduce((text, { at, length, by }) => {
      const start = Math.floor(at * text.length);
      const stretch = text.slice(start, start + length);
      return text.slice(0, start) + (by ?? stretch + stretch) + text.slice(start + length);
    }, good),
  );
  return fc.oneof(
    { weight: 4, arbitrary: broken },
    { weight: 1, arbitrary: fc.array(junk).map((parts) => parts.join("")) },
  );
}
