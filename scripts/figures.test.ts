import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { figuresBefore, figuresOf, grown, linesOf } from "./figures.mjs";

function reports(content: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(join(tmpdir(), "figures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return Object.fromEntries(
    Object.entries(content).map(([name, one]) => {
      const path = join(folder, name);
      writeFileSync(path, typeof one === "string" ? one : JSON.stringify(one));
      return [name, path];
    }),
  );
}

test("a run is told in seconds by kind, in the mean of what there is many of", () => {
  const told = figuresOf(
    [{ name: "lint", seconds: 12 }],
    reports({
      server: { testResults: [{ name: "/x/crud/modules/a.test.ts", assertionResults: [{ duration: 4_000 }] }] },
      components: { testResults: [{ name: "/x/a.stories.tsx", assertionResults: [{ duration: 500 }, {}] }] },
      e2e: { suites: [{ suites: [{ specs: [{ tests: [{ results: [{ duration: 3_000 }] }] }] }] }] },
      copies: "100\n300\n",
    }),
  );
  expect(told.figures).toMatchObject({ lint: 12, "a story": 0.25, "a journey": 3, "a database copy": 0.2 });
  expect(told.figures["a screen of modules"]).toBeCloseTo(4 / told.counts.screens);
  expect(told.counts.copies).toBe(2);
  expect(told.counts.screens).toBeGreaterThan(200);
});

test("what grew by more than a fifth beside the page's table is said in one line", () => {
  const before = figuresBefore("text\n| kind | seconds |\n| --- | --- |\n| lint | 10 |\n| a story | 0.50 |\n");
  expect(before).toEqual({ lint: 10, "a story": 0.5 });
  expect(grown({ lint: 12.1, "a story": 0.6, types: 900 }, before)).toEqual(["lint"]);
  const lines = linesOf({ figures: { lint: 12.1 }, counts: { screens: 1, copies: 2 } }, before);
  expect(lines.at(-1)).toBe("grew by more than a fifth: lint");
  expect(linesOf({ figures: { lint: 12 }, counts: { screens: 1, copies: 2 } }, before).at(-1)).toMatch(/^nothing grew/);
});
