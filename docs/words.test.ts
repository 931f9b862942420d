import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "./written-parts";

const sources = ["apps/intranet/src", "apps/server/src", "packages/portal/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$|(^|\/)(demo|testing)\//.test(name))
    .map((name) => join(root, folder, name)),
);

/** A source without what is said to developers. */
function saidToPeople(path: string): string {
  return readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");
}

/** The rows of the table: what to say, and what not. */
const rules = readFileSync(join(root, "docs/words.md"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, say, not] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const words = [...(not ?? "").matchAll(/`([^`]+)`/g)].map(([, word]) => word?.replaceAll("\\|", "|") ?? "");
    return words.map((word) => ({ say, not: new RegExp(word) }));
  });

test("one word for each thing is said to people, as docs/words.md has it", () => {
  expect(rules.length).toBeGreaterThan(30);
  const found = sources.flatMap((path) => {
    const lines = saidToPeople(path).split("\n");
    return rules.flatMap(({ say, not }) =>
      lines.filter((line) => not.test(line)).map((line) => `${relative(root, path)}: ${line.trim()} → ${say}`),
    );
  });
  expect(found).toEqual([]);
});

test("no placeholder names a year or somebody's number", () => {
  const aging = sources.flatMap((path) => {
    const placeholders = saidToPeople(path).match(/placeholder=("[^"]*"|\{[^}]*\})/g) ?? [];
    return placeholders.filter((text) => /\b(19|20)\d\d\b|\b[A-Z]\d{6}\b/.test(text));
  });
  expect(aging).toEqual([]);
});
