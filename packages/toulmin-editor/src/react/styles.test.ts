import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => [name, readFileSync(join(import.meta.dirname, name), "utf8")] as const);

test("a mark that is made has no style of what lies around the text computed again", () => {
  // a browser looks through all that lies within such an element, whatever is put into it
  const looksWithin = /\.toulmin-(?:root|editor|body|text|judgment)[^\s,>+~{]*:has\(.*/g;
  for (const [name, css] of sheets) {
    const onScreen = css.replace(/@media print \{[\s\S]*?\n\}/g, "");
    expect(
      [...onScreen.matchAll(looksWithin)].map(([rule]) => rule),
      name,
    ).toEqual([]);
  }
});

test("highlights are styles of words alone: an element with styles of ten costs a browser as much as eleven", () => {
  const rules = sheets.flatMap(([, css]) => css.match(/[^\n]*::highlight\([\w-]+\)/g) ?? []);
  expect(rules.length).toBeGreaterThanOrEqual(10);
  for (const rule of rules) expect(rule).toMatch(/^\.toulmin-judgment span::highlight/);
});
