import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ageAssets } from "./age-assets";

const HOUR = 60 * 60 * 1000;

it("keeps the assets of a version for a day after the next one was built, and its compressed copies", () => {
  const folder = mkdtempSync(join(tmpdir(), "assets-"));
  mkdirSync(join(folder, "assets"));
  const files = () => readdirSync(join(folder, "assets")).sort();
  const build = (name: string, hour: number) => {
    for (const file of [name, `${name}.br`]) writeFileSync(join(folder, "assets", file), "");
    ageAssets(folder, [`assets/${name}`, "index.html"], new Date(Date.now() + hour * HOUR));
  };

  build("start-1.js", 0);
  // current for three days: its day begins when the next one is built
  build("start-2.js", 72);
  expect(files()).toEqual(["start-1.js", "start-1.js.br", "start-2.js", "start-2.js.br"]);
  build("start-3.js", 72 + 23);
  expect(files()).toContain("start-1.js");
  build("start-4.js", 72 + 25);
  expect(files()).toEqual([
    "start-2.js",
    "start-2.js.br",
    "start-3.js",
    "start-3.js.br",
    "start-4.js",
    "start-4.js.br",
  ]);
});
