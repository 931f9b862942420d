import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const most = 25;

test("no source folder has more than 25 files", () => {
  const counts = new Map<string, number>();
  for (const part of ["packages/portal/src", "packages/toulmin-editor/src", "apps/server/src", "apps/intranet/src"]) {
    for (const entry of readdirSync(join(root, part), { recursive: true, withFileTypes: true })) {
      const folder = relative(root, entry.parentPath);
      if (entry.isFile()) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > most)).toEqual([]);
});
